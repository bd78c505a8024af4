import SelfSizingCassowary
import Testing

/// A solver's answers apart from values, before and after edits.
@Suite struct SolverQuestionTests {
  private func term(_ coefficient: Double, _ index: Int) -> LinearTerm {
    LinearTerm(coefficient, Variable(index))
  }

  /// A cell of height x0 that holds a photo and a text of height x1, 11 points from its edges.
  private func cell() throws -> (Solver, [ConstraintID]) {
    let solver = Solver()
    let ids = try solver.update { edits throws(SolverError) in
      _ = edits.addVariable()
      _ = edits.addVariable()
      return [
        try edits.add(LinearConstraint([self.term(1, 0)], .equal, 0, priority: 50)),
        try edits.add(LinearConstraint([self.term(1, 0)], .greaterThanOrEqual, 110)),
        try edits.add(
          LinearConstraint([self.term(1, 0), self.term(-1, 1)], .greaterThanOrEqual, 22)),
        try edits.add(LinearConstraint([self.term(1, 1)], .equal, 40, priority: 750)),
      ]
    }
    return (solver, ids)
  }

  @Test("names the constraints that fix a value, by id, also after edits")
  func reasons() throws {
    let (solver, ids) = try cell()
    #expect(try solver.reasons(for: Variable(0)).map(\.id) == [ids[1]])
    try solver.setConstant(120, of: ids[3])
    #expect(try solver.reasons(for: Variable(0)).map(\.id) == [ids[2], ids[3]])
    #expect(try solver.reasons(for: Variable(0)).map(\.factor) == [1, 1])
    try solver.remove(ids[2])
    #expect(try solver.reasons(for: Variable(0)).map(\.id) == [ids[1]])
    let again = try solver.add(
      LinearConstraint([term(1, 0), term(-1, 1)], .greaterThanOrEqual, 22))
    #expect(try solver.reasons(for: Variable(0)).map(\.id) == [ids[3], again])
    #expect(throws: SolverError.unknownSubject(Variable(2))) {
      try solver.reasons(for: Variable(2))
    }
  }

  @Test("names what is violated")
  func violations() throws {
    let (solver, ids) = try cell()
    #expect(try ids.map { try solver.violation(of: $0) } == [110, 0, 0, 0])
    try solver.add(LinearConstraint([term(1, 1)], .lessThanOrEqual, 30))
    #expect(try ids.map { try solver.violation(of: $0) } == [110, 0, 0, 10])
    #expect(
      try solver.levels() == [
        LevelViolation(priority: 750, violation: 10), LevelViolation(priority: 50, violation: 110),
      ])
  }

  @Test("an update within an update is part of it, and reads see the changes so far")
  func nesting() throws {
    let (solver, ids) = try cell()
    try solver.update { edits throws(SolverError) in
      try edits.setConstant(200, of: ids[3])
      #expect(try solver.value(of: Variable(0)) == 222)
      try solver.update { inner throws(SolverError) in try inner.remove(ids[0]) }
    }
    #expect(try solver.value(of: Variable(0)) == 222)
    #expect(solver.constraintIDs == Array(ids.dropFirst()))
  }

  @Test("the order of addition changes neither levels nor determined values")
  func permutation() throws {
    for seed in UInt64(0)..<20 {
      let system = RandomSystem(
        seed: 9_900 + seed, variableCount: 6, constraintCount: 14, requiredShare: 1)
      var order = system.constraints
      var levels: [Double]?
      var values: [Double] = []
      var ambiguous: [Variable] = []
      for _ in 0..<3 {
        let solver = Solver()
        for _ in 0..<6 { _ = solver.addVariable() }
        guard order.allSatisfy({ (try? solver.add($0)) != nil }) else { break }
        let found = try solver.levels().map(\.violation)
        for (one, other) in zip(found, levels ?? found) { #expect((one - other).magnitude < 1e-9) }
        let present = try (0..<6).map { try solver.value(of: Variable($0)) }
        if levels != nil {
          #expect(try solver.ambiguousVariables() == ambiguous)
          for index in 0..<6 where !ambiguous.contains(Variable(index)) {
            #expect(present[index] == values[index])
          }
        }
        (levels, values, ambiguous) = (found, present, try solver.ambiguousVariables())
        order.reverse()
        order.swapAt(0, 5)
      }
    }
  }

  /// Two variables that share at least 10 and are at most 0 and 10, after a row that names the
  /// second of them first and that presolve takes out.
  private func shared(priority: Double) throws -> (
    Solver, leading: ConstraintID, limits: [ConstraintID]
  ) {
    let solver = Solver()
    for _ in 0..<3 { _ = solver.addVariable() }
    let leading = try solver.add(LinearConstraint([term(1, 1), term(-1, 2)], .equal, 0))
    try solver.add(LinearConstraint([term(1, 0), term(1, 1)], .greaterThanOrEqual, 10))
    let limits = try [
      solver.add(LinearConstraint([term(1, 0)], .lessThanOrEqual, 0, priority: priority)),
      solver.add(LinearConstraint([term(1, 1)], .lessThanOrEqual, 10, priority: priority)),
    ]
    #expect(try solver.value(of: Variable(0)) == 0)
    #expect(try solver.value(of: Variable(1)) == 10)
    return (solver, leading, limits)
  }

  @Test("orders ties without a removed constraint, also where new constants have opened them")
  func openedTies() throws {
    let (solver, leading, limits) = try shared(priority: 750)
    for limit in limits { try solver.setConstant(100, of: limit) }
    try solver.remove(leading)
    // The rule comes to the first variable first now, and lets it be 0.
    #expect(try solver.value(of: Variable(0)) == 0)
    #expect(try solver.value(of: Variable(1)) == 10)
  }

  @Test("refuses constants that contradict each other, whatever is removed with them")
  func contradictionBesideRemoval() throws {
    let (solver, leading, limits) = try shared(priority: 1000)
    #expect(throws: SolverError.self) {
      try solver.update { edits throws(SolverError) in
        try edits.setConstant(5, of: limits[1])
        try edits.remove(leading)
      }
    }
    #expect(try solver.value(of: Variable(1)) == 10)
  }

  /// Two variables that are apart: x0 is 5, and two constraints say that x1 is 12.
  private func apart() throws -> (Solver, first: ConstraintID, others: [ConstraintID]) {
    let solver = Solver()
    for _ in 0..<2 { _ = solver.addVariable() }
    let first = try solver.add(LinearConstraint([term(1, 0)], .equal, 5))
    let others = try (0..<2).map { _ in
      try solver.add(LinearConstraint([term(1, 1)], .equal, 12))
    }
    #expect(try solver.ambiguousVariables().isEmpty)
    return (solver, first, others)
  }

  @Test("accepts what can hold beside constraints of which an edit was refused")
  func besideRefusedEdit() throws {
    let (solver, first, others) = try apart()
    try solver.remove(others[1])
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint([term(1, 1)], .equal, 15))
    }
    try solver.remove(first)
    try solver.add(LinearConstraint([term(1, 0)], .equal, 6))
    #expect(try solver.value(of: Variable(0)) == 6)
    #expect(try solver.value(of: Variable(1)) == 12)
    try solver.add(LinearConstraint([term(1, 1)], .equal, 12))
    #expect(try solver.value(of: Variable(1)) == 12)
  }

  @Test("accepts what can hold beside a constant that a removal in the same update allowed")
  func besideAllowedConstant() throws {
    let (solver, first, others) = try apart()
    try solver.update { edits throws(SolverError) in
      try edits.setConstant(15, of: others[0])
      try edits.remove(others[1])
    }
    #expect(try solver.value(of: Variable(1)) == 15)
    try solver.setConstant(6, of: first)
    #expect(try solver.value(of: Variable(0)) == 6)
    #expect(try solver.value(of: Variable(1)) == 15)
  }

  @Test("orders ties anew where a removed constraint named a variable with a factor of 0 in all")
  func cancelledTerms() throws {
    let solver = Solver()
    for _ in 0..<7 { _ = solver.addVariable() }
    var cancelled: ConstraintID?
    try solver.update { edits throws(SolverError) in
      cancelled = try edits.add(
        LinearConstraint(
          [term(1, 2), term(1, 2), term(-1, 2), term(-1, 2)], .greaterThanOrEqual, -3,
          priority: 750))
      _ = try edits.add(
        LinearConstraint(
          [term(1, 0), term(0.75, 6), term(2, 5), term(1, 3)], .greaterThanOrEqual, -18,
          priority: 250))
    }
    try solver.add(LinearConstraint([term(1, 4), term(1, 2)], .lessThanOrEqual, 0))
    try solver.add(LinearConstraint([term(1, 6), term(-1, 4)], .lessThanOrEqual, -20.5))
    #expect(try solver.value(of: Variable(2)) == 0)
    try solver.remove(try #require(cancelled))
    #expect(try solver.value(of: Variable(2)) == -20.5)
  }
}
