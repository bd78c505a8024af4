/// What a solver was told: its variables and its constraints by id, apart from any solution.
struct DeclaredSystem: Sendable {
  /// The number of variables.
  var variableCount = 0
  /// The ids of the constraints, ascending.
  private(set) var ids: [ConstraintID] = []
  /// The constraints, by position in `ids`.
  private(set) var constraints: [LinearConstraint] = []
  /// The steps of the tie rule.
  var tieBreak: [TieBreak] = []
  /// The constraint that holds each edit variable at its suggested value.
  var edits: [Variable: ConstraintID] = [:]
  /// The ids of the constraints that hold a variable at its last value, ascending.
  private(set) var stays: [ConstraintID] = []
  private var nextNumber = 0

  /// Where a constraint is in `constraints`.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(log constraints).
  func position(of id: ConstraintID) throws(SolverError) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { throw .unknownConstraint(id.number) }
    return low
  }

  /// Checks that a variable exists.
  func check(_ variable: Variable) throws(SolverError) {
    guard variable.index >= 0, variable.index < variableCount else {
      throw .unknownSubject(variable)
    }
  }

  /// Adds a valid constraint.
  mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try constraint.validate(as: nextNumber, variableCount: variableCount)
    let id = ConstraintID(number: nextNumber)
    nextNumber += 1
    ids.append(id)
    constraints.append(constraint)
    return id
  }

  /// Adds a constraint that follows its variable's value.
  mutating func addStay(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let id = try add(constraint)
    stays.append(id)
    return id
  }

  /// Removes a constraint, be it an edit variable's or a stay.
  mutating func remove(at position: Int) {
    let id = ids.remove(at: position)
    let constraint = constraints.remove(at: position)
    stays.removeAll { $0 == id }
    if let variable = constraint.terms.first?.variable, edits[variable] == id {
      edits[variable] = nil
    }
  }

  /// Changes a constraint's right side to a valid one.
  mutating func setConstant(_ constant: Double, at position: Int) throws(SolverError) {
    var constraint = constraints[position]
    constraint.constant = constant
    try constraint.validate(as: ids[position].number, variableCount: variableCount)
    constraints[position] = constraint
  }

  /// Changes a constraint's priority to a valid one.
  mutating func setPriority(_ priority: Double, at position: Int) throws(SolverError) {
    var constraint = constraints[position]
    constraint.priority = priority
    try constraint.validate(as: ids[position].number, variableCount: variableCount)
    constraints[position] = constraint
  }
}
