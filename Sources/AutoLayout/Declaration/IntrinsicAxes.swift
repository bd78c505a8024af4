import SelfSizingGeometry

/// The axes on which an item has an intrinsic size.
public struct IntrinsicAxes: OptionSet, Hashable, Sendable {
  /// One bit per axis.
  public let rawValue: UInt8

  /// The item has an intrinsic width.
  public static let width = IntrinsicAxes(rawValue: 1)
  /// The item has an intrinsic height.
  public static let height = IntrinsicAxes(rawValue: 2)
  /// The item has both.
  public static let both: IntrinsicAxes = [.width, .height]

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether the item has an intrinsic size along the axis.
  public func contains(_ axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? .width : .height)
  }
}
