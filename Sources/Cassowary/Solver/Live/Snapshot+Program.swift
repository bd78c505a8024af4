/// The groups, variables and rows of a snapshot's program.
extension Snapshot {
  private var presolved: Presolved { workspace.compiled.presolved }

  /// The group of a variable.
  func group(ofVariable variable: Int) -> Int { presolved.groups.variables[variable].group }

  /// The group of a row.
  func group(ofRow row: Int) -> Int { presolved.groups.constraints[row].group }

  /// Whom the group of a row belongs to.
  func home(ofRow row: Int) -> GroupHome { groupHomes[group(ofRow: row)] }

  /// The variables of a group, ascending.
  func variables(of group: Int) -> Groups.Members { presolved.groups.variables(of: group) }

  /// The rows of a group, ascending.
  func rows(of group: Int) -> Groups.Members { presolved.groups.constraints(of: group) }

  /// The slots of a group's constraints that were not removed, ascending.
  func slots(of group: Int) -> [Int] { rows(of: group).compactMap { rows[$0].slot } }

  /// Whether presolve took a row out.
  func isEliminated(_ row: Int) -> Bool { tape.step(ofRow: row) != nil }

  /// The priority that a row was compiled with.
  func compiledPriority(of row: Int) -> Double { workspace.compiled.system.rows[row].priority }

  /// Whether a row was made of the terms and the relation of a constraint.
  func isLike(_ constraint: LinearConstraint, row: Int) -> Bool {
    let system = workspace.compiled.system
    let compiled = system.rows[row]
    guard compiled.relation == constraint.relation,
      compiled.range.count == constraint.terms.count
    else { return false }
    return zip(system.terms[compiled.range], constraint.terms).allSatisfy { old, new in
      old.coefficient == new.coefficient && variables[old.variable.index] == new.variable.index
    }
  }

  /// The part of a group that presolve left; nil if there is none.
  func core(of group: Int) -> Core? { workspace.core(of: group) }

  /// Sorts the dependents of each variable by their earliest tie rank.
  func sortedDependents() -> PositionLists {
    var dependents = tape.dependents
    let ranks = earliestTieRanks
    dependents.sortEach { ranks[Int($0)] < ranks[Int($1)] }
    return dependents
  }
}
