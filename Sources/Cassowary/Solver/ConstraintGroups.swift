/// The constraints of a ``Solver`` in groups that share no variable, each with its solution.
/// A group keeps its program until a constraint comes, goes or changes its priority. When it is
/// asked next, it is divided where its constraints no longer share variables, and compiled.
struct ConstraintGroups {
  /// Nil where there was, or is, no constraint.
  struct Change {
    let number: Int
    var old: LinearConstraint?
    var new: LinearConstraint?
  }

  private struct Place {
    /// The constraints that name the variable, or did until one was removed.
    var group: ConstraintGroup?
    /// The number of terms that name it.
    var termCount = 0
    /// Its index in the group's program.
    var index = 0
    /// While a group is divided: a lesser variable of the same part, or the variable itself.
    var parent = 0
  }

  private var places: [Place] = []
  /// By number; nil if the constraint names no variable.
  private var firstVariables: [Int: Int?] = [:]
  private let constantGroup = ConstraintGroup()
  private(set) var tieBreak: [TieBreak] = []
  private(set) var compiledCount = 0

  var variableCount: Int { places.count }
  var numbers: [Int] { firstVariables.keys.sorted() }

  func contains(_ number: Int) -> Bool { firstVariables[number] != nil }

  /// Throws ``SolverError/unknownConstraint(_:)``.
  func row(of number: Int) throws(SolverError) -> (group: ConstraintGroup, index: Int) {
    guard let first = firstVariables[number] else { throw .unknownConstraint(number) }
    let group = first.map { places[$0].group } ?? constantGroup
    guard let group, let index = group.index(of: number) else { throw .unknownConstraint(number) }
    return (group, index)
  }

  func index(of variable: Int) -> Variable { Variable(places[variable].index) }

  /// Whether nothing else names one of the variables, so that the constraint can always hold.
  func isFree(_ constraint: LinearConstraint) -> Bool {
    constraint.terms.contains { $0.coefficient != 0 && places[$0.variable.index].termCount == 1 }
  }

  mutating func addVariable() { places.append(Place()) }

  /// No constraint names the variables any more.
  mutating func removeVariables(from count: Int) {
    for place in places[count...] { place.group?.variables.removeAll { $0 >= count } }
    places.removeSubrange(count...)
  }

  /// The steps are checked.
  mutating func orderTies(_ steps: [TieBreak]) {
    if tieBreak == steps { return }
    tieBreak = steps
    for place in places { place.group?.workspace = nil }
  }

  /// The constraints are valid.
  mutating func apply(_ change: Change) {
    let number = change.number
    if let new = change.new, change.old == nil {
      firstVariables.updateValue(new.terms.first?.variable.index, forKey: number)
      let group = merge(groupsOf: new)
      group.rows.append(ConstraintGroup.Row(number: number, constraint: new))
      group.workspace = nil
      for term in new.terms { places[term.variable.index].termCount += 1 }
      return
    }
    guard let (group, index) = try? row(of: number) else { return }
    if let new = change.new {
      group.rows[index].constraint = new
      if change.old?.priority != new.priority { group.workspace = nil }
      try? group.workspace?.setConstant(new.constant, at: index)
    } else {
      firstVariables[number] = nil
      let old = group.rows.remove(at: index).constraint
      group.workspace = nil
      for term in old.terms { places[term.variable.index].termCount -= 1 }
    }
  }

  /// - Complexity: O(constraints and variables of all but the largest).
  private mutating func merge(groupsOf constraint: LinearConstraint) -> ConstraintGroup {
    var merged: ConstraintGroup?
    for term in constraint.terms {
      let variable = term.variable.index
      let met = places[variable].group ?? ConstraintGroup(variables: [variable])
      places[variable].group = met
      guard let known = merged, known !== met else {
        merged = met
        continue
      }
      let (larger, smaller) = known.rows.count < met.rows.count ? (met, known) : (known, met)
      for variable in smaller.variables { places[variable].group = larger }
      larger.variables += smaller.variables
      larger.rows += smaller.rows
      merged = larger
    }
    return merged ?? constantGroup
  }

  /// Nil if no constraint names the variable.
  mutating func solvedGroup(of variable: Int) throws(SolverError) -> ConstraintGroup? {
    guard let known = places[variable].group else { return nil }
    if known.workspace == nil { divide(known) }
    guard let group = places[variable].group else { return nil }
    return try solved(group)
  }

  mutating func solvedGroup(
    of constraint: LinearConstraint
  ) throws(SolverError) -> ConstraintGroup {
    guard let first = constraint.terms.first else { return try solved(constantGroup) }
    return try solvedGroup(of: first.variable.index) ?? constantGroup
  }

  mutating func solvedGroups() throws(SolverError) -> [ConstraintGroup] {
    var groups = [try solved(constantGroup)]
    for variable in places.indices {
      guard let group = try solvedGroup(of: variable), group.variables.first == variable else {
        continue
      }
      groups.append(group)
    }
    return groups
  }

  private mutating func solved(_ group: ConstraintGroup) throws(SolverError) -> ConstraintGroup {
    if group.workspace == nil { try compile(group) }
    try group.solve()
    return group
  }

  /// Divides a group into those whose constraints still share variables. A factor of 0 counts, so
  /// that the tie rule sees the same constraints in the same order as in a program of all.
  private mutating func divide(_ group: ConstraintGroup) {
    group.sort()
    for variable in group.variables { places[variable].parent = variable }
    for row in group.rows {
      let terms = row.constraint.terms
      guard let named = terms.first else { continue }
      var least = root(of: named.variable.index)
      for term in terms.dropFirst() {
        let other = root(of: term.variable.index)
        places[max(least, other)].parent = min(least, other)
        least = min(least, other)
      }
    }
    guard let first = group.variables.first,
      !group.variables.allSatisfy({ places[$0].termCount > 0 && root(of: $0) == first })
    else { return }
    for variable in group.variables {
      let root = root(of: variable)
      if root == variable {
        places[root].group = places[root].termCount > 0 ? ConstraintGroup() : nil
      }
      places[variable].group = places[root].group
      places[root].group?.variables.append(variable)
    }
    for row in group.rows {
      guard let first = row.constraint.terms.first?.variable.index else { continue }
      places[first].group?.rows.append(row)
    }
  }

  /// The least variable known to be in the same part; halves the path to it.
  private mutating func root(of variable: Int) -> Int {
    var member = variable
    while places[member].parent != member {
      places[member].parent = places[places[member].parent].parent
      member = places[member].parent
    }
    return member
  }

  private mutating func compile(_ group: ConstraintGroup) throws(SolverError) {
    for (index, variable) in group.variables.enumerated() { places[variable].index = index }
    var system = LinearSystem(variableCount: group.variables.count)
    system.reserveCapacity(constraints: group.rows.count, terms: 3 * group.rows.count)
    for row in group.rows {
      for term in row.constraint.terms {
        system.addTerm(term.coefficient, index(of: term.variable.index))
      }
      system.addConstraint(
        row.constraint.relation, row.constraint.constant, priority: row.constraint.priority)
    }
    let steps = tieBreak.filter { places[$0.variable.index].group === group }.map {
      TieBreak(index(of: $0.variable.index), $0.direction)
    }
    group.workspace = Workspace(try Program(system, tieBreak: steps))
    compiledCount += group.rows.count
  }
}
