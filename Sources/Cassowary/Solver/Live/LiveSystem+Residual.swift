extension LiveSystem {
  /// More columns than this beside those of the cores are not worth solving apart.
  private static let columnLimit = 64
  /// Larger cores are compiled anew after a row was taken out of them: presolve may then do more.
  private static let coreLimit = 24

  /// Makes the residual system of a cluster, without followers.
  ///
  /// - Returns: nil if it is too large.
  func residual(of cluster: Cluster, _ system: DeclaredSystem) -> Residual? {
    var residual = Residual()
    for group in cluster.groups {
      guard let base = bases[group.base] else { continue }
      for variable in base.variables(of: group.group)
      where base.tape.stepOfVariable[variable] < 0 {
        _ = residual.place(of: .core(base: group.base, variable: variable))
      }
    }
    let coreCount = residual.columns.count
    if coreCount > Self.coreLimit, !cluster.changedCoreRows.isEmpty { return nil }
    for reference in cluster.opened {
      _ = residual.place(of: .shift(base: reference.base, row: reference.row))
    }
    for (place, slot) in cluster.newRows.enumerated() where cluster.isActive[place] {
      add(slot: slot, to: &residual, system)
      if residual.columns.count > coreCount + Self.columnLimit { return nil }
    }
    for group in cluster.groups { addCoreRows(of: group, to: &residual, system) }
    for (place, column) in residual.columns.enumerated() {
      guard case .shift(let base, let row) = column, let slot = bases[base]?.slots[row],
        slot >= 0
      else { continue }
      residual.rows.append(
        Residual.Row(
          origin: .shift, terms: [(place, 1)], relation: .equal,
          priority: system.constraints[slot].priority, constants: []))
    }
    return residual
  }

  /// Adds the row of a constraint that no base has.
  ///
  /// A row that presolve took out although it is optional held because nothing else named its variable.
  /// Now something does, so its shift becomes a column, and presolve's choice an ordinary row.
  private func add(slot: Int, to residual: inout Residual, _ system: DeclaredSystem) {
    let constraint = system.constraints[slot]
    var terms: [(column: Int, factor: Double)] = []
    var byBase: [(base: Int, terms: [(variable: Int, factor: Double)])] = []
    for term in constraint.terms where term.coefficient != 0 {
      let home = variableHomes[term.variable.index]
      if home.base < 0 {
        terms.append((residual.place(of: .loose(term.variable.index)), term.coefficient))
      } else if let place = byBase.firstIndex(where: { $0.base == home.base }) {
        byBase[place].terms.append((home.local, term.coefficient))
      } else {
        byBase.append((home.base, [(home.local, term.coefficient)]))
      }
    }
    var constants: [Residual.Constant] = []
    for (index, baseTerms) in byBase {
      guard let base = bases[index] else { continue }
      let form = base.form(of: baseTerms)
      for (variable, factor) in form.variables {
        terms.append((residual.place(of: .core(base: index, variable: variable)), factor))
      }
      for (row, factor) in form.rows {
        constants.append((index, row, factor))
        let column = Residual.Column.shift(base: index, row: row)
        let slot = base.slots[row]
        let isOptional = slot >= 0 && !system.constraints[slot].isRequired
        if isOptional || residual.places[column] != nil {
          terms.append((residual.place(of: column), factor))
        }
      }
    }
    residual.rows.append(
      Residual.Row(
        origin: .new(slot: slot), terms: terms, relation: constraint.relation,
        priority: constraint.priority, constants: constants))
  }

  /// Adds the rows that presolve left of a group.
  private func addCoreRows(
    of group: Cluster.Group, to residual: inout Residual, _ system: DeclaredSystem
  ) {
    guard let base = bases[group.base] else { return }
    for row in base.rows(of: group.group)
    where !base.isEliminated(row) && base.slots[row] >= 0 {
      let constraint = system.constraints[base.slots[row]]
      var terms: [(column: Int, factor: Double)] = []
      for (variable, factor) in base.coreTerms(ofRow: row) {
        terms.append(
          (residual.place(of: .core(base: group.base, variable: variable)), factor))
      }
      let constants = base.form(ofConstantOf: row)
      for (source, factor) in constants {
        if let place = residual.places[.shift(base: group.base, row: source)] {
          terms.append((place, -factor))
        }
      }
      residual.rows.append(
        Residual.Row(
          origin: .core, terms: terms, relation: constraint.relation,
          priority: constraint.priority,
          constants: constants.map { (group.base, $0.row, $0.factor) }))
    }
  }
}

extension Residual {
  /// A factor of a base row's constant.
  typealias Constant = (base: Int, row: Int, factor: Double)

  /// Prepares the system for solving.
  func makeWorkspace(_ constants: [Double], ties: [TieBreak] = []) -> Workspace {
    var system = LinearSystem(variableCount: columns.count + followerCount)
    for (row, constant) in zip(rows, constants) {
      for term in row.terms { system.addTerm(term.factor, Variable(term.column)) }
      system.addConstraint(row.relation, constant, priority: row.priority)
    }
    return Workspace(Program(compiled: CompiledProgram(system, tieBreak: ties)))
  }
}
