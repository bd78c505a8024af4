import SelfSizingCassowary
import Testing

/// The solver agrees with an exact and slow oracle on small random systems.
@Suite struct OracleTests {
  private func check(_ system: RandomSystem) throws {
    let oracle = VertexOracle(
      variableCount: system.variableCount, constraints: system.constraints)
    var workspace = Workspace(
      try Program(
        variableCount: system.variableCount, constraints: system.constraints,
        tieBreak: system.ties))
    let outcome = workspace.solve()
    guard let optimum = oracle.optimum() else {
      guard case .unsatisfiable(let conflict) = outcome else {
        Issue.record("expected a conflict: \(system)")
        return
      }
      #expect(conflict.constraints == oracle.conflict(), "\(system)")
      return
    }
    #expect(outcome == .solved, "\(system)")
    for (expected, actual) in zip(optimum.levels, workspace.levels) {
      #expect((expected.double - actual.violation).magnitude < 1e-9, "\(system)")
    }
    #expect(workspace.levels.count == optimum.levels.count)
    let expected = oracle.breakTies(optimum, steps: system.ties)
    for (index, value) in expected.enumerated() {
      let actual = workspace.value(of: Variable(index))
      #expect((value.double - actual).magnitude < 0x1p-20, "x\(index) in \(system)")
    }
    #expect(workspace.ambiguousVariables().map(\.index) == optimum.ambiguous, "\(system)")
  }

  @Test("agrees in one and two variables", arguments: 0..<120)
  func small(seed: UInt64) throws {
    try check(
      RandomSystem(
        seed: seed, variableCount: 1 + Int(seed % 2), constraintCount: 1 + Int(seed % 9)))
  }

  @Test("agrees in three variables", arguments: 1_000..<1_060)
  func three(seed: UInt64) throws {
    try check(RandomSystem(seed: seed, variableCount: 3, constraintCount: 2 + Int(seed % 7)))
  }

  @Test("agrees where most rows are required", arguments: 2_000..<2_040)
  func required(seed: UInt64) throws {
    try check(
      RandomSystem(seed: seed, variableCount: 2, constraintCount: 7, requiredShare: 8))
  }
}
