import SelfSizingGeometry

/// Groups that all hold equally many items: solved once, and once more where cells answered.
///
/// What differs from the repeated group is kept as differences, so that neither time nor memory
/// grows with the items.
final class RepeatedGroups: PlannedGroups {
  private let template: SolvedGroup
  private let capacity: Int
  private var count: Int
  private var answers: CellAnswers
  /// The distance between two starts, without differences.
  private var pitch: GroupPitch
  /// By how much each group is longer than the repeated one, in units.
  private var differences = SparseExtents()
  /// The groups' own extents along, in units, where all are as long as the longest.
  private var ownLengths = SparseExtents()
  /// The groups' extents across, in units, where they depend on what cells answered.
  private var widths = SparseExtents()
  /// How far items reach beyond their groups, in units.
  private var excessAcross = 0.0
  private var excess: (before: Int64, after: Int64)
  /// Groups that were solved for themselves: queries come back to those in sight.
  private var known = KnownGroups()
  /// The last two solutions with what cells had answered: an answer is tried before it is put in
  /// place, and taken back where something else has to be asked in between.
  private var former: [(group: Int, sizes: AnsweredSizes, solved: SolvedGroup)] = []

  /// Places items in groups.
  ///
  /// - Complexity: O(answers + items of a group).
  init(_ plan: GroupPlan, template: SolvedGroup, count: Int, answers: CellAnswers) {
    self.template = template
    self.count = count
    self.answers = answers
    capacity = max(template.slots.count, 1)
    pitch = GroupPitch(points: template.length + plan.spacing)
    excess = (template.overhangBefore, template.overhangAfter)
    excessAcross = template.overhangAcross
    super.init(plan)
    solveAnswered(from: 0)
  }

  /// Takes over items in groups of one whose extents are known.
  private init(
    _ former: RepeatedGroups, count: Int, answers: CellAnswers, differences: SparseExtents
  ) {
    template = former.template
    self.count = count
    self.answers = answers
    self.differences = differences
    capacity = 1
    pitch = former.pitch
    excess = former.excess
    excessAcross = former.excessAcross
    super.init(former.plan)
  }

  // MARK: Groups

  override var itemCount: Int { count }
  override var groupCount: Int { count / capacity + (count % capacity == 0 ? 0 : 1) }

  private var spacing: Int64 { Extent(points: plan.spacing).units }

  override var length: Extent {
    let groups = groupCount
    return groups == 0 ? .zero : Extent(units: max(0, start(ofGroup: groups) - spacing))
  }

  override var width: Double {
    guard !widths.isEmpty else { return groupCount == 0 ? 0 : template.width }
    let largest = widths.largest.map { Extent(units: $0).points } ?? 0
    return widths.count < groupCount ? max(largest, template.width) : largest
  }

  override var overhang: Int64 { max(excess.before, excess.after) + plan.reach }

  override var overhangAcross: Double { excessAcross }

  override var byteCount: Int {
    answers.byteCount + differences.byteCount + ownLengths.byteCount + widths.byteCount
  }

  override func start(ofGroup group: Int) -> Int64 {
    pitch.start(group) + differences.sum(before: group)
  }

  override func group(ofItem item: Int) -> Int { item / capacity }

  override func firstItem(ofGroup group: Int) -> Int { group * capacity }

  private func items(ofGroup group: Int) -> Range<Int> {
    let first = group * capacity
    return first..<min(first + capacity, count)
  }

  /// Whether a group differs from the repeated one.
  private func isOwn(_ group: Int) -> Bool {
    let items = items(ofGroup: group)
    if items.count < capacity, plan.growsAlong || plan.growsAcross { return true }
    return !answers.isEmpty && answers.hasAnswers(in: items)
  }

  override func solved(_ group: Int) -> SolvedGroup {
    if let solved = known[group] { return solved }
    guard isOwn(group) else { return template }
    let items = items(ofGroup: group)
    let solved = solved(
      group, with: answers.sizes(of: items, isVertical: plan.axis == .vertical), of: items.count)
    known.keep(solved, of: group, among: groupCount)
    return solved
  }

  private func solved(_ group: Int, with sizes: AnsweredSizes, of count: Int) -> SolvedGroup {
    // By index: a solution is not copied to look at it.
    for index in former.indices
    where former[index].group == group && former[index].sizes.isSame(as: sizes) {
      return former[index].solved
    }
    let solved = (try? plan.solve(sizes, present: count)) ?? template
    if former.count == 2 { former.removeFirst() }
    former.append((group, sizes, solved))
    return solved
  }

  /// Takes over what a group's own extents are.
  private func place(_ group: Int) {
    guard isOwn(group) else {
      differences.set(nil, at: group)
      ownLengths.set(nil, at: group)
      widths.set(nil, at: group)
      return
    }
    if let surplus = plan.surplus, let answer = answers.along[group] {
      // One item: nothing has to be solved to know how long its group is.
      let own = answer + Extent(points: surplus).units
      let difference = own + spacing - (pitch.start(group + 1) - pitch.start(group))
      differences.set(difference == 0 ? nil : difference, at: group)
      return
    }
    let solved = solved(group)
    excess.before = max(excess.before, solved.overhangBefore)
    excess.after = max(excess.after, solved.overhangAfter)
    excessAcross = max(excessAcross, solved.overhangAcross)
    if plan.growsAcross { widths.set(Extent(points: solved.width).units, at: group) }
    guard plan.growsAlong else { return }
    let own = Extent(points: solved.length).units
    if plan.sharesLength {
      ownLengths.set(own, at: group)
    } else {
      let common = pitch.start(group + 1) - pitch.start(group)
      let difference = own + spacing - common
      differences.set(difference == 0 ? nil : difference, at: group)
    }
  }

  /// Makes all groups as long as the longest.
  private func shareLength() {
    guard plan.sharesLength else { return }
    var longest = ownLengths.largest.map { Extent(units: $0).points } ?? 0
    if ownLengths.count < groupCount { longest = max(longest, template.length) }
    pitch = GroupPitch(points: longest + plan.spacing)
    excess.after = max(
      excess.after, Extent(points: template.length).units - Extent(points: longest).units)
  }

  /// Solves every group from one on whose cells answered, and the last one if it is not full.
  private func solveAnswered(from first: Int) {
    known.forgetAll()
    guard plan.growsAlong || plan.growsAcross else { return }
    var next = first
    answers.forEach { item, _ in
      let group = item / capacity
      guard group >= next, item < count else { return }
      place(group)
      next = group + 1
    }
    if count % capacity != 0 { place(groupCount - 1) }
    shareLength()
  }

  // MARK: Items

  override func slot(ofItem item: Int) -> GroupSlot {
    let group = item / capacity
    let solved = solved(group)
    var slot = solved.slots[min(item - group * capacity, solved.slots.count - 1)]
    slot.start += start(ofGroup: group)
    return slot
  }

  override func find(from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch) {
    let groups = groupCount
    guard groups > 0 else { return }
    var group = self.group(at: start - excess.after - (hosts ? plan.reach : 0))
    let limit = end + excess.before + (hosts ? plan.reach : 0)
    var top = self.start(ofGroup: group)
    let isShort = !hosts && plan.slotsByStart == nil
    while group < groups, top < limit {
      if isShort, !isOwn(group) {
        template.slots.withUnsafeBufferPointer { slots in
          let first = group * capacity
          for position in 0..<min(slots.count, count - first) {
            let low = top + slots[position].start
            guard low < end, low + slots[position].length > start else { continue }
            search.items.append(FoundItem(item: first + position, slot: slots[position], top))
          }
        }
      } else {
        find(inGroup: group, at: top, from: start, to: end, hosts: hosts, &search)
      }
      group += 1
      if differences.isEmpty {
        top = pitch.start(group)
      } else {
        top += pitch.start(group) - pitch.start(group - 1) + (differences[group - 1] ?? 0)
      }
    }
  }

  /// Returns the last group that begins at or before a place.
  private func group(at place: Int64) -> Int {
    let last = groupCount - 1
    guard let known = differences.last(notAfter: place, { pitch.start($0) }) else {
      return min(pitch.group(at: place), last)
    }
    let sum = known.sumBefore + known.value
    guard place >= pitch.start(known.index + 1) + sum else { return min(known.index, last) }
    return min(max(pitch.group(at: place - sum), known.index + 1), last)
  }

  private func find(
    inGroup group: Int, at top: Int64, from start: Int64, to end: Int64, hosts: Bool,
    _ search: inout GroupSearch
  ) {
    let items = items(ofGroup: group)
    let isOwn = isOwn(group)
    let solved = isOwn ? solved(group) : template
    if !isOwn, let sorted = plan.slotsByStart {
      find(solved, items, sorted, at: top, from: start, to: end, hosts: hosts, &search)
    } else {
      let reach = hosts ? plan.reach : 0
      for position in 0..<min(items.count, solved.slots.count) {
        let low = top + solved.slots[position].start
        if low < end + reach, low + solved.slots[position].length > start - reach {
          search.items.append(
            FoundItem(item: items.lowerBound + position, slot: solved.slots[position], top))
        }
      }
    }
    guard hosts else { return }
    for host in solved.hosts where host.firstItem < items.count {
      search.hosts.append(
        FoundHost(
          item: items.lowerBound + host.firstItem, node: host.node, frame: host.frame, start: top))
    }
  }

  private func find(
    _ solved: SolvedGroup, _ items: Range<Int>, _ sorted: (order: [Int32], ends: [Int64]),
    at top: Int64, from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch
  ) {
    let reach = hosts ? plan.reach : 0
    var (low, high) = (0, sorted.ends.count)
    while low < high {
      let middle = (low + high) / 2
      if top + sorted.ends[middle] <= start - reach { low = middle + 1 } else { high = middle }
    }
    var positions: [Int] = []
    while low < sorted.order.count {
      let position = Int(sorted.order[low])
      let slot = solved.slots[position]
      if top + slot.start >= end + reach { break }
      if top + slot.end > start - reach, position < items.count { positions.append(position) }
      low += 1
    }
    for position in positions.sorted() {
      search.items.append(
        FoundItem(item: items.lowerBound + position, slot: solved.slots[position], top))
    }
  }

  // MARK: Answers

  override func answer(ofItem item: Int) -> CellAnswer { answers[item] }

  override func setAnswer(_ answer: CellAnswer, ofItem item: Int) {
    answers[item] = answer
    known.forget(item / capacity)
    place(item / capacity)
    shareLength()
  }

  override func change(ofItem item: Int, to answer: CellAnswer, watching watched: WatchedItem?)
    -> GroupChange?
  {
    guard plan.growsAlong, !plan.growsAcross, !plan.sharesLength else { return nil }
    let group = item / capacity
    let own: Int64
    var solved: SolvedGroup?
    if let surplus = plan.surplus, !answer.along.isNaN {
      own = (Extent(points: answer.along) + Extent(points: surplus)).units
    } else {
      let items = items(ofGroup: group)
      guard !answer.along.isNaN || items.count < capacity || hasOtherAnswers(than: item, items)
      else { return nil }
      var sizes = answers.sizes(of: items, isVertical: plan.axis == .vertical)
      sizes.set(
        along: answer.along, across: answer.across, at: item - items.lowerBound, of: items.count,
        on: plan.axis)
      let changed = self.solved(group, with: sizes, of: items.count)
      own = Extent(points: changed.length).units
      solved = changed
    }
    let common = pitch.start(group + 1) - pitch.start(group)
    let grown = own + spacing - common - (differences[group] ?? 0)
    var change = GroupChange()
    let end = start(ofGroup: groupCount) - spacing
    change.length = Extent(units: max(0, end + grown)) - Extent(units: max(0, end))
    guard let watched else { return change }
    let host = watched.item / capacity
    if host > group {
      change.watched = Extent(units: grown)
    } else if host == group {
      let before = self.solved(group)
      let position = watched.item - group * capacity
      guard let after = solved, position < min(before.slots.count, after.slots.count) else {
        return nil
      }
      let (old, new) = (before.slots[position], after.slots[position])
      change.watched = Extent(
        units: watched.edge == .top ? new.start - old.start : new.end - old.end)
    }
    return change
  }

  private func hasOtherAnswers(than item: Int, _ items: Range<Int>) -> Bool {
    answers.hasAnswers(in: items.lowerBound..<item)
      || answers.hasAnswers(in: item + 1..<max(items.upperBound, item + 1))
  }

  override func forEachAnswer(_ body: (Int, CellAnswer) -> Void) { answers.forEach(body) }

  // MARK: Edits

  /// Returns the sequence after items left and entered it.
  ///
  /// - Complexity: O(edits × log answers) where groups hold one item, or no cell answered;
  ///   O(answers from the first edit on) elsewhere: groups then hold other items.
  override func edited(
    outgoing: [Int], incoming: [(item: Int, answer: CellAnswer)]
  ) -> GroupSequence {
    var answers = answers
    for item in outgoing.reversed() { answers.removeItem(item) }
    for entry in incoming {
      answers.insertItem(entry.item)
      answers[entry.item] = entry.answer
    }
    let count = count - outgoing.count + incoming.count
    guard capacity == 1, plan.surplus != nil, !plan.growsAcross, pitch.isExact else {
      return RepeatedGroups(plan, template: template, count: count, answers: answers)
    }
    var differences = differences
    for item in outgoing.reversed() { differences.removeIndex(item) }
    for entry in incoming { differences.insertIndex(entry.item) }
    let edited = RepeatedGroups(self, count: count, answers: answers, differences: differences)
    for entry in incoming where !entry.answer.along.isNaN { edited.place(entry.item) }
    return edited
  }
}
