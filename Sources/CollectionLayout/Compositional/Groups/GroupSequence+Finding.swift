extension GroupSequence {
  func slot(ofItem item: Int) -> GroupSlot {
    let group = group(ofItem: item)
    let solved = solved(group)
    var slot = solved.slots[min(item - firstItem(ofGroup: group), solved.slots.count - 1)]
    slot.start += start(ofGroup: group)
    return slot
  }

  /// Finds the items of an open band, in units, and if asked for the groups with anchored items.
  func find(from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch) {
    let groups = groupCount
    guard groups > 0 else { return }
    let reach = hosts ? reach : 0
    var group = self.group(at: start - excess.after - reach)
    let limit = end + excess.before + reach
    var top = self.start(ofGroup: group)
    while group < groups, top < limit {
      find(inGroup: group, at: top, from: start, to: end, hosts: hosts, &search)
      group += 1
      if differences.isEmpty {
        top = pitch.start(group)
      } else {
        top += pitch.start(group) - pitch.start(group - 1) + (differences[group - 1] ?? 0)
      }
    }
  }

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
    if !isOwn, let sorted = groupPlan?.slotsByStart {
      find(solved, items, sorted, at: top, from: start, to: end, hosts: hosts, &search)
    } else {
      let reach = hosts ? reach : 0
      solved.slots.withUnsafeBufferPointer { slots in
        for position in 0..<min(items.count, slots.count) {
          let low = top + slots[position].start
          guard low < end + reach, low + slots[position].length > start - reach else { continue }
          search.items.append(
            FoundItem(item: items.lowerBound + position, slot: slots[position], top))
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
    let reach = hosts ? reach : 0
    let first = sorted.ends.indices.partitioningIndex { top + sorted.ends[$0] > start - reach }
    var positions: [Int] = []
    for position in sorted.order[first...].lazy.map(Int.init) {
      let slot = solved.slots[position]
      if top + slot.start >= end + reach { break }
      if top + slot.end > start - reach, position < items.count { positions.append(position) }
    }
    for position in positions.sorted() {
      search.items.append(
        FoundItem(item: items.lowerBound + position, slot: solved.slots[position], top))
    }
  }
}

/// Groups that were solved for themselves, by their numbers: one that comes later takes the place
/// of one that came earlier, so that those in sight are there and few others.
struct KnownGroups {
  private struct Entry {
    var group = -1
    var solved = SolvedGroup(slots: [], hosts: [], length: 0, width: 0)
  }

  /// A power of two of them; empty until there is a group.
  private var entries: [Entry] = []
  /// The most groups that are kept, as many as a screen may show; of long ones a single one.
  private static let limit = 64

  @inline(__always)
  subscript(group: Int) -> SolvedGroup? {
    guard !entries.isEmpty else { return nil }
    let place = group & (entries.count - 1)
    return entries[place].group == group ? entries[place].solved : nil
  }

  mutating func keep(_ solved: SolvedGroup, of group: Int, among count: Int) {
    let isLong = solved.slots.count > Self.limit
    if entries.isEmpty || isLong && entries.count > 1 {
      var size = 1
      while !isLong, size < min(count, Self.limit) { size *= 2 }
      entries = [Entry](repeating: Entry(), count: size)
    }
    entries[group & (entries.count - 1)] = Entry(group: group, solved: solved)
  }

  mutating func forget(_ group: Int) {
    guard !entries.isEmpty else { return }
    let place = group & (entries.count - 1)
    if entries[place].group == group { entries[place] = Entry() }
  }

  mutating func forgetAll() { entries = [] }
}

/// The distance between the starts of two equal groups: whole units are multiplied as such, others
/// in Doubles, so that a million roundings do not add up.
struct GroupPitch: Hashable {
  let units: Int64
  private let exactUnits: Double
  let isExact: Bool

  init(points: Double) {
    units = Extent(points: max(points, 0)).units
    exactUnits = min(max(points, 0), 1e9) * Extent.unitsPerPoint
    // A sum of thirds of a point may miss a whole unit by rounding.
    isExact = abs(Double(units) - exactUnits) <= max(1e-6, exactUnits * 1e-15)
  }

  /// Returns where a group begins, in units; limited far beyond the longest content.
  @inline(__always)
  func start(_ group: Int) -> Int64 {
    if isExact {
      let (start, overflow) = units.multipliedReportingOverflow(by: Int64(group))
      return overflow ? .max / 4 : start
    }
    return Int64(min(exactUnits * Double(group), 2e18).rounded())
  }

  func group(at place: Int64) -> Int {
    guard place > 0, exactUnits > 0 else { return 0 }
    var group = Int(Double(place) / exactUnits)
    while group > 0, start(group) > place { group -= 1 }
    while start(group + 1) <= place { group += 1 }
    return group
  }
}
