import SelfSizingGeometry

/// An item that a search found, at its place along the groups.
struct FoundItem {
  let item: Int
  let slot: GroupSlot

  @inline(__always)
  init(item: Int, slot: GroupSlot, _ top: Int64) {
    self.item = item
    var slot = slot
    slot.start += top
    self.slot = slot
  }
}

/// A group that something is anchored to, at its place along the groups.
struct FoundHost {
  let item: Int, node: Int
  let frame: LayoutRect
  /// Where the section's group begins, in units from the start of the first one.
  let start: Int64
}

/// An item whose edge is watched while another one changes.
typealias WatchedItem = (item: Int, edge: ScrollAnchorEdge)

/// The effect of a cell's answer along the groups.
struct GroupChange {
  var length = Extent.zero
  var watched = Extent.zero
}

struct GroupSearch {
  var items: [FoundItem] = []
  var hosts: [FoundHost] = []
}

/// A cell's answer along the groups and across, in points; NaN where it does not decide.
struct CellAnswer: Equatable {
  var along = Double.nan
  var across = Double.nan

  static func == (first: CellAnswer, second: CellAnswer) -> Bool {
    (first.along == second.along || first.along.isNaN && second.along.isNaN)
      && (first.across == second.across || first.across.isNaN && second.across.isNaN)
  }

  /// The answer of groups that follow each other along the other axis.
  var turned: CellAnswer { CellAnswer(along: across, across: along) }
}

/// The groups of a section one after the other; places count from the start of the first. Groups
/// that hold equally many items are solved once, and once more where cells answered, as
/// differences: neither time nor memory grows with the items. Where answers decide how many items a
/// group holds, as in rows of tags, every group has to be known, and both grow.
final class GroupSequence {
  /// How items are grouped; nil where there are none.
  let groupPlan: GroupPlan?
  let itemCount: Int
  var answers: CellAnswers
  /// The group that is repeated, and takes the place of one that cannot be solved.
  let template: SolvedGroup
  let capacity: Int
  private var broken: ItemLines
  var pitch: GroupPitch
  /// How much longer each group is than the repeated one, in units; of broken groups the length.
  var differences = SparseExtents()
  /// The groups' own extents along, in units, where all are as long as the longest.
  private var ownLengths = SparseExtents()
  /// The groups' extents across, in units, where they depend on what cells answered.
  private var widths = SparseExtents()
  /// How far items reach beyond their groups, in points across, and in units along.
  var overhangAcross: Double
  var excess: (before: Int64, after: Int64)
  /// Groups that were solved for themselves: queries come back to those in sight.
  var known = KnownGroups()
  /// The last two solutions with what cells had answered: an answer is tried before it is put in
  /// place, and taken back where something else has to be asked in between.
  private var former: [(group: Int, sizes: AnsweredSizes, solved: SolvedGroup)] = []

  // Facts of the plan, read once.
  let axis: LayoutAxis
  let spacing: Int64, reach: Int64
  let growsAlong: Bool, growsAcross: Bool, sharesLength: Bool
  let surplus: Double?

  /// Places items in groups; there are no groups without a plan.
  /// - Complexity: O(answers + items of a group) where groups repeat; O(items) elsewhere.
  convenience init(_ plan: GroupPlan? = nil, count: Int = 0, answers: CellAnswers = CellAnswers()) {
    self.init(plan, count, answers, pitch: nil)
    if isBroken { rebreak(around: 0) } else { solveAnswered() }
  }

  init(_ plan: GroupPlan?, _ count: Int, _ answers: CellAnswers, pitch: GroupPitch?) {
    groupPlan = plan
    itemCount = count
    self.answers = answers
    let isBroken = plan != nil && plan?.template == nil
    template = plan?.template ?? .single
    capacity = isBroken ? 0 : max(template.slots.count, 1)
    broken = ItemLines(itemCount: isBroken ? count : 0)
    axis = plan?.axis ?? .vertical
    spacing = Extent(points: plan?.spacing ?? 0).units
    reach = plan?.reach ?? 0
    growsAlong = isBroken || plan?.growsAlong == true
    growsAcross = isBroken || plan?.growsAcross == true
    sharesLength = !isBroken && plan?.sharesLength == true
    surplus = plan?.surplus
    self.pitch = pitch ?? GroupPitch(points: isBroken ? 0 : template.length + (plan?.spacing ?? 0))
    excess = (template.overhangBefore, template.overhangAfter)
    overhangAcross = template.overhangAcross
    if isBroken { self.answers.list(count) }
  }

  var isBroken: Bool { capacity == 0 }

  var groupCount: Int {
    isBroken ? broken.count : itemCount / capacity + (itemCount % capacity == 0 ? 0 : 1)
  }

  var length: Extent {
    let groups = groupCount
    return groups == 0 ? .zero : Extent(units: max(0, start(ofGroup: groups) - spacing))
  }

  var width: Double {
    guard !widths.isEmpty else { return groupCount == 0 ? 0 : template.width }
    let largest = widths.largest.map { Extent(units: $0).points } ?? 0
    return widths.count < groupCount ? max(largest, template.width) : largest
  }

  /// The farthest that items and what is anchored to them reach beyond the groups along, in units.
  var overhang: Int64 { max(excess.before, excess.after) + reach }

  /// Returns where an existing group begins, in units; the index may be the number of groups.
  func start(ofGroup group: Int) -> Int64 { pitch.start(group) + differences.sum(before: group) }

  func group(ofItem item: Int) -> Int { isBroken ? broken.line(ofItem: item) : item / capacity }

  func firstItem(ofGroup group: Int) -> Int {
    isBroken ? broken.start(of: group) : group * capacity
  }

  func items(ofGroup group: Int) -> Range<Int> {
    if isBroken { return broken.items(of: group) }
    return group * capacity..<min(group * capacity + capacity, itemCount)
  }

  func isOwn(_ group: Int) -> Bool {
    if isBroken { return true }
    let items = items(ofGroup: group)
    if items.count < capacity, growsAlong || growsAcross { return true }
    return !answers.isEmpty && answers.hasAnswers(in: items)
  }

  func solved(_ group: Int) -> SolvedGroup {
    if let solved = known[group] { return solved }
    guard isOwn(group) else { return template }
    let items = items(ofGroup: group)
    let solved =
      isBroken
      ? solvedBroken(from: items.lowerBound)
      : solved(
        group, with: answers.sizes(of: items, isVertical: axis == .vertical), of: items.count)
    known.keep(solved, of: group, among: groupCount)
    return solved
  }

  func solved(_ group: Int, with sizes: AnsweredSizes, of count: Int) -> SolvedGroup {
    // By index: a solution is not copied to look at it.
    for index in former.indices
    where former[index].group == group && former[index].sizes.isSame(as: sizes) {
      return former[index].solved
    }
    let solved = (try? groupPlan?.solve(sizes, present: count)) ?? template
    if former.count == 2 { former.removeFirst() }
    former.append((group, sizes, solved))
    return solved
  }

  private func solvedBroken(from item: Int) -> SolvedGroup {
    let sizes = answers.listed(from: item, isVertical: axis == .vertical)
    if let solved = try? groupPlan?.solve(sizes, present: itemCount - item), !solved.slots.isEmpty {
      return solved
    }
    // Whatever cannot be solved was refused beforehand; a group of one item keeps this finite.
    return template
  }

  /// Breaks groups again from the one before an item's, until one begins where one began before.
  /// - Complexity: O(items of the groups that change); O(groups) if their number changes.
  func rebreak(around item: Int) {
    var changed: [(length: Int64, width: Int64)] = []
    let (replaced, count) = broken.rebreak(around: item) { start in
      let solved = solvedBroken(from: start)
      note(solved)
      changed.append(
        (Extent(points: solved.length).units + spacing, Extent(points: solved.width).units))
      return start + solved.slots.count
    }
    known.forgetAll()
    let last = replaced.lowerBound + min(count, replaced.count)
    for _ in 0..<max(0, replaced.count - count) {
      differences.removeIndex(last)
      widths.removeIndex(last)
    }
    for _ in 0..<max(0, count - replaced.count) {
      differences.insertIndex(last)
      widths.insertIndex(last)
    }
    for (group, extents) in zip(replaced.lowerBound..., changed) {
      differences.set(extents.length == 0 ? nil : extents.length, at: group)
      widths.set(extents.width, at: group)
    }
  }

  private func note(_ solved: SolvedGroup) {
    excess.before = max(excess.before, solved.overhangBefore)
    excess.after = max(excess.after, solved.overhangAfter)
    overhangAcross = max(overhangAcross, solved.overhangAcross)
  }

  private func set(length own: Int64, of group: Int) {
    let difference = own + spacing - (pitch.start(group + 1) - pitch.start(group))
    differences.set(difference == 0 ? nil : difference, at: group)
  }

  func place(_ group: Int) {
    guard isOwn(group) else {
      differences.set(nil, at: group)
      ownLengths.set(nil, at: group)
      widths.set(nil, at: group)
      return
    }
    if let surplus, let answer = answers.along[group] {
      // One item: nothing has to be solved to know how long its group is.
      return set(length: answer + Extent(points: surplus).units, of: group)
    }
    let solved = solved(group)
    note(solved)
    if growsAcross { widths.set(Extent(points: solved.width).units, at: group) }
    guard growsAlong else { return }
    let own = Extent(points: solved.length).units
    if sharesLength { ownLengths.set(own, at: group) } else { set(length: own, of: group) }
  }

  func shareLength() {
    guard sharesLength else { return }
    var longest = ownLengths.largest.map { Extent(units: $0).points } ?? 0
    if ownLengths.count < groupCount { longest = max(longest, template.length) }
    pitch = GroupPitch(points: longest + (groupPlan?.spacing ?? 0))
    excess.after = max(
      excess.after, Extent(points: template.length).units - Extent(points: longest).units)
  }

  private func solveAnswered() {
    guard growsAlong || growsAcross else { return }
    var next = 0
    answers.forEach { item, _ in
      guard item / capacity >= next, item < itemCount else { return }
      place(item / capacity)
      next = item / capacity + 1
    }
    if itemCount % capacity != 0 { place(groupCount - 1) }
    shareLength()
  }
}

extension SolvedGroup {
  fileprivate static var single: SolvedGroup {
    let slot = GroupSlot(
      start: 0, length: 0, near: 0, width: 0, node: 0, zIndex: 0, asksAlong: false,
      asksAcross: false)
    return SolvedGroup(slots: [slot], hosts: [], length: 0, width: 0)
  }
}
