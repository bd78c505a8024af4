extension GroupSequence {
  func setAnswer(_ answer: CellAnswer, ofItem item: Int) {
    answers[item] = answer
    if isBroken { return rebreak(around: item) }
    known.forget(item / capacity)
    place(item / capacity)
    shareLength()
  }

  /// Returns the effect of an answer; nil where it has to be tried to be known.
  func change(ofItem item: Int, to answer: CellAnswer, watching watched: WatchedItem?)
    -> GroupChange?
  {
    guard growsAlong, !growsAcross, !sharesLength else { return nil }
    let group = item / capacity
    let own: Int64
    var solved: SolvedGroup?
    if let surplus, !answer.along.isNaN {
      own = (Extent(points: answer.along) + Extent(points: surplus)).units
    } else {
      let items = items(ofGroup: group)
      let hasOthers =
        answers.hasAnswers(in: items.lowerBound..<item)
        || answers.hasAnswers(in: item + 1..<max(items.upperBound, item + 1))
      guard !answer.along.isNaN || items.count < capacity || hasOthers else { return nil }
      var sizes = answers.sizes(of: items, isVertical: axis == .vertical)
      sizes.set(
        along: answer.along, across: answer.across, at: item - items.lowerBound, of: items.count,
        on: axis)
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

  /// Returns the sequence after items left and entered it, with the answers that are known.
  /// - Complexity: O(edits × log answers) where groups hold one item, or no cell answered;
  ///   O(answers from the first edit on) elsewhere; O(items) where groups are broken.
  func edited(outgoing: [Int], incoming: [(item: Int, answer: CellAnswer)]) -> GroupSequence {
    var answers = answers
    for item in outgoing.reversed() { answers.removeItem(item) }
    for entry in incoming {
      answers.insertItem(entry.item)
      answers[entry.item] = entry.answer
    }
    let count = itemCount - outgoing.count + incoming.count
    guard capacity == 1, surplus != nil, !growsAcross, pitch.isExact else {
      return GroupSequence(groupPlan, count: count, answers: answers)
    }
    let edited = GroupSequence(groupPlan, count, answers, pitch: pitch)
    edited.differences = differences
    (edited.excess, edited.overhangAcross) = (excess, overhangAcross)
    for item in outgoing.reversed() { edited.differences.removeIndex(item) }
    for entry in incoming { edited.differences.insertIndex(entry.item) }
    for entry in incoming where !entry.answer.along.isNaN { edited.place(entry.item) }
    return edited
  }
}
