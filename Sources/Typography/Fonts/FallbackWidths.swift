/// How wide the system draws characters that the stand-in for its font has no figures for, in ems.
/// Systems set them in other faces, whose files are not public.
struct FallbackWidths: Sendable {
  static let shared = FallbackWidths()

  private let typical: [Double]

  private init() {
    let count = ScriptWidthFigures.ranges.reduce(0) { $0 + $1.count }
    var digits = PackedDigits(ScriptWidthFigures.advances)
    typical = (0..<count).map { _ in
      let value = digits.next()
      return value == 0 ? -1 : Double(value - 1) / Double(ScriptWidthFigures.partsPerEm)
    }
  }

  /// Whether a character takes 1 em: ideographs, kana, and their punctuation and full-width forms.
  ///
  /// - Source: The advances of PingFang and Hiragino; proportional kana only by a feature that
  ///   labels do not set.
  static func isFullWidth(_ code: UInt32) -> Bool {
    switch code {
    case 0x2E80...0x303E, 0x3041...0x30FF, 0x31C0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }

  /// The typical advance of a letter of a script, as in another font; Hangul takes 1 em.
  func typicalAdvance(of code: UInt32) -> Double? {
    if (0xAC00...0xD7A3).contains(code) { return 1 }
    var first = 0
    for range in ScriptWidthFigures.ranges {
      guard range.contains(code) else {
        first += range.count
        continue
      }
      let advance = typical[first + Int(code - range.lowerBound)]
      return advance < 0 ? nil : advance
    }
    return nil
  }

  /// The advance of an emoji in points. Assumed: the width at which Core Text draws its image; the
  /// alternative is 1 em, the advance in the font's file.
  ///
  /// - Source: Images and ascents of emoji measured on iOS 8 and 9: 1.25 em below 16 points, half
  ///   the size and 12 points up to 24, 1 em above. The advance was not measured.
  static func emojiAdvance(atPointSize size: Double) -> Double {
    if size < 16 { return 1.25 * size }
    return size < 24 ? size / 2 + 12 : size
  }
}
