import TestSupport
import Testing

@testable import SelfSizingCassowary

/// The cost of an edit, counted rather than timed.
@Suite struct EditCostTests {
  /// A solver of a chain, read once.
  private func chain(_ count: Int) throws -> (Solver, [ConstraintID], [LinearConstraint]) {
    let (variableCount, rows) = TestSystems.chain(count)
    let solver = Solver()
    let ids = try solver.update { edits throws(SolverError) in
      for _ in 0..<variableCount { _ = edits.addVariable() }
      var ids: [ConstraintID] = []
      for row in rows { ids.append(try edits.add(row)) }
      return ids
    }
    _ = try solver.value(of: Variable(0))
    return (solver, ids, rows)
  }

  @Test("an edit compiles its group once, when it is read, however many there are")
  func lazily() throws {
    let (solver, ids, rows) = try chain(100)
    let before = solver.groups.compiledCount
    for position in [5, 7, 12] {
      try solver.remove(ids[position])
      try solver.add(rows[position])
    }
    #expect(solver.groups.compiledCount == before)
    let end = Variable(3 + 5 * 99 + 1)
    // Gaps of 8, and heights of 20 to 26 in turn: 14 rounds of 161, and 20 + 21.
    #expect(try solver.value(of: end) == 800 + 14 * 161 + 41)
    // The vertical half: the top, and three rows for each box.
    #expect(solver.groups.compiledCount - before == 1 + 3 * 100)
    try solver.setConstant(9, of: ids[3])
    _ = try solver.value(of: end)
    #expect(solver.groups.compiledCount - before == 1 + 3 * 100)
  }

  @Test("an edit does not touch what has nothing to do with it")
  func otherGroups() throws {
    let solver = Solver()
    var ids: [ConstraintID] = []
    for index in 0..<50 {
      let variable = solver.addVariable()
      for constant in [10.0, 20] {
        ids.append(
          try solver.add(
            LinearConstraint(
              [LinearTerm(1, variable)], .greaterThanOrEqual, constant + Double(index),
              priority: 500)))
      }
      _ = try solver.value(of: variable)
    }
    for index in 0..<50 { #expect(try solver.value(of: Variable(index)) == Double(20 + index)) }
    let before = solver.groups.compiledCount
    try solver.remove(ids[7])
    #expect(try solver.value(of: Variable(3)) == 13)
    #expect(try solver.value(of: Variable(4)) == 24)
    #expect(solver.groups.compiledCount - before == 1)
  }

  @Test("groups that a constraint joined part again when it goes")
  func parting() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.addVariable() }
    for (index, variable) in variables.enumerated() {
      try solver.add(LinearConstraint([LinearTerm(1, variable)], .equal, Double(index)))
    }
    let link = try solver.add(
      LinearConstraint(variables.map { LinearTerm(1, $0) }, .lessThanOrEqual, 10))
    let before = solver.groups.compiledCount
    #expect(try solver.value(of: variables[3]) == 3)
    try solver.remove(link)
    #expect(try solver.value(of: variables[3]) == 3)
    #expect(solver.groups.compiledCount - before == 1)
    #expect(try solver.ambiguousVariables() == [])
  }
}
