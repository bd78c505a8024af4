/// A linear system prepared for solving. A program never changes and may be shared between tasks;
/// each task solves it in its own ``Workspace``, for its own constants. The system falls into
/// groups that share no variable, and each is solved apart. Presolve takes out of each group what
/// holds in every solution; what is left is its core.
public struct Program: Sendable {
  /// The compiled program; copying a program copies one reference.
  let compiled: CompiledProgram

  /// The number of variables; their indices are 0..<variableCount.
  public var variableCount: Int { compiled.presolved.system.variableCount }
  /// The number of constraints; their positions are 0..<constraintCount.
  public var constraintCount: Int { compiled.presolved.system.rows.count }

  /// The number of coefficients that presolve has left: they decide the cost of a solution.
  public var coreEntryCount: Int {
    compiled.solution.bases.reduce(0) { $0 + ($1?.core.entries.count ?? 0) }
  }

  /// The number of entries of the factors, or the tableau, of the solution for the program's
  /// constants.
  /// - Complexity: That of factoring the bases once.
  public var factorEntryCount: Int {
    compiled.solution.bases.reduce(0) { $0 + ($1?.factorEntryCount ?? 0) }
  }

  init(compiled: CompiledProgram) { self.compiled = compiled }

  /// Prepares a system, and solves it once to find a good place to start from.
  /// The `tieBreak` steps pick among equally good solutions; see ``TieBreak``.
  /// - Throws: ``SolverError`` that names the first number, variable or tie that is not allowed.
  /// - Complexity: O(terms) where presolve peels everything; else also one solution of each core,
  ///   O(rows × columns × pivots).
  public init(_ system: LinearSystem, tieBreak: [TieBreak] = []) throws(SolverError) {
    guard system.variableCount >= 0 else { throw .invalidVariableCount(system.variableCount) }
    compiled = try ScratchBlock.with(room: system.scratchSize) { block throws(SolverError) in
      let counts = ColumnCounts(system, in: block)
      // The counts say that something is wrong, but not what.
      if !counts.isValid { try system.validate() }
      try TieOrder.check(tieBreak, variableCount: system.variableCount)
      return CompiledProgram(system, counts, tieBreak: tieBreak, in: block)
    }
  }

  /// Prepares the system of some constraints; see ``init(_:tieBreak:)``.
  /// - Throws: ``SolverError`` that names the first number, variable or tie that is not allowed.
  public init(
    variableCount: Int, constraints: [LinearConstraint], tieBreak: [TieBreak] = []
  ) throws(SolverError) {
    try self.init(
      LinearSystem(variableCount: variableCount, constraints: constraints), tieBreak: tieBreak)
  }
}

extension LinearSystem {
  fileprivate var scratchSize: Int {
    2_560 + 256 * (rows.count + max(0, variableCount)) + 128 * terms.count
  }
}
