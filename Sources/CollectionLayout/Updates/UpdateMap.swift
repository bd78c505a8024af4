/// Where everything is after a batch of updates.
package struct UpdateMap {
  /// The items that leave and enter one section that stays.
  package struct SectionEdits {
    /// The items that leave, by their places before, ascending: deleted ones, and those that move.
    var outgoing: [Int] = []
    /// The items that enter, by their places after, ascending: inserted ones, and those that move.
    var incoming: [Int] = []
    package init() {}

    /// Where an item that stays in the section is after the batch, in O(log edits); nil if it
    /// leaves.
    package func place(of item: Int) -> Int? {
      let removed = outgoing.indices.partitioningIndex { outgoing[$0] >= item }
      if removed < outgoing.count, outgoing[removed] == item { return nil }
      // The rank among what stays is the place, plus the incoming ones that come before it: of
      // these, the k-th comes before if at most the rank many stay before it.
      let rank = item - removed
      return rank + incoming.indices.partitioningIndex { incoming[$0] - $0 > rank }
    }
  }

  let updates: CollectionViewUpdates
  let sectionCount: Int
  /// The number of items after the batch of each section with edits: a data source is asked once,
  /// for it may not say the same twice.
  private(set) var counts: [Int: Int] = [:]
  /// The number of each section after the batch, by its number before; nil where no section moves.
  private(set) var sections: [Int?]?
  package private(set) var edits: [Int: SectionEdits] = [:]
  private var destinations: [ItemIndexPath: ItemIndexPath] = [:]
  /// The items that count as new ones though they stay, by their places before.
  private(set) var reloaded: Set<ItemIndexPath> = []
  /// The sections that count as new ones, by their numbers after the batch.
  package private(set) var renewedSections: Set<Int> = []

  /// Checks a batch against the numbers of items before it, and of sections and items after it.
  /// Complexity: O(edits × log edits), and O(sections) if sections change.
  package init(
    _ updates: CollectionViewUpdates, before: [Int], sectionCount: Int,
    countAfter: (_ section: Int) -> Int
  ) throws(CollectionLayoutError) {
    self.updates = updates
    self.sectionCount = sectionCount
    try mapSections(before.count, sectionCount)
    try mapItems(before)
    for section in edits.keys.sorted() {
      let after = countAfter(section)
      counts[section] = after
      try check(section, before: before, after: after)
    }
  }

  /// Nil if the section goes.
  package func section(_ section: Int) -> Int? { sections.map { $0[section] } ?? section }

  /// Where an element is after the batch; nil if it goes, as a reloaded item does.
  func element(_ former: CollectionElement) -> CollectionElement? {
    guard let section = section(former.indexPath.section) else { return nil }
    guard former.kind.belongsToItem else {
      return renewedSections.contains(section)
        ? nil : CollectionElement(former.kind, ofSection: section)
    }
    return reloaded.contains(former.indexPath)
      ? nil
      : place(of: former.indexPath).map { CollectionElement(kind: former.kind, indexPath: $0) }
  }

  /// Where an item is after the batch, reloaded or not; nil if it goes.
  func place(of path: ItemIndexPath) -> ItemIndexPath? {
    if !destinations.isEmpty, let destination = destinations[path] { return destination }
    guard let section = section(path.section), !renewedSections.contains(section)
    else { return nil }
    let item = edits[section].map { $0.place(of: path.item) } ?? path.item
    return item.map { ItemIndexPath(item: $0, section: section) }
  }

  private func unique<Place: Hashable>(
    _ places: [Place], where exists: (Place) -> Bool, else missing: (Place) -> BatchUpdateProblem,
    or twice: (Place) -> BatchUpdateProblem
  ) throws(CollectionLayoutError) -> Set<Place> {
    var known: Set<Place> = []
    for place in places {
      guard exists(place) else { throw .invalidBatchUpdate(missing(place)) }
      guard known.insert(place).inserted else { throw .invalidBatchUpdate(twice(place)) }
    }
    return known
  }

  private mutating func mapSections(_ before: Int, _ after: Int) throws(CollectionLayoutError) {
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    guard after == before + inserted - deleted else {
      throw .invalidBatchUpdate(
        .sectionCountMismatch(before: before, after: after, inserted: inserted, deleted: deleted))
    }
    guard updates.changesSections else { return }
    let sources = updates.movedSections.map(\.source)
    _ = try unique(
      updates.deletedSections + updates.reloadedSections + sources, where: (0..<before).contains,
      else: BatchUpdateProblem.noSectionBefore, or: BatchUpdateProblem.sectionChangedTwice)
    let filled = try unique(
      updates.insertedSections + updates.movedSections.map(\.destination),
      where: (0..<after).contains, else: BatchUpdateProblem.noSectionAfter,
      or: BatchUpdateProblem.sectionFilledTwice)
    var places = [Int?](repeating: nil, count: before)
    for move in updates.movedSections { places[move.source] = move.destination }
    let gone = Set(updates.deletedSections + sources)
    var next = 0
    for section in 0..<before where !gone.contains(section) {
      while filled.contains(next) { next += 1 }
      places[section] = next
      next += 1
    }
    sections = places
    renewedSections = Set(updates.insertedSections)
    for section in updates.reloadedSections {
      if let place = places[section] { renewedSections.insert(place) }
    }
  }

  private mutating func mapItems(_ before: [Int]) throws(CollectionLayoutError) {
    let sources = updates.movedItems.map(\.source)
    let incoming = updates.insertedItems + updates.movedItems.map(\.destination)
    _ = try unique(
      updates.deletedItems + updates.reloadedItems + sources,
      where: { before.indices.contains($0.section) && (0..<before[$0.section]).contains($0.item) },
      else: BatchUpdateProblem.noItemBefore, or: BatchUpdateProblem.changedTwice)
    _ = try unique(
      incoming, where: { (0..<sectionCount).contains($0.section) && $0.item >= 0 },
      else: BatchUpdateProblem.noItemAfter, or: BatchUpdateProblem.filledTwice)
    for path in incoming { edits[path.section, default: SectionEdits()].incoming.append(path.item) }
    for path in updates.deletedItems + sources {
      // An item that leaves with its section needs no edit.
      guard let section = section(path.section) else { continue }
      edits[section, default: SectionEdits()].outgoing.append(path.item)
    }
    for move in updates.movedItems { destinations[move.source] = move.destination }
    reloaded = Set(updates.reloadedItems)
    for section in edits.keys {
      edits[section]?.incoming.sort()
      edits[section]?.outgoing.sort()
    }
  }

  private func check(_ section: Int, before: [Int], after: Int) throws(CollectionLayoutError) {
    // A new section comes with whatever items it has.
    guard !renewedSections.contains(section), let edits = edits[section] else { return }
    let former = sections?.firstIndex(of: section) ?? section
    guard after == before[former] + edits.incoming.count - edits.outgoing.count else {
      throw .invalidBatchUpdate(
        .itemCountMismatch(
          section: section, before: before[former], after: after,
          incoming: edits.incoming.count, outgoing: edits.outgoing.count))
    }
    if let last = edits.incoming.last, last >= after {
      throw .invalidBatchUpdate(.noItemAfter(ItemIndexPath(item: last, section: section)))
    }
  }
}
