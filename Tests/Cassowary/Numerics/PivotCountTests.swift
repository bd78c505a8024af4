import TestSupport
import Testing

@testable import SelfSizingCassowary

/// Degenerate, cycling and badly scaled systems end after few pivots, with a stored tableau and
/// with factors.
@Suite struct PivotCountTests {
  /// How often the rows of a core were exchanged for its columns.
  private func pivotCount(_ constraints: [LinearConstraint], isFactored: Bool) throws -> Int {
    let count = 1 + (constraints.flatMap { $0.terms.map(\.variable.index) }.max() ?? 0)
    let system = LinearSystem(variableCount: count, constraints: constraints)
    var bases: [Basis?] = []
    let presolved = Presolved(system, ColumnCounts(system), bases: &bases)
    var scratch = [Double](repeating: 0, count: count)
    var pivots = 0
    for core in bases.compactMap({ $0?.core }) {
      var basis = Basis(core, isFactored: isFactored)
      pivots += basis.withSimplex { simplex in
        simplex.setConstants(
          presolved.reducedConstants(), presolved.elimination, scratch: &scratch)
        simplex.startAtFirstRows()
        let crashed = simplex.pivotCount
        #expect(simplex.optimizeRanks() == .solved)
        return simplex.pivotCount - crashed
      }
    }
    return pivots
  }

  private func row(
    _ coefficients: [Double], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) -> LinearConstraint {
    LinearConstraint(
      coefficients.enumerated().filter { $0.element != 0 }.map {
        LinearTerm($0.element, Variable($0.offset))
      }, relation, constant, priority: priority)
  }

  /// Checks a number of pivots: at most 1.3 times as many as were once counted.
  private func expect(_ pivots: Int, counted: Int, _ work: String) {
    #expect((1...counted + 3 * counted / 10).contains(pivots), "\(work): \(pivots) pivots")
  }

  /// The rows `[coefficients] <= constant` and `x >= 0`, and the objective as a wish that cannot be
  /// reached; each row is multiplied by a factor of `scales` in turn.
  private func program(
    _ objective: [Double], _ rows: [([Double], Double)], scales: [Double]
  ) -> [LinearConstraint] {
    var constraints = objective.indices.map { index in
      row(objective.indices.map { $0 == index ? 1 : 0 }, .greaterThanOrEqual, 0)
    }
    for (index, entry) in rows.enumerated() {
      let scale = scales[index % scales.count]
      constraints.append(row(entry.0.map { $0 * scale }, .lessThanOrEqual, entry.1 * scale))
    }
    return constraints + [row(objective, .equal, -1e4, priority: 500)]
  }

  @Test(
    "examples that cycle end after few pivots",
    arguments: [[1.0], [1e-6, 1, 1e6], [1e6, 1e-6]], [false, true])
  func cycling(scales: [Double], isFactored: Bool) throws {
    let beale = program(
      [-0.75, 150, -0.02, 6],
      [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)], scales: scales)
    let chvatal = program(
      [-10, 57, 9, 24],
      [([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1)], scales: scales)
    let kuhn = program(
      [-2, -3, 1, 12],
      [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)],
      scales: scales)
    let marshallSuurballe = program(
      [-0.4, -0.4, 1.8, 0],
      [
        ([0.6, -6.4, 4.8, 0], 0), ([0.2, -1.8, 0.6, 0], 0), ([0.4, -1.6, 0.2, 0], 0),
        ([0, 1, 0, 0], 1), ([1, 0, 0, 0], 4), ([0, 0, 1, 0], 3),
      ], scales: scales)
    let examples = [
      ("Beale", beale, 6), ("Chvátal", chvatal, 2), ("Kuhn", kuhn, 3),
      ("Marshall and Suurballe", marshallSuurballe, 3),
    ]
    for (name, constraints, counted) in examples {
      expect(try pivotCount(constraints, isFactored: isFactored), counted: counted, name)
    }
  }

  @Test("the Klee–Minty cube ends long before all its corners", arguments: [false, true])
  func kleeMinty(isFactored: Bool) throws {
    let dimension = 8
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { result, _ in result * base }
    }
    let rows = (0..<dimension).map { row in
      (
        (0..<dimension).map { column in
          column > row ? 0 : column == row ? 1 : power(2, row - column + 1)
        }, power(5, row + 1)
      )
    }
    let objective = (0..<dimension).map { -power(2, dimension - 1 - $0) }
    let count = try pivotCount(
      program(objective, rows, scales: [1]), isFactored: isFactored)
    // The first rule of the simplex method visits 2^8 corners.
    expect(count, counted: dimension, "the cube")
  }

  @Test(
    "an assignment ends after fewer pivots than it has pairs",
    arguments: [(6, false, 16), (6, true, 19), (12, false, 55), (12, true, 87)])
  func assignment(size: Int, isFactored: Bool, counted: Int) throws {
    let pairs = (0..<size).flatMap { worker in (0..<size).map { (worker, $0) } }
    var constraints = pairs.indices.map { index in
      row(pairs.indices.map { $0 == index ? 1 : 0 }, .greaterThanOrEqual, 0)
    }
    for number in 0..<size {
      constraints.append(row(pairs.map { $0.0 == number ? 1 : 0 }, .equal, 1))
      constraints.append(row(pairs.map { $0.1 == number ? 1 : 0 }, .equal, 1))
    }
    constraints.append(
      row(pairs.map { Double(($0.0 + 1) * ($0.1 + 1)) }, .equal, 0, priority: 500))
    expect(
      try pivotCount(constraints, isFactored: isFactored), counted: counted, "\(size) pairs")
  }

  @Test("what cannot be solved to its tolerance is unsolved, and has no values")
  func unsolved() throws {
    // The required rows meet at values of 6e11, which doubles resolve to 1e-4.
    let constraints = [
      row([-30_000, 0.5], .lessThanOrEqual, -5_131_857, priority: 500),
      row([-2000, -1e-5], .greaterThanOrEqual, 6_014_303),
      row([-1e9, -3e-9], .lessThanOrEqual, 6_066_575),
    ]
    var workspace = Workspace(try Program(variableCount: 2, constraints: constraints))
    #expect(workspace.solve() == .unsolved(priority: 1000))
    #expect(workspace.levels.isEmpty)
    let solver = Solver()
    for _ in 0..<2 { _ = solver.addVariable() }
    #expect(throws: SolverError.unsolved(priority: 1000)) {
      for constraint in constraints { try solver.add(constraint) }
      return try solver.value(of: Variable(0))
    }
  }
}
