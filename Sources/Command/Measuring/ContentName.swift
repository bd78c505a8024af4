import SelfSizing

package enum ContentName {
  private static let longest = 40
  private static let separator = " · "
  /// The most scalars that are looked at: a single character may be arbitrarily long.
  private static let mostScalars = 4 * longest

  /// Texts of a cell on one line, shortened.
  package static func of(_ texts: [String]) -> String { ofPlain(texts) ?? ofAny(texts) }

  /// The name of texts in Latin letters that are alone, as far as the name goes; nil for others.
  ///
  /// Nearly every name is made here: telling characters apart takes many times as long.
  private static func ofPlain(_ texts: [String]) -> String? {
    var line: [UInt8] = []
    line.reserveCapacity(2 * longest + 8)
    var (length, scalars, isAfterBlank) = (0, 0, false)
    /// Appends a character that shows, of one byte or of two; returns false where the name is full.
    func append(_ first: UInt8, _ second: UInt8? = nil) -> Bool {
      if isAfterBlank, length > 0 {
        line.append(UInt8(ascii: " "))
        length += 1
      }
      isAfterBlank = false
      line.append(first)
      if let second { line.append(second) }
      length += 1
      return length <= longest
    }
    scanning: for (index, text) in texts.lazy.filter({ !$0.isEmpty }).enumerated() {
      // The mark is three scalars, of which two are blanks.
      for piece in index > 0 ? [separator, text] : [text] {
        var bytes = piece.utf8.makeIterator()
        while scalars < mostScalars, let byte = bytes.next() {
          scalars += 1
          if byte <= 0x20 || byte == 0x7F {
            isAfterBlank = true
          } else if byte < 0x80 {
            if !append(byte) { break scanning }
          } else {
            guard let next = bytes.next(), standsAlone(byte, next) else { return nil }
            if !append(byte, next) { break scanning }
          }
        }
      }
    }
    guard length > longest else { return String(decoding: line, as: UTF8.self) }
    let name = String(decoding: line, as: UTF8.self)
    return String(name.unicodeScalars.prefix(longest - 1)) + "…"
  }

  /// Whether two bytes of UTF-8 are a character that shows and joins no other: U+00A1 to U+02FF,
  /// except for the soft hyphen. Before those there are controls and a blank, after them marks.
  private static func standsAlone(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 ? second >= 0xA1 && second != 0xAD : (0xC3...0xCB).contains(first)
  }

  private static func ofAny(_ texts: [String]) -> String {
    let texts = texts.filter { !$0.isEmpty }.joined(separator: separator)
    // Names are cut between scalars before they are compared and printed.
    let scalars = texts.unicodeScalars.prefix(mostScalars).map { scalar -> Unicode.Scalar in
      let isBlank =
        scalar.isASCII
        ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace
      return isBlank ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars)).visible
    let words = line.split(separator: " ").joined(separator: " ")
    return words.count > longest ? String(words.prefix(longest - 1)) + "…" : words
  }
}
