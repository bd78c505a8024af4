import SelfSizingAutoLayout
import SelfSizingGeometry

/// The changes to a stack when a cell reflows.
struct StackReflow: Hashable, Sendable {
  let axis: LayoutAxis
  let alignment: StackArrangement.Alignment?
  let spacing: Double?

  func apply(to arrangement: inout StackArrangement) {
    arrangement.axis = axis
    if let alignment { arrangement.alignment = alignment }
    if let spacing { arrangement.spacing = spacing }
  }
}
