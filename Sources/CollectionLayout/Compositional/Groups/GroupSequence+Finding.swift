extension GroupSequence {
  /// Returns the frame of an existing item; `start` counts from the start of the first group.
  func slot(ofItem item: Int) -> GroupSlot {
    let group = group(ofItem: item)
    let solved = solved(group)
    var slot = solved.slots[min(item - firstItem(ofGroup: group), solved.slots.count - 1)]
    slot.start += start(ofGroup: group)
    return slot
  }

  /// Finds the items of an open band, in units, and if asked for the groups in it that something is
  /// anchored to.
  func find(from start: Int64, to end: Int64, hosts: Bool, _ search: inout GroupSearch) {
    let groups = groupCount
    guard groups > 0 else { return }
    let reach = hosts ? reach : 0
    var group = self.group(at: start - excess.after - reach)
    let limit = end + excess.before + reach
    var top = self.start(ofGroup: group)
    let isShort = !hosts && groupPlan?.slotsByStart == nil
    while group < groups, top < limit {
      if isShort, !isOwn(group) {
        template.slots.withUnsafeBufferPointer { slots in
          let first = group * capacity
          for position in 0..<min(slots.count, itemCount - first) {
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
    if !isOwn, let sorted = groupPlan?.slotsByStart {
      find(solved, items, sorted, at: top, from: start, to: end, hosts: hosts, &search)
    } else {
      let reach = hosts ? reach : 0
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
