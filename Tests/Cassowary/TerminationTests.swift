import SelfSizingCassowary
import Testing

/// Linear programs on which careless simplex methods cycle or take for ever.
@Suite struct TerminationTests {
  /// Minimizes `objective` over `x >= 0` and the given rows, each `[coefficients] <= constant`.
  private func minimum(
    _ objective: [Double], rows: [(coefficients: [Double], constant: Double)]
  ) throws -> Workspace {
    func terms(_ coefficients: [Double]) -> [LinearTerm] {
      coefficients.enumerated().map { LinearTerm($1, Variable($0)) }
    }
    var constraints = objective.indices.map {
      LinearConstraint([LinearTerm(1, Variable($0))], .greaterThanOrEqual, 0)
    }
    constraints += rows.map {
      LinearConstraint(terms($0.coefficients), .lessThanOrEqual, $0.constant)
    }
    // A goal below every feasible value makes the violation grow with the objective.
    constraints.append(LinearConstraint(terms(objective), .equal, -1e7, priority: 500))
    var workspace = Workspace(
      try Program(variableCount: objective.count, constraints: constraints))
    #expect(workspace.solve() == .solved)
    return workspace
  }

  @Test("Beale's example ends at 1/25, 0, 1, 0")
  func beale() throws {
    let solved = try minimum(
      [-0.75, 150, -0.02, 6],
      rows: [
        ([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1),
      ])
    let values = (0..<4).map { solved.value(of: Variable($0)) }
    #expect(zip(values, [0.04, 0, 1, 0]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
  }

  @Test("Chvátal's example ends at 1, 0, 1, 0")
  func chvatal() throws {
    let solved = try minimum(
      [-10, 57, 9, 24],
      rows: [
        ([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1),
      ])
    #expect((0..<4).map { solved.value(of: Variable($0)) } == [1, 0, 1, 0])
  }

  @Test("Kuhn's example ends at 2, 0, 2, 0")
  func kuhn() throws {
    let solved = try minimum(
      [-2, -3, 1, 12],
      rows: [
        ([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2),
      ])
    #expect((0..<4).map { solved.value(of: Variable($0)) } == [2, 0, 2, 0])
  }

  @Test("the Klee–Minty cube ends at its far corner", arguments: [3, 5, 7])
  func kleeMinty(dimension: Int) throws {
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { result, _ in result * base }
    }
    let rows = (0..<dimension).map { row in
      let coefficients = (0..<dimension).map { column in
        column > row ? 0 : column == row ? 1 : power(2, row - column + 1)
      }
      return (coefficients, power(5, row + 1))
    }
    let solved = try minimum((0..<dimension).map { -power(2, dimension - 1 - $0) }, rows: rows)
    #expect(
      (0..<dimension).map { solved.value(of: Variable($0)) }
        == Array(repeating: 0, count: dimension - 1) + [power(5, dimension)])
  }

  @Test("ten thousand duplicates of a row are one row", arguments: [1000.0, 500])
  func duplicates(priority: Double) throws {
    let row = LinearConstraint(
      [LinearTerm(1, Variable(0)), LinearTerm(-1, Variable(1))], .equal, 5, priority: priority)
    let other = LinearConstraint([LinearTerm(1, Variable(1))], .equal, 3, priority: 250)
    var workspace = Workspace(
      try Program(
        variableCount: 2, constraints: Array(repeating: row, count: 10_000) + [other]))
    #expect(workspace.solve() == .solved)
    #expect(workspace.value(of: Variable(0)) == 8)
    #expect(workspace.value(of: Variable(1)) == 3)
  }

  @Test("a conflict among ten thousand duplicates names two rows")
  func conflictAmongDuplicates() throws {
    let row = LinearConstraint([LinearTerm(1, Variable(0))], .equal, 5)
    let other = LinearConstraint([LinearTerm(1, Variable(0))], .equal, 6)
    var workspace = Workspace(
      try Program(
        variableCount: 1, constraints: Array(repeating: row, count: 10_000) + [other]))
    guard case .unsatisfiable(let conflict) = workspace.solve() else {
      Issue.record("a number cannot be both 5 and 6")
      return
    }
    #expect(conflict.constraints == [0, 10_000])
  }

  @Test("empty systems and empty rows are solved")
  func empty() throws {
    var nothing = Workspace(try Program(variableCount: 0, constraints: []))
    #expect(nothing.solve() == .solved)
    #expect(nothing.levels == [])

    var free = Workspace(try Program(variableCount: 2, constraints: []))
    #expect(free.solve() == .solved)
    #expect(free.value(of: Variable(1)) == 0)
    #expect(free.ambiguousVariables() == [Variable(0), Variable(1)])

    let x = Variable(0)
    let cancelled = [LinearTerm(1, x), LinearTerm(-1, x)]
    var optional = Workspace(
      try Program(
        variableCount: 1, constraints: [LinearConstraint(cancelled, .equal, 3, priority: 5)]))
    #expect(optional.solve() == .solved)
    #expect(optional.violation(ofConstraintAt: 0) == 3)
    var required = Workspace(
      try Program(variableCount: 1, constraints: [LinearConstraint(cancelled, .equal, 3)]))
    guard case .unsatisfiable(let conflict) = required.solve() else {
      Issue.record("0 is not 3")
      return
    }
    #expect(conflict.constraints == [0])
  }

  @Test("rows without variables hold or contradict themselves", arguments: [0.0, 1])
  func noVariables(constant: Double) throws {
    var workspace = Workspace(
      try Program(variableCount: 0, constraints: [LinearConstraint([], .equal, constant)]))
    let isSolved = workspace.solve() == .solved
    #expect(isSolved == (constant == 0))
  }
}
