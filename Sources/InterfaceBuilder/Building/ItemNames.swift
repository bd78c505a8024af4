/// Names a cell's items: by outlet, by the author's label, by their class, or by what they are.
package struct ItemNames {
  private var outlets: [String: String] = [:]
  private var taken: [String: Int] = [:]
  /// Properties under which views are kept that are no names of theirs.
  private static let roles: Set<String> = [
    "delegate", "dataSource", "view", "contentView", "backgroundView", "selectedBackgroundView",
  ]

  /// Creates names of which none is taken.
  package init() {}

  /// Notes an outlet; the first of an object names it.
  mutating func note(_ outlet: InterfaceView.Outlet) {
    guard !Self.roles.contains(outlet.property), outlets[outlet.destination] == nil else { return }
    outlets[outlet.destination] = outlet.property
  }

  func isOutlet(_ id: String) -> Bool { outlets[id] != nil }

  /// A name that no item has yet.
  package mutating func unused(_ name: String) -> String {
    name.unused(among: &taken, separator: " ")
  }

  mutating func name(of view: InterfaceView, isRoot: Bool) -> String {
    if isRoot { return unused("contentView") }
    if let outlet = outlets[view.id] { return unused(outlet) }
    if let label = view.userLabel, !label.isEmpty { return unused(String(label.prefix(60))) }
    return unused(Self.kindName(of: view))
  }

  private static func kindName(of view: InterfaceView) -> String {
    switch view.element {
    case "imageView": "image"
    case "stackView": "stack"
    case "view": view.customClass.map { String($0.prefix(60)) } ?? "view"
    case "tableViewCellContentView", "collectionViewCellContentView": "content"
    default: view.element
    }
  }
}
