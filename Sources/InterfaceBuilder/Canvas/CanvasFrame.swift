import SelfSizingAutoLayout
import SelfSizingGeometry

/// A view's frame as a document has it and as it is laid out, in points and in the superview's
/// coordinates.
package struct CanvasFrame: Sendable {
  /// By how many points frames that agree may differ at most on each edge.
  package static let tolerance = 0.5
  package let cell: String
  package let view: String
  package let element: String
  package let site: DeclarationSite
  package let drawn: LayoutRect
  package let laidOut: LayoutRect
  package let cause: CanvasCause?
}

extension LayoutRect {
  func differs(from other: LayoutRect, along axis: LayoutAxis) -> Bool {
    differsInSize(from: other, along: axis) || Self.differ(origin[axis], other.origin[axis])
  }

  func differsInSize(from other: LayoutRect, along axis: LayoutAxis) -> Bool {
    Self.differ(size[axis], other.size[axis])
  }

  private static func differ(_ one: Double, _ other: Double) -> Bool {
    // A thousandth more: thirds of a point are written with so many decimals.
    (one - other).magnitude > CanvasFrame.tolerance + 0.001
  }
}

/// The cause of a difference between a view's frame and the one on the document's canvas.
package enum CanvasCause: String, Hashable, Sendable, CaseIterable {
  /// The frames contradict the constraints: the document was not laid out again after a change.
  case stale
  case misplaced, runtimeText, font
  /// A system before iOS 13 set the text up to a point and a half wider or narrower.
  case olderFont
  /// The figures of a control, or of a built-in style of cells, are another system's.
  case control
  case customClass, picture, safeArea, margins
  /// Drawn to the document's frames, the view meets every constraint as well.
  case ambiguous
  /// No constraint gives a size to a view without an intrinsic one; see ``CanvasComparison``.
  case withoutSize
  case ours

  package var isStale: Bool { self == .stale || self == .misplaced || self == .runtimeText }

  package var words: String {
    switch self {
    case .stale: "stale document: its frames contradict its constraints"
    case .misplaced: "stale document: marked as misplaced"
    case .runtimeText: "stale document: text or font changed by a runtime attribute"
    case .font: "missing font: its file is not given with --fonts"
    case .olderFont: "text as an older system's font sets it"
    case .control: "figures of another system's control"
    case .customClass: "custom class that draws itself"
    case .picture: "picture of unknown size"
    case .safeArea: "safe area of the canvas's screen"
    case .margins: "margins of the canvas's list or screen"
    case .ambiguous: "place that the constraints leave open, of which the canvas shows another"
    case .withoutSize: "view without a size, which takes the one it was drawn with"
    case .ours: "laid out differently by SelfSizing"
    }
  }
}
