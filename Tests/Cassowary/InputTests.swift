import SelfSizingCassowary
import Testing

/// Bad input is a typed error that names the culprit, and changes nothing.
@Suite struct InputTests {
  private let x = Variable(0)

  private func row(
    _ constant: Double, coefficient: Double = 1, variable: Int = 0, priority: Double = 1000
  ) -> LinearConstraint {
    LinearConstraint(
      [LinearTerm(coefficient, Variable(variable))], .equal, constant, priority: priority)
  }

  private func error(_ body: () throws(SolverError) -> Void) -> SolverError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private static let badConstants = [
    Double.nan, .infinity, -.infinity, 1.000_000_1e7, -2e7, .greatestFiniteMagnitude,
  ]

  @Test("rejects a constant that is not a number or beyond 1e7", arguments: badConstants)
  func constants(constant: Double) throws {
    let failure = error { () throws(SolverError) in
      _ = try Program(variableCount: 1, constraints: [row(0), row(constant)])
    }
    guard case .invalidConstant(let culprit, constraint: 1) = failure else {
      Issue.record("got \(String(describing: failure))")
      return
    }
    #expect(culprit.bitPattern == constant.bitPattern)

    var workspace = Workspace(try Program(variableCount: 1, constraints: [row(7)]))
    workspace.solve()
    #expect(throws: SolverError.self) { try workspace.setConstant(constant, at: 0) }
    #expect(workspace.value(of: x) == 7)
    #expect(workspace.solve() == .solved)
    #expect(workspace.value(of: x) == 7)
  }

  @Test("rejects a priority outside (0, 1000]", arguments: [0, -1, 1000.5, .nan, .infinity])
  func priorities(priority: Double) {
    let failure = error { () throws(SolverError) in
      _ = try Program(variableCount: 1, constraints: [row(0, priority: priority)])
    }
    guard case .invalidPriority(_, constraint: 0) = failure else {
      Issue.record("got \(String(describing: failure))")
      return
    }
  }

  @Test(
    "rejects a coefficient that is not a number or of extreme scale",
    arguments: [Double.nan, .infinity, 1e-10, -1e10, .leastNonzeroMagnitude])
  func coefficients(coefficient: Double) {
    let failure = error { () throws(SolverError) in
      _ = try Program(variableCount: 1, constraints: [row(0, coefficient: coefficient)])
    }
    guard case .invalidCoefficient(_, variable: x, constraint: 0) = failure else {
      Issue.record("got \(String(describing: failure))")
      return
    }
  }

  @Test("constants that follow each other are set together as one by one, or not at all")
  func rangesOfConstants() throws {
    let constraints = (0..<6).map { index in
      LinearConstraint(
        [LinearTerm(1, Variable(index / 2))],
        index % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        Double(index), priority: index % 2 == 0 ? 250 : 750)
    }
    let program = try Program(variableCount: 3, constraints: constraints)
    var (together, oneByOne) = (Workspace(program), Workspace(program))
    for constant in [7.0, 3, 3, -2, 9, 7] {
      for range in [0..<2, 1..<5, 2..<6, 4..<4] {
        try together.setConstant(constant, at: range)
        for position in range { try oneByOne.setConstant(constant, at: position) }
        together.solve()
        oneByOne.solve()
        for index in 0..<3 {
          #expect(together.value(of: Variable(index)) == oneByOne.value(of: Variable(index)))
        }
        #expect(together.levels == oneByOne.levels)
      }
    }
    let levels = together.levels
    for range in [-1..<2, 5..<7, 8..<9, Int.min..<Int.max] {
      #expect(throws: SolverError.self) { try together.setConstant(0, at: range) }
    }
    #expect(throws: SolverError.invalidConstant(.infinity, constraint: 2)) {
      try together.setConstant(.infinity, at: 2..<4)
    }
    #expect(throws: SolverError.unknownConstraint(6)) { try together.setConstant(0, at: 5..<7) }
    #expect(together.levels == levels)
  }

  @Test("rejects unknown variables, constraints and ties")
  func unknown() throws {
    #expect(throws: SolverError.invalidVariableCount(-1)) {
      try Program(variableCount: -1, constraints: [])
    }
    #expect(throws: SolverError.unknownVariable(Variable(1), constraint: 0)) {
      try Program(variableCount: 1, constraints: [row(0, variable: 1)])
    }
    #expect(throws: SolverError.unknownVariable(Variable(-1), constraint: 0)) {
      try Program(variableCount: 1, constraints: [row(0, variable: -1)])
    }
    #expect(throws: SolverError.unknownSubject(Variable(1))) {
      try Program(
        variableCount: 1, constraints: [], tieBreak: [TieBreak(Variable(1), .maximize)])
    }
    #expect(throws: SolverError.repeatedTieBreak(x)) {
      try Program(
        variableCount: 1, constraints: [],
        tieBreak: [TieBreak(x, .maximize), TieBreak(x, .minimize)]
      )
    }
    var workspace = Workspace(try Program(variableCount: 1, constraints: [row(7)]))
    #expect(throws: SolverError.unknownConstraint(1)) { try workspace.setConstant(0, at: 1) }
    #expect(throws: SolverError.unknownConstraint(-1)) { try workspace.setConstant(0, at: -1) }
  }

  @Test("a solver is exactly what it was after every kind of error")
  func unchangedSolver() throws {
    let solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let fixed = try solver.add(row(40))
    let sum = try solver.add(
      LinearConstraint([LinearTerm(1, a), LinearTerm(1, b)], .equal, 100))
    let gone = try solver.add(row(1, variable: 1, priority: 3))
    try solver.remove(gone)
    let edit = try solver.addEditVariable(b, priority: 5)

    func snapshot() throws -> [Double] {
      [try solver.value(of: a), try solver.value(of: b)] + (try solver.levels()).map(\.violation)
        + (try solver.constraintIDs.map { try solver.constraint(of: $0).constant })
    }
    let before = try snapshot()
    let ids = solver.constraintIDs

    let following = try ConstraintID.after(edit)
    let next = following.number
    let attempts: [(SolverError, () throws(SolverError) -> Void)] = [
      (
        .invalidConstant(1e8, constraint: next),
        { () throws(SolverError) in
          try solver.add(self.row(1e8))
        }
      ),
      (
        .invalidPriority(0, constraint: next),
        { () throws(SolverError) in
          try solver.add(self.row(0, priority: 0))
        }
      ),
      (
        .invalidCoefficient(1e99, variable: a, constraint: next),
        { () throws(SolverError) in
          try solver.add(self.row(0, coefficient: 1e99))
        }
      ),
      (
        .unknownVariable(Variable(2), constraint: next),
        { () throws(SolverError) in
          try solver.add(self.row(0, variable: 2))
        }
      ),
      (
        .unknownConstraint(gone.number),
        { () throws(SolverError) in
          try solver.remove(gone)
        }
      ),
      (
        .unknownConstraint(gone.number),
        { () throws(SolverError) in
          try solver.setConstant(1, of: gone)
        }
      ),
      (
        .unknownConstraint(gone.number),
        { () throws(SolverError) in
          try solver.setPriority(1, of: gone)
        }
      ),
      (
        .unknownConstraint(gone.number),
        { () throws(SolverError) in
          _ = try solver.violation(of: gone)
        }
      ),
      (
        .invalidConstant(-1e8, constraint: sum.number),
        { () throws(SolverError) in
          try solver.setConstant(-1e8, of: sum)
        }
      ),
      (
        .invalidPriority(1001, constraint: sum.number),
        { () throws(SolverError) in
          try solver.setPriority(1001, of: sum)
        }
      ),
      (
        .unknownSubject(Variable(2)),
        { () throws(SolverError) in
          _ = try solver.value(of: Variable(2))
        }
      ),
      (
        .unknownSubject(Variable(-1)),
        { () throws(SolverError) in
          try solver.addEditVariable(Variable(-1), priority: 1)
        }
      ),
      (
        .alreadyEdited(b),
        { () throws(SolverError) in
          try solver.addEditVariable(b, priority: 7)
        }
      ),
      (
        .notEdited(a),
        { () throws(SolverError) in
          try solver.suggestValue(3, for: a)
        }
      ),
      (
        .invalidConstant(1e9, constraint: edit.number),
        { () throws(SolverError) in
          try solver.suggestValue(1e9, for: b)
        }
      ),
      (
        .invalidPriority(1000, constraint: next),
        { () throws(SolverError) in
          try solver.addEditVariable(a, priority: 1000)
        }
      ),
      (
        .repeatedTieBreak(a),
        { () throws(SolverError) in
          try solver.setTieBreak([TieBreak(a, .maximize), TieBreak(a, .maximize)])
        }
      ),
      (
        .conflict([fixed, sum, following]),
        { () throws(SolverError) in
          try solver.add(self.row(61, variable: 1))
        }
      ),
      (
        .conflict([fixed, sum, following]),
        { () throws(SolverError) in
          try solver.update { edits throws(SolverError) in
            _ = try edits.add(self.row(61, variable: 1))
            try edits.remove(edit)
            _ = edits.addVariable()
          }
        }
      ),
      (
        .unknownConstraint(gone.number),
        { () throws(SolverError) in
          try solver.update { edits throws(SolverError) in
            try edits.setConstant(50, of: fixed)
            try edits.remove(edit)
            try edits.remove(gone)
          }
        }
      ),
    ]
    for (expected, attempt) in attempts {
      #expect(throws: expected) { try attempt() }
      #expect(try snapshot() == before)
      #expect(solver.constraintIDs == ids)
      #expect(solver.variableCount == 2)
    }
    #expect(before == [40, 60, 0, 40, 100, 60])
    try solver.setConstant(50, of: fixed)
    #expect(try solver.value(of: b) == 50)
  }
}

extension ConstraintID {
  /// The id that a solver gives next.
  fileprivate static func after(_ id: ConstraintID) throws -> ConstraintID {
    // Ids cannot be made up: a scratch solver counts up to the number.
    let scratch = Solver()
    let x = scratch.addVariable()
    var next = try scratch.add(LinearConstraint([LinearTerm(1, x)], .equal, 0))
    while next <= id { next = try scratch.add(LinearConstraint([LinearTerm(1, x)], .equal, 0)) }
    return next
  }
}
