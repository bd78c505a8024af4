import SelfSizing

/// The names of contents.
package enum ContentName {
  /// The most characters of a name.
  private static let longest = 40
  /// The mark between two texts.
  private static let separator = " · "
  /// The most scalars that are looked at: a single character may be arbitrarily long.
  private static let mostScalars = 4 * longest

  /// Texts of a cell on one line, shortened.
  package static func of(_ texts: [String]) -> String {
    ofPlain(texts) ?? ofAny(texts)
  }

  /// The name of texts in ASCII, as far as the name goes; nil for others.
  ///
  /// Nearly every name is made here: telling characters apart takes many times as long.
  private static func ofPlain(_ texts: [String]) -> String? {
    var line: [UInt8] = []
    line.reserveCapacity(longest + 8)
    var (length, scalars, isAfterBlank) = (0, 0, false)
    /// Appends a character that shows; returns false where the name is full.
    func append(_ bytes: some Sequence<UInt8>) -> Bool {
      if isAfterBlank, length > 0 {
        line.append(UInt8(ascii: " "))
        length += 1
      }
      isAfterBlank = false
      line += bytes
      length += 1
      return length <= longest
    }
    scanning: for (index, text) in texts.lazy.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 {
        // The mark is three scalars, of which two are blanks.
        for scalar in separator.unicodeScalars where scalars < mostScalars {
          scalars += 1
          if scalar == " " {
            isAfterBlank = true
          } else if !append(UTF8.encode(scalar).map(Array.init) ?? []) {
            break scanning
          }
        }
      }
      for byte in text.utf8 where scalars < mostScalars {
        guard byte < 0x80 else { return nil }
        scalars += 1
        if byte <= 0x20 || byte == 0x7F {
          isAfterBlank = true
        } else if !append(CollectionOfOne(byte)) {
          break scanning
        }
      }
    }
    guard length > longest else { return String(decoding: line, as: UTF8.self) }
    let name = String(decoding: line, as: UTF8.self)
    return String(name.unicodeScalars.prefix(longest - 1)) + "…"
  }

  /// The name of any texts.
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
