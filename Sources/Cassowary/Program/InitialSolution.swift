/// The solution of a program for its own constants, where each new workspace starts.
struct InitialSolution: ~Copyable, Sendable {
  /// By variable; of use if the solution is feasible.
  private(set) var values: [Double]
  private(set) var isFeasible = true
  private(set) var groupStates: [GroupState] = []
  /// Nil where presolve left nothing.
  private(set) var bases: [Basis?]
  private(set) var slackCount = 0
  /// The first group that a new workspace solves again, of all if any is infeasible; else -1.
  private(set) var firstDirty = -1

  /// `order` is asked once, and only where something is left open.
  init(
    _ presolved: borrowing Presolved, _ bases: consuming [Basis?], in block: ScratchBlock = .none,
    order: () -> TieOrder
  ) {
    values = Scratch(repeating: 0, count: presolved.system.variableCount, in: block).array
    groupStates.reserveCapacity(presolved.groups.count)
    self.bases = consume bases
    let reduced = presolved.reducedConstants(in: block)
    var known: TieOrder?
    for group in 0..<presolved.groups.count {
      solve(group, of: presolved, at: reduced, in: block) {
        let steps = known ?? order()
        known = steps
        return steps
      }
    }
    if isFeasible { return }
    for group in groupStates.indices { groupStates[group].noteChange(0, of: group, &firstDirty) }
  }

  private mutating func solve(
    _ group: Int, of presolved: Presolved,
    at reduced: borrowing Scratch<Elimination.ReducedConstant>, in block: ScratchBlock,
    order: () -> TieOrder
  ) {
    var state = GroupState(firstSlack: -1)
    let constraintCount = presolved.groups.constraintRange(of: group).count
    if constraintCount <= RegionMap.constraintLimit {
      state = GroupState(firstSlack: slackCount)
      // A basic symbol has at most two bounds.
      slackCount += 2 * (constraintCount + presolved.groups.variableRange(of: group).count)
    }
    let end = solveCore(
      of: group, presolved, at: reduced, isTied: &state.isTied, in: block, order: order)
    switch end {
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

  private mutating func solveCore(
    of group: Int, _ presolved: Presolved,
    at reduced: borrowing Scratch<Elimination.ReducedConstant>, isTied: inout Bool,
    in block: ScratchBlock, order: () -> TieOrder
  ) -> LexicographicSimplex.Termination {
    guard presolved.elimination.checksHold(at: reduced, group: group) else { return .infeasible }
    // Nothing else owns the basis meanwhile, so it is changed in place.
    guard var basis = bases[group].take() else { return .solved }
    let end = basis.solve(
      at: reduced, presolved, isNew: true, scratch: &values, in: block, isCompiling: true,
      order: order)
    basis.storeValues(in: &values)
    isTied = end == .solved && basis.core.isTied
    bases[group] = consume basis
    return end
  }
}
