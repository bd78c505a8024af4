import Foundation
import TestSupport
import Testing

@testable import SelfSizingCassowary

/// A stored tableau and factors are two ways to the same solution.
@Suite struct BothPathsTests {
  /// The snapped values and the rows at their breakpoints; nil if there is no solution.
  private struct Answer: Equatable {
    var values: [Double]
    var tightRows: [[Int]]
  }

  private func answer(
    to system: LinearSystem, ties: [TieBreak], isFactored: Bool
  ) -> Answer? {
    var bases: [Basis?] = []
    let presolved = Presolved(system, ColumnCounts(system), bases: &bases)
    let chosen = bases.map { $0.map { Basis($0.core, isFactored: isFactored) } }
    let solution = InitialSolution(presolved, chosen) { TieOrder(ties, system) }
    guard solution.isFeasible else { return nil }
    return Answer(
      values: solution.values.map { Tolerance.snapped($0, to: Tolerance.valueUnit) },
      tightRows: solution.bases.map { basis in
        guard let basis else { return [] }
        return basis.core.rows.indices.filter {
          basis.symbols[basis.core.columnCount + $0].distance.magnitude < 1e-7
        }
      })
  }

  private func expectAgreement(
    _ system: LinearSystem, ties: [TieBreak] = [], _ name: @autoclosure () -> String
  ) {
    let stored = answer(to: system, ties: ties, isFactored: false)
    let factored = answer(to: system, ties: ties, isFactored: true)
    #expect(stored == factored, "\(name())")
  }

  @Test("they agree on every fixture")
  func everyFixture() throws {
    let sparse = try JSONDecoder().decode(
      SparseFile.self,
      from: Data(contentsOf: fixtures.appendingPathComponent("solver-sparse.json")))
    let suite = ConformanceSuite("solver", fixtures: fixtures).decode(SystemFile.self)
      .flatMap { $0.cases }
    var count = 0
    // In a debug build a dense tableau of the largest takes half a minute.
    for entry in Trials.some(sparse.cases, quick: 1) {
      expectAgreement(try system(of: entry), entry.name)
      count += 1
    }
    for entry in suite {
      guard case .success(let value) = entry.content else { continue }
      expectAgreement(try system(of: value), value.name)
      count += 1
    }
    #expect(count >= Trials.count(74, quick: 72))
  }

  private struct SparseFile: Decodable {
    var cases: [SystemCase]
  }

  private func system(of entry: SystemCase) throws -> LinearSystem {
    let indices = Dictionary(entry.variables.enumerated().map { ($1, $0) }) { first, _ in first }
    return LinearSystem(
      variableCount: entry.variables.count,
      constraints: try entry.constraints.map { try $0.constraint(indices) })
  }

  @Test("they agree on random systems", arguments: 0..<Trials.count(400, quick: 100))
  func random(seed: Int) {
    let random = RandomSystem(
      seed: UInt64(seed), variableCount: 4 + seed % 40, constraintCount: 6 + seed * 7 % 90,
      requiredShare: seed % 5)
    let system = LinearSystem(
      variableCount: random.variableCount, constraints: random.constraints)
    expectAgreement(system, ties: seed % 2 == 0 ? random.ties : [], random.description)
  }
}
