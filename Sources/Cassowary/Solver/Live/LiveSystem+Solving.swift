extension LiveSystem {
  /// How solving what differs from a compiled system ended.
  private enum End {
    case solved
    /// The required constraints cannot hold.
    case infeasible
    /// There is so much that may move that compiling is cheaper.
    case tooLarge
  }

  /// Finds the optimal solution of a cluster; it may be compiled for that, and then is no more.
  ///
  /// New rows take part only as far as they are violated without: if the optimum of fewer rows happens to
  /// respect the others, it is the optimum of all, and the tie rule picks the same point of it. (A tie
  /// that moves a variable to an end of its range is an exception, because there may be no end without
  /// the row; then all rows take part.)
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func solve(_ id: Int, _ system: DeclaredSystem) -> Bool {
    guard let cluster = clusters[id], !cluster.isSolved else { return true }
    if cluster.isStale { return compile(id, of: system) }
    if !system.onlyNearestZero, cluster.isActive.contains(false) {
      for place in cluster.isActive.indices { cluster.isActive[place] = true }
      restructure(cluster)
    }
    while true {
      switch solveActive(cluster, system) {
      case .infeasible: return compile(id, of: system)
      case .tooLarge:
        cluster.isStale = true
        return compile(id, of: system)
      case .solved: break
      }
      var isChanged = false
      for (place, slot) in cluster.newRows.enumerated() where !cluster.isActive[place] {
        if holds(slot: slot, of: system, in: cluster) { continue }
        cluster.isActive[place] = true
        isChanged = true
      }
      if !isChanged {
        cluster.isSolved = true
        return true
      }
      restructure(cluster)
    }
  }

  /// Finds the optimal solution of the rows that take part.
  private mutating func solveActive(_ cluster: Cluster, _ system: DeclaredSystem) -> End {
    for place in cluster.looseValues.indices { cluster.looseValues[place] = 0 }
    if cluster.residual == nil, let steps = freeSteps(of: cluster) {
      solveFreeShifts(of: cluster, steps: steps, system)
      return .solved
    }
    cluster.epoch = Epoch(number: nextEpoch())
    if cluster.residual != nil, let end = follow(cluster, system) { return end }
    closeShifts(of: cluster)
    residualCount += 1
    if isWorthCompiling(cluster) { return .tooLarge }
    guard var residual = residual(of: cluster, system) else { return .tooLarge }
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
    take(residual, cluster)
    cluster.residual = residual
    return .solved
  }

  /// Counts the residual systems of a cluster's groups. If rows were added and none was removed, and that
  /// so often that compiling would have paid, then what is compiled now has the rows in it, and removing
  /// and adding them again will be cheap.
  private func isWorthCompiling(_ cluster: Cluster) -> Bool {
    var count = 0
    for group in cluster.groups {
      guard let base = bases[group.base] else { continue }
      base.residualCounts[group.group] += 1
      count = max(count, base.residualCounts[group.group])
    }
    return count > Base.residualLimit && cluster.opened.isEmpty
      && cluster.changedCoreRows.isEmpty
  }

  /// Solves the residual system of a cluster for changed constants.
  ///
  /// - Returns: nil if another residual system is needed.
  private mutating func follow(_ cluster: Cluster, _ system: DeclaredSystem) -> End? {
    guard var residual = cluster.residual, var workspace = residual.workspace else { return nil }
    cluster.residual?.workspace = nil
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
    take(residual, cluster)
    cluster.residual = residual
    return .solved
  }

  /// Takes over the values of the columns.
  private func take(_ residual: Residual, _ cluster: Cluster) {
    guard let workspace = residual.workspace else { return }
    for (place, column) in residual.columns.enumerated() {
      let value = workspace.exactValue(of: place)
      switch column {
      case .core(let base, let variable):
        bases[base]?.set(value, of: variable, in: cluster.epoch)
      case .shift(let base, let row): bases[base]?.shifts[row] = value
      case .loose(let variable):
        if let place = cluster.looseVariables.firstIndex(of: variable) {
          cluster.looseValues[place] = value
        }
      }
    }
  }

  /// The present constants of a residual system's rows.
  private func values(for residual: Residual, _ system: DeclaredSystem) -> [Double] {
    residual.rows.map { row in
      var sum = 0.0
      for (base, position, factor) in row.constants {
        sum += factor * (bases[base]?.constants[position] ?? 0)
      }
      switch row.origin {
      case .new(let slot): return system.constraints[slot].constant - sum
      case .core, .shift, .follower: return sum
      }
    }
  }

  // MARK: Free shifts

  /// The last step that removed rows can reach, if they are all that was done to a cluster, no row of a
  /// core is reached, and the cores leave the tie rule nothing to decide; nil otherwise.
  private func freeSteps(of cluster: Cluster) -> Int? {
    guard cluster.changedCoreRows.isEmpty, cluster.changedConstants.isEmpty,
      !cluster.isReordered, !cluster.isActive.contains(true)
    else { return nil }
    for group in cluster.groups {
      if bases[group.base]?.core(of: group.group)?.isTied == true { return nil }
    }
    var last = -1
    for reference in cluster.opened {
      guard let base = bases[reference.base], base.slots[reference.row] < 0 else { return nil }
      for (row, _) in base.tape.reach(of: reference.row) {
        let step = Int(base.tape.stepOfRow[row])
        if step < 0 { return nil }
        last = max(last, step)
      }
    }
    return last
  }

  /// Lets the tie rule decide about rows that were removed, and whose shifts nothing else limits.
  ///
  /// The first variables in the order of ties that depend on the shifts, as many as there are shifts and
  /// each independent of those before, can all be 0.
  private mutating func solveFreeShifts(
    of cluster: Cluster, steps: Int, _ system: DeclaredSystem
  ) {
    for group in cluster.groups { _ = bases[group.base]?.workspace.solve() }
    cluster.epoch = Epoch(number: nextEpoch(), usesWorkspace: true, lastStep: steps)
    if cluster.opened.isEmpty { return }
    closeShifts(of: cluster)
    var search = TieSearch()
    for reference in cluster.opened { enterShift(reference, in: &search, system) }
    var chosen = IndependentRows()
    var sums: [Double] = []
    while chosen.rows.count < cluster.opened.count, let subject = search.next(in: self, system) {
      guard subject.base >= 0, let base = bases[subject.base] else { continue }
      let form = base.form(of: [(subject.variable, 1)], lastStep: steps)
      var row = [Double](repeating: 0, count: cluster.opened.count)
      for (position, factor) in form.rows {
        let reference = RowReference(base: subject.base, row: position)
        if let place = cluster.opened.firstIndex(of: reference) { row[place] = factor }
      }
      if chosen.insert(row) { sums.append(-base.value(of: subject.variable, in: cluster.epoch)) }
    }
    cluster.epoch.number = nextEpoch()
    guard chosen.rows.count == cluster.opened.count else { return }
    for (reference, shift) in zip(cluster.opened, chosen.solution(for: sums)) {
      bases[reference.base]?.shifts[reference.row] = shift
    }
  }

  /// Enters everything that moves with the shift of a row.
  private func enterShift(
    _ reference: RowReference, in search: inout TieSearch, _ system: DeclaredSystem
  ) {
    guard let base = bases[reference.base] else { return }
    for (row, _) in base.tape.reach(of: reference.row) {
      let step = Int(base.tape.stepOfRow[row])
      if step < 0 { continue }
      search.enter(
        TieSearch.Subject(base: reference.base, variable: Int(base.tape.variables[step])),
        in: self, system)
    }
  }

  // MARK: Followers

  /// Adds the variables whose turns settle some columns, as rows of the residual system.
  ///
  /// - Returns: The steps of the tie rule for them; nil if they do not settle all of the columns.
  private func addFollowers(
    to residual: inout Residual, for open: [Int], _ system: DeclaredSystem
  ) -> [TieBreak]? {
    var search = TieSearch()
    for place in open {
      switch residual.columns[place] {
      case .core(let base, let variable):
        search.enter(TieSearch.Subject(base: base, variable: variable), in: self, system)
      case .shift(let base, let row):
        enterShift(RowReference(base: base, row: row), in: &search, system)
      case .loose(let variable):
        search.enter(TieSearch.Subject(base: -1, variable: variable), in: self, system)
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
      let variable =
        subject.base < 0
        ? subject.variable : bases[subject.base]?.variables[subject.variable] ?? 0
      let direction = system.direction(of: variable)
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

  /// A variable as a sum of columns and constants.
  private func parts(
    of subject: TieSearch.Subject, _ residual: Residual
  ) -> (terms: [(column: Int, factor: Double)], constants: [Residual.Constant]) {
    guard subject.base >= 0, let base = bases[subject.base] else {
      let place = residual.places[.loose(subject.variable)]
      return (place.map { [($0, 1)] } ?? [], [])
    }
    let form = base.form(of: [(subject.variable, 1)])
    var terms: [(column: Int, factor: Double)] = []
    for (variable, factor) in form.variables {
      if let place = residual.places[.core(base: subject.base, variable: variable)] {
        terms.append((place, factor))
      }
    }
    for (row, factor) in form.rows {
      if let place = residual.places[.shift(base: subject.base, row: row)] {
        terms.append((place, factor))
      }
    }
    return (terms, form.rows.map { (subject.base, $0.row, $0.factor) })
  }
}
