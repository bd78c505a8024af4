#if HarfBuzz
  /// The rules that apply to the advance of a cluster after shaping.
  enum ShapedAdvance {
    /// Returns the advance of a character with its letter spacing: none for what is invisible and for parts
    /// of a cluster but the first.
    static func advance(_ shaped: Double, _ code: UInt32, _ letterSpacing: Double) -> Double {
      // Line ends and tabs have no width of their own; a font may give them one.
      if code < 0x20 || code == 0x85 || code == 0x2028 || code == 0x2029 || code == 0xAD {
        return 0
      }
      return letterSpacing == 0 || shaped == 0 ? shaped : Swift.max(0, shaped + letterSpacing)
    }
  }
#endif
