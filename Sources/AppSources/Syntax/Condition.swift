enum Condition: Sendable {
  case holds, fails, unknown

  static prefix func ! (condition: Condition) -> Condition {
    switch condition {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }

  func and(_ other: Condition) -> Condition {
    if self == .fails || other == .fails { return .fails }
    return self == .holds && other == .holds ? .holds : .unknown
  }

  func or(_ other: Condition) -> Condition { !((!self).and(!other)) }

  /// The value of a condition as on an iOS device; unknown for all but `os`, `canImport` and the
  /// like, and with parentheses around operators, unless the rest decides.
  static func evaluate(_ file: SourceFile, _ tokens: Range<Int>) -> Condition {
    var alternatives: Condition = .fails
    var conjunction: Condition = .holds
    var isNegated = false
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      var value: Condition?
      if file.isText(index, "&&") {
        isNegated = false
      } else if file.isText(index, "||") {
        alternatives = alternatives.or(conjunction)
        conjunction = .holds
        isNegated = false
      } else if file.isText(index, "!") {
        isNegated.toggle()
      } else if file.isText(index, "true") || file.isText(index, "false") {
        value = file.isText(index, "true") ? .holds : .fails
      } else if file.kind(index + 1) == .leftParenthesis, file.kind(index + 3) == .rightParenthesis
      {
        value = test(file, index)
        index += 3
      } else {
        value = .unknown
        if file.kind(index) == .leftParenthesis, let close = file.partner(index) {
          index = max(index, close)
        }
      }
      if let value {
        conjunction = conjunction.and(isNegated ? !value : value)
        isNegated = false
      }
      index += 1
    }
    return alternatives.or(conjunction)
  }

  private static func test(_ file: SourceFile, _ index: Int) -> Condition {
    let argument = file.text(index + 2)
    if file.isText(index, "os") { return argument == "iOS" ? .holds : .fails }
    if file.isText(index, "targetEnvironment") { return .fails }
    if file.isText(index, "canImport") {
      if argument == "UIKit" || argument == "Foundation" { return .holds }
      if ["AppKit", "Cocoa", "WatchKit", "Glibc", "ObjectiveC"].contains(argument) {
        return .fails
      }
    }
    return .unknown
  }
}
