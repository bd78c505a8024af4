import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingViews

/// A view as a document describes it.
struct InterfaceView: Sendable {
  /// The object's id in the file; made up from the line where a view has none, as content views
  /// have.
  let id: String
  /// The element's name.
  let element: String
  /// The line of the element.
  let line: Int
  /// The app's own class, if the view has one.
  let customClass: String?
  /// The name that its author gave the view in Interface Builder.
  let userLabel: String?
  /// The view's kind.
  var kind: ViewKind
  /// The frame on the canvas, in the superview's coordinates; nil where none is written.
  var frame: LayoutRect?
  /// How the frame follows the superview, where Auto Layout does not decide.
  var autoresizingMask: AutoresizingMask = []
  /// Whether the frame on the canvas becomes constraints.
  var translatesAutoresizingMask = true
  /// Whether Interface Builder, which found no constraints, fixes the frame when it compiles the
  /// file.
  var hasFixedFrame = false
  var horizontalHugging: Double?
  var verticalHugging: Double?
  var horizontalResistance: Double?
  var verticalResistance: Double?
  /// Whether Interface Builder marks the frame as another one than constraints ask for.
  var isMisplaced = false
  /// Whether a runtime attribute gives the view a text or a font that the document does not show.
  var changesTextAtRuntime = false
  /// The size that a view has on the canvas only; nil on an axis where there is none.
  var placeholderWidth: Double?
  var placeholderHeight: Double?
  var isHidden = false
  /// Whether what lies beyond the bounds is not shown.
  var clipsToBounds = false
  /// The view's fill color; nil if it isn't known.
  var backgroundColor: CellColor?
  /// The layout margins, where they are not the default.
  var margins: LayoutMargins?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// Whether leading is always left, or always right.
  var forcedDirection: InterfaceDirection?
  var guides: [InterfaceGuide] = []
  var subviews: [InterfaceView] = []
  var constraints: [InterfaceConstraint] = []
  var outlets: [Outlet] = []
}

extension InterfaceView {
  /// A connection from an object's property to another object.
  struct Outlet: Sendable {
    let property: String
    let destination: String
    let line: Int
  }

  /// The size that the view has on the canvas only, a negative extent for none; nil for none at
  /// all.
  var placeholderSize: LayoutSize? {
    guard placeholderWidth != nil || placeholderHeight != nil else { return nil }
    func extent(_ length: Double?) -> Double { length.map { max($0, 0) } ?? -1 }
    return LayoutSize(width: extent(placeholderWidth), height: extent(placeholderHeight))
  }

  /// The view and all views within it, each before what it contains.
  var withDescendants: [InterfaceView] {
    var list: [InterfaceView] = []
    var rest = [self]
    while let view = rest.popLast() {
      list.append(view)
      rest += view.subviews.reversed()
    }
    return list
  }
}

/// A layout guide that a document names.
struct InterfaceGuide: Sendable {
  /// The rectangle that the guide follows.
  enum Role: Hashable, Sendable {
    /// The safe area of its view.
    case safeArea
    /// The layout margins of its view.
    case layoutMargins
    /// The readable width within its view.
    case readableContent
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
    /// The keyboard's top edge.
    case keyboard
    /// A guide of its own, with constraints.
    case own
  }

  let id: String
  let role: Role
  let line: Int
}
