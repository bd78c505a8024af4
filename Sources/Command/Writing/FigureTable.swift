import SelfSizing

/// Rows of figures under headings, in each of the forms that people and programs read.
struct FigureTable {
  enum Figure {
    case text(String)
    /// A number, for people to two decimals and for programs in full.
    case number(Double)
    case count(Int)
    case unknown
  }

  /// The headings; words are at the left, and figures at the right.
  let columns: [(title: String, isText: Bool)]
  private(set) var rows: [[Figure]]

  init(words: [String], figures: [String], rows: [[Figure]] = []) {
    columns = words.map { ($0, true) } + figures.map { ($0, false) }
    self.rows = rows
  }

  mutating func append(_ row: [Figure]) { rows.append(row) }

  func lines() -> [String] {
    let table = [columns.map { $0.title.onOneLine }] + rows.map { $0.map(\.short) }
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
    let table = [columns.map(\.title.csvField)] + rows.map { $0.map(\.field) }
    return table.map { $0.joined(separator: ",") + "\n" }.joined()
  }

  func markdown() -> String {
    let rules = columns.map { $0.isText ? "---" : "--:" }
    let table = rows.map { row in row.map { $0.short.escapedForMarkdown } }
    return ([columns.map { $0.title.escapedForMarkdown }] + [rules] + table)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}

extension FigureTable.Figure {
  static func known(_ number: Double?) -> Self { number.map { .number($0) } ?? .unknown }

  var short: String {
    switch self {
    case .text(let text): text.onOneLine
    case .number(let number): number.short
    case .count(let count): "\(count)"
    case .unknown: "–"
    }
  }

  /// The field of comma-separated values. Numbers stay numbers, whatever their sign.
  var field: String {
    switch self {
    case .text(let text): text.csvField
    case .number(let number): "\(number)"
    case .count(let count): "\(count)"
    case .unknown: ""
    }
  }
}

extension String {
  /// The text as a field of comma-separated values, on one line. A spreadsheet takes what starts
  /// with an equals sign or the like for a formula; such a text starts with an apostrophe.
  /// - Source: OWASP, CSV Injection.
  var csvField: String {
    var text = onOneLine
    if let first = text.utf8.first, "=+-@".utf8.contains(first), Double(text) == nil {
      text = "'" + text
    }
    guard text.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    // By scalars: a quote and a mark after it are one Character.
    let doubled = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }
    return "\"" + doubled.joined() + "\""
  }

  var escapedForMarkdown: String {
    var plain = ""
    for character in String(map { $0.isNewline ? " " : $0 }).onOneLine {
      if "\\`*_{}[]<>#|~".contains(character) { plain += "\\" }
      plain.append(character)
    }
    return plain
  }
}
