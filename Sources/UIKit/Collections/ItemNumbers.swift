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

    /// Gives an item a number that it had elsewhere.
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

  /// Takes over a batch of updates; one that contradicts the counts is ignored, as the engine
  /// refuses it.
  /// - Parameter counts: The number of items of each section after the batch.
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

  /// Returns a section after a batch: the items that stay, and new ones between them.
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
