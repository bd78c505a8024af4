import SelfSizingAutoLayout
import SelfSizingGeometry

/// The figures of a control: its size, and how it takes part in layout.
public struct ControlMetrics: Hashable, Sendable {
  /// The intrinsic size in points; an extent below 0 stands for none, as UIKit's no intrinsic
  /// metric.
  public var intrinsicContentSize: SourcedValue<LayoutSize>
  /// By how much the frame exceeds the alignment rectangle.
  public var alignmentRectInsets: SourcedValue<LayoutEdgeInsets>
  /// How strongly the control resists growing, on both axes.
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
