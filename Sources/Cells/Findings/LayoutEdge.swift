import SelfSizingAutoLayout
import SelfSizingGeometry

/// An edge of a rectangle, whatever the interface's direction.
package enum LayoutEdge: String, Hashable, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right

  /// The axis along which a view that crosses the edge sticks out.
  var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether the edge is the first of its axis, or the last.
  var side: EdgeChains.Side { self == .left || self == .top ? .start : .end }

  /// The anchor that constraints to the edge use.
  func attribute(in direction: InterfaceDirection) -> LayoutAttribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .rightToLeft ? .trailing : .leading
    case .right: direction == .rightToLeft ? .leading : .trailing
    }
  }

  /// How far a rectangle reaches beyond the edge of another one; negative where it stays inside.
  func overhang(of frame: LayoutRect, beyond bounds: LayoutRect) -> Double {
    switch self {
    case .top: bounds.minY - frame.minY
    case .left: bounds.minX - frame.minX
    case .bottom: frame.maxY - bounds.maxY
    case .right: frame.maxX - bounds.maxX
    }
  }
}
