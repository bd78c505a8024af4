import SelfSizingCassowary
import TestSupport
import Testing

/// Reducing constraints that contradict each other to those of which none can be left out.
@Suite struct ConflictFilterTests {
  /// A column of boxes in a container that cannot be as long as they are.
  ///
  /// - Parameter relation: That of the boxes' lengths; presolve takes equalities out.
  private func column(of count: Int, _ relation: Relation) -> LinearSystem {
    // The start and the length of each box, and the container's length.
    var system = LinearSystem(variableCount: 2 * count + 1)
    func start(_ box: Int) -> Variable { Variable(2 * box) }
    func length(_ box: Int) -> Variable { Variable(2 * box + 1) }
    system.addTerm(1, start(0))
    system.addConstraint(.equal, 0)
    for box in 0..<count {
      system.addTerm(1, length(box))
      system.addConstraint(relation, 10)
      // The next box follows, the container's end the last one.
      system.addTerm(1, Variable(2 * (box + 1)))
      system.addTerm(-1, start(box))
      system.addTerm(-1, length(box))
      system.addConstraint(.equal, 8)
    }
    system.addTerm(1, Variable(2 * count))
    system.addConstraint(.equal, 1e6)
    // No part of the conflict, and named by it everywhere.
    for box in 0..<count {
      system.addTerm(1, length(box))
      system.addConstraint(.greaterThanOrEqual, 0)
    }
    return system
  }

  @Test(
    "names all constraints of a column that cannot be as long as its container",
    .timeLimit(.minutes(60)))
  func equalities() throws {
    let boxCount = Trials.count(1000, quick: 200)
    var workspace = Workspace(try Program(column(of: boxCount, .equal)))
    guard case .unsatisfiable(let conflict) = workspace.solve() else {
      Issue.record("the column holds")
      return
    }
    #expect(conflict.constraints == Array(0..<(2 * boxCount + 2)))
  }

  @Test("names all constraints where lengths are limited and not fixed", .timeLimit(.minutes(60)))
  func inequalities() throws {
    var workspace = Workspace(try Program(column(of: 40, .lessThanOrEqual)))
    guard case .unsatisfiable(let conflict) = workspace.solve() else {
      Issue.record("the column holds")
      return
    }
    #expect(conflict.constraints == Array(0..<82))
  }

  @Test("leaves constraints out one by one, as solving without each of them does")
  func oracle() throws {
    var random = SeededGenerator(seed: 23)
    var found = 0
    var longest = 0
    for seed in Trials.seeds(1..<501 as Range<UInt64>, quick: 100) {
      let count = Int.random(in: 2...7, using: &random)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: Int.random(in: 3...16, using: &random),
        requiredShare: 10)
      let constraints = system.constraints
      var workspace = Workspace(
        try Program(LinearSystem(variableCount: count, constraints: constraints)))
      guard case .unsatisfiable = workspace.solve() else { continue }
      found += 1
      let order = constraints.indices.shuffled(using: &random)
      var left = Set(constraints.indices)
      for position in order {
        let rest = left.subtracting([position]).sorted().map { constraints[$0] }
        var without = Workspace(
          try Program(LinearSystem(variableCount: count, constraints: rest)))
        if case .unsatisfiable = without.solve() { left.remove(position) }
      }
      let conflict = try #require(workspace.conflict(leavingOut: order))
      #expect(conflict.constraints == left.sorted(), "\(system)\norder \(order)")
      longest = max(longest, left.count)
    }
    #expect(found > Trials.count(160, quick: 30) && longest > 4)
  }
}
