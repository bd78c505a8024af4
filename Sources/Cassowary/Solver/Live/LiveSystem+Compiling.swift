extension LiveSystem {
  /// What a program is made of: the constraints and variables of some clusters.
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

  /// Collects the constraints of some clusters and the variables that they name.
  func part(_ ids: [Int], of system: DeclaredSystem) -> Part {
    var part = Part()
    for id in ids {
      guard let cluster = clusters[id] else { continue }
      for group in cluster.groups {
        guard let base = bases[group.base] else { continue }
        for row in base.rows(of: group.group) where base.slots[row] >= 0 {
          part.slots.append(base.slots[row])
        }
        for variable in base.variables(of: group.group) {
          part.variables.append(base.variables[variable])
        }
      }
      part.slots += cluster.newRows
      part.variables += cluster.looseVariables
    }
    part.variables = part.variables.filter { system.mentions.count(of: $0) > 0 }
    part.slots.sortUnlessSorted()
    part.variables.sortUnlessSorted()
    return part
  }

  /// Compiles a cluster, and with it all others that are to be compiled anyway.
  ///
  /// - Returns: Whether the required constraints can hold; if not, nothing is changed.
  /// - Complexity: That of a ``Program`` of the constraints.
  mutating func compile(_ id: Int, of system: DeclaredSystem) -> Bool {
    let stale = clusters.indices.filter { $0 == id || clusters[$0]?.isStale == true }
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
    let index = bases.count
    for (local, variable) in part.variables.enumerated() {
      variableHomes[variable] = VariableHome(base: index, local: local)
    }
    for (position, slot) in part.slots.enumerated() {
      constraintHomes[slot] = ConstraintHome(base: index, index: position)
    }
    bases.append(
      Base(
        Workspace(program), variables: part.variables,
        turns: part.variables.map { system.turn(of: $0) }, slots: part.slots))
    return true
  }

  /// Gives up a cluster and its groups, of which nothing is kept.
  private mutating func leave(_ id: Int) {
    guard let cluster = clusters[id] else { return }
    for group in cluster.groups {
      guard let base = bases[group.base] else { continue }
      base.clusters[group.group] = Base.gone
      for variable in base.variables(of: group.group) {
        variableHomes[base.variables[variable]] = VariableHome()
      }
      base.groupCount -= 1
      if base.groupCount == 0 { bases[group.base] = nil }
    }
    for variable in cluster.looseVariables { variableHomes[variable] = VariableHome() }
    free(id)
  }

  /// Makes the system of a variable's constraints one that is as it was compiled.
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func settle(_ variable: Int, in system: DeclaredSystem) -> Bool {
    let id = cluster(of: variable)
    return id < 0 || compile(id, of: system)
  }

  /// Makes the whole system one that is as it was compiled.
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func settleAll(in system: DeclaredSystem) -> Bool {
    for index in bases.indices where !solveUntouched(index) { return false }
    let ids = clusters.indices.filter { clusters[$0] != nil }
    return ids.isEmpty || compile(ids, of: system)
  }

  // MARK: Conflicts

  /// Whether the required constraints of a constraint's cluster or group can hold.
  ///
  /// One that names a variable that nothing else names can always hold.
  mutating func canHold(slot: Int, of system: DeclaredSystem) -> Bool {
    let home = constraintHomes[slot]
    if home.base >= 0, let base = bases[home.base] {
      let id = base.clusters[base.group(ofRow: home.index)]
      return id < 0 ? solveUntouched(home.base) : solve(id, system)
    }
    let isFree = system.constraints[slot].terms.contains { term in
      term.coefficient != 0 && system.mentions.count(of: term.variable.index) == 1
    }
    return isFree || solve(home.index, system)
  }

  /// Finds an irreducible set of required constraints that contradict each other, as a fresh program of
  /// them would.
  ///
  /// - Returns: Ids, ascending; empty if there is no contradiction.
  func conflict(of slots: [Int], in system: DeclaredSystem) -> [ConstraintID] {
    var part = Part()
    var isMet = Set<Int>()
    for slot in slots {
      let home = constraintHomes[slot]
      let id: Int
      if home.base >= 0, let base = bases[home.base] {
        let group = base.group(ofRow: home.index)
        id = base.clusters[group]
        if id < 0 {
          guard isMet.insert(-1 - slot).inserted else { continue }
          for row in base.rows(of: group) where base.slots[row] >= 0 {
            part.slots.append(base.slots[row])
          }
          continue
        }
      } else {
        id = home.index
      }
      if isMet.insert(id).inserted { part.slots += self.part([id], of: system).slots }
    }
    part.slots = Set(part.slots).sorted()
    let variables = part.slots.flatMap { slot in
      system.constraints[slot].terms.map(\.variable.index)
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
