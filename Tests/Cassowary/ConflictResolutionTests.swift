import TestSupport
import Testing

@testable import SelfSizingCassowary

/// Many conflicts at once.
@Suite struct ConflictResolutionTests {
  /// Solves again and again, each time without the constraint that was chosen last.
  private func oneByOne(
    _ variableCount: Int, _ constraints: [LinearConstraint], _ choose: (Conflict) -> Int?
  ) throws -> [ResolvedConflict] {
    var constraints = constraints
    var resolved: [ResolvedConflict] = []
    while true {
      var workspace = Workspace(
        try Program(variableCount: variableCount, constraints: constraints))
      guard case .unsatisfiable(let conflict) = workspace.solve(), let choice = choose(conflict)
      else { return resolved }
      resolved.append(ResolvedConflict(conflict: conflict, leftOut: choice))
      constraints[choice].priority = 1
    }
  }

  @Test("are those that solving anew without each would report")
  func randomSystems() throws {
    var conflictCount = 0
    for seed in Trials.seeds(0..<200 as Range<UInt64>, quick: 50) {
      let count = 2 + Int(seed % 7)
      let system = RandomSystem(
        seed: seed, variableCount: count, constraintCount: 4 * count,
        requiredShare: 5 + Int(seed % 6), termLimit: 1 + Int(seed / 5 % 3))
      let choose = { (conflict: Conflict) in
        conflict.constraints[Int(seed) % conflict.constraints.count]
      }
      var workspace = Workspace(
        try Program(variableCount: count, constraints: system.constraints))
      workspace.solve()
      let resolved = workspace.resolveConflicts(leavingOut: choose)
      #expect(resolved == (try oneByOne(count, system.constraints, choose)), "\(system)")
      conflictCount += resolved.count
    }
    #expect(conflictCount > Trials.count(200, quick: 50))
  }

  @Test("do not cost one compilation each: 2,000 that fix one variable")
  func manyEqualities() throws {
    let count = Trials.count(2_000, quick: 500)
    let constraints = (0..<count).map {
      LinearConstraint([LinearTerm(1, Variable(0))], .equal, Double($0))
    }
    var workspace = Workspace(try Program(variableCount: 1, constraints: constraints))
    workspace.solve()
    let last = workspace.resolveConflicts { $0.constraints.last }
    #expect(last.map(\.leftOut) == Array(1..<count))
    let first = workspace.resolveConflicts { $0.constraints.first }
    #expect(first.map(\.leftOut) == Array(0..<(count - 1)))
  }

  @Test("end where nothing is chosen, and are none where all can hold")
  func ends() throws {
    let constraints = [1.0, 2, 3].map { LinearConstraint([LinearTerm(1, Variable(0))], .equal, $0) }
    var workspace = Workspace(try Program(variableCount: 1, constraints: constraints))
    #expect(workspace.resolveConflicts { $0.constraints.last } == [])
    workspace.solve()
    #expect(workspace.resolveConflicts { _ in nil } == [])
    for position in 0..<3 { try workspace.setConstant(7, at: position) }
    workspace.solve()
    #expect(workspace.resolveConflicts { $0.constraints.last } == [])
  }
}
