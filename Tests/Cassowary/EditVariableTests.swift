import SelfSizingCassowary
import Testing

/// Edit variables and groups of edits.
@Suite struct EditVariableTests {
  private func term(_ variable: Variable) -> [LinearTerm] { [LinearTerm(1, variable)] }

  @Test("an edit variable follows its suggestions as far as the rest allows")
  func suggestions() throws {
    let solver = Solver()
    let (x, twice) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearConstraint(term(x), .lessThanOrEqual, 50))
    try solver.add(
      LinearConstraint([LinearTerm(1, twice), LinearTerm(-2, x)], .equal, 0))
    let edit = try solver.addEditVariable(x, priority: 500)
    for (suggested, expected) in [(10.0, 10.0), (70, 50), (-3, -3)] {
      try solver.suggestValue(suggested, for: x)
      #expect(try solver.value(of: x) == expected)
      #expect(try solver.value(of: twice) == 2 * expected)
      #expect(try solver.violation(of: edit) == suggested - expected)
    }
    try solver.remove(edit)
    #expect(throws: SolverError.notEdited(x)) { try solver.suggestValue(1, for: x) }
    #expect(try solver.ambiguousVariables() == [x, twice])
    try solver.addEditVariable(x, priority: 1)
    #expect(try solver.ambiguousVariables() == [])
  }

  @Test("a group of edits may pass through a contradiction, and applies as one")
  func group() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add(LinearConstraint(term(x), .equal, 1))
    let (second, y) = try solver.update { edits throws(SolverError) in
      let second = try edits.add(LinearConstraint(self.term(x), .equal, 2))
      let y = edits.addVariable()
      _ = try edits.add(LinearConstraint([LinearTerm(1, y), LinearTerm(-1, x)], .equal, 0))
      try edits.setPriority(999, of: first)
      return (second, y)
    }
    #expect(try solver.value(of: y) == 2)
    #expect(try solver.violation(of: first) == 1)
    #expect(throws: SolverError.conflict([first, second])) {
      try solver.setPriority(1000, of: first)
    }
    #expect(try solver.constraint(of: first).priority == 999)
    #expect(try solver.levels() == [LevelViolation(priority: 999, violation: 1)])
  }
}
