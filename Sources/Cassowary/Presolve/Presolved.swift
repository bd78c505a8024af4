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
  /// - Parameter bases: What is left of each group, ready to be solved; nil if that is nothing.
  /// - Precondition: The system is valid.
  /// - Complexity: O(terms) where everything peels; substitutions cost the entries they change.
  init(_ given: LinearSystem, bases: inout [Basis?]) {
    let survey = Survey(given)
    if survey.isPlain {
      self.init(given, survey, bases: &bases)
    } else {
      let merged = given.merged()
      self.init(merged, Survey(merged), bases: &bases)
    }
  }

  private init(_ system: LinearSystem, _ survey: borrowing Survey, bases: inout [Basis?]) {
    self.system = system
    var groups = Groups(system, survey)
    var eliminator = Eliminator(system, survey)
    let places = Scratch<Int>(repeating: 0, count: system.variableCount)
    var checks = ScratchList<Elimination.Check>(capacity: system.rows.count)
    let starts = Scratch(repeating: Elimination.Start(), count: groups.count + 1)
    bases.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      eliminator.eliminate(
        constraints: groups.constraints(of: group), variables: groups.variables(of: group))
      let core = Core(
        group: group, eliminator, groups, of: system, places: places, checks: &checks)
      bases.append(core.map(Basis.init))
      starts[group + 1] = Elimination.Start(
        step: eliminator.steps.count, transfer: eliminator.transfers.count, check: checks.count)
    }
    elimination = Elimination(
      steps: eliminator.steps.array, transfers: eliminator.transfers.array, checks: checks.array,
      starts: starts.array,
      entries: eliminator.isChanged ? eliminator.entries.array : system.terms)
    groups.markEliminated(elimination.steps)
    self.groups = groups
  }

  /// The system's own constants after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func movedConstants() -> Scratch<Elimination.Moved> {
    let moved = Scratch(repeating: Elimination.Moved(0), count: system.rows.count)
    for (position, row) in system.rows.enumerated() {
      moved[position] = Elimination.Moved(row.constant)
    }
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
