import SelfSizingAutoLayout

/// The pair of priorities with which a cell is fitted to its target size.
public struct FittingPriorities: Hashable, Sendable {
  /// The priority with which the width equals the target's.
  public var horizontal: LayoutPriority
  /// The priority with which the height equals the target's.
  public var vertical: LayoutPriority

  /// Width 1000, height 50, as a vertical list fits its cells. The default.
  public static let requiredWidthFittingHeight = FittingPriorities(
    horizontal: .required, vertical: .fittingSizeLevel)

  /// Width 1000, height 250, as in many published cells; compresses optional constraints below 250.
  public static let requiredWidthLowHeight = FittingPriorities(
    horizontal: .required, vertical: .defaultLow)

  var otherUsualPair: FittingPriorities? {
    switch self {
    case .requiredWidthFittingHeight: .requiredWidthLowHeight
    case .requiredWidthLowHeight: .requiredWidthFittingHeight
    default: nil
    }
  }

  /// Creates a pair of fitting priorities.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
