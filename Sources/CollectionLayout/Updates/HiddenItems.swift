/// Items that a data source has and a list doesn't need: what is deleted and inserted again without
/// a change of the data.
package struct HiddenItems: Hashable, Sendable {
  /// The hidden items of each section by their places in the data, ascending.
  private var items: [Int: [Int]] = [:]

  /// Creates a set without items.
  package init() {}

  /// Returns the number of a section's items that are left of those in the data.
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

  /// Shows all items again.
  /// - Returns: Their places, ascending.
  package mutating func showAll() -> [ItemIndexPath] {
    defer { items = [:] }
    return items.flatMap { section, items in
      items.map { ItemIndexPath(item: $0, section: section) }
    }.sorted()
  }
}
