import SelfSizingAutoLayout

public enum NSLayoutAttribute: Int, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
  case firstBaseline = 12
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute = 0

  init(_ attribute: LayoutAttribute) {
    self = NSLayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  var layoutAttribute: LayoutAttribute? { LayoutAttribute(rawValue: rawValue) }
  public static var baseline: NSLayoutAttribute { .lastBaseline }
}

public enum NSLayoutRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal, greaterThanOrEqual

  init(_ relation: LayoutConstraint.Relation) {
    self = NSLayoutRelation(rawValue: relation.rawValue) ?? .equal
  }

  var layoutRelation: LayoutConstraint.Relation {
    LayoutConstraint.Relation(rawValue: rawValue) ?? .equal
  }
}
