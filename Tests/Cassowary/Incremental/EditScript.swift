import SelfSizingCassowary
import TestSupport
import Testing

/// A solver that is edited at random, beside a list of what it was given.
///
/// After every edit it is compared with a ``Program`` made of the list.
final class EditScript {
  let seed: UInt64
  let solver = Solver()
  private(set) var declared: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private(set) var removed: [LinearConstraint] = []
  private(set) var variableCount = 0
  private(set) var ties: [TieBreak] = []
  private(set) var history: [String] = []
  /// How many edits were refused.
  private(set) var refusals = 0
  var random: SeededGenerator
  /// The constraints that a script draws from.
  let supply: [LinearConstraint]

  /// Starts with a share of the constraints, all added at once.
  init(
    seed: UInt64, variableCount: Int, supply: [LinearConstraint], startingWith share: Double
  ) throws {
    self.seed = seed
    self.supply = supply
    random = SeededGenerator(seed: seed)
    for _ in 0..<variableCount { addVariable() }
    for constraint in supply where Double.random(in: 0..<1, using: &random) < share {
      try add(constraint)
    }
  }

  private func addVariable() {
    _ = solver.addVariable()
    variableCount += 1
  }

  private func add(_ constraint: LinearConstraint) throws {
    var added: ConstraintID?
    try attempt { () throws(SolverError) in added = try solver.add(constraint) }
    if let added { declared.append((added, constraint)) }
  }

  /// Applies an edit, and checks that a refused one leaves no trace.
  @discardableResult
  private func attempt(_ edit: () throws(SolverError) -> Void) throws -> Bool {
    let ids = solver.constraintIDs
    do {
      try edit()
      return true
    } catch {
      guard case .conflict(let conflict) = error else { throw error }
      refusals += 1
      #expect(!conflict.isEmpty, "\(self)")
      #expect(solver.constraintIDs == ids, "\(self)")
      return false
    }
  }

  /// Makes one random edit.
  func step() throws {
    let index = declared.indices.randomElement(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      guard let constraint = supply.randomElement(using: &random) else { return }
      history.append("add \(constraint.text)")
      try add(constraint)
    case 6..<9:
      guard let place = removed.indices.randomElement(using: &random) else { return }
      var constraint = removed.remove(at: place)
      if Bool.random(using: &random) {
        constraint.constant += Double(Int.random(in: -3...3, using: &random))
      }
      history.append("again \(constraint.text)")
      try add(constraint)
    case 9..<14:
      guard let index else { return }
      history.append("remove \(declared[index].id.number)")
      try solver.remove(declared[index].id)
      removed.append(declared.remove(at: index).constraint)
      if removed.count > 6 { removed.removeFirst() }
    case 14..<17:
      guard let index else { return }
      let constant = Double(Int.random(in: -40...40, using: &random)) / 2
      history.append("constant \(declared[index].id.number) \(constant)")
      let isAccepted = try attempt { () throws(SolverError) in
        try solver.setConstant(constant, of: declared[index].id)
      }
      if isAccepted { declared[index].constraint.constant = constant }
    case 17:
      guard let index else { return }
      let priorities: [Double] = [1000, 750, 333.5, 250]
      let priority: Double = priorities.randomElement(using: &random) ?? 1
      history.append("priority \(declared[index].id.number) \(priority)")
      let isAccepted = try attempt { () throws(SolverError) in
        try solver.setPriority(priority, of: declared[index].id)
      }
      if isAccepted { declared[index].constraint.priority = priority }
    case 18:
      try exchange()
    default:
      if Int.random(in: 0..<8, using: &random) > 0 { return }
      ties = (0..<variableCount).shuffled(using: &random).prefix(3).map {
        TieBreak(
          Variable($0), TieBreak.Direction.allCases.randomElement(using: &random) ?? .minimize)
      }
      history.append("ties \(ties)")
      try solver.setTieBreak(ties)
    }
  }

  /// Removes two constraints and adds two others, all or nothing.
  private func exchange() throws {
    let leaving = declared.indices.shuffled(using: &random).prefix(2).sorted(by: >)
    let coming = supply.shuffled(using: &random).prefix(2)
    var added: [ConstraintID] = []
    history.append("exchange \(leaving.map { declared[$0].id.number }) for \(coming.map(\.text))")
    let isAccepted = try attempt { () throws(SolverError) in
      added = try solver.update { edits throws(SolverError) in
        var ids: [ConstraintID] = []
        for index in leaving { try edits.remove(declared[index].id) }
        for constraint in coming { ids.append(try edits.add(constraint)) }
        return ids
      }
    }
    guard isAccepted else { return }
    for index in leaving { declared.remove(at: index) }
    declared += zip(added, coming).map { ($0, $1) }
  }

  /// Compares the solver with a program made of the list; some variables only, in any order, so
  /// that not everything is computed.
  ///
  /// - Returns: Whether the values agree; there is no use in going on otherwise.
  func check(_ shareOfVariables: Double = 1) throws -> Bool {
    var fresh = Workspace(
      try Program(
        variableCount: variableCount, constraints: declared.map(\.constraint), tieBreak: ties))
    guard fresh.solve() == .solved else {
      Issue.record("the list contradicts itself: \(self)")
      return false
    }
    for index in (0..<variableCount).shuffled(using: &random)
    where Double.random(in: 0..<1, using: &random) < shareOfVariables {
      let value = try solver.value(of: Variable(index))
      let expected = fresh.value(of: Variable(index))
      #expect(value == expected, "x\(index) of \(self)")
      if value != expected { return false }
    }
    #expect(solver.constraintIDs == declared.map(\.id), "\(self)")
    guard Int.random(in: 0..<4, using: &random) == 0 else { return true }
    let levels = try solver.levels()
    #expect(levels.map(\.priority) == fresh.levels.map(\.priority), "\(self)")
    for (one, other) in zip(levels, fresh.levels) {
      #expect((one.violation - other.violation).magnitude < 1e-8, "\(self)")
    }
    guard Int.random(in: 0..<8, using: &random) == 0 else { return true }
    #expect(try solver.ambiguousVariables() == fresh.ambiguousVariables(), "\(self)")
    return true
  }
}

extension EditScript: CustomStringConvertible {
  var description: String {
    let rows = declared.map { "\($0.id.number): \($0.constraint.text)" }
    return "seed \(seed), ties \(ties)\n\(rows.joined(separator: "\n"))\n"
      + history.suffix(60).joined(separator: "\n")
  }
}

extension LinearConstraint {
  /// The constraint in one line.
  var text: String {
    let sum = terms.map { "\($0.coefficient) x\($0.variable.index)" }.joined(separator: " + ")
    return "\(sum) \(relation) \(constant) @\(priority)"
  }
}
