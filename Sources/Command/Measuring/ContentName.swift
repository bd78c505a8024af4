import SelfSizing

package enum ContentName {
  private static let longest = 40

  /// Texts of a cell on one line, shortened.
  package static func of(_ texts: [String]) -> String {
    let text = texts.filter { !$0.isEmpty }.joined(separator: " · ")
    // A single character may be arbitrarily long: names are cut between scalars first.
    let scalars = text.unicodeScalars.prefix(4 * longest).map { scalar -> Unicode.Scalar in
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
