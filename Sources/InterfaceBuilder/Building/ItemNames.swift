/// Names a cell's items: by outlet, by the author's label, by their class, or by what they are.
package struct ItemNames {
  private var outlets: [String: String] = [:]
  private var taken: [String: Int] = [:]
  private static let roles: Set<String> = [
    "delegate", "dataSource", "view", "contentView", "backgroundView", "selectedBackgroundView",
  ]

  package init() {}

  mutating func note(_ outlet: InterfaceView.Outlet) {
    guard !Self.roles.contains(outlet.property), outlets[outlet.destination] == nil else { return }
    outlets[outlet.destination] = outlet.property
  }

  func isOutlet(_ id: String) -> Bool { outlets[id] != nil }

  package mutating func unused(_ name: String) -> String {
    name.unused(among: &taken, separator: " ")
  }

  mutating func name(of view: InterfaceView, isRoot: Bool) -> String {
    let label = view.userLabel.flatMap { $0.isEmpty ? nil : String($0.prefix(60)) }
    return unused(
      isRoot ? "contentView" : outlets[view.id] ?? label ?? Self.kindName(of: view))
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
