import SelfSizingGeometry

/// Groups whose number of items depends on what cells answer, such as rows of tags.
///
/// Every row has to be known to know the next one: work and memory grow with the items. After a
/// change rows are broken again until one begins where one began before.
final class BrokenGroups: PlannedGroups {
  private var count: Int
  /// The extents along that cells answered, in points; NaN where they did not.
  private var along: [Double]
  /// The extents across, likewise.
  private var across: [Double]
  /// The first item of each group.
  private var starts: [Int32] = []
  /// The groups' extents with the spacing after them.
  private var extents: ExtentTree
  private var widths: [Double] = []
  private var excessAcross = 0.0
  private var excess: (before: Int64, after: Int64) = (0, 0)
  private let operations: OperationCount

  /// Breaks items into groups.
  ///
  /// - Complexity: O(items).
  init(
    _ plan: GroupPlan, count: Int, along: [Double], across: [Double],
    counting operations: OperationCount
  ) {
    self.count = count
    self.along = along
    self.across = across
    self.operations = operations
    extents = ExtentTree([], counting: operations)
    super.init(plan)
    breakAll()
  }

  convenience init(
    _ plan: GroupPlan, count: Int, answers: CellAnswers, counting operations: OperationCount
  ) {
    var along = [Double](repeating: .nan, count: count)
    var across = along
    answers.forEach { item, answer in
      guard item < count else { return }
      along[item] = answer.along
      across[item] = answer.across
    }
    self.init(plan, count: count, along: along, across: across, counting: operations)
  }

  private var spacing: Int64 { Extent(points: plan.spacing).units }

  /// Solves the group that starts with an item.
  private func solved(from item: Int) -> SolvedGroup {
    let isVertical = plan.axis == .vertical
    let sizes = AnsweredSizes(
      first: item, widths: isVertical ? across : along, heights: isVertical ? along : across)
    if let solved = try? plan.solve(sizes, present: count - item), !solved.slots.isEmpty {
      return solved
    }
    // Whatever cannot be solved was refused beforehand; a group of one item keeps this finite.
    var slot = super.slot(ofItem: item)
    slot.zIndex = 0
    return SolvedGroup(slots: [slot], hosts: [], length: 0, width: 0)
  }

  private func breakAll() {
    starts = []
    widths = []
    var lengths: [Int64] = []
    var item = 0
    while item < count {
      let group = solved(from: item)
      starts.append(Int32(item))
      note(group)
      widths.append(group.width)
      lengths.append(Extent(points: group.length).units + spacing)
      item += group.slots.count
    }
    extents = ExtentTree(lengths, counting: operations)
  }

  private func note(_ group: SolvedGroup) {
    excess.before = max(excess.before, group.overhangBefore)
    excess.after = max(excess.after, group.overhangAfter)
    excessAcross = max(excessAcross, group.overhangAcross)
  }

  override var itemCount: Int { count }
  override var groupCount: Int { starts.count }
  override var length: Extent {
    starts.isEmpty ? .zero : Extent(units: max(0, extents.total - spacing))
  }
  override var width: Double { widths.max() ?? 0 }
  override var overhang: Int64 { max(excess.before, excess.after) + plan.reach }

  override var overhangAcross: Double { excessAcross }

  override var byteCount: Int {
    8 * (along.capacity + across.capacity + widths.capacity) + 4 * starts.capacity
      + extents.byteCount
  }

  override func start(ofGroup group: Int) -> Int64 { extents.start(of: group) }

  override func group(ofItem item: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= item { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  override func firstItem(ofGroup group: Int) -> Int { Int(starts[group]) }

  override func solved(_ group: Int) -> SolvedGroup { solved(from: Int(starts[group])) }

  override func slot(ofItem item: Int) -> GroupSlot {
    let group = group(ofItem: item)
    let solved = solved(group)
    var slot = solved.slots[min(item - Int(starts[group]), solved.slots.count - 1)]
    slot.start += start(ofGroup: group)
    return slot
  }

  override func find(from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch) {
    let reach = hosts ? plan.reach : 0
    var (group, top) = extents.firstIndex(endingAfter: max(0, start - excess.after - reach))
    while group < starts.count, top < end + excess.before + reach {
      let solved = solved(group)
      let first = Int(starts[group])
      for (position, slot) in solved.slots.enumerated() {
        if top + slot.start < end + reach, top + slot.end > start - reach {
          search.items.append(FoundItem(item: first + position, slot: slot, top))
        }
      }
      if hosts {
        for host in solved.hosts {
          search.hosts.append(
            FoundHost(
              item: first + host.firstItem, node: host.node, frame: host.frame, start: top))
        }
      }
      top += extents.extents[group]
      group += 1
    }
  }

  override func answer(ofItem item: Int) -> CellAnswer {
    CellAnswer(along: along[item], across: across[item])
  }

  override func setAnswer(_ answer: CellAnswer, ofItem item: Int) {
    along[item] = answer.along
    across[item] = answer.across
    rebreak(around: item)
  }

  /// Breaks groups again from the one before an item's, until a group begins where one began
  /// before.
  ///
  /// - Complexity: O(items of the groups that change); O(groups) if their number changes.
  private func rebreak(around item: Int) {
    let first = max(group(ofItem: item) - 1, 0)
    var next = Int(starts[first])
    var old = first
    var newStarts: [Int32] = []
    var newLengths: [Int64] = []
    var newWidths: [Double] = []
    while next < count {
      while old < starts.count, Int(starts[old]) < next { old += 1 }
      if next > item, old < starts.count, Int(starts[old]) == next { break }
      let group = solved(from: next)
      note(group)
      newStarts.append(Int32(next))
      newLengths.append(Extent(points: group.length).units + spacing)
      newWidths.append(group.width)
      next += group.slots.count
    }
    if next >= count { old = starts.count }
    if newStarts.count == old - first {
      for offset in newStarts.indices {
        starts[first + offset] = newStarts[offset]
        widths[first + offset] = newWidths[offset]
        if extents.extents[first + offset] != newLengths[offset] {
          extents.replace(at: first + offset, with: newLengths[offset])
        }
      }
    } else {
      var lengths = extents.extents
      lengths.replaceSubrange(first..<old, with: newLengths)
      starts.replaceSubrange(first..<old, with: newStarts)
      widths.replaceSubrange(first..<old, with: newWidths)
      extents = ExtentTree(lengths, counting: operations)
    }
  }

  override func forEachAnswer(_ body: (Int, CellAnswer) -> Void) {
    for item in 0..<count where !along[item].isNaN || !across[item].isNaN {
      body(item, CellAnswer(along: along[item], across: across[item]))
    }
  }

  override func edited(
    outgoing: [Int], incoming: [(item: Int, answer: CellAnswer)]
  ) -> GroupSequence {
    var (along, across) = (along, across)
    for item in outgoing.reversed() {
      along.remove(at: item)
      across.remove(at: item)
    }
    for entry in incoming {
      along.insert(entry.answer.along, at: entry.item)
      across.insert(entry.answer.across, at: entry.item)
    }
    return BrokenGroups(
      plan, count: along.count, along: along, across: across, counting: operations)
  }
}
