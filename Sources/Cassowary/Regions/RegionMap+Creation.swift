extension RegionMap {
  /// Beyond this number of constraints in a group maps would be larger than they are worth: a chain's
  /// last value depends on all constants before it.
  static let constraintLimit = 256

  /// Derives the maps of a solved group by running its tape backwards for every output and bound.
  ///
  /// - Complexity: O((variables + rows) × entries of the tape).
  init(_ simplex: LexicographicSimplex?, group: Int, program: Program, variables: [Int]) {
    let constraints = program.constraintsByGroup[group]
    var gradient = RegionGradient(simplex, group: group, program: program)
    var slackRows: [[Double]] = []
    if let simplex {
      for row in 0..<simplex.tableau.rowCount {
        let cost = simplex.costs[simplex.tableau.basic[row]]
        if cost.below.isFinite && cost.above.isFinite { continue }
        let distance = gradient.ofDistance(inRow: row, constraints)
        if cost.below == .infinity { slackRows.append(distance) }
        if cost.above == .infinity { slackRows.append(distance.map { -$0 }) }
      }
    }
    let outputRows = variables.map { gradient.ofVariable($0, constraints) }
    self.init(slackRows: slackRows, outputRows: outputRows, constraints: constraints)
  }
}

/// Derivatives of what a basis computes, with respect to the constants.
private struct RegionGradient {
  let simplex: LexicographicSimplex?
  let group: Int
  let elimination: Elimination
  var byVariable: [Double]
  var byConstant: [Double]

  init(_ simplex: LexicographicSimplex?, group: Int, program: Program) {
    self.simplex = simplex
    self.group = group
    elimination = program.elimination
    byVariable = Array(repeating: 0, count: program.variableCount)
    byConstant = Array(repeating: 0, count: program.constraintCount)
  }

  /// The derivatives of a variable.
  mutating func ofVariable(_ variable: Int, _ constraints: [Int]) -> [Double] {
    byVariable[variable] = 1
    elimination.differentiate(&byVariable, &byConstant, group: group)
    if let simplex {
      for (column, variable) in simplex.component.variables.enumerated()
      where byVariable[variable] != 0 {
        let factor = byVariable[variable]
        byVariable[variable] = 0
        guard let row = simplex.tableau.row(of: column) else { continue }
        addRow(row, times: factor, of: simplex)
      }
    }
    return take(constraints)
  }

  /// The derivatives of a basic symbol's distance from its breakpoint.
  mutating func ofDistance(inRow row: Int, _ constraints: [Int]) -> [Double] {
    guard let simplex else { return [] }
    addRow(row, times: 1, of: simplex)
    addBreakpoint(of: simplex.tableau.basic[row], times: -1, simplex.component)
    return take(constraints)
  }

  private mutating func addRow(
    _ row: Int, times factor: Double, of simplex: LexicographicSimplex
  ) {
    for column in 0..<simplex.tableau.columnCount where simplex.tableau[row, column] != 0 {
      addBreakpoint(
        of: simplex.tableau.nonbasic[column], times: factor * simplex.tableau[row, column],
        simplex.component)
    }
  }

  private mutating func addBreakpoint(
    of symbol: Int, times factor: Double, _ component: Component
  ) {
    let row = symbol - component.columnCount
    if row < 0 { return }
    if row < component.constraints.count {
      byConstant[component.constraints[row]] += factor * component.scales[row]
      return
    }
    // A follower's breakpoint is its value, turned round, where the core's variables are 0.
    let follower = component.followers[row - component.constraints.count]
    byVariable[follower] -= factor * component.scales[row]
    elimination.differentiate(&byVariable, &byConstant, group: group)
    for variable in component.variables { byVariable[variable] = 0 }
  }

  /// The derivatives by constraint of the group, without what rounding left of cancellations.
  private mutating func take(_ constraints: [Int]) -> [Double] {
    elimination.differentiateTransfers(&byConstant, group: group)
    return constraints.map { constraint in
      defer { byConstant[constraint] = 0 }
      let factor = byConstant[constraint]
      return factor.magnitude < Tolerance.cancellation ? 0 : factor
    }
  }
}
