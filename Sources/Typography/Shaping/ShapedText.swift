#if HarfBuzz
  /// The advances of a text's clusters as they were shaped, in points, at the first byte of each.
  struct ShapedText: Sendable {
    /// The advances without kerning; NaN where no font file sets the character, 0 within a cluster.
    var advances: [Double]
    /// The kerning with the cluster after.
    var kernings: [Double]

    init(count: Int) {
      advances = [Double](repeating: .nan, count: count)
      kernings = [Double](repeating: 0, count: count)
    }

    var isEmpty: Bool { advances.allSatisfy(\.isNaN) }

    func isShaped(at offset: Int) -> Bool { !advances[offset].isNaN }

    /// Returns the advance with letter spacing: none for what is invisible and within a cluster.
    func advance(of code: UInt32, at offset: Int, letterSpacing: Double) -> Double {
      // Line ends, tabs and soft hyphens have no width; a font may give them one.
      if code < 0x20 || code == 0x85 || code == 0x2028 || code == 0x2029 || code == 0xAD {
        return 0
      }
      let shaped = advances[offset]
      guard !shaped.isNaN else { return 0 }
      return letterSpacing == 0 || shaped == 0 ? shaped : Swift.max(0, shaped + letterSpacing)
    }
  }
#endif
