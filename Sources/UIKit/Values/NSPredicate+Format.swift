extension NSPredicate {
  /// Creates a condition on a text from UIKit's format: `SELF`, an operator with or without `[c]`,
  /// and `%@`. `LIKE` takes no wildcards; any other format holds for nothing.
  public convenience init(format: String, _ arguments: Any...) {
    let words = format.split(separator: " ").map(String.init)
    let operand = arguments.first.map { String(describing: $0) } ?? ""
    let ignoresCase = words.count == 3 && words[1].lowercased().hasSuffix("[c]")
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      let holds = comparisons[words[1].dropLast(ignoresCase ? 3 : 0).uppercased()]
    else {
      self.init(value: false)
      return
    }
    self.init(block: { object, _ in
      guard let text = object as? String else { return false }
      return ignoresCase ? holds(text.lowercased(), operand.lowercased()) : holds(text, operand)
    })
  }
}

private let comparisons: [String: @Sendable (_ text: String, _ operand: String) -> Bool] = [
  "MATCHES": { $0.range(of: "^(?:\($1))$", options: .regularExpression) != nil },
  "CONTAINS": { $0.contains($1) }, "BEGINSWITH": { $0.hasPrefix($1) },
  "ENDSWITH": { $0.hasSuffix($1) }, "LIKE": { $0 == $1 }, "==": { $0 == $1 },
]
