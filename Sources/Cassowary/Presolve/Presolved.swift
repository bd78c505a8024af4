/// A system after presolve. A class, since a workspace and all that it derives share one.
final class Presolved: Sendable {
  /// Keeps the lists of `groups` and `elimination`.
  private let memory: KeptMemory
  /// Each variable at most once in a constraint.
  let system: LinearSystem
  let groups: Groups
  let elimination: Elimination

  init(system: LinearSystem, groups: Groups, elimination: Elimination, in memory: KeptMemory) {
    self.memory = memory
    self.system = system
    self.groups = groups
    self.elimination = elimination
  }

  /// The system's own constants after the transfers.
  func reducedConstants(in block: ScratchBlock = .none) -> Scratch<Elimination.ReducedConstant> {
    let rows = system.rows
    var reduced = Scratch(count: rows.count, in: block) {
      Elimination.ReducedConstant(rows[$0].constant)
    }
    for group in 0..<groups.count { elimination.reduce(&reduced, group: group) }
    return reduced
  }

  func reducedConstants(_ constants: ArraySlice<Double>) -> Scratch<Elimination.ReducedConstant> {
    var reduced = Scratch(count: constants.count) { Elimination.ReducedConstant(constants[$0]) }
    for group in 0..<groups.count { elimination.reduce(&reduced, group: group) }
    return reduced
  }

  /// The constants of other groups are 0.
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
