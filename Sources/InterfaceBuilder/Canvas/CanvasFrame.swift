import SelfSizingAutoLayout
import SelfSizingGeometry

/// A view's frame as a document has it, beside the one that it is laid out to.
package struct CanvasFrame: Sendable {
  /// By how many points two frames that agree may differ at most on each edge.
  package static let tolerance = 0.5

  /// The name of the cell that holds the view.
  package let cell: String
  package let view: String
  package let element: String
  package let site: DeclarationSite
  /// The frame on the canvas, in the superview's coordinates, in points.
  package let drawn: LayoutRect
  /// The frame that the view is laid out to, in the superview's coordinates, in points.
  package let laidOut: LayoutRect
  /// The cause of the difference; nil if the two agree.
  package let cause: CanvasCause?
}

extension LayoutRect {
  /// Whether two rectangles differ along an axis by more than frames that agree may.
  func differs(from other: LayoutRect, along axis: LayoutAxis) -> Bool {
    let edges =
      axis == .horizontal
      ? [minX - other.minX, width - other.width] : [minY - other.minY, height - other.height]
    // A thousandth more: thirds of a point are written with so many decimals.
    return edges.contains { $0.magnitude > CanvasFrame.tolerance + 0.001 }
  }

  /// Whether two rectangles differ in their extent along an axis.
  func differsInSize(from other: LayoutRect, along axis: LayoutAxis) -> Bool {
    let difference = axis == .horizontal ? width - other.width : height - other.height
    return difference.magnitude > CanvasFrame.tolerance + 0.001
  }
}
