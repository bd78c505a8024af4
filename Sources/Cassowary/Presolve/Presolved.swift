/// A system after presolve: its groups and the tape.
struct Presolved: Sendable {
  /// The system, each variable at most once in a constraint.
  let system: LinearSystem
  /// The groups of constraints and variables.
  let groups: Groups
  /// What was taken out.
  let elimination: Elimination

  /// Presolves a system.
  ///
  /// - Parameters:
  ///   - survey: Of the system.
  ///   - bases: What is left of each group, ready to be solved; nil if that is nothing.
  /// - Precondition: The system is valid.
  /// - Complexity: O(terms) where everything peels; substitutions cost the entries they change.
  init(_ given: LinearSystem, _ survey: consuming Survey, bases: inout [Basis?]) {
    if survey.isPlain {
      self.init(plain: given, survey, bases: &bases)
    } else {
      let merged = given.merged()
      self.init(plain: merged, Survey(merged), bases: &bases)
    }
  }

  private init(plain system: LinearSystem, _ survey: consuming Survey, bases: inout [Basis?]) {
    self.system = system
    var groups = Groups(system, survey)
    var eliminator = Eliminator(system, survey)
    var checks = ScratchList<Elimination.Check>(capacity: 16)
    var rows = ScratchList<Core.Row>(capacity: 16)
    bases.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      eliminator.eliminate(
        constraints: groups.constraints(of: group), variables: groups.variables(of: group))
      let core = Core(
        group: group, eliminator, groups, of: system, rows: &rows, checks: &checks)
      bases.append(core.map(Basis.init))
      groups.setEnd(
        ofGroup: group, step: eliminator.steps.count, transfer: eliminator.transfers.count,
        check: checks.count)
    }
    elimination = Elimination(
      steps: eliminator.steps.array, transfers: eliminator.transfers.array, checks: checks.array,
      starts: groups.starts,
      entries: eliminator.isChanged ? eliminator.entries.array : system.terms)
    groups.markEliminated(elimination.steps)
    self.groups = groups
  }

  /// The system's own constants after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func movedConstants() -> Scratch<Elimination.Moved> {
    let rows = system.rows
    let moved = Scratch(count: rows.count) { Elimination.Moved(rows[$0].constant) }
    for group in 0..<groups.count { elimination.transfer(moved, group: group) }
    return moved
  }

  /// The constants of a group after the transfers; those of others are 0.
  ///
  /// - Complexity: O(constraints + transfers of the group).
  func movedConstants(_ constants: ArraySlice<Double>, group: Int) -> Scratch<Elimination.Moved> {
    let moved = Scratch(repeating: Elimination.Moved(0), count: constants.count)
    for position in groups.constraints(of: group) {
      moved[position] = Elimination.Moved(constants[position])
    }
    elimination.transfer(moved, group: group)
    return moved
  }
}
