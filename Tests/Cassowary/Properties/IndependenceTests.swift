import SelfSizingCassowary
import TestSupport
import Testing

/// The solution depends on the program and its constants alone.
@Suite struct IndependenceTests {
  private func system(_ seed: UInt64) -> RandomSystem {
    RandomSystem(
      seed: seed, variableCount: 12, constraintCount: 26, requiredShare: 2, termLimit: 4)
  }

  /// Everything a solved workspace answers.
  private struct Answer: Equatable {
    var outcome: Outcome
    var values: [Double]
    var levels: [LevelViolation]
  }

  private func answer(_ workspace: inout Workspace) -> Answer {
    let outcome = workspace.solve()
    return Answer(
      outcome: outcome,
      values: (0..<workspace.program.variableCount).map { workspace.value(of: Variable($0)) },
      levels: workspace.levels)
  }

  @Test("does not depend on what a workspace solved before", arguments: 3_000..<3_020)
  func history(seed: UInt64) throws {
    let system = system(seed)
    let program = try Program(
      variableCount: system.variableCount, constraints: system.constraints)
    var random = SeededGenerator(seed: seed)
    var used = Workspace(program)
    var constants = system.constraints.map(\.constant)
    for _ in 0..<6 {
      for _ in 0..<3 {
        let position = constants.indices.randomElement(using: &random) ?? 0
        constants[position] = Double(Int.random(in: -20...20, using: &random))
        try used.setConstant(constants[position], at: position)
      }
      var fresh = Workspace(program)
      for (position, constant) in constants.enumerated() {
        try fresh.setConstant(constant, at: position)
      }
      let expected = answer(&fresh)
      #expect(answer(&used) == expected, "\(system)")

      var constraints = system.constraints
      for position in constraints.indices {
        constraints[position].constant = constants[position]
      }
      var rebuilt = Workspace(
        try Program(variableCount: system.variableCount, constraints: constraints))
      let other = answer(&rebuilt)
      #expect(other.outcome == expected.outcome && other.values == expected.values, "\(system)")
    }
  }

  @Test(
    "the reasons of a workspace without a past do not depend on what it solved before",
    arguments: 3_100..<3_130)
  func reasons(seed: UInt64) throws {
    let system = system(seed)
    var used = Workspace(
      try Program(variableCount: system.variableCount, constraints: system.constraints))
    var random = SeededGenerator(seed: seed)
    let variables = (0..<system.variableCount).map { Variable($0) }
    var constraints = system.constraints
    for _ in 0..<8 {
      for _ in 0..<3 {
        let position = constraints.indices.randomElement(using: &random) ?? 0
        constraints[position].constant = Double(Int.random(in: -3...3, using: &random))
        try used.setConstant(constraints[position].constant, at: position)
      }
      var rebuilt = Workspace(
        try Program(variableCount: system.variableCount, constraints: constraints))
      let expected = variables.map { rebuilt.reasons(for: $0) }
      #expect(used.reasonsWithoutPast(for: variables) == expected, "\(system)")
      // Finding them changes nothing.
      let values = variables.map { used.value(of: $0) }
      #expect(values == variables.map { rebuilt.value(of: $0) }, "\(system)")
    }
  }

  @Test("the order of rows changes neither levels nor determined values", arguments: 4_000..<4_020)
  func permutation(seed: UInt64) throws {
    let system = system(seed)
    var random = SeededGenerator(seed: seed)
    var first = Workspace(
      try Program(variableCount: system.variableCount, constraints: system.constraints))
    let expected = answer(&first)
    let ambiguous = first.ambiguousVariables()
    for _ in 0..<3 {
      var other = Workspace(
        try Program(
          variableCount: system.variableCount,
          constraints: system.constraints.shuffled(using: &random)))
      let actual = answer(&other)
      #expect((actual.outcome == .solved) == (expected.outcome == .solved), "\(system)")
      guard actual.outcome == .solved else { continue }
      for (one, another) in zip(expected.levels, actual.levels) {
        #expect((one.violation - another.violation).magnitude < 1e-9, "\(system)")
      }
      #expect(other.ambiguousVariables() == ambiguous, "\(system)")
      for index in 0..<system.variableCount where !ambiguous.contains(Variable(index)) {
        #expect(actual.values[index] == expected.values[index], "x\(index) in \(system)")
      }
    }
  }

  @Test("a solver after edits is the program made of what is left", arguments: 5_000..<5_016)
  func edits(seed: UInt64) throws {
    let system = system(seed)
    var random = SeededGenerator(seed: seed)
    let solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.addVariable() }
    var declared: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for constraint in system.constraints {
      let before = solver.constraintIDs
      var added: ConstraintID?
      let refused = try conflict { () throws(SolverError) in added = try solver.add(constraint) }
      if let added { declared.append((added, constraint)) }
      if let refused {
        #expect(solver.constraintIDs == before, "\(system)")
        #expect(refused.dropLast().allSatisfy(before.contains), "\(system)")
      }
      guard let index = declared.indices.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try solver.remove(declared.remove(at: index).id)
      case 1:
        let constant = Double(Int.random(in: -20...20, using: &random))
        let refused = try conflict { () throws(SolverError) in
          try solver.setConstant(constant, of: declared[index].id)
        }
        if refused == nil { declared[index].constraint.constant = constant }
      case 2:
        try solver.setPriority(333, of: declared[index].id)
        declared[index].constraint.priority = 333
      default: break
      }
      var fresh = Workspace(
        try Program(
          variableCount: system.variableCount, constraints: declared.map(\.constraint)))
      let expected = answer(&fresh)
      #expect(expected.outcome == .solved, "\(system)")
      for (position, value) in expected.values.enumerated() {
        #expect(try solver.value(of: Variable(position)) == value, "\(system)")
      }
    }
  }

  /// The conflict for which a change is refused; nil if it is accepted.
  private func conflict(
    _ change: () throws(SolverError) -> Void
  ) throws(SolverError) -> [ConstraintID]? {
    do {
      try change()
      return nil
    } catch {
      guard case .conflict(let ids) = error else { throw error }
      return ids
    }
  }
}
