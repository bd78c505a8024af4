import SelfSizing

/// Rows of figures under headings, in each of the forms that people and programs read.
struct FigureTable {
  /// The figure in one place of the table.
  enum Figure {
    /// Words.
    case text(String)
    /// A number, for people to two decimals and for programs in full.
    case number(Double)
    /// A whole number.
    case count(Int)
    /// Nothing that is known.
    case unknown
  }

  /// The headings; words are at the left, and figures at the right.
  let columns: [(title: String, isText: Bool)]
  /// The rows; each has as many figures as there are columns.
  private(set) var rows: [[Figure]] = []

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - words: The headings of the columns of words, which come first.
  ///   - figures: The headings of the columns of figures.
  init(words: [String], figures: [String]) {
    columns = words.map { ($0, true) } + figures.map { ($0, false) }
  }

  mutating func append(_ row: [Figure]) { rows.append(row) }

  /// The lines of a table for a terminal, the headings first.
  func lines() -> [String] {
    let table = [columns.map { $0.title.visible }] + rows.map { $0.map(\.short) }
    let widths = columns.indices.map { column in table.map { $0[column].terminalWidth }.max() ?? 0 }
    return table.map { row in
      row.indices.map { column in
        columns[column].isText
          ? row[column].padded(to: widths[column]) : row[column].paddedInFront(to: widths[column])
      }.joined(separator: "  ")
    }
  }

  /// Comma-separated values (RFC 4180), with a newline at the end of each row.
  func csv() -> String {
    let table = [columns.map(\.title)] + rows.map { $0.map(\.full) }
    return table.map { $0.map(\.quotedForCSV).joined(separator: ",") + "\n" }.joined()
  }

  /// A table of Markdown, with a newline at the end of each row.
  func markdown() -> String {
    let rules = columns.map { $0.isText ? "---" : "--:" }
    let table = rows.map { row in row.map { $0.short.escapedForMarkdown } }
    return ([columns.map { $0.title.escapedForMarkdown }] + [rules] + table)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}

extension FigureTable.Figure {
  /// As people read it.
  var short: String {
    switch self {
    case .text(let text): text.visible
    case .number(let number): NumberFormat.short(number)
    case .count(let count): "\(count)"
    case .unknown: "–"
    }
  }

  var full: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .count(let count): "\(count)"
    case .unknown: ""
    }
  }
}

extension String {
  /// The text as a field of comma-separated values.
  var quotedForCSV: String {
    // Nearly every text is unchanged.
    var text = self
    if text.withUTF8({ $0.standsInCSV }) { return self }
    guard contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }

  /// Text in which Markdown finds nothing to format, on one line.
  var escapedForMarkdown: String {
    var plain = ""
    for character in visible {
      if "\\`*_{}[]<>#|~".contains(character) { plain += "\\" }
      plain.append(character.isNewline ? " " : character)
    }
    return plain
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte of a text in UTF-8 separates fields or records of CSV, nor begins U+0085,
  /// U+2028 or U+2029.
  fileprivate var standsInCSV: Bool {
    var offset = 0
    while offset < count {
      let byte = self[offset]
      offset += 1
      if byte < 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") { return false }
      if byte == 0xC2, offset < count, self[offset] == 0x85 { return false }
      if byte == 0xE2, offset + 1 < count, self[offset] == 0x80, self[offset + 1] & 0xFE == 0xA8 {
        return false
      }
    }
    return true
  }
}
