import SelfSizingGeometry

extension String {
  /// The direction in which the text reads, as its first letter says; nil if it has none.
  ///
  /// - Source: UAX #9, rules P2 and P3, by which `NSWritingDirection.natural` decides.
  package var strongDirection: InterfaceDirection? {
    var text = self
    return text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let (code, length) = UTF8Cursor.decode(bytes, at: offset)
        if let direction = Self.strongDirection(of: code) { return direction }
        offset += length
      }
      return nil
    }
  }

  /// Nil for digits, punctuation and symbols, which take the direction of what is around them.
  /// Signs that are used in one direction only count as letters.
  private static func strongDirection(of code: UInt32) -> InterfaceDirection? {
    switch code {
    case 0x41..<0x5B, 0x61..<0x7B: .leftToRight
    // The other signs of ASCII and Latin-1; Arabic digits; from general punctuation to arrows and
    // other symbols; variants of symbols; pictographs.
    case 0..<0xC0, 0x660..<0x66A, 0x6F0..<0x6FA, 0x2000..<0x2C00, 0xFE00..<0xFE10,
      0x1F000..<0x20000:
      nil
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbors; their presentation forms; and the
    // blocks beyond the first plane that are kept for such scripts.
    case 0x590..<0x900, 0xFB1D..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: .rightToLeft
    default: .leftToRight
    }
  }
}
