/// The presolved system of a ``Program``, and its solution for its own constants.
@usableFromInline final class CompiledProgram: Sendable {
  /// The system before presolve merged terms; nil if it did not.
  private let given: LinearSystem?
  let tieBreak: [TieBreak]
  let presolved: Presolved
  let solution: InitialSolution

  /// The system and the steps are valid.
  init(
    _ system: LinearSystem, _ counts: consuming ColumnCounts, tieBreak: [TieBreak],
    in block: ScratchBlock
  ) {
    given = counts.isPlain ? nil : system
    self.tieBreak = tieBreak
    var bases: [Basis?] = []
    presolved = Presolved(system, counts, bases: &bases, in: block)
    // The solution is their only owner, so that it works in place.
    solution = InitialSolution(presolved, consume bases, in: block) {
      TieOrder(tieBreak, system, in: block)
    }
  }

  convenience init(_ system: LinearSystem, tieBreak: [TieBreak]) {
    self.init(system, ColumnCounts(system), tieBreak: tieBreak, in: .none)
  }

  var tieOrder: TieOrder { TieOrder(tieBreak, given ?? presolved.system) }
}
