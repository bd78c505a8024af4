import SelfSizingGeometry

/// The part of an item that a constraint speaks of, the counterpart of `NSLayoutConstraint.Attribute`.
///
/// Raw values are UIKit's.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
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
  /// The centre between left and right.
  case centerX = 9
  /// The centre between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12

  /// The axis that the attribute lies on.
  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    }
  }

  /// Whether the attribute is a width or a height, not a location.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute follows the interface's direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute names an absolute side, which must not be paired with leading or trailing.
  public var isAbsoluteSide: Bool { self == .left || self == .right }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's name as it is written in code.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    }
  }
}
