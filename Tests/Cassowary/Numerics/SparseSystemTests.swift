import Foundation
import SelfSizingCassowary
import Testing

/// Random systems of three terms a row, whose tableau fills up and gathers rounding.
///
/// Their optima are those of HiGHS, level by level (`Tests/SolverLevels`).
@Suite struct SparseSystemTests {
  private static let cases: [SystemCase] =
    (try? JSONDecoder().decode(
      SparseSystems.self,
      from: Data(contentsOf: fixtures.appendingPathComponent("solver-sparse.json"))
    ).cases) ?? []

  @Test("there are three systems")
  func count() { #expect(Self.cases.count == 3) }

  @Test("every level of a sparse system is optimal", arguments: 0..<3)
  func levels(index: Int) throws {
    let system = try #require(Self.cases.indices.contains(index) ? Self.cases[index] : nil)
    let indices = Dictionary(
      uniqueKeysWithValues: system.variables.enumerated().map { ($1, $0) })
    var workspace = Workspace(
      try Program(
        variableCount: system.variables.count,
        constraints: try system.constraints.map { try $0.constraint(indices) }))
    #expect(workspace.solve() == .solved)
    let expected = try #require(system.expect.levels)
    #expect(workspace.levels.map(\.priority) == expected.map { $0[0] })
    for (level, optimum) in zip(workspace.levels, expected.map({ $0[1] })) {
      let difference = (level.violation - optimum).magnitude
      #expect(
        difference <= 1e-6 * max(1, optimum),
        "\(system.name): \(level.violation) at \(level.priority), the optimum is \(optimum)")
    }
  }
}

/// The format of `solver-sparse.json`.
private struct SparseSystems: Decodable {
  var cases: [SystemCase]
}
