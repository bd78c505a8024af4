/// A linear system that you edit: constraints come and go, constants and priorities change, edit
/// variables are pulled to suggested values. A change that would make required constraints
/// contradict each other throws ``SolverError/conflict(_:)`` and changes nothing. Values are those
/// of a ``Program`` of the same constraints in order. A changed constant is solved in what is
/// compiled; every other edit compiles the constraints that share variables with the edited one.
public final class Solver {
  private struct Update {
    var changes: [ConstraintGroups.Change] = []
    let variableCount: Int
    let nextNumber: Int
    let tieBreak: [TieBreak]
    let edits: [Variable: ConstraintID]
  }

  var groups = ConstraintGroups()
  private var nextNumber = 0
  private var edits: [Variable: ConstraintID] = [:]
  private var current: Update?

  /// Creates a system without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { groups.variableCount }
  /// The ids of all constraints, in the order in which they were added.
  /// - Complexity: O(constraints × log constraints).
  public var constraintIDs: [ConstraintID] { groups.numbers.map { ConstraintID(number: $0) } }

  /// The constraint of an id, with its present constant and priority.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(of id: ConstraintID) throws(SolverError) -> LinearConstraint {
    let (group, index) = try groups.row(of: id.number)
    return group.rows[index].constraint
  }

  /// Makes several changes together or not at all.
  /// Whether the required constraints can hold is checked once, after all changes. Values that the
  /// body reads are those of the changes so far. An update within an update is part of it.
  /// - Throws: What the body throws; ``SolverError/conflict(_:)`` if the required constraints could
  ///   not hold after all changes. The solver is then unchanged.
  /// - Complexity: That of compiling the groups that the changes touch.
  public func update<Result>(
    _ body: (Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    guard current == nil else { return try body(self) }
    current = Update(
      variableCount: variableCount, nextNumber: nextNumber, tieBreak: groups.tieBreak, edits: edits)
    do throws(SolverError) {
      let result = try body(self)
      try checkRequired()
      current = nil
      return result
    } catch {
      takeBack()
      throw error
    }
  }

  /// Adds a variable, which is free and 0 until a constraint names it.
  public func addVariable() -> Variable {
    groups.addVariable()
    return Variable(variableCount - 1)
  }

  /// Adds a constraint.
  /// - Throws: ``SolverError`` that names what is wrong with it; ``SolverError/conflict(_:)``,
  ///   where the new constraint has the id that it would have got.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try update { solver throws(SolverError) in
      let number = solver.nextNumber
      try constraint.validate(as: number, variableCount: solver.variableCount)
      solver.nextNumber += 1
      solver.apply(ConstraintGroups.Change(number: number, new: constraint))
      return ConstraintID(number: number)
    }
  }

  /// Removes a constraint; also an edit variable's.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    try update { solver throws(SolverError) in
      let old = try solver.constraint(of: id)
      solver.apply(ConstraintGroups.Change(number: id.number, old: old))
      if let edit = solver.edits.first(where: { $0.value == id }) { solver.edits[edit.key] = nil }
    }
  }

  /// Changes the right side of a constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidConstant(_:constraint:)``, ``SolverError/conflict(_:)``.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try edit(id) { $0.constant = constant }
  }

  /// Changes the priority of a constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/invalidPriority(_:constraint:)``, ``SolverError/conflict(_:)``.
  public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    try edit(id) { $0.priority = priority }
  }

  private func edit(
    _ id: ConstraintID, _ change: (inout LinearConstraint) -> Void
  ) throws(SolverError) {
    try update { solver throws(SolverError) in
      let old = try solver.constraint(of: id)
      var new = old
      change(&new)
      if old == new { return }
      try new.validate(as: id.number, variableCount: solver.variableCount)
      solver.apply(ConstraintGroups.Change(number: id.number, old: old, new: new))
    }
  }

  /// Replaces the steps that pick among equally good solutions; see ``TieBreak``.
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
  public func setTieBreak(_ steps: [TieBreak]) throws(SolverError) {
    try TieOrder.check(steps, variableCount: variableCount)
    try update { solver throws(SolverError) in solver.groups.orderTies(steps) }
  }

  /// Makes a variable editable: an optional equality, whose id is returned, holds it at its present
  /// value until another one is suggested. To remove it ends the editing.
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/alreadyEdited(_:)``,
  ///   ``SolverError/invalidPriority(_:constraint:)`` unless 0 < priority < 1000.
  @discardableResult public func addEditVariable(
    _ variable: Variable, priority: Double
  ) throws(SolverError) -> ConstraintID {
    let value = try value(of: variable)
    guard edits[variable] == nil else { throw .alreadyEdited(variable) }
    guard priority != SolverLimits.requiredPriority else {
      throw .invalidPriority(priority, constraint: nextNumber)
    }
    let limit = SolverLimits.constant
    let id = try add(
      LinearConstraint(
        [LinearTerm(1, variable)], .equal, min(max(value, -limit), limit), priority: priority))
    edits[variable] = id
    return id
  }

  /// Suggests a value for an edit variable.
  /// - Throws: ``SolverError/notEdited(_:)``, ``SolverError/invalidConstant(_:constraint:)``.
  public func suggestValue(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else { throw .notEdited(variable) }
    try setConstant(value, of: id)
  }

  private func apply(_ change: ConstraintGroups.Change) {
    current?.changes.append(change)
    groups.apply(change)
  }

  private func takeBack() {
    guard let before = current else { return }
    current = nil
    for change in before.changes.reversed() {
      groups.apply(ConstraintGroups.Change(number: change.number, old: change.new, new: change.old))
    }
    groups.removeVariables(from: before.variableCount)
    groups.orderTies(before.tieBreak)
    nextNumber = before.nextNumber
    edits = before.edits
  }

  /// Throws the conflict whose last constraint was added first, as a ``Program`` of all would.
  private func checkRequired() throws(SolverError) {
    var first: [ConstraintID] = []
    for change in current?.changes ?? [] {
      guard let new = change.new, new.isRequired, groups.contains(change.number),
        !groups.isFree(new)
      else { continue }
      do throws(SolverError) {
        _ = try groups.solvedGroup(of: new)
      } catch .conflict(let ids) {
        if let last = ids.last, first.last.map({ last < $0 }) ?? true { first = ids }
      }
    }
    if !first.isEmpty { throw .conflict(first) }
  }
}
