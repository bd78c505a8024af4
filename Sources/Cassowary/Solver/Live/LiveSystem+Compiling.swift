extension LiveSystem {
  /// The constraints and variables of some edit sets, from which a program is compiled.
  struct Part {
    /// Ascending.
    var slots: [Int] = []
    /// Ascending.
    var variables: [Int] = []

    /// The part as a system of its own, in which the variables are numbered from 0.
    func system(of system: DeclaredSystem) -> LinearSystem {
      var result = LinearSystem(variableCount: variables.count)
      let locals = variables.count == system.variableCount ? nil : self.locals
      for slot in slots {
        let constraint = system.constraints[slot]
        guard let locals else {
          result.append(constraint)
          continue
        }
        for term in constraint.terms {
          // What a constraint names with a 0 only need not be of its part.
          guard let local = locals[term.variable.index] else { continue }
          result.addTerm(term.coefficient, Variable(local))
        }
        result.addConstraint(
          constraint.relation, constraint.constant, priority: constraint.priority)
      }
      return result
    }

    /// The steps of the tie rule for its variables.
    func tieBreak(of system: DeclaredSystem) -> [TieBreak] {
      if system.hasVanishingTerms {
        // Terms outside the part may have an earlier say than its own.
        let ranks = variables.map { system.tieRank(of: $0) }
        return variables.indices.sorted { ranks[$0] < ranks[$1] }.map {
          TieBreak(Variable($0), system.direction(of: variables[$0]))
        }
      }
      if system.tieBreak.isEmpty || variables.count == system.variableCount {
        return system.tieBreak
      }
      let locals = self.locals
      return system.tieBreak.compactMap { step in
        locals[step.variable.index].map { TieBreak(Variable($0), step.direction) }
      }
    }

    private var locals: [Int: Int] {
      var locals: [Int: Int] = [:]
      locals.reserveCapacity(variables.count)
      for (local, variable) in variables.enumerated() { locals[variable] = local }
      return locals
    }
  }

  /// Collects the constraints of some edit sets and the variables that they name.
  func part(_ ids: [Int], of system: DeclaredSystem) -> Part {
    var part = Part()
    for id in ids {
      guard let editSet = editSets[id] else { continue }
      for group in editSet.groups {
        guard let snapshot = snapshots[group.snapshot] else { continue }
        part.slots += snapshot.slots(of: group.group)
        for variable in snapshot.variables(of: group.group) {
          part.variables.append(snapshot.variables[variable])
        }
      }
      part.slots += editSet.newRows
      part.variables += editSet.looseVariables
    }
    part.variables = part.variables.filter { system.mentions.count(of: $0) > 0 }
    part.slots.sortUnlessSorted()
    part.variables.sortUnlessSorted()
    return part
  }

  /// Compiles an edit set, and with it all others that are to be compiled anyway.
  ///
  /// - Returns: Whether the required constraints can hold; if not, nothing is changed.
  /// - Complexity: That of a ``Program`` of the constraints.
  mutating func compile(_ id: Int, of system: DeclaredSystem) -> Bool {
    let stale = editSets.indices.filter { $0 == id || editSets[$0]?.isStale == true }
    if compile(stale, of: system) { return true }
    return stale.count > 1 && compile([id], of: system)
  }

  private mutating func compile(_ ids: [Int], of system: DeclaredSystem) -> Bool {
    let part = part(ids, of: system)
    compiledCount += part.slots.count
    let program = Program(
      compiled: CompiledProgram(part.system(of: system), tieBreak: part.tieBreak(of: system)))
    guard program.compiled.isFeasible else { return false }
    for id in ids { leave(id) }
    let index = snapshots.count
    for (local, variable) in part.variables.enumerated() {
      variableHomes[variable] = .compiled(snapshot: index, variable: local)
    }
    for (position, slot) in part.slots.enumerated() {
      constraintHomes[slot] = .compiled(RowReference(snapshot: index, row: position))
    }
    snapshots.append(
      Snapshot(
        Workspace(program), variables: part.variables,
        tieRanks: part.variables.map { system.tieRank(of: $0) }, slots: part.slots))
    return true
  }

  /// Gives up an edit set and its groups, of which nothing is kept.
  private mutating func leave(_ id: Int) {
    guard let editSet = editSets[id] else { return }
    for group in editSet.groups {
      guard let snapshot = snapshots[group.snapshot] else { continue }
      snapshot.groupHomes[group.group] = .gone
      for variable in snapshot.variables(of: group.group) {
        variableHomes[snapshot.variables[variable]] = .unnamed
      }
      snapshot.groupCount -= 1
      if snapshot.groupCount == 0 { snapshots[group.snapshot] = nil }
    }
    for variable in editSet.looseVariables { variableHomes[variable] = .unnamed }
    free(id)
  }

  /// Makes the system of a variable's constraints one that is as it was compiled.
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func settle(_ variable: Int, in system: DeclaredSystem) -> Bool {
    guard let id = editSet(of: variable) else { return true }
    return compile(id, of: system)
  }

  /// Makes the whole system one that is as it was compiled.
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func settleAll(in system: DeclaredSystem) -> Bool {
    for index in snapshots.indices where !solveUntouched(index) { return false }
    let ids = editSets.indices.filter { editSets[$0] != nil }
    return ids.isEmpty || compile(ids, of: system)
  }

  // MARK: Conflicts

  /// Whether the required constraints of a constraint's edit set or group can hold.
  ///
  /// One that names a variable that nothing else names can always hold.
  mutating func canHold(slot: Int, of system: DeclaredSystem) -> Bool {
    switch constraintHomes[slot] {
    case .removed: return true
    case .compiled(let reference):
      let id = snapshots[reference.snapshot]?.home(ofRow: reference.row).editSet
      return id.map { solve($0, system) } ?? solveUntouched(reference.snapshot)
    case .new(let id):
      let isFree = system.constraints[slot].terms.contains { term in
        term.coefficient != 0 && system.mentions.count(of: term.variable.index) == 1
      }
      return isFree || solve(id, system)
    }
  }

  /// Finds an irreducible set of required constraints that contradict each other, as a fresh
  /// program of them would.
  ///
  /// - Returns: Ids, ascending; empty if there is no contradiction.
  func conflict(of slots: [Int], in system: DeclaredSystem) -> [ConstraintID] {
    var part = Part()
    var met: Set<Int> = []
    func add(_ id: Int) {
      if met.insert(id).inserted { part.slots += self.part([id], of: system).slots }
    }
    for slot in slots {
      if case .new(let id) = constraintHomes[slot] { add(id) }
      guard let (snapshot, reference) = compiledRow(ofSlot: slot) else { continue }
      if let id = snapshot.home(ofRow: reference.row).editSet {
        add(id)
      } else {
        part.slots += snapshot.slots(of: snapshot.group(ofRow: reference.row))
      }
    }
    part.slots = Set(part.slots).sorted()
    let variables = part.slots.flatMap { slot in
      system.constraints[slot].terms.map { $0.variable.index }
    }
    part.variables = Set(variables).sorted()
    var workspace = Workspace(
      Program(compiled: CompiledProgram(part.system(of: system), tieBreak: [])))
    guard case .unsatisfiable(let conflict) = workspace.solve() else { return [] }
    return conflict.constraints.map { system.id(ofSlot: part.slots[$0]) }
  }
}

extension Array where Element == Int {
  /// Sorts numbers that mostly are sorted already.
  fileprivate mutating func sortUnlessSorted() {
    for index in indices.dropFirst() where self[index] < self[index - 1] {
      sort()
      return
    }
  }
}
