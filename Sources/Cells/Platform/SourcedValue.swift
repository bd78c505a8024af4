import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A figure about a platform, how far it may be trusted, and where it comes from.
package struct SourcedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// Exact if it was measured on that system; modelled if it was measured on a related one or
  /// follows a rule that fits measurements; assumed if there is no source.
  package var fidelity: Fidelity
  package var source: String

  package init(_ value: Value, _ fidelity: Fidelity, source: String) {
    self.value = value
    self.fidelity = fidelity
    self.source = source
  }
}

/// The figures of a control: its size, and how it takes part in layout.
package struct ControlMetrics: Hashable, Sendable {
  /// The intrinsic size in points; a negative extent means none, like UIKit's `noIntrinsicMetric`.
  package var intrinsicContentSize: SourcedValue<LayoutSize>
  package var alignmentRectInsets: SourcedValue<LayoutEdgeInsets>
  package var contentHugging: SourcedValue<LayoutPriority>
}
