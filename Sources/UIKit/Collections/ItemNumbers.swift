import SelfSizingCollectionLayout

/// The identities of a list's items by place, kept through batches of updates.
///
/// A data source has only index paths: an item is the one that a batch leaves or moves there. What
/// a reload brings counts as what was at its place before.
struct ItemNumbers {
  private struct Section {
    let number: Int
    /// The items' numbers; nil where they follow from their places, as long as no batch changed
    /// them.
    var items: [Int]?
    var count: Int

    /// Returns an item's number: those of different sections differ.
    func item(_ place: Int) -> Int { items.map { $0[place] } ?? number << 32 | place }
  }

  private var sections: [Section] = []
  private var nextSection = 0
  /// Above every number that follows from a place.
  private var nextItem = 1 << 62

  /// Takes over counts; items at the same places are the same.
  mutating func reload(_ counts: [Int]) {
    var reloaded: [Section] = []
    for (index, count) in counts.enumerated() {
      if index < sections.count, sections[index].items == nil || sections[index].count == count {
        var section = sections[index]
        section.count = count
        reloaded.append(section)
      } else {
        reloaded.append(newSection(count))
      }
    }
    sections = reloaded
  }

  private mutating func newSection(_ count: Int) -> Section {
    defer { nextSection += 1 }
    return Section(number: nextSection, items: nil, count: count)
  }

  private mutating func newItem() -> Int {
    defer { nextItem += 1 }
    return nextItem
  }

  func identity(ofItem path: ItemIndexPath) -> ItemIdentity {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return ItemIdentity(-1) }
    return ItemIdentity(sections[path.section].item(path.item))
  }

  func identity(ofSection section: Int) -> ItemIdentity {
    ItemIdentity(sections.indices.contains(section) ? sections[section].number : -1)
  }

  /// Takes over a batch of updates; one that contradicts itself leaves some items new.
  ///
  /// - Parameter counts: The number of items of each section after the batch.
  mutating func apply(_ batch: CollectionViewUpdates, counts: [Int]) {
    // Items keep their numbers wherever they go.
    var moved: [ItemIndexPath: Int] = [:]
    for move in batch.movedItems {
      moved[move.destination] = takeNumber(at: move.source)
    }
    let gone = Set(batch.deletedItems).union(batch.movedItems.map(\.source))
    let thinned = Set(gone.map(\.section))
    var survivors = sections.indices.map { index in
      var rest: [Int]?
      if thinned.contains(index) {
        rest = (0..<sections[index].count).compactMap { item in
          gone.contains(ItemIndexPath(item: item, section: index))
            ? nil : sections[index].item(item)
        }
      }
      return (section: sections[index], items: rest)
    }
    for section in batch.reloadedSections where survivors.indices.contains(section) {
      survivors[section] = (newSection(0), [])
    }
    let movedSections = Dictionary(
      batch.movedSections.map { ($0.destination, $0.source) }, uniquingKeysWith: { $1 })
    let goneSections = Set(batch.deletedSections).union(batch.movedSections.map(\.source))
    var staying = survivors.indices.filter { !goneSections.contains($0) }[...]
    let comingItems = Set(batch.insertedItems)
    let filled = Set(comingItems.map(\.section)).union(moved.keys.map(\.section))
    var result: [Section] = []
    for (index, count) in counts.enumerated() {
      var former: (section: Section, items: [Int]?)?
      if let source = movedSections[index] {
        if survivors.indices.contains(source) { former = survivors[source] }
      } else if !batch.insertedSections.contains(index), let next = staying.popFirst() {
        former = survivors[next]
      }
      guard let former else {
        result.append(newSection(count))
        continue
      }
      guard filled.contains(index) || former.items != nil || former.section.count != count else {
        result.append(former.section)
        continue
      }
      let rest = former.items ?? (0..<former.section.count).map(former.section.item)
      var items: [Int] = []
      items.reserveCapacity(count)
      var next = 0
      for item in 0..<count {
        let path = ItemIndexPath(item: item, section: index)
        if let number = moved[path] {
          items.append(number)
        } else if comingItems.contains(path) || next >= rest.count {
          items.append(newItem())
        } else {
          items.append(rest[next])
          next += 1
        }
      }
      result.append(Section(number: former.section.number, items: items, count: count))
    }
    sections = result
  }

  /// Returns a number for an item that leaves its section.
  private mutating func takeNumber(at path: ItemIndexPath) -> Int {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return newItem() }
    return sections[path.section].item(path.item)
  }
}
