import SelfSizingGeometry

/// An item's intrinsic sizes and baselines in points, as far as it has them.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// The width; read only if the item has an intrinsic width.
  public var width: Double
  /// The height; read only if the item has an intrinsic height.
  public var height: Double
  /// The distance from the top edge to the first line's baseline; 0 without text.
  public var firstBaselineFromTop: Double
  /// The distance from the last line's baseline to the bottom edge; 0 without text.
  public var lastBaselineFromBottom: Double
  /// The lines of text that the height is made of, which explanations show; 1 without text.
  public var lineCount: Int

  package static let largestSize = 1e6

  /// Creates a size cut to 0 ... 1,000,000; what is not a number reads as 0.
  public init(
    width: Double = 0, height: Double = 0, firstBaselineFromTop: Double = 0,
    lastBaselineFromBottom: Double = 0, lineCount: Int = 1
  ) {
    self.width = Self.clamped(width)
    self.height = Self.clamped(height)
    self.firstBaselineFromTop = Self.clamped(firstBaselineFromTop)
    self.lastBaselineFromBottom = Self.clamped(lastBaselineFromBottom)
    self.lineCount = max(lineCount, 1)
  }

  /// The width or the height, in points.
  public subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

  static func clamped(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, 0), largestSize)
  }
}
