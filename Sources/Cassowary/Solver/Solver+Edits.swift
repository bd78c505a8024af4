extension Solver {
  /// Changes to a solver's system that are applied together or not at all; see
  /// ``Solver/update(_:)``.
  ///
  /// Every method checks its input at once; whether the required constraints can hold is checked
  /// for all changes together.
  public struct Edits {
    /// The system with the changes made so far.
    private(set) var system: DeclaredSystem
    /// Whether anything but constants changed.
    private(set) var changesStructure = false
    /// Whether the required constraints might no longer hold.
    private(set) var risksConflict = false
    /// The positions of changed constants; of use only while the structure is the old one.
    private(set) var changedConstants: [Int] = []

    init(_ system: DeclaredSystem) {
      self.system = system
    }

    /// Adds a variable, which is free.
    public mutating func addVariable() -> Variable {
      changesStructure = true
      system.variableCount += 1
      return Variable(system.variableCount - 1)
    }

    /// Adds a constraint.
    ///
    /// - Throws: ``SolverError`` that names what is wrong with it.
    public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
      let id = try system.add(constraint)
      changesStructure = true
      risksConflict = risksConflict || constraint.isRequired
      return id
    }

    /// Removes a constraint; also an edit variable's, or a stay.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``.
    public mutating func remove(_ id: ConstraintID) throws(SolverError) {
      system.remove(at: try system.position(of: id))
      changesStructure = true
    }

    /// Changes the right side of a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``,
    ///   ``SolverError/invalidConstant(_:constraint:)``.
    public mutating func setConstant(
      _ constant: Double, of id: ConstraintID
    ) throws(SolverError) {
      let position = try system.position(of: id)
      if system.constraints[position].constant == constant { return }
      try system.setConstant(constant, at: position)
      changedConstants.append(position)
      risksConflict = risksConflict || system.constraints[position].isRequired
    }

    /// Changes the priority of a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint(_:)``,
    ///   ``SolverError/invalidPriority(_:constraint:)``.
    public mutating func setPriority(
      _ priority: Double, of id: ConstraintID
    ) throws(SolverError) {
      let position = try system.position(of: id)
      if system.constraints[position].priority == priority { return }
      try system.setPriority(priority, at: position)
      changesStructure = true
      risksConflict = risksConflict || system.constraints[position].isRequired
    }

    /// Suggests a value for an edit variable.
    ///
    /// - Throws: ``SolverError/notEdited(_:)``, ``SolverError/invalidConstant(_:constraint:)``.
    public mutating func suggestValue(
      _ value: Double, for variable: Variable
    ) throws(SolverError) {
      guard let id = system.edits[variable] else { throw .notEdited(variable) }
      try setConstant(value, of: id)
    }

    /// Replaces the steps that pick among equally good solutions.
    ///
    /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
    public mutating func setTieBreak(_ steps: [TieBreak]) throws(SolverError) {
      try TieOrder.check(steps, variableCount: system.variableCount)
      system.tieBreak = steps
      changesStructure = true
    }

    /// Adds an optional equality that holds a variable at a value.
    mutating func hold(
      _ variable: Variable, at value: Double, priority: Double, asStay isStay: Bool
    ) throws(SolverError) -> ConstraintID {
      let constant = min(max(value, -SolverLimits.constant), SolverLimits.constant)
      let constraint = LinearConstraint(
        [LinearTerm(1, variable)], .equal, constant, priority: priority)
      let id = try isStay ? system.addStay(constraint) : system.add(constraint)
      guard !constraint.isRequired else {
        throw .invalidPriority(priority, constraint: id.number)
      }
      if !isStay { system.edits[variable] = id }
      changesStructure = true
      return id
    }

    /// Moves every stay to its variable's present value.
    mutating func refreshStays(_ value: (Variable) -> Double) throws(SolverError) {
      for id in system.stays {
        let position = try system.position(of: id)
        guard let term = system.constraints[position].terms.first else { continue }
        let limit = SolverLimits.constant
        try setConstant(min(max(value(term.variable), -limit), limit), of: id)
      }
    }
  }
}
