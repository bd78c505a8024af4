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

  @Test(
    "removing and adding a row of a chain computes what is read, however long the chain is",
    arguments: [0, 2, 3, 5, 7, 102])
  func edits(position: Int) throws {
    var counts: [Int] = []
    for length in [100, 1_000] {
      let (solver, ids, rows) = try chain(length)
      let output = Variable(3 + 5 * 30 + 1)
      let expected = try solver.value(of: output)
      var id = ids[position]
      // The first time makes what later edits share.
      for _ in 0..<3 {
        try solver.remove(id)
        _ = try solver.value(of: output)
        id = try solver.add(rows[position])
      }
      let before = solver.work
      for _ in 0..<10 {
        try solver.remove(id)
        _ = try solver.value(of: output)
        id = try solver.add(rows[position])
        #expect(try solver.value(of: output) == expected)
      }
      #expect(solver.work.compiledCount == before.compiledCount)
      counts.append(solver.work.visitCount - before.visitCount)
    }
    #expect(counts[0] == counts[1])
    // Two visits for each of the three variables of a box, 31 boxes, ten times; and some for ties.
    #expect(counts[0] <= 10 * (2 * 3 * 31 + 20), "\(counts)")
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
    let before = solver.work
    try solver.remove(ids[7])
    #expect(try solver.value(of: Variable(3)) == 13)
    #expect(try solver.value(of: Variable(4)) == 24)
    #expect(solver.work.compiledCount - before.compiledCount <= 2)
  }

  @Test("many edits leave no more than few")
  func memory() throws {
    let (solver, first, rows) = try chain(20)
    var ids = first
    var random = SeededGenerator(seed: 11)
    for edit in 0..<10_000 {
      let position = Int.random(in: 0..<ids.count, using: &random)
      if edit % 3 == 0 {
        try solver.setConstant(rows[position].constant, of: ids[position])
      } else {
        try solver.remove(ids[position])
        ids[position] = try solver.add(rows[position])
      }
      if edit % 7 == 0 { _ = try solver.value(of: Variable(3 + 5 * 19 + 1)) }
    }
    let size = solver.size
    #expect(solver.constraintIDs.count == rows.count)
    #expect(size.slotCount <= 2 * rows.count + 65)
    #expect(size.rowCount <= 4 * rows.count + 1_024)
    #expect(size.editSetCount <= rows.count)
    #expect(try solver.value(of: Variable(3 + 5 * 19 + 1)) == 8 * 20 + 20 * 20 + 57)
  }
}
