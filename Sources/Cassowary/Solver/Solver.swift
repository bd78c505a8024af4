/// A linear system that changes while it is solved.
///
/// Constraints come and go one by one or in groups, constants and priorities change, edit variables
/// are pulled to suggested values. The required constraints always hold: a change that would make
/// them contradict each other throws ``SolverError/conflict(_:)`` and changes nothing. Values are
/// computed when they are first read after a change.
///
/// The values are those of a ``Program`` made of the same constraints: what came before leaves no
/// trace but in stays, whose purpose it is.
public final class Solver {
  private var system = DeclaredSystem()
  /// The solved system; nil where its structure has changed since.
  private var workspace: Workspace?

  /// Creates a system without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { system.variableCount }
  /// The ids of all constraints, in the order in which they were added.
  public var constraintIDs: [ConstraintID] { system.ids }

  /// Makes several changes together or not at all.
  ///
  /// - Parameter body: Makes the changes. If it throws, nothing is changed.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; ``SolverError/conflict(_:)`` if the required constraints could
  ///   not hold after all changes. The solver is then unchanged.
  public func update<Result>(
    _ body: (inout Edits) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    var edits = Edits(system)
    if !system.stays.isEmpty {
      let solved = try solved()
      try edits.refreshStays { solved.value(of: $0) }
    }
    let result = try body(&edits)
    try install(edits)
    return result
  }

  /// Adds a variable, which is free and 0 until a constraint names it.
  public func addVariable() -> Variable {
    system.variableCount += 1
    workspace = nil
    return Variable(system.variableCount - 1)
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError`` that names what is wrong with it; ``SolverError/conflict(_:)``, where
  ///   the new constraint has the id that it would have got.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try update { edits throws(SolverError) in try edits.add(constraint) }
  }

  /// Removes a constraint; also an edit variable's, or a stay.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    try update { edits throws(SolverError) in try edits.remove(id) }
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``, ``SolverError/conflict(_:)``.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try update { edits throws(SolverError) in try edits.setConstant(constant, of: id) }
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidPriority(_:constraint:)``, ``SolverError/conflict(_:)``.
  public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    try update { edits throws(SolverError) in try edits.setPriority(priority, of: id) }
  }

  /// Replaces the steps that pick among equally good solutions; see ``TieBreak``.
  ///
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
  public func setTieBreak(_ steps: [TieBreak]) throws(SolverError) {
    try update { edits throws(SolverError) in try edits.setTieBreak(steps) }
  }

  // MARK: Edit variables and stays

  /// Makes a variable editable: an optional equality holds it at its present value, until another
  /// one is suggested.
  ///
  /// - Returns: The id of that equality; to remove it ends the editing.
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/alreadyEdited(_:)``,
  ///   ``SolverError/invalidPriority(_:constraint:)`` unless 0 < priority < 1000.
  @discardableResult
  public func addEditVariable(
    _ variable: Variable, priority: Double
  ) throws(SolverError) -> ConstraintID {
    let value = try value(of: variable)
    guard system.edits[variable] == nil else { throw .alreadyEdited(variable) }
    return try update { edits throws(SolverError) in
      try edits.hold(variable, at: value, priority: priority, asStay: false)
    }
  }

  /// Suggests a value for an edit variable.
  ///
  /// - Throws: ``SolverError/notEdited(_:)``, ``SolverError/invalidConstant(_:constraint:)``.
  public func suggestValue(_ value: Double, for variable: Variable) throws(SolverError) {
    try update { edits throws(SolverError) in try edits.suggestValue(value, for: variable) }
  }

  /// Adds an optional equality that holds a variable at the value it had before each change, so that
  /// it moves only as far as a change asks for.
  ///
  /// - Returns: The id of that equality.
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/invalidPriority(_:constraint:)``
  ///   unless 0 < priority < 1000.
  @discardableResult
  public func addStay(
    _ variable: Variable, priority: Double
  ) throws(SolverError) -> ConstraintID {
    let value = try value(of: variable)
    return try update { edits throws(SolverError) in
      try edits.hold(variable, at: value, priority: priority, asStay: true)
    }
  }

  // MARK: The solution

  /// The variable's value in the optimal solution, a multiple of 2^-20.
  ///
  /// - Throws: ``SolverError/unknownSubject(_:)``.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try system.check(variable)
    return try solved().value(of: variable)
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    let position = try system.position(of: id)
    return try solved().violation(ofConstraintAt: position)
  }

  /// The constraint of an id, with its present constant and priority.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(of id: ConstraintID) throws(SolverError) -> LinearConstraint {
    system.constraints[try system.position(of: id)]
  }

  /// Computes the sum of violations of every priority in use below 1000, high to low.
  public func levels() throws(SolverError) -> [LevelViolation] {
    try solved().levels
  }

  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  public func ambiguousVariables() throws(SolverError) -> [Variable] {
    var workspace = try solved()
    return workspace.ambiguousVariables()
  }

  // MARK: Solving

  /// Accepts edits unless they make the required constraints contradict each other.
  private func install(_ edits: Edits) throws(SolverError) {
    var next = edits.changesStructure ? nil : workspace
    if next != nil {
      for position in edits.changedConstants {
        try next?.setConstant(edits.system.constraints[position].constant, at: position)
      }
    }
    if edits.risksConflict {
      next = try Self.solve(edits.system, in: next)
    }
    system = edits.system
    workspace = next
  }

  /// The workspace, solved for the present system.
  private func solved() throws(SolverError) -> Workspace {
    let solved = try Self.solve(system, in: workspace)
    workspace = solved
    return solved
  }

  /// Solves a system, in its workspace if it has one.
  ///
  /// - Throws: ``SolverError/conflict(_:)``.
  private static func solve(
    _ system: DeclaredSystem, in existing: Workspace?
  ) throws(SolverError) -> Workspace {
    var workspace: Workspace
    if let existing {
      workspace = existing
    } else {
      workspace = Workspace(
        try Program(
          variableCount: system.variableCount, constraints: system.constraints,
          tieBreak: system.tieBreak))
    }
    if case .unsatisfiable(let conflict) = workspace.solve() {
      throw .conflict(conflict.constraints.map { system.ids[$0] })
    }
    return workspace
  }
}
