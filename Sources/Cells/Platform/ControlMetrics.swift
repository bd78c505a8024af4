import SelfSizingAutoLayout
import SelfSizingGeometry

/// The figures of a control: its size, and how it takes part in layout.
package struct ControlMetrics: Hashable, Sendable {
  /// The intrinsic size in points; a negative extent means none, like UIKit's `noIntrinsicMetric`.
  package var intrinsicContentSize: SourcedValue<LayoutSize>
  /// By how much the frame exceeds the alignment rectangle.
  package var alignmentRectInsets: SourcedValue<LayoutEdgeInsets>
  /// The content hugging priority on both axes.
  package var contentHugging: SourcedValue<LayoutPriority>
}
