import Foundation
import SelfSizingCassowary
import TestSupport
import Testing

/// Regions that are kept change nothing but the time.
@Suite struct RegionTests {
  /// How many systems are tried: 24, or what SELFSIZING_PROPERTY_CASES says.
  private var seeds: Range<UInt64> {
    let asked = ProcessInfo.processInfo.environment["SELFSIZING_PROPERTY_CASES"]
    return 6_000..<(6_000 + (asked.flatMap { UInt64($0) } ?? 24))
  }

  @Test("coming back to known constants gives what a fresh workspace gives")
  func cycles() throws {
    for seed in seeds {
      let count = 3 + Int(seed % 9)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: count * 5 / 2,
        requiredShare: Int(seed % 4), termLimit: 1 + Int(seed % 3))
      let program = try Program(
        variableCount: count, constraints: system.constraints, tieBreak: system.ties)
      var random = SeededGenerator(seed: seed)
      // Sets of constants that differ in a few rows, as the contents of a cell do.
      let sets = (0..<4).map { _ in
        system.constraints.map { row in
          Int.random(in: 0..<3, using: &random) > 0
            ? row.constant : Double(Int.random(in: -80...80, using: &random)) / 4
        }
      }
      var used = Workspace(program)
      for turn in 0..<20 {
        var fresh = Workspace(program)
        for (position, constant) in sets[turn * 7 % 4].enumerated() {
          try used.setConstant(constant, at: position)
          try fresh.setConstant(constant, at: position)
        }
        let outcome = used.solve()
        #expect(outcome == fresh.solve(), "turn \(turn) of \(system)")
        for index in 0..<count {
          let (one, other) = (used.value(of: Variable(index)), fresh.value(of: Variable(index)))
          #expect(one == other, "x\(index), turn \(turn) of \(system)")
        }
        #expect(used.levels == fresh.levels, "turn \(turn) of \(system)")
        #expect(used.ambiguousVariables() == fresh.ambiguousVariables(), "\(turn) of \(system)")
      }
    }
  }

  @Test("a region that ties decided gives every variable, those of later columns included")
  func tiedRegion() throws {
    func row(
      _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) -> LinearConstraint {
      LinearConstraint(
        terms.map { LinearTerm($0.0, Variable($0.1)) }, relation, constant, priority: priority)
    }
    let rows = [
      row([(1, 2), (-3, 1), (-2, 4)], .equal, -7), row([(-1, 5), (1, 0)], .equal, 20, 333.5),
      row([(2, 1), (-1, 6)], .equal, -6), row([(1, 7), (1, 2), (3, 3)], .equal, -1),
      row([(-3, 4)], .greaterThanOrEqual, 5), row([(1, 5)], .equal, -3),
      row([(-2, 0)], .equal, -11), row([(1, 8)], .lessThanOrEqual, -15, 749.5),
      row([(-1, 2), (2, 8), (-1, 0)], .equal, 10),
    ]
    let ties = [2, 1, 4, 5, 0, 6, 7].map { TieBreak(Variable($0), .nearestZero) }
    let program = try Program(variableCount: 9, constraints: rows, tieBreak: ties)
    var used = Workspace(program)
    for turn in 0..<12 {
      var fresh = Workspace(program)
      for (position, pair) in [(3, [-1.0, -10]), (0, [-7, -7.5])] {
        let constant = pair[(turn >> (position == 0 ? 1 : 0)) & 1]
        try used.setConstant(constant, at: position)
        try fresh.setConstant(constant, at: position)
      }
      #expect(used.solve() == .solved && fresh.solve() == .solved)
      for index in 0..<9 {
        #expect(used.value(of: Variable(index)) == fresh.value(of: Variable(index)), "\(turn)")
      }
      let sum = used.value(of: Variable(2)) - 3 * used.value(of: Variable(1))
      let constant = turn >> 1 & 1 == 0 ? -7.0 : -7.5
      #expect((sum - 2 * used.value(of: Variable(4)) - constant).magnitude < 1e-5, "\(turn)")
    }
  }

  @Test("many workspaces of one program solve in parallel")
  func parallel() async throws {
    let system = RandomSystem(
      seed: 7, variableCount: 9, constraintCount: 20, requiredShare: 1)
    let program = try Program(variableCount: 9, constraints: system.constraints)
    let known = Workspace(program)
    let sums = try await withThrowingTaskGroup(of: Double.self) { [known, program] group in
      for task in 0..<8 {
        group.addTask { [known, program] in
          var workspace = task % 2 == 0 ? known : Workspace(program)
          var sum = 0.0
          for round in 0..<60 {
            try workspace.setConstant(Double(round % 5), at: round % 20)
            workspace.solve()
            for index in 0..<9 { sum += workspace.value(of: Variable(index)) }
          }
          return sum
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums.allSatisfy { $0 == sums[0] })
  }
}
