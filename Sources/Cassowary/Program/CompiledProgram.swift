/// The contents of a ``Program``: the presolved system, and its solution for its own constants.
@usableFromInline final class CompiledProgram: Sendable {
  /// The system as it was given, where presolve had to merge terms first.
  private let given: LinearSystem?
  /// The steps of the tie rule as they were given.
  let tieBreak: [TieBreak]
  /// The system after presolve.
  let presolved: Presolved
  /// The solution for the program's constants.
  let solution: InitialSolution

  /// Prepares and solves a system.
  ///
  /// - Parameter counts: Of the system.
  /// - Precondition: The system and the steps are valid.
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

  /// Prepares and solves a valid system.
  convenience init(_ system: LinearSystem, tieBreak: [TieBreak]) {
    self.init(system, ColumnCounts(system), tieBreak: tieBreak, in: .none)
  }

  /// The steps of the tie rule for all variables.
  ///
  /// - Complexity: O(terms + variables).
  var tieOrder: TieOrder { TieOrder(tieBreak, given ?? presolved.system) }
}
