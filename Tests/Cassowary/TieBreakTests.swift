import SelfSizingCassowary
import Testing

/// The documented rule that picks among equally good solutions.
@Suite struct TieBreakTests {
  private let x = Variable(0)
  private let y = Variable(1)

  private func solve(
    _ constraints: [LinearConstraint], ties: [TieBreak] = []
  ) throws -> [Double] {
    var workspace = Workspace(
      try Program(variableCount: 2, constraints: constraints, tieBreak: ties))
    #expect(workspace.solve() == .solved)
    return [workspace.value(of: x), workspace.value(of: y)]
  }

  /// Two labels in a row of 300 that both hug 80 and 120.
  private var row: [LinearConstraint] {
    [
      LinearConstraint([LinearTerm(1, x), LinearTerm(1, y)], .equal, 300),
      LinearConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 0),
      LinearConstraint([LinearTerm(1, y)], .greaterThanOrEqual, 0),
      LinearConstraint([LinearTerm(1, x)], .lessThanOrEqual, 80, priority: 250),
      LinearConstraint([LinearTerm(1, y)], .lessThanOrEqual, 120, priority: 250),
      LinearConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 80, priority: 750),
      LinearConstraint([LinearTerm(1, y)], .greaterThanOrEqual, 120, priority: 750),
    ]
  }

  @Test("gives the slack to the first variable that is maximized")
  func maximize() throws {
    #expect(try solve(row, ties: [TieBreak(x, .maximize), TieBreak(y, .maximize)]) == [180, 120])
    #expect(try solve(row, ties: [TieBreak(y, .maximize), TieBreak(x, .maximize)]) == [80, 220])
  }

  @Test("minimizes, and comes near to zero, as far as the optimum allows")
  func minimize() throws {
    #expect(try solve(row, ties: [TieBreak(x, .minimize)]) == [80, 220])
    #expect(try solve(row, ties: [TieBreak(y, .nearestZero)]) == [180, 120])
  }

  @Test("by default the variable that is named first is nearest to zero")
  func unnamed() throws {
    #expect(try solve(row) == [80, 220])
  }

  @Test("takes the other end where there is none, and zero where there is neither")
  func unbounded() throws {
    let least = LinearConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 12)
    let greatest = LinearConstraint([LinearTerm(1, x)], .lessThanOrEqual, -12)
    #expect(try solve([least], ties: [TieBreak(x, .maximize)]) == [12, 0])
    #expect(try solve([greatest], ties: [TieBreak(x, .minimize)]) == [-12, 0])
    #expect(try solve([], ties: [TieBreak(x, .maximize), TieBreak(y, .minimize)]) == [0, 0])
    #expect(try solve([least]) == [12, 0])
    #expect(try solve([greatest]) == [-12, 0])
  }

  @Test("picks the conflict by the order in which constraints are left out")
  func conflictOrder() throws {
    func equal(_ constant: Double) -> LinearConstraint {
      LinearConstraint([LinearTerm(1, x)], .equal, constant)
    }
    var workspace = Workspace(
      try Program(variableCount: 2, constraints: [equal(1), equal(2), equal(3), equal(3)]))
    #expect(workspace.conflict(leavingOut: []) == nil)
    guard case .unsatisfiable(let conflict) = workspace.solve() else {
      Issue.record("a number cannot be 1, 2 and 3")
      return
    }
    #expect(conflict.constraints == [0, 1])
    #expect(workspace.conflict(leavingOut: [])?.constraints == [0, 1])
    #expect(workspace.conflict(leavingOut: [0])?.constraints == [1, 2])
    #expect(workspace.conflict(leavingOut: [1, 2])?.constraints == [0, 3])
    #expect(workspace.conflict(leavingOut: [1, 77, -1, 1])?.constraints == [0, 2])
  }
}
