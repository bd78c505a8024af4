import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A view as a document describes it.
package struct InterfaceView: Sendable {
  /// The object's id in the file; made up from the line where a view has none, as content views
  /// have.
  package let id: String
  package let element: String
  package let line: Int
  package let customClass: String?
  /// The module of that class, if the document names one.
  package var customModule: String?
  package var attributes: [MarkupElement.Attribute] = []
  /// The values that the document sets by key path when the view is loaded.
  package var runtimeAttributes: [RuntimeAttribute] = []
  /// The name that its author gave the view in Interface Builder.
  package let userLabel: String?
  package var kind: ViewKind
  /// The frame on the canvas, in the superview's coordinates; nil where none is written.
  package var frame: LayoutRect?
  /// How the frame follows the superview, where Auto Layout does not decide.
  package var autoresizingMask: AutoresizingMask = []
  /// Whether the frame on the canvas becomes constraints.
  package var translatesAutoresizingMask = true
  /// Whether Interface Builder, which found no constraints, fixes the frame when it compiles the
  /// file.
  package var hasFixedFrame = false
  package var horizontalHugging: Double?
  package var verticalHugging: Double?
  package var horizontalResistance: Double?
  package var verticalResistance: Double?
  /// Whether Interface Builder marks the frame as another one than constraints ask for.
  package var isMisplaced = false
  /// Whether a runtime attribute gives the view a text or a font that the document does not show.
  package var changesTextAtRuntime = false
  /// The size that a view has on the canvas only; nil on an axis where there is none.
  package var placeholderWidth: Double?
  package var placeholderHeight: Double?
  package var isHidden = false
  /// Whether what is outside the bounds is not shown.
  package var clipsToBounds = false
  /// The view's fill color; nil if it isn't known.
  package var backgroundColor: CellColor?
  /// The layout margins, where they are not the default.
  package var margins: LayoutMargins?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  /// Whether leading is always left, or always right.
  package var forcedDirection: InterfaceDirection?
  package var guides: [InterfaceGuide] = []
  package var subviews: [InterfaceView] = []
  package var constraints: [InterfaceConstraint] = []
  package var outlets: [Outlet] = []
}

extension InterfaceView {
  /// A connection from an object's property to another object.
  package struct Outlet: Sendable {
    package let property: String
    package let destination: String
    package let line: Int
    /// Whether the property holds several objects.
    package var isCollection = false
  }

  /// A value that is set by key path when the view is loaded.
  package struct RuntimeAttribute: Hashable, Sendable {
    /// The kinds of values that Interface Builder offers.
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

  /// An attribute as it is written; nil where it is not.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The size that the view has on the canvas only, a negative extent for none; nil for none at
  /// all.
  package var placeholderSize: LayoutSize? {
    guard placeholderWidth != nil || placeholderHeight != nil else { return nil }
    func extent(_ length: Double?) -> Double { length.map { max($0, 0) } ?? -1 }
    return LayoutSize(width: extent(placeholderWidth), height: extent(placeholderHeight))
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

/// A layout guide that a document names.
package struct InterfaceGuide: Sendable {
  /// The rectangle that the guide follows.
  package enum Role: Hashable, Sendable {
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
    /// A custom guide, with constraints.
    case own
  }

  package let id: String
  package let role: Role
  package let line: Int
}
