/// Items that a list leaves out: deleted and inserted again without a change of the data.
package struct HiddenItems: Hashable, Sendable {
  /// The hidden items of each section by their places in the data, ascending.
  private var items: [Int: [Int]] = [:]
  package init() {}

  package func count(_ count: Int, inSection section: Int) -> Int {
    guard let hidden = items[section] else { return count }
    return count - hidden.count { $0 < count }
  }

  package func dataPath(of path: ItemIndexPath) -> ItemIndexPath {
    guard let hidden = items[path.section] else { return path }
    var path = path
    for item in hidden where item <= path.item { path.item += 1 }
    return path
  }

  package mutating func hide(_ paths: [ItemIndexPath]) {
    let places = paths.map(dataPath)
    for place in places {
      items[place.section] = ((items[place.section] ?? []) + [place.item]).sorted()
    }
  }

  /// Returns the places of the hidden items, ascending.
  package mutating func showAll() -> [ItemIndexPath] {
    defer { items = [:] }
    return items.flatMap { section, items in
      items.map { ItemIndexPath(item: $0, section: section) }
    }.sorted()
  }
}
