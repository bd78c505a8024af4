import SelfSizingCassowary
import Testing

/// Why a variable has its value, and the dump of a solved system.
@Suite struct ExplanationTests {
  private func term(_ coefficient: Double, _ index: Int) -> LinearTerm {
    LinearTerm(coefficient, Variable(index))
  }

  /// A cell of height x0 that holds a photo and a text of height x1, 11 points from its edges.
  private func cell() throws -> Workspace {
    Workspace(
      try Program(
        variableCount: 2,
        constraints: [
          LinearConstraint([term(1, 0)], .equal, 0, priority: 50),
          LinearConstraint([term(1, 0)], .greaterThanOrEqual, 110),
          LinearConstraint([term(1, 0), term(-1, 1)], .greaterThanOrEqual, 22),
          LinearConstraint([term(1, 1)], .lessThanOrEqual, 40, priority: 250),
          LinearConstraint([term(1, 1)], .greaterThanOrEqual, 40, priority: 750),
        ]))
  }

  @Test("names the constraints that add up to a value, and no others")
  func reasons() throws {
    var workspace = try cell()
    #expect(workspace.reasons(for: Variable(0)).map(\.constraint) == [1])
    for height in [120.0, 130, 140] {
      for row in [3, 4] { try workspace.setConstant(height, at: row) }
      let reasons = workspace.reasons(for: Variable(0))
      #expect(workspace.value(of: Variable(0)) == height + 22)
      #expect(reasons.map(\.factor) == [1, 1])
      #expect(reasons.first?.constraint == 2)
    }
  }

  @Test("a chain rests on all that comes before")
  func chain() throws {
    let constraints = (0..<10).map { index in
      LinearConstraint(
        index == 0 ? [term(1, 0)] : [term(1, index), term(-1, index - 1)], .equal, Double(index))
    }
    var workspace = Workspace(try Program(variableCount: 10, constraints: constraints))
    #expect(workspace.reasons(for: Variable(4)).map(\.constraint) == [0, 1, 2, 3, 4])
    #expect(workspace.value(of: Variable(9)) == 45)
  }

  @Test("the dump shows what presolve took out, the core and its basis")
  func dump() throws {
    var workspace = Workspace(
      try Program(
        variableCount: 3,
        constraints: [
          LinearConstraint([term(1, 0)], .greaterThanOrEqual, 12),
          LinearConstraint([term(1, 0)], .equal, 0, priority: 50),
          LinearConstraint([term(1, 1), term(-2, 0)], .equal, 8),
        ]))
    workspace.solve()
    #expect(
      workspace.description == """
        group 0
          x1 = 1 r2 + 2 x0
          core r0: + x0 >= 12 @1000
          core r1: + x0 == 0 @50
          basic x0 = + r0
          basic r1 = + r0
        free: x2
        """)
  }
}
