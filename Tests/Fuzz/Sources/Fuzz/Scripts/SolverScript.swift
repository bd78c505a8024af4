import SelfSizing
import SelfSizingCassowary

/// One solver that is edited by choices, beside a list of what it was given.
struct SolverScript {
  let solver = Solver()
  private(set) var declared: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private(set) var ties: [TieBreak] = []
  /// Whether numbers are those of layouts. The others are only for survival: with coefficients of
  /// 1e9, whether constraints contradict each other is a matter of rounding.
  let isTame: Bool
  /// The most constraints that are kept.
  let limit: Int
  private(set) var refusalCount = 0

  init(variableCount: Int, isTame: Bool, limit: Int) {
    self.isTame = isTame
    self.limit = limit
    for _ in 0..<variableCount { _ = solver.addVariable() }
  }

  /// Makes one edit.
  mutating func step(_ choices: inout Choices) throws {
    let place = declared.isEmpty ? nil : choices.number(below: declared.count)
    switch choices.number(below: 16) {
    case 0..<6 where declared.count < limit:
      let constraint = constraint(&choices)
      var id: ConstraintID?
      if try attempt({ solver throws(SolverError) in id = try solver.add(constraint) }), let id {
        declared.append((id, constraint))
      }
    case 0..<9:
      guard let place else { return }
      let id = declared[place].id
      try require(attempt { solver throws(SolverError) in try solver.remove(id) }, "cannot remove")
      declared.remove(at: place)
    case 9..<12:
      guard let place else { return }
      let (id, constant) = (declared[place].id, number(&choices))
      if try attempt({ solver throws(SolverError) in try solver.setConstant(constant, of: id) }) {
        declared[place].constraint.constant = constant
      }
    case 12:
      guard let place else { return }
      let (id, priority) = (declared[place].id, priority(&choices))
      if try attempt({ solver throws(SolverError) in try solver.setPriority(priority, of: id) }) {
        declared[place].constraint.priority = priority
      }
    case 13: try exchange(&choices)
    case 14:
      guard choices.isOne(in: 16) else { return }
      var steps: [TieBreak] = []
      for _ in 0..<choices.number(below: 4) {
        let variable = Variable(choices.number(below: solver.variableCount))
        steps.append(
          TieBreak(variable, choices.element(of: TieBreak.Direction.allCases) ?? .minimize))
      }
      if try attempt({ solver throws(SolverError) in try solver.setTieBreak(steps) }) {
        ties = steps
      }
    default:
      // Reading in between makes the solver compute some values and not others.
      _ = try? solver.value(of: Variable(choices.number(below: solver.variableCount + 1)))
    }
  }

  /// Removes two constraints and adds two others, all or nothing.
  private mutating func exchange(_ choices: inout Choices) throws {
    let leaving = Set(
      (0..<min(2, declared.count)).map { _ in choices.number(below: declared.count) }
    )
    .sorted(by: >)
    let coming = [constraint(&choices), constraint(&choices)]
    let leavingIDs = leaving.map { declared[$0].id }
    var added: [ConstraintID] = []
    let isAccepted = try attempt { solver throws(SolverError) in
      added = try solver.update { edits throws(SolverError) in
        var ids: [ConstraintID] = []
        for id in leavingIDs { try edits.remove(id) }
        for constraint in coming { ids.append(try edits.add(constraint)) }
        return ids
      }
    }
    guard isAccepted else { return }
    for index in leaving { declared.remove(at: index) }
    declared += zip(added, coming).map { ($0, $1) }
  }

  /// Tries an edit; one that is refused must leave no trace.
  private mutating func attempt(_ edit: (Solver) throws(SolverError) -> Void) throws -> Bool {
    let ids = solver.constraintIDs
    do throws(SolverError) {
      try edit(solver)
      return true
    } catch {
      refusalCount += 1
      if case .conflict(let conflict) = error {
        try require(!conflict.isEmpty, "a conflict of nothing")
      }
      try require(solver.constraintIDs == ids, "a refused edit left a trace")
      return false
    }
  }

  // MARK: Numbers

  private func number(_ choices: inout Choices) -> Double {
    if !isTame, choices.isOne(in: 8) { return choices.element(of: Hostile.numbers) ?? 0 }
    return Double(choices.number(below: 160) - 80) / 2
  }

  private func priority(_ choices: inout Choices) -> Double {
    if !isTame, choices.isOne(in: 8) { return choices.element(of: Hostile.numbers) ?? 0 }
    return choices.element(of: [250, 333.5, 750, 1000, 1000, 1000]) ?? 1
  }

  private func constraint(_ choices: inout Choices) -> LinearConstraint {
    let isWild = !isTame && choices.isOne(in: 8)
    let terms = (0..<choices.number(below: 4) + (isTame ? 1 : 0)).map { _ in
      LinearTerm(
        isWild
          ? choices.element(of: Hostile.numbers) ?? 0
          : choices.element(of: [1, -1, 1, -1, 2, -0.5, 0.75]) ?? 1,
        Variable(choices.number(below: solver.variableCount + (isWild ? 2 : 0))))
    }
    return LinearConstraint(
      terms, choices.element(of: Relation.allCases) ?? .equal, number(&choices),
      priority: priority(&choices))
  }

  // MARK: Comparing

  /// Compares everything that the solver answers with a program made of the list.
  func compare() throws {
    try require(solver.constraintIDs == declared.map(\.id), "other constraints than declared")
    let program = try Program(
      variableCount: solver.variableCount, constraints: declared.map(\.constraint), tieBreak: ties)
    var fresh = Workspace(program)
    let outcome = fresh.solve()
    guard isTame else {
      for index in 0..<solver.variableCount { _ = try? solver.value(of: Variable(index)) }
      return
    }
    try require(outcome == .solved, "what was accepted contradicts itself")
    for index in 0..<solver.variableCount {
      let (value, expected) = (
        try solver.value(of: Variable(index)), fresh.value(of: Variable(index))
      )
      try require(value == expected, "x\(index) is \(value), in a fresh program \(expected)")
    }
    let (levels, expected) = (try solver.levels(), fresh.levels)
    try require(levels.map(\.priority) == expected.map(\.priority), "other levels")
    for (level, expected) in zip(levels, expected) {
      try require(
        (level.violation - expected.violation).magnitude < 1e-8,
        "violated by \(level.violation) at \(level.priority), fresh by \(expected.violation)")
    }
  }
}
