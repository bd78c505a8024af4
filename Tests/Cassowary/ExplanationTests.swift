@testable import SelfSizingCassowary
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

/// Every variable explained one step back.
@Suite struct DerivationTests {
  private func term(_ coefficient: Double, _ index: Int) -> LinearTerm {
    LinearTerm(coefficient, Variable(index))
  }

  /// Checks that the sums give the values, and that each rests on what was derived before.
  private func check(_ workspace: inout Workspace) -> [Derivation] {
    let derivations = workspace.derivations()
    let variableCount = workspace.program.variableCount
    var values = [Double?](repeating: nil, count: variableCount)
    for derivation in derivations {
      var sum = 0.0
      for reason in derivation.constants {
        sum += reason.factor * workspace.constants[reason.constraint]
      }
      for term in derivation.variables {
        #expect(values[term.variable.index] != nil, "\(term.variable) is not derived yet")
        sum += term.coefficient * (values[term.variable.index] ?? .nan)
      }
      #expect(values[derivation.variable.index] == nil, "\(derivation.variable) is derived twice")
      values[derivation.variable.index] = sum
      let value = workspace.value(of: derivation.variable)
      #expect((sum - value).magnitude <= 1e-5 * max(1, value.magnitude), "\(derivation)")
    }
    #expect(derivations.count == variableCount)
    return derivations
  }

  @Test("a chain is explained once, link by link", arguments: [10, 5_000])
  func chain(count: Int) throws {
    let constraints = (0..<count).map { index in
      LinearConstraint(
        index == 0 ? [term(1, 0)] : [term(1, index), term(-1, index - 1)], .equal, 8)
    }
    var workspace = Workspace(try Program(variableCount: count, constraints: constraints))
    for (index, derivation) in check(&workspace).enumerated() {
      #expect(derivation.variable == Variable(index))
      #expect(derivation.constants == [Reason(constraint: index, factor: 1)])
      #expect(derivation.variables == (index == 0 ? [] : [term(1, index - 1)]))
    }
  }

  @Test("a few constraints explain variables that determine each other, however many there are")
  func circles() throws {
    var constraints: [LinearConstraint] = []
    for pair in 0..<500 {
      let (one, other) = (2 * pair, 2 * pair + 1)
      constraints.append(
        LinearConstraint(
          [term(1, one), term(1, other)] + (pair == 0 ? [] : [term(-1, one - 2)]), .equal, 10))
      constraints.append(LinearConstraint([term(1, one), term(-1, other)], .equal, 2))
    }
    var workspace = Workspace(try Program(variableCount: 1_000, constraints: constraints))
    let derivations = check(&workspace)
    let partCount = derivations.reduce(0) { $0 + $1.constants.count + $1.variables.count }
    #expect(partCount <= 6 * 1_000)
  }

  @Test("what nothing holds elsewhere is an empty sum")
  func loose() throws {
    var workspace = Workspace(
      try Program(
        variableCount: 3, constraints: [LinearConstraint([term(1, 0), term(-1, 1)], .equal, 4)]))
    let derivations = check(&workspace)
    #expect(derivations.filter { $0.constants.isEmpty && $0.variables.isEmpty }.count == 2)
  }

  @Test("there are none where the constraints contradict each other")
  func contradiction() throws {
    var workspace = Workspace(
      try Program(
        variableCount: 1,
        constraints: [1, 2].map { LinearConstraint([term(1, 0)], .equal, $0) }))
    #expect(workspace.derivations().isEmpty)
  }

  @Test("add up to the values of random systems, also after their constants have changed")
  func randomSystems() throws {
    for seed in 0..<400 as Range<UInt64> {
      let count = 2 + Int(seed % 12)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: 3 * count,
        requiredShare: Int(seed % 5), termLimit: 1 + Int(seed / 5 % 4))
      var workspace = Workspace(
        try Program(variableCount: count, constraints: system.constraints))
      guard case .solved = workspace.solve() else { continue }
      _ = check(&workspace)
      for position in stride(from: 0, to: 3 * count, by: 2) {
        try workspace.setConstant(Double(position) - 7, at: position)
        guard case .solved = workspace.solve() else { continue }
        _ = check(&workspace)
      }
    }
  }
}
