@testable import SelfSizingCassowary
import Testing

/// Systems in flat buffers, and what preparing them costs.
@Suite struct LinearSystemTests {
  private func chain(_ count: Int) -> LinearSystem {
    var system = LinearSystem(variableCount: 2 * count + 1)
    system.addTerm(1, Variable(0))
    system.addConstraint(.equal, 0)
    for box in 0..<count {
      let (height, bottom) = (2 * box + 1, 2 * box + 2)
      system.addTerm(1, Variable(height))
      system.addConstraint(.equal, Double(20 + box % 7), priority: 750)
      system.addTerm(1, Variable(bottom))
      system.addTerm(-1, Variable(2 * box))
      system.addTerm(-1, Variable(height))
      system.addConstraint(.equal, 8)
    }
    return system
  }

  @Test("gives back the constraints that were added, in either form")
  func constraints() throws {
    let given = [
      LinearConstraint([LinearTerm(1, Variable(0))], .equal, 3, priority: 12.5),
      LinearConstraint([], .lessThanOrEqual, 4),
      LinearConstraint(
        [LinearTerm(2, Variable(1)), LinearTerm(-1, Variable(0))], .greaterThanOrEqual, -7),
    ]
    var system = LinearSystem(variableCount: 2)
    system.addTerm(1, Variable(0))
    system.addConstraint(.equal, 3, priority: 12.5)
    system.addConstraint(.lessThanOrEqual, 4)
    system.addTerm(2, Variable(1))
    system.addTerm(-1, Variable(0))
    system.addConstraint(.greaterThanOrEqual, -7)
    let converted = LinearSystem(variableCount: 2, constraints: given)
    for position in given.indices {
      #expect(system[position] == given[position])
      #expect(converted[position] == given[position])
    }
    #expect(system.constraintCount == 3)
  }

  @Test("a variable that is named twice counts with the sum, one that cancels not at all")
  func merging() throws {
    var system = LinearSystem(variableCount: 2)
    system.addTerm(1, Variable(0))
    system.addTerm(3, Variable(1))
    system.addTerm(1, Variable(0))
    system.addTerm(-3, Variable(1))
    system.addConstraint(.equal, 10)
    var workspace = Workspace(try Program(system))
    #expect(workspace.value(of: Variable(0)) == 5)
    #expect(workspace.ambiguousVariables() == [Variable(1)])
  }

  @Test("terms that no constraint ended say nothing")
  func openTerms() throws {
    var system = LinearSystem(variableCount: 1)
    system.addTerm(1, Variable(0))
    system.addConstraint(.equal, 10)
    system.addTerm(.nan, Variable(77))
    #expect(Workspace(try Program(system)).value(of: Variable(0)) == 10)
  }

  @Test("a negative number of variables is an error")
  func variableCount() {
    #expect(throws: SolverError.invalidVariableCount(-1)) {
      _ = try Program(LinearSystem(variableCount: -1))
    }
  }

  @Test("the operations of a chain are as many as its terms", arguments: [10, 100, 1000])
  func operations(count: Int) throws {
    let program = try Program(chain(count)).compiled
    let elimination = program.presolved.elimination
    let entries = elimination.steps.reduce(0) { $0 + $1.entries.count }
    #expect(entries == 4 * count + 1)
    #expect(elimination.transfers.isEmpty)
    #expect(program.solution.bases.allSatisfy { $0 == nil })
  }

  @Test("rows of wildly different scale are solved", arguments: [1e-9, 1e-4, 1, 1e5, 1e9])
  func scale(factor: Double) throws {
    let (x, y) = (Variable(0), Variable(1))
    var system = LinearSystem(variableCount: 2)
    system.addTerm(factor, x)
    system.addTerm(-factor, y)
    system.addConstraint(.greaterThanOrEqual, 0)
    system.addTerm(1, x)
    system.addConstraint(.equal, 30, priority: 500)
    system.addTerm(1, y)
    system.addConstraint(.equal, 40, priority: 750)
    let solved = Workspace(try Program(system))
    #expect(solved.value(of: x) == 40)
    #expect(solved.value(of: y) == 40)
  }

  @Test("a required row that lost its variables still holds or conflicts")
  func checks() throws {
    let x = Variable(0)
    let rows = [
      LinearConstraint([LinearTerm(1, x)], .equal, 10),
      LinearConstraint([LinearTerm(2, x)], .greaterThanOrEqual, 12),
      LinearConstraint([LinearTerm(1, x)], .lessThanOrEqual, 40),
    ]
    var workspace = Workspace(try Program(variableCount: 1, constraints: rows))
    for (constant, conflict) in [(10.0, nil), (5, [0, 1]), (6, nil), (41, [0, 2]), (40, nil)] {
      try workspace.setConstant(constant, at: 0)
      guard let conflict else {
        #expect(workspace.solve() == .solved)
        #expect(workspace.value(of: x) == constant)
        continue
      }
      guard case .unsatisfiable(let found) = workspace.solve() else {
        Issue.record("\(constant) is not allowed")
        continue
      }
      #expect(found.constraints == conflict)
      #expect(workspace.value(of: x) == 0)
    }
  }

  @Test("maps of dropped regions do not pile up")
  func regionChurn() throws {
    let (count, x) = (12, Variable(0))
    var system = LinearSystem(variableCount: 1)
    for row in 0..<count {
      system.addTerm(1, x)
      system.addConstraint(.greaterThanOrEqual, Double(row))
    }
    system.addTerm(1, x)
    system.addConstraint(.equal, 0, priority: 50)
    var workspace = Workspace(try Program(system))
    for turn in 0..<600 {
      let row = turn / 2 * 5 % count
      try workspace.setConstant(Double(100 + turn % 7), at: row)
      workspace.solve()
      #expect(workspace.value(of: x) == Double(100 + turn % 7))
      try workspace.setConstant(Double(99 + turn % 7), at: row)
      workspace.solve()
      #expect(workspace.value(of: x) == Double(99 + turn % 7))
      try workspace.setConstant(0, at: row)
      workspace.solve()
    }
    #expect(workspace.factors.count < 4_000)
  }
}
