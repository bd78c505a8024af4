import SelfSizingAutoLayout

/// The pair of priorities under which a cell is fitted into its target size.
public struct FittingPriorities: Hashable, Sendable {
  /// How strongly the width equals the target's.
  public var horizontal: LayoutPriority
  /// How strongly the height equals the target's.
  public var vertical: LayoutPriority

  /// Width 1000, height 50: what a vertical list asks of its cells. The default.
  public static let requiredWidthFittingHeight = FittingPriorities(
    horizontal: .required, vertical: .fittingSizeLevel)

  /// Width 1000, height 250: what many published cells ask for, at the price of crushing optional
  /// constraints below 250.
  public static let requiredWidthLowHeight = FittingPriorities(
    horizontal: .required, vertical: .defaultLow)

  /// The usual pair that this one is not; nil if it is no usual one.
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
