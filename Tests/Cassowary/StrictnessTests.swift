import SelfSizingCassowary
import Testing

/// The five systems on which a solver that adds weighted violations goes wrong.
@Suite struct StrictnessTests {
  private let x = Variable(0)
  private let y = Variable(1)

  private func solve(
    _ constraints: [LinearConstraint], variableCount: Int = 2
  ) throws -> Workspace {
    var workspace = Workspace(
      try Program(variableCount: variableCount, constraints: constraints))
    #expect(workspace.solve() == .solved)
    return workspace
  }

  private func term(_ variable: Variable, _ coefficient: Double = 1) -> LinearTerm {
    LinearTerm(coefficient, variable)
  }

  @Test("does not let two constraints outvote one of the next higher priority")
  func voting() throws {
    let solved = try solve([
      LinearConstraint([term(x)], .equal, 0, priority: 750),
      LinearConstraint([term(x)], .equal, 100, priority: 749),
      LinearConstraint([term(x)], .equal, 100, priority: 749),
    ])
    #expect(solved.value(of: x) == 0)
    #expect(
      solved.levels == [
        LevelViolation(priority: 750, violation: 0),
        LevelViolation(priority: 749, violation: 200),
      ])
  }

  @Test("does not let a thousand weak constraints outvote a medium one")
  func crowd() throws {
    let weak = LinearConstraint([term(x)], .equal, 100, priority: 250)
    let medium = LinearConstraint([term(x)], .equal, 0, priority: 500)
    let solved = try solve(Array(repeating: weak, count: 1001) + [medium])
    #expect(solved.value(of: x) == 0)
  }

  @Test("does not let a large coefficient amplify a weak constraint")
  func amplification() throws {
    let solved = try solve([
      LinearConstraint([term(x)], .equal, 0, priority: 500),
      LinearConstraint([term(y), term(x, -2000)], .equal, 0, priority: 250),
      LinearConstraint([term(y)], .equal, 200_000, priority: 250),
    ])
    #expect(solved.value(of: x) == 0)
  }

  @Test("does not move when a weaker constraint is added")
  func laterWeakerConstraint() throws {
    let solver = Solver()
    let v = solver.addVariable()
    try solver.add(LinearConstraint([term(v)], .greaterThanOrEqual, 100, priority: 501))
    try solver.add(LinearConstraint([term(v)], .equal, 90, priority: 500))
    #expect(try solver.value(of: v) == 100)
    try solver.add(LinearConstraint([term(v)], .equal, 10, priority: 10))
    #expect(try solver.value(of: v) == 100)
  }

  @Test("does not trade a higher priority for two lower ones")
  func trade() throws {
    let solved = try solve([
      LinearConstraint([term(x)], .greaterThanOrEqual, 200, priority: 751),
      LinearConstraint([term(y)], .greaterThanOrEqual, 250, priority: 750),
      LinearConstraint([term(y, 2)], .greaterThanOrEqual, 500, priority: 250),
      LinearConstraint([term(x), term(y)], .equal, 300),
    ])
    #expect(solved.value(of: x) == 200)
    #expect(solved.value(of: y) == 100)
  }

  @Test("takes the median of conflicting equalities of one priority")
  func median() throws {
    let solved = try solve(
      [10.0, 70, 20].map { LinearConstraint([term(x)], .equal, $0, priority: 500) })
    #expect(solved.value(of: x) == 20)
    #expect(solved.levels == [LevelViolation(priority: 500, violation: 60)])
  }

  @Test("keeps fractional priorities apart")
  func fractions() throws {
    let solved = try solve([
      LinearConstraint([term(x)], .equal, 1, priority: 999.5),
      LinearConstraint([term(x)], .equal, 2, priority: 999.499_999),
      LinearConstraint([term(x)], .equal, 2, priority: 999.499_999),
    ])
    #expect(solved.value(of: x) == 1)
  }
}
