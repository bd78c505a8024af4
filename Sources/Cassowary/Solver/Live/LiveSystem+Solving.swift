extension LiveSystem {
  /// How solving what differs from a compiled system ended.
  private enum Termination {
    case solved
    /// The required constraints cannot hold.
    case infeasible
    /// There is so much that may move that compiling is cheaper.
    case tooLarge
  }

  /// Finds the optimal solution of an edit set; it may be compiled for that, and then is no more.
  ///
  /// New rows take part only as far as they are violated without: if the optimum of fewer rows
  /// happens to respect the others, it is the optimum of all, and the tie rule picks the same point
  /// of it. (A tie that moves a variable to an end of its range is an exception, because there may
  /// be no end without the row; then all rows take part.)
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func solve(_ id: Int, _ system: DeclaredSystem) -> Bool {
    guard let editSet = editSets[id], !editSet.isSolved else { return true }
    if editSet.isStale { return compile(id, of: system) }
    if !system.onlyNearestZero, editSet.isActive.contains(false) {
      for place in editSet.isActive.indices { editSet.isActive[place] = true }
      restructure(editSet)
    }
    while true {
      switch solveActive(editSet, system) {
      case .infeasible: return compile(id, of: system)
      case .tooLarge:
        editSet.isStale = true
        return compile(id, of: system)
      case .solved: break
      }
      var isChanged = false
      for (place, slot) in editSet.newRows.enumerated() where !editSet.isActive[place] {
        if holds(slot: slot, of: system, in: editSet) { continue }
        editSet.isActive[place] = true
        isChanged = true
      }
      if !isChanged {
        editSet.isSolved = true
        return true
      }
      restructure(editSet)
    }
  }

  /// Finds the optimal solution of the rows that take part.
  private mutating func solveActive(_ editSet: EditSet, _ system: DeclaredSystem) -> Termination {
    for place in editSet.looseValues.indices { editSet.looseValues[place] = 0 }
    if editSet.residual == nil, let steps = freeSteps(of: editSet) {
      solveFreeShifts(of: editSet, steps: steps, system)
      return .solved
    }
    editSet.epoch = Epoch(number: nextEpoch())
    if editSet.residual != nil, let end = follow(editSet, system) { return end }
    closeShifts(of: editSet)
    residualCount += 1
    if isWorthCompiling(editSet) { return .tooLarge }
    guard var residual = residual(of: editSet, system) else { return .tooLarge }
    var workspace = residual.makeWorkspace(values(for: residual, system))
    guard case .solved = workspace.solve() else { return .infeasible }
    let open = workspace.ambiguousVariables().map(\.index)
    if !open.isEmpty {
      guard let ties = addFollowers(to: &residual, for: open, system) else { return .tooLarge }
      workspace = residual.makeWorkspace(values(for: residual, system), ties: ties)
      guard case .solved = workspace.solve() else { return .infeasible }
      residual.settledColumns = Set(open)
    }
    residual.workspace = workspace
    take(residual, editSet)
    editSet.residual = residual
    return .solved
  }

  /// Counts the residual systems of an edit set's groups. If rows were added and none was removed,
  /// and that so often that compiling would have paid, then what is compiled now has the rows in
  /// it, and removing and adding them again will be cheap.
  private func isWorthCompiling(_ editSet: EditSet) -> Bool {
    var count = 0
    for group in editSet.groups {
      guard let snapshot = snapshots[group.snapshot] else { continue }
      snapshot.residualCounts[group.group] += 1
      count = max(count, snapshot.residualCounts[group.group])
    }
    return count > Snapshot.residualLimit && editSet.opened.isEmpty
      && editSet.changedCoreRows.isEmpty
  }

  /// Solves the residual system of an edit set for changed constants.
  ///
  /// - Returns: nil if another residual system is needed.
  private mutating func follow(_ editSet: EditSet, _ system: DeclaredSystem) -> Termination? {
    guard var residual = editSet.residual, var workspace = residual.workspace else { return nil }
    editSet.residual?.workspace = nil
    residual.workspace = nil
    for (position, constant) in values(for: residual, system).enumerated() {
      do {
        try workspace.setConstant(constant, at: position)
      } catch {
        return nil
      }
    }
    guard case .solved = workspace.solve() else { return .infeasible }
    let isSettled = workspace.ambiguousVariables().allSatisfy {
      $0.index >= residual.columns.count || residual.settledColumns.contains($0.index)
    }
    guard isSettled else { return nil }
    residual.workspace = workspace
    take(residual, editSet)
    editSet.residual = residual
    return .solved
  }

  /// Takes over the values of the columns.
  private func take(_ residual: Residual, _ editSet: EditSet) {
    guard let workspace = residual.workspace else { return }
    for (place, column) in residual.columns.enumerated() {
      let value = workspace.exactValue(of: place)
      switch column {
      case .core(let snapshot, let variable):
        snapshots[snapshot]?.set(value, of: variable, in: editSet.epoch)
      case .shift(let reference): setShift(value, of: reference)
      case .loose(let variable):
        if let place = editSet.looseVariables.firstIndex(of: variable) {
          editSet.looseValues[place] = value
        }
      }
    }
  }

  /// The present constants of a residual system's rows.
  private func values(for residual: Residual, _ system: DeclaredSystem) -> [Double] {
    residual.rows.map { row in
      var sum = 0.0
      for (reference, factor) in row.constants {
        sum += factor * (snapshots[reference.snapshot]?.rows[reference.row].constant ?? 0)
      }
      switch row.origin {
      case .new(let slot): return system.constraints[slot].constant - sum
      case .core, .shift, .follower: return sum
      }
    }
  }

  // MARK: Free shifts

  /// The last step that removed rows can reach, if they are all that was done to an edit set, no
  /// row of a core is reached, and the cores leave the tie rule nothing to decide; nil otherwise.
  private func freeSteps(of editSet: EditSet) -> Int? {
    guard editSet.changedCoreRows.isEmpty, editSet.changedConstants.isEmpty,
      !editSet.isReordered, !editSet.isActive.contains(true)
    else { return nil }
    for group in editSet.groups {
      if snapshots[group.snapshot]?.core(of: group.group)?.isTied == true { return nil }
    }
    var last = -1
    for reference in editSet.opened {
      guard let snapshot = snapshots[reference.snapshot],
        snapshot.rows[reference.row].slot == nil
      else { return nil }
      for (row, _) in snapshot.tape.reach(of: reference.row) {
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
  private mutating func solveFreeShifts(
    of editSet: EditSet, steps: Int, _ system: DeclaredSystem
  ) {
    for group in editSet.groups { _ = snapshots[group.snapshot]?.workspace.solve() }
    editSet.epoch = Epoch(number: nextEpoch(), usesWorkspace: true, lastStep: steps)
    if editSet.opened.isEmpty { return }
    closeShifts(of: editSet)
    var search = TieSearch()
    for reference in editSet.opened { enterShift(reference, in: &search, system) }
    var chosen = IndependentRows()
    var sums: [Double] = []
    while chosen.rows.count < editSet.opened.count, let subject = search.next(in: self, system) {
      guard case .compiled(let index, let variable) = subject, let snapshot = snapshots[index]
      else { continue }
      let form = snapshot.tape.form(of: [(variable, 1)], lastStep: steps)
      var row = [Double](repeating: 0, count: editSet.opened.count)
      for (position, factor) in form.rows {
        let reference = RowReference(snapshot: index, row: position)
        if let place = editSet.opened.firstIndex(of: reference) { row[place] = factor }
      }
      if chosen.insert(row) { sums.append(-snapshot.value(of: variable, in: editSet.epoch)) }
    }
    editSet.epoch.number = nextEpoch()
    guard chosen.rows.count == editSet.opened.count else { return }
    for (reference, shift) in zip(editSet.opened, chosen.solution(for: sums)) {
      setShift(shift, of: reference)
    }
  }

  /// Enters everything that moves with the shift of a row.
  private func enterShift(
    _ reference: RowReference, in search: inout TieSearch, _ system: DeclaredSystem
  ) {
    guard let snapshot = snapshots[reference.snapshot] else { return }
    for (row, _) in snapshot.tape.reach(of: reference.row) {
      guard let step = snapshot.tape.step(ofRow: row) else { continue }
      let variable = snapshot.tape.elimination.steps[step].variable
      search.enter(.compiled(snapshot: reference.snapshot, variable: variable), in: self, system)
    }
  }

  // MARK: Followers

  /// Adds the variables whose tieRanks settle some columns, as rows of the residual system.
  ///
  /// - Returns: The steps of the tie rule for them; nil if they do not settle all of the columns.
  private func addFollowers(
    to residual: inout Residual, for open: [Int], _ system: DeclaredSystem
  ) -> [TieBreak]? {
    var search = TieSearch()
    for place in open {
      switch residual.columns[place] {
      case .core(let snapshot, let variable):
        search.enter(.compiled(snapshot: snapshot, variable: variable), in: self, system)
      case .shift(let reference): enterShift(reference, in: &search, system)
      case .loose(let variable): search.enter(.loose(variable), in: self, system)
      }
    }
    var openPlaces: [Int: Int] = [:]
    for (index, place) in open.enumerated() { openPlaces[place] = index }
    var chosen = IndependentRows()
    var ties: [TieBreak] = []
    var followerCount = 0
    while chosen.rows.count < open.count, let subject = search.next(in: self, system) {
      let parts = parts(of: subject, residual)
      var row = [Double](repeating: 0, count: open.count)
      for (place, factor) in parts.terms {
        if let index = openPlaces[place] { row[index] += factor }
      }
      guard chosen.insert(row) else { continue }
      let direction = system.direction(of: variable(of: subject))
      if parts.terms.count == 1, parts.terms[0].factor == 1, parts.constants.isEmpty {
        ties.append(TieBreak(Variable(parts.terms[0].column), direction))
        continue
      }
      let follower = residual.columns.count + followerCount
      followerCount += 1
      residual.rows.append(
        Residual.Row(
          origin: .follower,
          terms: [(follower, 1)] + parts.terms.map { ($0.column, -$0.factor) },
          relation: .equal, priority: SolverLimits.requiredPriority, constants: parts.constants))
      ties.append(TieBreak(Variable(follower), direction))
    }
    residual.followerCount = followerCount
    return chosen.rows.count == open.count ? ties : nil
  }

  /// The solver's variable that a subject is.
  private func variable(of subject: TieSearch.Subject) -> Int {
    switch subject {
    case .loose(let variable): variable
    case .compiled(let index, let variable): snapshots[index]?.variables[variable] ?? 0
    }
  }

  /// A variable as a sum of columns and constants.
  private func parts(
    of subject: TieSearch.Subject, _ residual: Residual
  ) -> (terms: [(column: Int, factor: Double)], constants: [Residual.Constant]) {
    var terms: [(column: Int, factor: Double)] = []
    func add(_ column: Residual.Column, _ factor: Double) {
      if let place = residual.places[column] { terms.append((place, factor)) }
    }
    guard case .compiled(let index, let variable) = subject, let snapshot = snapshots[index]
    else {
      add(.loose(self.variable(of: subject)), 1)
      return (terms, [])
    }
    let form = snapshot.tape.form(of: [(variable, 1)])
    let constants = form.rows.map { row, factor in
      (row: RowReference(snapshot: index, row: row), factor: factor)
    }
    for (variable, factor) in form.variables {
      add(.core(snapshot: index, variable: variable), factor)
    }
    for (reference, factor) in constants { add(.shift(reference), factor) }
    return (terms, constants)
  }
}
