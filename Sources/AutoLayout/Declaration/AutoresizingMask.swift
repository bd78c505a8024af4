import SelfSizingGeometry

/// Which stretches of an item grow with its container, as `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit per stretch.
  public let rawValue: UInt

  /// The distance from the left edge grows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width grows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge grows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge grows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height grows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge grows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  func flexibility(_ axis: LayoutAxis) -> (before: Bool, extent: Bool, behind: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}

/// An item's frame as it was set, and how it follows its container from there.
struct AutoresizingFrame: Hashable, Sendable {
  var frame: LayoutRect
  var mask: AutoresizingMask
  var containerSize: LayoutSize

  /// The shares of the container's growth that the stretch before the item and the item take.
  /// Flexible stretches share in proportion to what they were, equally if all were zero; with no
  /// flexible one, what is after the item grows.
  func shares(_ axis: LayoutAxis) -> (before: Double, extent: Double) {
    let flexibility = mask.flexibility(axis)
    let behind = containerSize[axis] - frame.origin[axis] - frame.size[axis]
    let before = flexibility.before ? max(frame.origin[axis], 0) : 0
    let extent = flexibility.extent ? max(frame.size[axis], 0) : 0
    let total = before + extent + (flexibility.behind ? max(behind, 0) : 0)
    if total > 0 { return (before / total, extent / total) }
    let count = [flexibility.before, flexibility.extent, flexibility.behind].filter { $0 }.count
    let share = count == 0 ? 0 : 1 / Double(count)
    return (flexibility.before ? share : 0, flexibility.extent ? share : 0)
  }
}
