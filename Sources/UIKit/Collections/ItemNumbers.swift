import SelfSizingCollectionLayout

/// The identities of a list's items by place, kept through batches of updates. A data source has
/// only index paths: what a reload brings counts as what was at its place before.
struct ItemNumbers {
  private struct Section {
    let number: Int
    /// The items' numbers; nil where they follow from their places, until a batch changes them.
    var items: [Int]?
    var count: Int
    func item(_ place: Int) -> Int { items.map { $0[place] } ?? number << 32 | place }

    mutating func set(_ item: Int, at place: Int) {
      guard (0..<count).contains(place) else { return }
      if items == nil { items = (0..<count).map(self.item) }
      items?[place] = item
    }
  }

  private var sections: [Section] = []
  private var nextSection = 0
  /// Above every number that follows from a place.
  private var nextItem = 1 << 62

  mutating func reload(_ counts: [Int]) {
    sections = counts.enumerated().map { index, count in
      guard index < sections.count, sections[index].items == nil || sections[index].count == count
      else { return newSection(count) }
      var section = sections[index]
      section.count = count
      return section
    }
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

  /// Takes over a batch of updates, given the number of items of each section after it; one that
  /// contradicts the counts is ignored, as the engine refuses it.
  mutating func apply(_ batch: CollectionViewUpdates, counts: [Int]) {
    let former = sections
    guard
      let map = try? UpdateMap(
        batch, before: former.map(\.count), sectionCount: counts.count, countAfter: { counts[$0] })
    else { return }
    var stayed = [Section?](repeating: nil, count: counts.count)
    for (index, section) in former.enumerated() {
      guard let place = map.section(index), !map.renewedSections.contains(place) else { continue }
      let isUnchanged = map.edits[place] == nil && section.count == counts[place]
      stayed[place] =
        isUnchanged
        ? section : edited(section, by: map.edits[place] ?? .init(), count: counts[place])
    }
    sections = zip(stayed, counts).map { $0 ?? newSection($1) }
    // Items keep their numbers wherever they go.
    for move in batch.movedItems {
      let (source, target) = (move.source, move.destination)
      sections[target.section].set(former[source.section].item(source.item), at: target.item)
    }
  }

  private mutating func edited(
    _ section: Section, by edits: UpdateMap.SectionEdits, count: Int
  ) -> Section {
    var items = [Int?](repeating: nil, count: count)
    for item in 0..<section.count {
      if let place = edits.place(of: item), place < count { items[place] = section.item(item) }
    }
    return Section(number: section.number, items: items.map { $0 ?? newItem() }, count: count)
  }
}
