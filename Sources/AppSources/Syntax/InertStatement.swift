/// Statements on which no height depends: they set how a view is drawn, read aloud or acted on.
enum InertStatement {
  static let names: Set<String> = [
    "textColor", "highlightedTextColor", "backgroundColor", "tintColor", "barTintColor",
    "onTintColor", "thumbTintColor", "progressTintColor", "trackTintColor", "separatorColor",
    "cornerRadius", "cornerCurve", "maskedCorners", "borderColor", "borderWidth", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "alpha", "opacity",
    "masksToBounds", "clipsToBounds", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "accessibilityTraits", "accessibilityValue", "isAccessibilityElement",
    "accessibilityCustomActions", "setTitleColor", "addTarget", "addGestureRecognizer",
  ]

  static func isInert(_ statement: Range<Int>, in source: SourceFile) -> Bool {
    var index = statement.lowerBound
    guard source.kind(index) == .identifier, ![.let, .var].contains(source.word(index))
    else { return false }
    while true {
      let isPeriod = source.kind(index + 1) == .period
      guard isPeriod || source.isText(index + 1, "?") || source.isText(index + 1, "!")
      else { break }
      index += isPeriod ? 2 : 1
    }
    if source.isText(index, "?") || source.isText(index, "!") { return false }
    guard statement.contains(index), names.contains(source.text(index)),
      !statement.contains(where: { source.kind($0) == .leftBrace })
    else { return false }
    if source.isText(index + 1, "=") { return true }
    return source.kind(index + 1) == .leftParenthesis
      && source.partner(index + 1) == statement.upperBound - 1
  }
}
