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
  /// The room for the slacks of all groups so far.
  private(set) var slackCount = 0

  /// Starts with nothing solved.
  init(_ presolved: Presolved, _ bases: [Basis?]) {
    values = Scratch(repeating: 0, count: presolved.system.variableCount).array
    groupStates.reserveCapacity(presolved.groups.count)
    self.bases = bases
    let rows = presolved.system.rows
    constants = Scratch(count: rows.count) { rows[$0].constant }.array
    reduced = presolved.reducedConstants()
  }

  /// Solves a group, the next one.
  ///
  /// - Parameter order: Makes the steps of the tie rule; asked only where something is left open.
  mutating func solve(_ group: Int, of presolved: Presolved, order: () -> TieOrder) {
    var state = GroupState(firstSlack: -1)
    let constraintCount = presolved.groups.constraints(of: group).count
    if constraintCount <= RegionMap.constraintLimit {
      state = GroupState(firstSlack: slackCount)
      // A basic symbol has at most two bounds.
      slackCount += 2 * (constraintCount + presolved.groups.variables(of: group).count)
    }
    switch solveCore(of: group, presolved, order: order) {
    case .solved:
      presolved.elimination.recover(&values, from: reduced, group: group)
      state.current = group
      state.regionCount = 1
      state.isTied = bases[group]?.core.isTied == true
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
    of group: Int, _ presolved: Presolved, order: () -> TieOrder
  ) -> LexicographicSimplex.Termination {
    guard presolved.elimination.checksHold(at: reduced, group: group) else { return .infeasible }
    guard var basis = bases[group] else { return .solved }
    // Nothing else owns the basis while it is solved, so that it is changed in place.
    bases[group] = nil
    var steps = self.order
    let end = basis.solve(at: reduced, presolved, isNew: true, scratch: &values) {
      let known = steps ?? order()
      steps = known
      return known
    }
    self.order = steps
    basis.storeValues(in: &values)
    bases[group] = basis
    return end
  }
}
