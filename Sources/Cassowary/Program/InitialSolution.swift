/// The solution of a program for its own constants, while it is being made.
struct InitialSolution: ~Copyable {
  /// By variable.
  private(set) var values: [Double]
  /// Whether the required constraints hold.
  private(set) var isFeasible = true
  /// By group.
  private(set) var groupStates: [GroupState] = []
  /// By group.
  private(set) var bases: [Basis?]
  /// The constants after the transfers.
  private var reduced: Scratch<Elimination.ReducedConstant>
  /// The steps of the tie rule, once they were asked for.
  private var order: TieOrder?
  /// By constraint.
  let constants: [Double]
  private let block: ScratchBlock
  /// The room for the slacks of all groups so far.
  private(set) var slackCount = 0

  /// Starts with nothing solved.
  init(
    _ presolved: Presolved, _ bases: consuming [Basis?], in block: ScratchBlock = .none
  ) {
    values = Scratch(repeating: 0, count: presolved.system.variableCount, in: block).array
    groupStates.reserveCapacity(presolved.groups.count)
    self.bases = bases
    let rows = presolved.system.rows
    constants = Scratch(count: rows.count, in: block) { rows[$0].constant }.array
    reduced = presolved.reducedConstants(in: block)
    self.block = block
  }

  /// Solves a group, the next one.
  ///
  /// - Parameter order: Makes the steps of the tie rule; asked only where something is left open.
  mutating func solve(_ group: Int, of presolved: Presolved, order: () -> TieOrder) {
    var state = GroupState(firstSlack: -1)
    let constraintCount = presolved.groups.constraintRange(of: group).count
    if constraintCount <= RegionMap.constraintLimit {
      state = GroupState(firstSlack: slackCount)
      // A basic symbol has at most two bounds.
      slackCount += 2 * (constraintCount + presolved.groups.variableRange(of: group).count)
    }
    switch solveCore(of: group, presolved, isTied: &state.isTied, order: order) {
    case .solved:
      presolved.elimination.recover(&values, from: reduced, group: group)
      state.current = group
      state.regionCount = 1
    case .imprecise(let priority):
      state.unsolvedPriority = priority
      state.isFeasible = false
      isFeasible = false
    case .open, .infeasible:
      state.isFeasible = false
      isFeasible = false
    }
    groupStates.append(state)
  }

  /// Solves the core of a group, tied if need be.
  private mutating func solveCore(
    of group: Int, _ presolved: Presolved, isTied: inout Bool, order: () -> TieOrder
  ) -> LexicographicSimplex.Termination {
    guard presolved.elimination.checksHold(at: reduced, group: group) else { return .infeasible }
    // Nothing else owns the basis while it is solved, so that it is changed in place.
    guard var basis = bases[group].take() else { return .solved }
    var steps = self.order
    let end = basis.solve(
      at: reduced, presolved, isNew: true, scratch: &values, in: block, isCompiling: true
    ) {
      let known = steps ?? order()
      steps = known
      return known
    }
    self.order = steps
    basis.storeValues(in: &values)
    isTied = end == .solved && basis.core.isTied
    bases[group] = consume basis
    return end
  }
}
