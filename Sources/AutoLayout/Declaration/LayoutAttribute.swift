import SelfSizingGeometry

/// The part of an item that a constraint speaks of, as `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The left edge of the alignment rectangle.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which reading begins.
  case leading = 5
  /// The edge at which reading ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The center between left and right.
  case centerX = 9
  /// The center between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge of the inside of the layout margins.
  case leftMargin = 13
  /// The right edge inside the margins.
  case rightMargin = 14
  /// The top edge inside the margins.
  case topMargin = 15
  /// The bottom edge inside the margins.
  case bottomMargin = 16
  /// The edge inside the margins at which reading begins.
  case leadingMargin = 17
  /// The edge inside the margins at which reading ends.
  case trailingMargin = 18
  /// The center between the left and the right margin.
  case centerXWithinMargins = 19
  /// The center between the top and the bottom margin.
  case centerYWithinMargins = 20

  /// The axis that the attribute is on.
  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height, not a location.
  public var isSize: Bool { self == .width || self == .height }
  package var isDirectional: Bool { withoutMargin == .leading || withoutMargin == .trailing }
  /// Whether the attribute names a side that must not be paired with leading or trailing.
  package var isAbsoluteSide: Bool { withoutMargin == .left || withoutMargin == .right }
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  package var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// The same attribute of the rectangle itself instead of the inside of its margins.
  package var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The attribute's name as it is written in code.
  public var description: String {
    [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ][rawValue - 1]
  }
}
