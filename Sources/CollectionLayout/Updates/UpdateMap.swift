/// Where everything is after a batch of updates.
package struct UpdateMap {
  /// The items that leave and enter one section that stays.
  package struct SectionEdits {
    /// Items that leave, by their places before, ascending: deleted ones, and those that move.
    var outgoing: [Int] = []
    /// Items that enter, by their places after, ascending: inserted ones, and those that move.
    var incoming: [Int] = []

    package init() {}

    /// Returns where an item that stays in the section is after the batch; nil if it leaves.
    /// Complexity: O(log edits).
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
  /// The edits by the section's number after the batch.
  package private(set) var edits: [Int: SectionEdits] = [:]
  /// The only section with edits, which most batches have: found without hashing.
  private var onlyEdits: (section: Int, edits: SectionEdits)?
  /// The destinations of moved items, where there are several.
  private var destinations: [ItemIndexPath: ItemIndexPath] = [:]
  /// The items that count as new ones though they stay, by their places before.
  private(set) var reloaded: Set<ItemIndexPath> = []
  /// The sections that count as new ones, by their numbers after the batch.
  package private(set) var renewedSections: Set<Int> = []

  /// Checks a batch against the counts before and after it.
  /// - Parameters:
  ///   - before: The number of items of each section before the batch.
  ///   - sectionCount: The number of sections after it.
  ///   - countAfter: The number of items of a section after it.
  /// - Complexity: O(edits × log edits), and O(sections) if sections change.
  package init(
    _ updates: CollectionViewUpdates, before: [Int], sectionCount: Int,
    countAfter: (_ section: Int) -> Int
  ) throws(CollectionLayoutError) {
    self.updates = updates
    self.sectionCount = sectionCount
    try mapSections(before.count, sectionCount)
    try mapItems(before, sectionCount)
    for section in edits.keys.sorted() {
      let after = countAfter(section)
      counts[section] = after
      try check(section, before: before, after: after)
    }
  }

  /// Returns the number of a section after the batch; nil if it goes.
  package func section(_ section: Int) -> Int? {
    guard let sections else { return section }
    return sections[section]
  }

  /// Returns where an element is after the batch; nil if it goes. A reloaded item goes.
  func element(_ former: CollectionElement) -> CollectionElement? {
    guard let section = section(former.indexPath.section) else { return nil }
    guard former.kind.belongsToItem else {
      return renewedSections.contains(section)
        ? nil
        : CollectionElement(kind: former.kind, indexPath: ItemIndexPath(item: 0, section: section))
    }
    return reloaded.contains(former.indexPath)
      ? nil
      : place(of: former.indexPath).map { CollectionElement(kind: former.kind, indexPath: $0) }
  }

  /// Returns where an item is after the batch, reloaded or not; nil if it goes.
  func place(of path: ItemIndexPath) -> ItemIndexPath? {
    if let destination = destination(of: path) { return destination }
    guard let section = section(path.section), !renewedSections.contains(section) else {
      return nil
    }
    if let onlyEdits {
      let item = section == onlyEdits.section ? onlyEdits.edits.place(of: path.item) : path.item
      return item.map { ItemIndexPath(item: $0, section: section) }
    }
    guard let edits = edits[section] else {
      return ItemIndexPath(item: path.item, section: section)
    }
    return edits.place(of: path.item).map { ItemIndexPath(item: $0, section: section) }
  }

  private func destination(of path: ItemIndexPath) -> ItemIndexPath? {
    if updates.movedItems.count > 1 { return destinations[path] }
    return updates.movedItems.first.flatMap { $0.source == path ? $0.destination : nil }
  }

  private mutating func mapSections(_ before: Int, _ after: Int) throws(CollectionLayoutError) {
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    guard after == before + inserted - deleted else {
      throw .invalidBatchUpdate(
        .sectionCountMismatch(before: before, after: after, inserted: inserted, deleted: deleted))
    }
    guard updates.changesSections else { return }
    var changed: Set<Int> = []
    for section in updates.deletedSections + updates.reloadedSections
      + updates.movedSections.map(\.source)
    {
      guard (0..<before).contains(section) else {
        throw .invalidBatchUpdate(.noSectionBefore(section))
      }
      guard changed.insert(section).inserted else {
        throw .invalidBatchUpdate(.sectionChangedTwice(section))
      }
    }
    var filled: Set<Int> = []
    for section in updates.insertedSections + updates.movedSections.map(\.destination) {
      guard (0..<after).contains(section) else {
        throw .invalidBatchUpdate(.noSectionAfter(section))
      }
      guard filled.insert(section).inserted else {
        throw .invalidBatchUpdate(.sectionFilledTwice(section))
      }
    }
    var places = [Int?](repeating: nil, count: before)
    for move in updates.movedSections { places[move.source] = move.destination }
    let gone = Set(updates.deletedSections).union(updates.movedSections.map(\.source))
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

  private mutating func mapItems(_ before: [Int], _ sectionCount: Int) throws(CollectionLayoutError)
  {
    let isSingle =
      updates.deletedItems.count + updates.reloadedItems.count + updates.movedItems.count
      + updates.insertedItems.count == 1
    var changed: Set<ItemIndexPath> = []
    func change(_ path: ItemIndexPath) throws(CollectionLayoutError) {
      guard before.indices.contains(path.section), (0..<before[path.section]).contains(path.item)
      else { throw .invalidBatchUpdate(.noItemBefore(path)) }
      // A single change, which most batches have, need not be compared with others.
      if isSingle { return }
      guard changed.insert(path).inserted else { throw .invalidBatchUpdate(.changedTwice(path)) }
    }
    for path in updates.deletedItems { try change(path) }
    for path in updates.reloadedItems { try change(path) }
    for move in updates.movedItems { try change(move.source) }
    var filled: Set<ItemIndexPath> = []
    for path in updates.insertedItems + updates.movedItems.map(\.destination) {
      guard (0..<sectionCount).contains(path.section), path.item >= 0 else {
        throw .invalidBatchUpdate(.noItemAfter(path))
      }
      guard isSingle || filled.insert(path).inserted else {
        throw .invalidBatchUpdate(.filledTwice(path))
      }
      edits[path.section, default: SectionEdits()].incoming.append(path.item)
    }
    for path in updates.deletedItems + updates.movedItems.map(\.source) {
      // An item that leaves with its section needs no edit.
      guard let section = section(path.section) else { continue }
      edits[section, default: SectionEdits()].outgoing.append(path.item)
    }
    if updates.movedItems.count > 1 {
      for move in updates.movedItems { destinations[move.source] = move.destination }
    }
    reloaded = Set(updates.reloadedItems)
    for section in edits.keys {
      edits[section]?.incoming.sort()
      edits[section]?.outgoing.sort()
    }
    if edits.count == 1 { onlyEdits = edits.first.map { ($0.key, $0.value) } }
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
