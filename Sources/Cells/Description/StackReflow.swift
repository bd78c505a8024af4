import SelfSizingAutoLayout
import SelfSizingGeometry

/// The changes to a stack when a cell reflows.
package struct StackReflow: Hashable, Sendable {
  let axis: LayoutAxis
  let alignment: StackArrangement.Alignment?
  let spacing: Double?

  /// Creates changes; nil keeps what the stack has.
  package init(axis: LayoutAxis, alignment: StackArrangement.Alignment?, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  func apply(to arrangement: inout StackArrangement) {
    arrangement.axis = axis
    if let alignment { arrangement.alignment = alignment }
    if let spacing { arrangement.spacing = spacing }
  }
}
