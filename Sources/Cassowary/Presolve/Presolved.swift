/// A system after presolve: its groups and the tape.
///
/// A class: a workspace and everything that it derives share one.
final class Presolved: Sendable {
  /// Keeps the lists of the groups and of the eliminated part.
  private let memory: KeptMemory
  /// The system, each variable at most once in a constraint.
  let system: LinearSystem
  /// The groups of constraints and variables.
  let groups: Groups
  /// The eliminated part.
  let elimination: Elimination

  /// Keeps what presolve made of a system.
  init(system: LinearSystem, groups: Groups, elimination: Elimination, in memory: KeptMemory) {
    self.memory = memory
    self.system = system
    self.groups = groups
    self.elimination = elimination
  }

  /// The system's own constants after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func reducedConstants(in block: ScratchBlock = .none) -> Scratch<Elimination.ReducedConstant> {
    let rows = system.rows
    return reducedConstants(in: block) { rows[$0].constant }
  }

  /// The constants of all groups after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func reducedConstants(_ constants: ArraySlice<Double>) -> Scratch<Elimination.ReducedConstant> {
    reducedConstants(in: .none) { constants[$0] }
  }

  @inline(__always)
  private func reducedConstants(in block: ScratchBlock, _ constant: (Int) -> Double)
    -> Scratch<Elimination.ReducedConstant>
  {
    var reduced = Scratch(count: system.rows.count, in: block) {
      Elimination.ReducedConstant(constant($0))
    }
    for group in 0..<groups.count { elimination.reduce(&reduced, group: group) }
    return reduced
  }

  /// The constants of a group after the transfers; those of others are 0.
  ///
  /// - Complexity: O(constraints + transfers of the group).
  func reducedConstants(_ constants: ArraySlice<Double>, group: Int) -> Scratch<
    Elimination.ReducedConstant
  > {
    var reduced = Scratch(repeating: Elimination.ReducedConstant(0), count: constants.count)
    for position in groups.constraints(of: group) {
      reduced[position] = Elimination.ReducedConstant(constants[position])
    }
    elimination.reduce(&reduced, group: group)
    return reduced
  }
}
