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
  private var state = SolverState()
  /// Whether the body of an update is running.
  private var isUpdating = false

  /// Creates a system without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { state.system.variableCount }
  /// The ids of all constraints, in the order in which they were added.
  public var constraintIDs: [ConstraintID] { state.system.ids }

  /// Makes several changes together or not at all.
  ///
  /// While the body runs, the solver still is what it was before; it may be read, but not be
  /// changed.
  ///
  /// - Parameter body: Makes the changes. If it throws, nothing is changed.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; ``SolverError/conflict(_:)`` if the required constraints could
  ///   not hold after all changes; ``SolverError/updateInProgress`` if it is called from the body
  ///   of another update. The solver is then unchanged.
  /// - Complexity: That of what the changes touch; see <doc:HowEditsWork>.
  public func update<Result>(
    _ body: (inout Edits) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    guard !isUpdating else { throw .updateInProgress }
    isUpdating = true
    defer { isUpdating = false }
    var edits = Edits(state.system)
    if !state.system.stays.isEmpty {
      try edits.refreshStays { variable throws(SolverError) in try value(of: variable) }
    }
    let result = try body(&edits)
    try state.apply(edits.close())
    return result
  }

  /// Adds a variable, which is free and 0 until a constraint names it.
  ///
  /// - Precondition: Not called from the body of an update, which has its own
  ///   ``Edits/addVariable()``.
  public func addVariable() -> Variable {
    precondition(!isUpdating, "A variable was added to a solver that is being updated")
    state.addVariable()
    return Variable(variableCount - 1)
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError`` that names what is wrong with it; ``SolverError/conflict(_:)``,
  ///   where the new constraint has the id that it would have got.
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
    guard state.system.edits[variable] == nil else { throw .alreadyEdited(variable) }
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

  /// Adds an optional equality that holds a variable at the value it had before each change, so
  /// that it moves only as far as a change asks for.
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
  /// - Complexity: O(1) if nothing has changed since it was read; otherwise what it depends on is
  ///   computed, and nothing else.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try state.system.check(variable)
    let value = try state.query { live, system in
      live.exactValue(of: variable.index, in: system)
    }
    return Tolerance.snapped(value, to: Tolerance.valueUnit)
  }

  /// By how much a constraint is violated, in units of its constant; 0 if it holds.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    let slot = try state.system.checkedSlot(of: id)
    return try state.query { live, system in live.violation(ofSlot: slot, in: system) }
  }

  /// The constraint of an id, with its present constant and priority.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(of id: ConstraintID) throws(SolverError) -> LinearConstraint {
    state.system.constraints[try state.system.checkedSlot(of: id)]
  }

  /// Computes the sum of violations of every priority in use below 1000, high to low.
  ///
  /// - Complexity: O(terms + constraints × log constraints).
  public func levels() throws(SolverError) -> [LevelViolation] {
    try state.query { live, system in live.levels(of: system) }
  }

  /// Finds the constraints that are violated, in the order in which they were added.
  ///
  /// - Complexity: O(terms).
  public func violatedConstraints() throws(SolverError) -> [ConstraintID] {
    try state.query { live, system in live.violatedConstraints(of: system) }
  }

  /// Checks that a variable exists.
  func check(_ variable: Variable) throws(SolverError) { try state.system.check(variable) }

  /// How much work was done so far.
  var work: Work { state.work }
  /// How much is held.
  var size: Size { state.size }

  /// Asks the solution.
  func query<Answer>(
    _ body: (inout LiveSystem, DeclaredSystem) -> Answer?
  ) throws(SolverError) -> Answer {
    try state.query(body)
  }
}
