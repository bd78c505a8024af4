import SelfSizingCassowary
import Testing

/// Systems from the literature on which simplex methods cycle or stall, also badly scaled.
@Suite struct DegenerateSystemTests {
  /// Minimizes `objective` over `x >= 0` and rows of `[coefficients] <= constant`, each multiplied
  /// by a factor of `scales` in turn.
  private func minimize(
    _ objective: [Double], rows: [([Double], Double)], scales: [Double], goal: Double
  ) throws -> Workspace {
    func terms(_ coefficients: [Double]) -> [LinearTerm] {
      coefficients.enumerated().map { LinearTerm($1, Variable($0)) }
    }
    var constraints = objective.indices.map {
      LinearConstraint(
        [LinearTerm(scales[$0 % scales.count], Variable($0))], .greaterThanOrEqual, 0)
    }
    for (index, row) in rows.enumerated() {
      let scale = scales[(index + 1) % scales.count]
      constraints.append(
        LinearConstraint(terms(row.0.map { $0 * scale }), .lessThanOrEqual, row.1 * scale))
    }
    constraints.append(LinearConstraint(terms(objective), .equal, goal, priority: 500))
    var workspace = Workspace(
      try Program(variableCount: objective.count, constraints: constraints))
    #expect(workspace.solve() == .solved)
    return workspace
  }

  private static let scales: [[Double]] = [
    [1], [1e-6, 1, 1e6], [1e6, 1e-6], [1e-3, 1e5, 1, 1e-6],
  ]

  @Test("Marshall and Suurballe's example ends at 4, 1, 0", arguments: scales)
  func marshallSuurballe(scales: [Double]) throws {
    let solved = try minimize(
      [-0.4, -0.4, 1.8, 0],
      rows: [
        ([0.6, -6.4, 4.8, 0], 0), ([0.2, -1.8, 0.6, 0], 0), ([0.4, -1.6, 0.2, 0], 0),
        ([0, 1, 0, 0], 1), ([1, 0, 0, 0], 4), ([0, 0, 1, 0], 3),
      ],
      scales: scales, goal: -100)
    let values = (0..<4).map { solved.value(of: Variable($0)) }
    let objective = -0.4 * values[0] - 0.4 * values[1] + 1.8 * values[2]
    #expect((objective - -2).magnitude < 1e-5, "\(values)")
  }

  @Test("Beale's example ends at 1/25, 0, 1, 0 in any scale", arguments: scales)
  func beale(scales: [Double]) throws {
    let solved = try minimize(
      [-0.75, 150, -0.02, 6],
      rows: [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)],
      scales: scales, goal: -100)
    let values = (0..<4).map { solved.value(of: Variable($0)) }
    #expect(zip(values, [0.04, 0, 1, 0]).allSatisfy { ($0 - $1).magnitude < 1e-5 }, "\(values)")
  }

  @Test(
    "an assignment is the cheapest, though nearly every basis is degenerate", arguments: [4, 8, 12])
  func assignment(size: Int) throws {
    func variable(_ worker: Int, _ job: Int) -> Variable { Variable(worker * size + job) }
    let numbers = 0..<size
    var constraints: [LinearConstraint] = []
    var cost: [LinearTerm] = []
    for worker in numbers {
      constraints.append(
        LinearConstraint(numbers.map { LinearTerm(1, variable(worker, $0)) }, .equal, 1))
      constraints.append(
        LinearConstraint(numbers.map { LinearTerm(1, variable($0, worker)) }, .equal, 1))
      for job in numbers {
        constraints.append(
          LinearConstraint([LinearTerm(1, variable(worker, job))], .greaterThanOrEqual, 0))
        cost.append(LinearTerm(Double((worker + 1) * (job + 1)), variable(worker, job)))
      }
    }
    constraints.append(LinearConstraint(cost, .equal, 0, priority: 500))
    var workspace = Workspace(
      try Program(variableCount: size * size, constraints: constraints))
    #expect(workspace.solve() == .solved)
    // By the rearrangement inequality the first gets the last, and so on.
    let least = numbers.reduce(0) { $0 + ($1 + 1) * (size - $1) }
    let level = try #require(workspace.levels.first)
    #expect((level.violation - Double(least)).magnitude < 1e-6, "\(level)")
  }

  @Test(
    "priorities hold where a variable's unit is a million times another's", arguments: [1e-6, 1e6])
  func units(unit: Double) throws {
    // x0 in points, x1 in other units: they meet in one row.
    let constraints = [
      LinearConstraint([LinearTerm(1, Variable(0)), LinearTerm(unit, Variable(1))], .equal, 100),
      LinearConstraint([LinearTerm(1, Variable(0))], .lessThanOrEqual, 30, priority: 750),
      LinearConstraint([LinearTerm(unit, Variable(1))], .lessThanOrEqual, 60, priority: 500),
      LinearConstraint([LinearTerm(unit, Variable(1))], .greaterThanOrEqual, 0),
    ]
    var workspace = Workspace(try Program(variableCount: 2, constraints: constraints))
    #expect(workspace.solve() == .solved)
    #expect(workspace.levels.map(\.priority) == [750, 500])
    #expect(workspace.levels[0].violation == 0)
    #expect((workspace.levels[1].violation - 10).magnitude < 1e-4)
  }
}
