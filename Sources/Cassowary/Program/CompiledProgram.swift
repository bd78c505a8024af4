/// The contents of a ``Program``: the presolved system, and its solution for its own constants.
final class CompiledProgram: Sendable {
  /// The system as it was given.
  let system: LinearSystem
  /// The steps of the tie rule as they were given.
  let tieBreak: [TieBreak]
  /// The system after presolve.
  let presolved: Presolved
  /// The constants by constraint.
  let constants: [Double]
  /// The room for the slacks of a workspace.
  let slackCount: Int
  /// The solution for the program's constants, by variable; of use if it is feasible.
  let values: [Double]
  /// Whether the required constraints hold for the program's constants.
  let isFeasible: Bool
  /// A new workspace's state of each group.
  let groupStates: [GroupState]
  /// The core of each group, solved for the program's constants; nil if presolve left nothing.
  let bases: [Basis?]
  /// Prepares and solves a system.
  ///
  /// - Parameter counts: Of the system.
  /// - Precondition: The system and the steps are valid.
  init(
    _ system: LinearSystem, _ counts: consuming ColumnCounts, tieBreak: [TieBreak],
    in block: ScratchBlock
  ) {
    self.system = system
    self.tieBreak = tieBreak
    var bases: [Basis?] = []
    let presolved = Presolved(system, counts, bases: &bases, in: block)
    // The initial solution is their only owner, so that it works in place.
    var initial = InitialSolution(presolved, consume bases, in: block)
    for group in 0..<presolved.groups.count {
      initial.solve(group, of: presolved) { TieOrder(tieBreak, system) }
    }
    self.presolved = presolved
    constants = initial.constants
    slackCount = initial.slackCount
    values = initial.values
    isFeasible = initial.isFeasible
    groupStates = initial.groupStates
    self.bases = initial.bases
  }

  /// Prepares and solves a valid system.
  convenience init(_ system: LinearSystem, tieBreak: [TieBreak]) {
    self.init(system, ColumnCounts(system), tieBreak: tieBreak, in: .none)
  }

  /// The steps of the tie rule for all variables.
  ///
  /// - Complexity: O(terms + variables).
  var tieOrder: TieOrder { TieOrder(tieBreak, system) }
}
