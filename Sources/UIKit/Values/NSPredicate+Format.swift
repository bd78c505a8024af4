extension NSPredicate {
  /// Creates a condition on a text from UIKit's format: `SELF`, an operator and `%@`.
  ///
  /// Foundation on Linux reads no formats. The operators are `MATCHES`, `CONTAINS`, `BEGINSWITH`,
  /// `ENDSWITH`, `LIKE` without wildcards, and `==`, each with `[c]` or without. Any other format
  /// holds for nothing.
  public convenience init(format: String, _ arguments: Any...) {
    let words = format.split(separator: " ").map(String.init)
    let operand = arguments.first.map { String(describing: $0) } ?? ""
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      let comparison = TextComparison(words[1], operand)
    else {
      self.init(value: false)
      return
    }
    self.init(block: { object, _ in
      (object as? String).map { comparison.holds(for: $0) } ?? false
    })
  }
}

private struct TextComparison: Sendable {
  private let name: String
  private let operand: String
  private let ignoresCase: Bool

  /// - Returns: Nil for an unknown operator.
  init?(_ word: String, _ operand: String) {
    ignoresCase = word.lowercased().hasSuffix("[c]")
    name = (ignoresCase ? String(word.dropLast(3)) : word).uppercased()
    self.operand = ignoresCase ? operand.lowercased() : operand
    guard ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "=="].contains(name) else {
      return nil
    }
  }

  func holds(for text: String) -> Bool {
    let text = ignoresCase ? text.lowercased() : text
    return switch name {
    case "MATCHES": text.range(of: "^(?:\(operand))$", options: .regularExpression) != nil
    case "CONTAINS": text.contains(operand)
    case "BEGINSWITH": text.hasPrefix(operand)
    case "ENDSWITH": text.hasSuffix(operand)
    default: text == operand
    }
  }
}
