/// Red for what fails, yellow for what is less than certain, green for what is well.
enum TerminalColors {
  /// Whether a file takes colors: it is a terminal, and no one has asked for none.
  ///
  /// - Source: no-color.org: no color where `NO_COLOR` is set and not empty, whatever it says.
  static func areWanted(
    on descriptor: Int32, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM", default: "dumb"] != "dumb"
  }

  static func colored(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private enum Color: Int { case red = 31, green, yellow }

  private static func line(_ line: Substring) -> String {
    let beginnings: [(String, Color)] = [
      ("✓", .green), ("✕", .red), ("⚠", .yellow), ("* defects", .red),
      ("~ rests on", .yellow), ("error:", .red), ("warning:", .yellow), ("violated by", .red),
    ]
    for (beginning, color) in beginnings where line.hasPrefix(beginning) {
      return paint(line.prefix(beginning.count), color) + line.dropFirst(beginning.count)
    }
    guard line.contains(where: { $0 == "*" || $0 == "~" }) else { return String(line) }
    // Heights with a mark: 44.67* and 44.67~.
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.first?.isNumber == true, word.dropLast().allSatisfy({ $0.isNumber || $0 == "." })
      else { return String(word) }
      switch word.last {
      case "*": return paint(word, .red)
      case "~": return paint(word, .yellow)
      default: return String(word)
      }
    }.joined(separator: " ")
  }

  private static func paint(_ text: Substring, _ color: Color) -> String {
    "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
