import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

package struct InterfaceView: Sendable {
  /// The object's id in the file; made up from the line of a view without one.
  package let id: String
  package let element: String
  package let line: Int
  package let customClass: String?
  package var customModule: String?
  package var attributes: [MarkupElement.Attribute] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  package let userLabel: String?
  package var kind: ViewKind
  /// The frame on the canvas, in the superview's coordinates; nil where none is written.
  package var frame: LayoutRect?
  package var autoresizingMask: AutoresizingMask = []
  package var translatesAutoresizingMask = true
  /// Whether Interface Builder, which found no constraints, fixes the frame in the compiled file.
  package var hasFixedFrame = false
  package var hugging: (horizontal: Double?, vertical: Double?) = (nil, nil)
  package var resistance: (horizontal: Double?, vertical: Double?) = (nil, nil)
  package var isMisplaced = false
  /// Whether a runtime attribute sets a text or a font that the document does not show.
  package var changesTextAtRuntime = false
  /// The size on the canvas only, with a negative extent for none; nil for none on either axis.
  package var placeholderSize: LayoutSize?
  package var isHidden = false
  package var clipsToBounds = false
  /// The view's fill color; nil if it isn't known.
  package var backgroundColor: CellColor?
  package var margins: LayoutMargins?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var forcedDirection: InterfaceDirection?
  package var guides: [InterfaceGuide] = []
  package var subviews: [InterfaceView] = []
  package var constraints: [InterfaceConstraint] = []
  package var outlets: [Outlet] = []

  package struct Outlet: Sendable {
    package let property: String
    package let destination: String
    package let line: Int
    package var isCollection = false
  }

  package struct RuntimeAttribute: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case text(String)
      case flag(Bool)
      case number(Double)
      case size(LayoutSize)
      case rect(LayoutRect)
      case color(CellColor?)
      case image(String)
    }

    package let keyPath: String
    /// The value; nil for none, and for one of a type that is not known.
    package let value: Value?
    package let line: Int
  }

  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The constraints that the view and all within it hold, those of subviews first, as the file has
  /// them. As deep as the XML reader allows.
  package func heldConstraints(without removed: Set<String>)
    -> [(constraint: InterfaceConstraint, holder: String)]
  {
    if removed.contains(id) { return [] }
    return subviews.flatMap { $0.heldConstraints(without: removed) }
      + constraints.filter { !removed.contains($0.id) }.map { ($0, id) }
  }

  /// The view and all views within it, each before what it contains.
  package var withDescendants: [InterfaceView] {
    var list: [InterfaceView] = []
    var rest = [self]
    while let view = rest.popLast() {
      list.append(view)
      rest += view.subviews.reversed()
    }
    return list
  }
}

package struct InterfaceGuide: Sendable {
  package enum Role: Hashable, Sendable {
    case safeArea, layoutMargins, readableContent, scrollContent, scrollFrame, keyboard, own
  }

  package let id: String
  package let role: Role
  package let line: Int
}
