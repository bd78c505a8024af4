extension LiveSystem {
  /// More columns than this beside those of the cores are not worth solving apart.
  private static let columnLimit = 64
  /// Larger cores are compiled anew after a row was taken out of them: presolve may then do more.
  private static let coreLimit = 24

  /// Makes the residual system of an edit set, without followers.
  ///
  /// - Returns: nil if it is too large.
  func residual(of editSet: EditSet, _ system: DeclaredSystem) -> Residual? {
    var residual = Residual()
    for group in editSet.groups {
      guard let snapshot = snapshots[group.snapshot] else { continue }
      for variable in snapshot.variables(of: group.group)
      where snapshot.tape.step(ofVariable: variable) == nil {
        _ = residual.place(of: .core(snapshot: group.snapshot, variable: variable))
      }
    }
    let coreCount = residual.columns.count
    if coreCount > Self.coreLimit, !editSet.changedCoreRows.isEmpty { return nil }
    for reference in editSet.opened {
      _ = residual.place(of: .shift(reference))
    }
    for (place, slot) in editSet.newRows.enumerated() where editSet.isActive[place] {
      add(slot: slot, to: &residual, system)
      if residual.columns.count > coreCount + Self.columnLimit { return nil }
    }
    for group in editSet.groups { addCoreRows(of: group, to: &residual, system) }
    for (place, column) in residual.columns.enumerated() {
      guard case .shift(let reference) = column, let slot = slot(of: reference) else { continue }
      residual.rows.append(
        Residual.Row(
          origin: .shift, terms: [(place, 1)], relation: .equal,
          priority: system.constraints[slot].priority, constants: []))
    }
    return residual
  }

  /// The slot of the constraint that a row is; nil if it was removed.
  private func slot(of reference: RowReference) -> Int? {
    snapshots[reference.snapshot]?.rows[reference.row].slot
  }

  /// Adds the row of a constraint that no snapshot has.
  ///
  /// A row that presolve took out although it is optional held because nothing else named its
  /// variable. Now something does, so its shift becomes a column, and presolve's choice an ordinary
  /// row.
  private func add(slot: Int, to residual: inout Residual, _ system: DeclaredSystem) {
    let constraint = system.constraints[slot]
    var terms: [(column: Int, factor: Double)] = []
    var bySnapshot: [(snapshot: Int, terms: [(variable: Int, factor: Double)])] = []
    for term in constraint.terms where term.coefficient != 0 {
      guard case .compiled(let index, let local) = variableHomes[term.variable.index] else {
        terms.append((residual.place(of: .loose(term.variable.index)), term.coefficient))
        continue
      }
      if let place = bySnapshot.firstIndex(where: { $0.snapshot == index }) {
        bySnapshot[place].terms.append((local, term.coefficient))
      } else {
        bySnapshot.append((index, [(local, term.coefficient)]))
      }
    }
    var constants: [Residual.Constant] = []
    for (index, snapshotTerms) in bySnapshot {
      guard let snapshot = snapshots[index] else { continue }
      let form = snapshot.tape.form(of: snapshotTerms)
      for (variable, factor) in form.variables {
        terms.append((residual.place(of: .core(snapshot: index, variable: variable)), factor))
      }
      for (row, factor) in form.rows {
        let reference = RowReference(snapshot: index, row: row)
        constants.append((reference, factor))
        let column = Residual.Column.shift(reference)
        let isOptional =
          snapshot.rows[row].slot.map { !system.constraints[$0].isRequired } ?? false
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
    of group: EditSet.Group, to residual: inout Residual, _ system: DeclaredSystem
  ) {
    guard let snapshot = snapshots[group.snapshot] else { return }
    for row in snapshot.rows(of: group.group) where !snapshot.isEliminated(row) {
      guard let slot = snapshot.rows[row].slot else { continue }
      let constraint = system.constraints[slot]
      var terms: [(column: Int, factor: Double)] = []
      for (variable, factor) in snapshot.coreTerms(ofRow: row) {
        terms.append(
          (residual.place(of: .core(snapshot: group.snapshot, variable: variable)), factor))
      }
      let constants = snapshot.tape.form(ofConstantOf: row).map { source, factor in
        (row: RowReference(snapshot: group.snapshot, row: source), factor: factor)
      }
      for (source, factor) in constants {
        if let place = residual.places[.shift(source)] { terms.append((place, -factor)) }
      }
      residual.rows.append(
        Residual.Row(
          origin: .core, terms: terms, relation: constraint.relation,
          priority: constraint.priority, constants: constants))
    }
  }
}

extension Residual {
  /// A factor of a snapshot row's constant.
  typealias Constant = (row: RowReference, factor: Double)

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
