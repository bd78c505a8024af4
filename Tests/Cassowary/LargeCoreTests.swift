@testable import SelfSizingCassowary
import Testing
import TestSupport

/// Cores of hundreds of variables: what they cost, and that they are right.
@Suite struct LargeCoreTests {
  /// A row of variables, each of which wants its own number and its neighbor's value, at two
  /// priorities.
  private struct Wishes {
    static let priorities = [500.0, 250]
    var own: [[Int]]
    let count: Int

    init(count: Int, using generator: inout SeededGenerator) {
      self.count = count
      own = Self.priorities.map { _ in
        (0..<count).map { _ in Int.random(in: 0...9, using: &generator) }
      }
    }

    /// For each priority the wishes for numbers, then those for neighbors.
    var program: Program {
      get throws {
        var system = LinearSystem(variableCount: count)
        for (level, priority) in Self.priorities.enumerated() {
          for index in 0..<count {
            system.addTerm(1, Variable(index))
            system.addConstraint(.equal, Double(own[level][index]), priority: priority)
          }
          for index in 1..<count {
            system.addTerm(1, Variable(index))
            system.addTerm(-1, Variable(index - 1))
            system.addConstraint(.equal, 0, priority: priority)
          }
        }
        return try Program(system)
      }
    }

    /// The least violations, high priority first, by dynamic programming over the ten numbers: the
    /// rows are those of a network, so some optimum is whole.
    var leastViolations: [Double] {
      var best = (0...9).map { cost(of: $0, at: 0) }
      for index in 1..<count {
        best = (0...9).map { value in
          let own = cost(of: value, at: index)
          return (0...9).map { former -> [Double] in
            let step = Double((value - former).magnitude)
            return zip(best[former], own).map { $0 + $1 + step }
          }.min { $0.lexicographicallyPrecedes($1) } ?? []
        }
      }
      return best.min { $0.lexicographicallyPrecedes($1) } ?? []
    }

    private func cost(of value: Int, at index: Int) -> [Double] {
      own.map { Double((value - $0[index]).magnitude) }
    }
  }

  @Test(
    "hundreds of wishes of one priority: the least violation, here and after changes",
    arguments: 1...6)
  func wishes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var wishes = Wishes(count: 30 * seed, using: &generator)
    var workspace = Workspace(try wishes.program)
    for turn in 0..<6 {
      #expect(workspace.solve() == .solved)
      #expect(workspace.levels.map(\.violation) == wishes.leastViolations, "turn \(turn)")
      for _ in 0..<(turn < 3 ? 1 : wishes.count / 2) {
        let (level, index) = (
          Int.random(in: 0...1, using: &generator),
          Int.random(in: 0..<wishes.count, using: &generator)
        )
        wishes.own[level][index] = Int.random(in: 0...9, using: &generator)
        try workspace.setConstant(
          Double(wishes.own[level][index]), at: level * (2 * wishes.count - 1) + index)
      }
    }
  }

  @Test("the reasons of a core without a stored tableau add up to its values")
  func reasons() throws {
    var generator = SeededGenerator(seed: 7)
    let program = try Wishes(count: 90, using: &generator).program
    #expect(program.compiled.solution.bases.contains { $0?.isFactored == true })
    var workspace = Workspace(program)
    for index in 0..<90 {
      let sum = workspace.reasons(for: Variable(index)).reduce(0) {
        $0 + $1.factor * program.compiled.presolved.system.rows[$1.constraint].constant
      }
      #expect((sum - workspace.value(of: Variable(index))).magnitude < 1e-6, "variable \(index)")
    }
    #expect(workspace.derivations().count == 90)
    #expect(workspace.description.contains("basic"))
  }

  /// Boxes below each other, each as high as it wants, in one that is as low as possible.
  private func column(of count: Int) throws -> CompiledProgram {
    var system = LinearSystem(variableCount: 2 * count + 1)
    let total = Variable(2 * count)
    system.addTerm(1, total)
    system.addConstraint(.equal, 0, priority: 50)
    system.addTerm(1, total)
    system.addConstraint(.greaterThanOrEqual, 0)
    for box in 0..<count {
      let (height, bottom) = (Variable(2 * box), Variable(2 * box + 1))
      for (relation, priority) in [
        (Relation.greaterThanOrEqual, 1000.0), (.lessThanOrEqual, 250), (.greaterThanOrEqual, 750),
      ] {
        system.addTerm(1, height)
        system.addConstraint(relation, priority == 1000 ? 0 : Double(box % 7), priority: priority)
      }
      system.addTerm(1, bottom)
      system.addTerm(-1, height)
      if box > 0 { system.addTerm(-1, Variable(2 * box - 1)) }
      system.addConstraint(.equal, 8)
    }
    system.addTerm(1, total)
    system.addTerm(-1, Variable(2 * count - 1))
    system.addConstraint(.equal, 0)
    return try Program(system).compiled
  }

  @Test("entries of presolve and tableau grow hardly faster than a column of boxes")
  func growth() throws {
    let (small, large) = (try column(of: 60), try column(of: 600))
    func presolved(_ program: CompiledProgram) -> Int {
      program.presolved.elimination.steps.reduce(0) { $0 + $1.entries.count }
    }
    func tableau(_ program: CompiledProgram) -> Int {
      program.solution.bases.reduce(0) { $0 + ($1?.entries.count ?? 0) }
    }
    #expect(tableau(small) > 0)
    // n log n: 10 times the boxes, at most 16 times the entries.
    #expect(presolved(large) <= 16 * presolved(small))
    #expect(tableau(large) <= 12 * tableau(small))
    let sum = (0..<600).reduce(into: 0.0) { sum, box in sum += Double(8 + box % 7) }
    #expect(large.solution.values[1200] == sum)
  }
}
