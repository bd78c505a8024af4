extension Solver {
  /// Changes to a solver's system that are applied together or not at all; see
  /// ``Solver/update(_:)``.
  ///
  /// Every method checks its input at once; whether the required constraints can hold is checked
  /// for all changes together. Nothing is applied before the body of the update has returned, so
  /// that the solver itself still says what was before.
  public struct Edits {
    /// A change of the declared system.
    enum Change {
      case addVariable
      case add(LinearConstraint, DeclaredSystem.Role)
      case remove(ConstraintID)
      case setConstant(Double, ConstraintID)
      case setPriority(Double, ConstraintID)
      case setTieBreak([TieBreak])
    }

    /// The system before the changes.
    private var system: DeclaredSystem
    /// The changes so far, in order.
    private(set) var changes: [Change] = []
    /// The constraints that were changed or added, as they are then; nil for those that were
    /// removed.
    private var changed: [ConstraintID: LinearConstraint?] = [:]
    private var variableCount: Int
    private var nextNumber: Int

    init(_ system: DeclaredSystem) {
      self.system = system
      variableCount = system.variableCount
      nextNumber = system.nextNumber
    }

    /// Ends the recording, so that the system is in one place only.
    mutating func close() -> [Change] {
      system = DeclaredSystem()
      return changes
    }

    /// A constraint as it is after the changes so far.
    private func constraint(of id: ConstraintID) throws(SolverError) -> LinearConstraint {
      if let known = changed[id] {
        guard let constraint = known else { throw .unknownConstraint(id.number) }
        return constraint
      }
      return system.constraints[try system.checkedSlot(of: id)]
    }

    /// Adds a variable, which is free.
    public mutating func addVariable() -> Variable {
      changes.append(.addVariable)
      variableCount += 1
      return Variable(variableCount - 1)
    }

    /// Adds a constraint.
    ///
    /// - Throws: ``SolverError`` that names what is wrong with it.
    public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
      try add(constraint, .plain)
    }

    private mutating func add(
      _ constraint: LinearConstraint, _ role: DeclaredSystem.Role
    ) throws(SolverError) -> ConstraintID {
      try constraint.validate(as: nextNumber, variableCount: variableCount)
      let id = ConstraintID(number: nextNumber)
      nextNumber += 1
      changed.updateValue(constraint, forKey: id)
      changes.append(.add(constraint, role))
      return id
    }

    /// Removes a constraint; also an edit variable's, or a stay.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    public mutating func remove(_ id: ConstraintID) throws(SolverError) {
      _ = try constraint(of: id)
      changed.updateValue(nil, forKey: id)
      changes.append(.remove(id))
    }

    /// Changes the right side of a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``,
    ///   ``SolverError/invalidConstant(_:constraint:)``.
    public mutating func setConstant(
      _ constant: Double, of id: ConstraintID
    ) throws(SolverError) {
      var constraint = try constraint(of: id)
      if constraint.constant == constant { return }
      guard SolverLimits.allows(constant: constant) else {
        throw .invalidConstant(constant, constraint: id.number)
      }
      constraint.constant = constant
      changed.updateValue(constraint, forKey: id)
      changes.append(.setConstant(constant, id))
    }

    /// Changes the priority of a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``,
    ///   ``SolverError/invalidPriority(_:constraint:)``.
    public mutating func setPriority(
      _ priority: Double, of id: ConstraintID
    ) throws(SolverError) {
      var constraint = try constraint(of: id)
      if constraint.priority == priority { return }
      guard SolverLimits.allows(priority: priority) else {
        throw .invalidPriority(priority, constraint: id.number)
      }
      constraint.priority = priority
      changed.updateValue(constraint, forKey: id)
      changes.append(.setPriority(priority, id))
    }

    /// Suggests a value for an edit variable.
    ///
    /// - Throws: ``SolverError/notEdited(_:)``, ``SolverError/invalidConstant(_:constraint:)``.
    public mutating func suggestValue(
      _ value: Double, for variable: Variable
    ) throws(SolverError) {
      guard let id = system.edits[variable], changed[id] != .some(nil) else {
        throw .notEdited(variable)
      }
      try setConstant(value, of: id)
    }

    /// Replaces the steps that pick among equally good solutions.
    ///
    /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
    public mutating func setTieBreak(_ steps: [TieBreak]) throws(SolverError) {
      try TieOrder.check(steps, variableCount: variableCount)
      changes.append(.setTieBreak(steps))
    }

    /// Adds an optional equality that holds a variable at a value.
    mutating func hold(
      _ variable: Variable, at value: Double, priority: Double, asStay isStay: Bool
    ) throws(SolverError) -> ConstraintID {
      let constant = min(max(value, -SolverLimits.constant), SolverLimits.constant)
      let constraint = LinearConstraint(
        [LinearTerm(1, variable)], .equal, constant, priority: priority)
      guard !constraint.isRequired else {
        throw .invalidPriority(priority, constraint: nextNumber)
      }
      return try add(constraint, isStay ? .stay : .edit(variable))
    }

    /// Moves every stay to its variable's present value.
    mutating func refreshStays(
      _ value: (Variable) throws(SolverError) -> Double
    ) throws(SolverError) {
      for id in system.stays {
        let slot = try system.checkedSlot(of: id)
        guard let term = system.constraints[slot].terms.first else { continue }
        let limit = SolverLimits.constant
        try setConstant(min(max(value(term.variable), -limit), limit), of: id)
      }
    }
  }
}
