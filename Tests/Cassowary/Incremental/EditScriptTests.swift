import Foundation
import SelfSizingCassowary
import TestSupport
import Testing

/// Whatever was done to a solver, it answers as if it had been given everything again.
@Suite struct EditScriptTests {
  /// How many edits each kind of system gets: 1,200, or what SELFSIZING_PROPERTY_CASES says.
  private var editCount: Int {
    let asked = ProcessInfo.processInfo.environment["SELFSIZING_PROPERTY_CASES"]
    return asked.flatMap { Int($0) } ?? 1_200
  }

  /// Runs scripts of 60 edits each.
  private func run(
    seeds first: UInt64, _ supply: (UInt64) -> (variableCount: Int, rows: [LinearConstraint])
  ) throws {
    var refusals = 0
    for script in 0..<UInt64(max(1, editCount / 60)) {
      let seed = first + script
      let (variableCount, rows) = supply(seed)
      let edited = try EditScript(
        seed: seed, variableCount: variableCount, supply: rows,
        startingWith: Double(seed % 4) / 3)
      for _ in 0..<60 {
        try edited.step()
        let shares: [Double] = [1, 0.2, 0]
        let share: Double = shares.randomElement(using: &edited.random) ?? 1
        guard try edited.check(share) else { break }
      }
      refusals += edited.refusals
    }
    #expect(refusals > 0)
  }

  @Test("a solver of random constraints is the program made of what is left")
  func randomSystems() throws {
    try run(seeds: 7_000_000) { seed in
      let count = 2 + Int(seed % 9)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: 3 * count,
        requiredShare: Int(seed % 5), termLimit: 1 + Int(seed / 5 % 4))
      return (count, system.constraints)
    }
  }

  @Test("a solver of chained boxes is the program made of what is left")
  func chains() throws {
    try run(seeds: 8_000_000) { seed in
      let (count, rows) = TestSystems.chain(3 + Int(seed % 7))
      let extra = RandomSystem(
        seed: seed, variableCount: count, constraintCount: 6, requiredShare: 3, termLimit: 2)
      return (count, rows + extra.constraints)
    }
  }

  @Test("a solver of equations is the program made of what is left")
  func equations() throws {
    try run(seeds: 9_000_000) { seed in
      let count = 4 + Int(seed % 8)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: 2 * count,
        requiredShare: 7, termLimit: 3)
      var rows = system.constraints
      for index in rows.indices where index % 4 > 0 { rows[index].relation = .equal }
      return (count, rows)
    }
  }

  @Test("follows edits of constraints that name variables with a 0", arguments: 0..<40)
  func zeroCoefficients(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let supply = (0..<12).map { _ in
      LinearConstraint(
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          LinearTerm(
            [0, 0, 1, -1].randomElement(using: &random) ?? 0,
            Variable(Int.random(in: 0..<4, using: &random)))
        }, Relation.allCases.randomElement(using: &random) ?? .equal,
        Double(Int.random(in: -4...4, using: &random)),
        priority: [1000, 750, 250].randomElement(using: &random) ?? 1)
    }
    let script = try EditScript(
      seed: seed, variableCount: 4, supply: supply, startingWith: 0.3)
    for _ in 0..<60 {
      try script.step()
      guard try script.check(0.5) else { return }
    }
  }
}

/// Systems of known shape.
enum TestSystems {
  /// Boxes one below the other, with variables as in the benchmarks: 5 n + 3 of each.
  static func chain(_ count: Int) -> (variableCount: Int, rows: [LinearConstraint]) {
    func term(_ coefficient: Double, _ index: Int) -> LinearTerm {
      LinearTerm(coefficient, Variable(index))
    }
    var rows = [
      LinearConstraint([term(1, 0)], .equal, 0),
      LinearConstraint([term(1, 1), term(-1, 0)], .equal, 320),
      LinearConstraint([term(1, 2)], .equal, 0),
    ]
    var previous = 2
    for box in 0..<count {
      let top = 3 + 5 * box
      rows.append(LinearConstraint([term(1, top), term(-1, previous)], .equal, 8))
      rows.append(
        LinearConstraint([term(1, top + 1), term(-1, top), term(-1, top + 2)], .equal, 0))
      rows.append(
        LinearConstraint([term(1, top + 2)], .equal, Double(20 + box % 7), priority: 750))
      rows.append(LinearConstraint([term(1, top + 3), term(-1, 0)], .equal, 16))
      rows.append(LinearConstraint([term(1, top + 4), term(-1, 1)], .equal, -16))
      previous = top + 1
    }
    return (5 * count + 3, rows)
  }
}
