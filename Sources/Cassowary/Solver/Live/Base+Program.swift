/// What a base's program says about its groups, variables and rows.
extension Base {
  private var presolved: Presolved { workspace.compiled.presolved }

  /// The group of a variable.
  func group(ofVariable variable: Int) -> Int { presolved.groups.variables[variable].group }

  /// The group of a row.
  func group(ofRow row: Int) -> Int { presolved.groups.constraints[row].group }

  /// The variables of a group, ascending.
  func variables(of group: Int) -> Groups.Members { presolved.groups.variables(of: group) }

  /// The rows of a group, ascending.
  func rows(of group: Int) -> Groups.Members { presolved.groups.constraints(of: group) }

  /// Whether presolve took a row out.
  func isEliminated(_ row: Int) -> Bool { tape.stepOfRow[row] >= 0 }

  /// Whether a row was put into others when it was taken out, which only required ones may be.
  func isSubstituted(_ row: Int) -> Bool { !tape.targets(of: row).isEmpty }

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

  /// What presolve left of a group; nil if that is nothing.
  func core(of group: Int) -> Core? {
    let current = workspace.tracks[group].current
    return workspace.bases[current < 0 ? group : current]?.core
  }

  /// The coefficients of a row that presolve left.
  func coreTerms(ofRow row: Int) -> [(variable: Int, factor: Double)] {
    guard coreRows[row] >= 0, let core = core(of: group(ofRow: row)) else { return [] }
    let coreRow = core.rows[Int(coreRows[row])]
    return core.entries[coreRow.entries].map {
      (core.columns[$0.column].variable, $0.coefficient / coreRow.scale)
    }
  }

  /// Finds the place of each row among those of its core.
  func makeCoreRows() -> [Int32] {
    var places = [Int32](repeating: -1, count: slots.count)
    for group in clusters.indices {
      guard let core = core(of: group) else { continue }
      for place in 0..<core.constraintCount { places[core.rows[place].subject] = Int32(place) }
    }
    return places
  }

  /// Sorts the dependents of each variable by their earliest turn.
  func sortedDependents() -> [Int32] {
    var result = tape.dependents
    for variable in variables.indices {
      let range = tape.dependentRange(of: variable)
      if range.count > 1 {
        result[range].sort { earliestTurns[Int($0)] < earliestTurns[Int($1)] }
      }
    }
    return result
  }
}
