extension LiveSystem {
  /// Finds the optimal solution of an edit set; it may be compiled for that, and then is no more.
  ///
  /// What was compiled still serves where rows were removed that nothing but the tie rule then
  /// replaces, and where the rows that were added hold anyway: if the optimum of fewer rows happens
  /// to respect the others, it is the optimum of all, and the tie rule picks the same point of it.
  /// (A tie that moves a variable to an end of its range is an exception, because there may be no
  /// end without the row.)
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func solve(_ id: Int, _ system: DeclaredSystem) -> Bool {
    guard let editSet = editSets[id], !editSet.isSolved else { return true }
    if !editSet.isStale, editSet.newRows.isEmpty || system.onlyNearestZero,
      let steps = freeSteps(of: editSet), solveFreeShifts(of: editSet, steps: steps, system),
      editSet.newRows.allSatisfy({ holds(slot: $0, of: system, in: editSet) })
    {
      editSet.isSolved = true
      return true
    }
    return compile(id, of: system)
  }

  /// The last step that removed rows can reach, if they are all that was done to an edit set, no
  /// row of a core is reached, and the cores leave the tie rule nothing to decide; nil otherwise.
  private func freeSteps(of editSet: EditSet) -> Int? {
    guard editSet.changedCoreRows.isEmpty, editSet.changedConstants.isEmpty, !editSet.isReordered
    else { return nil }
    for group in editSet.groups {
      guard let snapshot = snapshots[group.snapshot] else { continue }
      // Constants may have changed before the group was touched: only what is solved shows whether
      // its core leaves anything open.
      guard case .solved = snapshot.workspace.solve(),
        snapshot.core(of: group.group)?.isTied != true
      else { return nil }
    }
    var last = -1
    for reference in editSet.opened {
      guard let snapshot = snapshots[reference.snapshot],
        snapshot.rows[reference.row].slot == nil
      else { return nil }
      for row in snapshot.tape.reach(of: reference.row) {
        guard let step = snapshot.tape.step(ofRow: row) else { return nil }
        last = max(last, step)
      }
    }
    return last
  }

  /// Lets the tie rule decide about rows that were removed, and whose shifts nothing else limits.
  ///
  /// The first variables in the order of ties that depend on the shifts, as many as there are
  /// shifts and each independent of those before, can all be 0.
  ///
  /// - Returns: Whether there are as many.
  private mutating func solveFreeShifts(
    of editSet: EditSet, steps: Int, _ system: DeclaredSystem
  ) -> Bool {
    editSet.epoch = Epoch(number: nextEpoch(), lastStep: steps)
    if editSet.opened.isEmpty { return true }
    closeShifts(of: editSet)
    var search = TieSearch()
    for reference in editSet.opened { enterShift(reference, in: &search) }
    var chosen = IndependentRows()
    var sums: [Double] = []
    while chosen.rows.count < editSet.opened.count, let subject = search.next(in: self, system) {
      guard let snapshot = snapshots[subject.snapshot] else { continue }
      var row = [Double](repeating: 0, count: editSet.opened.count)
      for (position, factor) in snapshot.tape.constants(of: subject.variable, upTo: steps) {
        let reference = RowReference(snapshot: subject.snapshot, row: position)
        if let place = editSet.opened.firstIndex(of: reference) { row[place] = factor }
      }
      if chosen.insert(row) {
        sums.append(-snapshot.value(of: subject.variable, in: editSet.epoch))
      }
    }
    editSet.epoch.number = nextEpoch()
    guard chosen.rows.count == editSet.opened.count else { return false }
    for (reference, shift) in zip(editSet.opened, chosen.solution(for: sums)) {
      setShift(shift, of: reference)
    }
    return true
  }

  /// Enters everything that moves with the shift of a row.
  private func enterShift(_ reference: RowReference, in search: inout TieSearch) {
    guard let snapshot = snapshots[reference.snapshot] else { return }
    for row in snapshot.tape.reach(of: reference.row) {
      guard let step = snapshot.tape.step(ofRow: row) else { continue }
      let variable = snapshot.tape.elimination.steps[step].variable
      search.enter(
        TieSearch.Subject(snapshot: reference.snapshot, variable: variable), in: self)
    }
  }
}
