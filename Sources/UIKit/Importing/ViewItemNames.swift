import SelfSizingInterfaceBuilder

/// The names of a live cell's items in a plan, each once: those of the properties that hold the
/// views, or what the views are.
@MainActor struct ViewItemNames {
  private var names = ItemNames()

  static func isProperty(_ view: UIView) -> Bool {
    view.logName != String(describing: type(of: view))
  }

  mutating func name(of view: UIView, _ content: CellPlan.Content) -> String {
    unused(Self.isProperty(view) ? view.logName : Self.kindName(content))
  }

  /// A name that no item has yet.
  mutating func unused(_ name: String) -> String { names.unused(name) }

  private static func kindName(_ content: CellPlan.Content) -> String {
    switch content {
    case .root: "contentView"
    case .stack: "stack"
    case .label: "label"
    case .image: "image"
    case .control(let control): "\(control)"
    default: "view"
    }
  }
}
