import SelfSizingAutoLayout
import SelfSizingGeometry

/// The figures of a control: its size, and how it takes part in layout.
public struct ControlMetrics: Hashable, Sendable {
  /// The intrinsic size in points; a negative extent means none, like UIKit's `noIntrinsicMetric`.
  public var intrinsicContentSize: SourcedValue<LayoutSize>
  /// By how much the frame exceeds the alignment rectangle.
  public var alignmentRectInsets: SourcedValue<LayoutEdgeInsets>
  /// The content hugging priority on both axes.
  public var contentHugging: SourcedValue<LayoutPriority>

  /// Creates the metrics of a control.
  public init(
    intrinsicContentSize: SourcedValue<LayoutSize>,
    alignmentRectInsets: SourcedValue<LayoutEdgeInsets>,
    contentHugging: SourcedValue<LayoutPriority>
  ) {
    self.intrinsicContentSize = intrinsicContentSize
    self.alignmentRectInsets = alignmentRectInsets
    self.contentHugging = contentHugging
  }
}
