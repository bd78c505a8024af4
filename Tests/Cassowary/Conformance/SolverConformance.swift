import SelfSizingCassowary
import TestSupport
import Testing

/// Runs every system of `solver.json`.
@Suite struct SolverConformance {
  @Test("agrees with independent oracles on every system")
  func systems() {
    var tally = ConformanceTally("solver")
    for file in ConformanceSuite("solver", fixtures: fixtures).decode(SystemFile.self) {
      for entry in file.cases { tally.record(entry, outcome) }
    }
    tally.finish()
  }

  private func outcome(of entry: SystemCase) throws -> ConformanceOutcome {
    let indices = Dictionary(entry.variables.enumerated().map { ($1, $0) }) { first, _ in first }
    let constraints = try entry.constraints.map { try $0.constraint(indices) }
    var workspace = Workspace(
      try Program(variableCount: entry.variables.count, constraints: constraints))
    var observed = Observation(isFeasible: true)
    switch workspace.solve() {
    case .solved:
      observed.levels = workspace.levels
      observed.values = entry.variables.indices.map { workspace.value(of: Variable($0)) }
      observed.ambiguous = Set(workspace.ambiguousVariables().map(\.index))
    case .unsolved(let priority): return .failed("priority \(priority) is unsolved")
    case .unsatisfiable(let conflict):
      observed.isFeasible = false
      if let difference = try difference(of: conflict, among: constraints, entry) {
        return .failed(difference)
      }
    }
    if let difference = entry.expect.difference(from: observed, variables: entry.variables) {
      return .failed(difference)
    }
    return .passed
  }

  /// The fault of a conflict; nil if it is irreducible, and the expected one where only one
  /// exists.
  private func difference(
    of conflict: Conflict, among constraints: [LinearConstraint], _ entry: SystemCase
  ) throws -> String? {
    let indices = conflict.constraints
    if entry.expect.conflictUnique == true, let expected = entry.expect.conflict,
      expected != indices
    {
      return "expected conflict \(expected), got \(indices)"
    }
    if try isFeasible(indices.map { constraints[$0] }, entry) {
      return "the conflict \(indices) can hold"
    }
    for omitted in indices
    where try !isFeasible(indices.filter { $0 != omitted }.map { constraints[$0] }, entry) {
      return "the conflict \(indices) does not need \(omitted)"
    }
    return nil
  }

  private func isFeasible(
    _ constraints: [LinearConstraint], _ entry: SystemCase
  ) throws -> Bool {
    var workspace = Workspace(
      try Program(variableCount: entry.variables.count, constraints: constraints))
    return workspace.solve() == .solved
  }
}
