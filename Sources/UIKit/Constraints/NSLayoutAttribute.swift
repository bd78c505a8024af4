import SelfSizingAutoLayout

/// The part of a view that a constraint speaks of.
public enum NSLayoutAttribute: Int, Sendable {
  /// UIKit's case of the same name.
  case left = 1
  /// UIKit's cases of the same names.
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
  /// UIKit's case of the same name.
  case firstBaseline = 12
  /// UIKit's cases of the same names.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// UIKit's cases of the same names.
  case centerXWithinMargins, centerYWithinMargins
  /// UIKit's case of the same name.
  case notAnAttribute = 0

  init(_ attribute: LayoutAttribute) {
    self = NSLayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  var layoutAttribute: LayoutAttribute? { LayoutAttribute(rawValue: rawValue) }

  /// The same as the last baseline, by its older name.
  public static var baseline: NSLayoutAttribute { .lastBaseline }
}

/// The relation between the sides of a constraint.
public enum NSLayoutRelation: Int, Sendable {
  /// UIKit's case of the same name.
  case lessThanOrEqual = -1
  /// UIKit's cases of the same names.
  case equal, greaterThanOrEqual

  init(_ relation: LayoutConstraint.Relation) {
    self = NSLayoutRelation(rawValue: relation.rawValue) ?? .equal
  }

  var layoutRelation: LayoutConstraint.Relation {
    LayoutConstraint.Relation(rawValue: rawValue) ?? .equal
  }
}
