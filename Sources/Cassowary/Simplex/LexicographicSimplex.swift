/// Solves one component for given constants: rank by rank, then tie by tie.
///
/// Every symbol has a breakpoint (the constant for the left side of a row, 0 for a variable) and a
/// ``KinkedCost``. Nonbasic symbols rest at their breakpoints; so the nonbasic set determines all
/// values, and no symbols for errors or slacks are needed.
///
/// For each rank, high to low, the rows of that rank get their violation as cost and the sum is
/// minimised by primal pivots. What the optimum fixes then becomes bounds: the columns whose reduced
/// cost is positive may not move again in that direction, and rows stay on their side. Lower ranks
/// thus move on the face of all solutions that are optimal so far, and cannot trade anything away: no
/// rank's sum is ever compared with a number that was rounded. Required rows are rank 0, whose
/// optimum must be 0.
///
/// - Source: Badros, Borning, Stuckey, The Cassowary Linear Arithmetic Constraint Solving Algorithm,
///   TOCHI 2001, for the problem; Fourer, A Simplex Algorithm for Piecewise-Linear Programming,
///   Mathematical Programming 33, 1985, for kinked costs; Sherali, Soyster, Preemptive and
///   Nonpreemptive Multi-Objective Programming, JOTA 39, 1983, for the freezing of columns.
struct LexicographicSimplex {
  // Set once.
  let component: Component

  // Set for each solution.
  /// The symbols' breakpoints, in scaled units.
  private(set) var breakpoints: [Double]
  /// Per row: the sum of the magnitudes that make up its constant, in scaled units.
  private(set) var constantMagnitudes: [Double]

  // Updated by a pivot.
  var tableau: Tableau
  /// The symbols' values, in scaled units.
  var values: [Double]
  /// For a basic symbol: which of its two slopes applies. At the breakpoint itself either may.
  var isAbove: [Bool]

  // Updated by a rank or a tie.
  var costs: [KinkedCost]
  /// The costs when all ranks were optimal and no tie was broken: the bounds of the optimal face.
  private(set) var faceCosts: [KinkedCost] = []

  // Recomputed for a pivot.
  /// Per column: the change of the basic symbols' cost with the column's symbol.
  var reducedCosts: [Double]
  /// Per column: the sum of the magnitudes of the terms of the reduced cost.
  var reducedCostMagnitudes: [Double]
  /// What each nonbasic symbol has yet to grow by, while values are computed.
  var missing: [Double]

  /// Creates a state that starts where all rows are basic, with constants of 0.
  init(_ component: Component) {
    self.component = component
    tableau = Tableau(component.matrix, columnCount: component.columnCount)
    breakpoints = Array(repeating: 0, count: component.columnCount + component.rowCount)
    constantMagnitudes = Array(repeating: 0, count: component.rowCount)
    values = breakpoints
    isAbove = Array(repeating: false, count: breakpoints.count)
    costs = Array(repeating: .free, count: breakpoints.count)
    reducedCosts = Array(repeating: 0, count: component.columnCount)
    reducedCostMagnitudes = reducedCosts
    missing = reducedCosts
  }

  /// The number of variables and rows.
  var symbolCount: Int { breakpoints.count }

  /// The symbol of a row's left side.
  func symbol(ofRow row: Int) -> Int { component.columnCount + row }

  /// Changes the constant of a row, given in unscaled units.
  mutating func setBreakpoint(_ constant: Double, ofRow row: Int) {
    let scaled = constant * component.scales[row]
    breakpoints[component.columnCount + row] = scaled
    constantMagnitudes[row] = scaled.magnitude
  }

  /// Changes the magnitude of what makes up a row's constant, given in unscaled units.
  mutating func setMagnitude(_ magnitude: Double, ofRow row: Int) {
    constantMagnitudes[row] = magnitude * component.scales[row]
  }

  /// How a solution ended.
  enum End {
    /// All ranks and ties are optimal.
    case solved
    /// The ranks are optimal and leave something open, which only a tied component can decide.
    case open
    /// The required rows cannot hold; the state is that of the least sum of their violations.
    case infeasible
  }

  /// Finds the optimum of all ranks, and of the tie rule.
  ///
  /// - Parameter breaksTies: Whether ties matter; if not, what is open stays so.
  mutating func solve(breaksTies: Bool = true) -> End {
    for symbol in costs.indices { costs[symbol] = .free }
    evaluate()
    for rank in component.priorities.indices {
      guard optimize(rank: rank) else { return .infeasible }
    }
    faceCosts = costs
    if breaksTies && hasOpenColumns {
      guard component.isTied else { return .open }
      breakTies()
    }
    evaluate()
    if breaksTies { _checkInvariants() }
    return .solved
  }

  /// Minimises the violations of one rank and turns its optimum into bounds.
  private mutating func optimize(rank: Int) -> Bool {
    let rows = component.rowsByRank[rank]
    charge(rows)
    _ = minimize()
    evaluate()
    let holds = rows.allSatisfy { isSatisfied($0) }
    if holds {
      bind(rows)
    } else if rank == 0 && component.hasRequiredRows {
      return false
    } else {
      freeze()
    }
    return true
  }

  /// Makes the violation of some rows the cost.
  mutating func charge(_ rows: some Sequence<Int>) {
    for row in rows {
      let symbol = symbol(ofRow: row)
      let relation = component.relations[row]
      costs[symbol] = .violation(of: relation, weight: 1 / component.scales[row])
      let distance = values[symbol] - breakpoints[symbol]
      isAbove[symbol] =
        isSatisfied(row) ? relation == .greaterThanOrEqual : distance > 0
    }
  }

  /// Bounds some rows, all of which hold, by their relations.
  mutating func bind(_ rows: [Int]) {
    for row in rows {
      let symbol = symbol(ofRow: row)
      costs[symbol] = .bound(of: component.relations[row])
      isAbove[symbol] = component.relations[row] == .greaterThanOrEqual
    }
  }

  /// Turns the costs into bounds that leave exactly the optimal solutions: complementary slackness.
  ///
  /// A nonbasic symbol whose departure costs something stays. A basic one whose cost has a kink stays
  /// on the side of the kink that it is on.
  mutating func freeze() {
    price()
    for column in 0..<tableau.columnCount {
      let symbol = tableau.nonbasic[column]
      let rising = departureCost(ofColumn: column, rising: true)
      let falling = departureCost(ofColumn: column, rising: false)
      costs[symbol] = KinkedCost(
        below: falling > 0 ? .infinity : 0, above: rising > 0 ? .infinity : 0)
    }
    for symbol in tableau.basic where costs[symbol].kink > 0 && !costs[symbol].isFixed {
      costs[symbol] = isAbove[symbol] ? .atLeast : .atMost
    }
  }

  /// Whether a row holds at the present values, up to rounding.
  func isSatisfied(_ row: Int) -> Bool {
    let symbol = symbol(ofRow: row)
    let distance = values[symbol] - breakpoints[symbol]
    // Most rows hold exactly; only the others need their terms summed up.
    switch component.relations[row] {
    case .lessThanOrEqual where distance <= 0, .equal where distance == 0,
      .greaterThanOrEqual where distance >= 0:
      return true
    default:
      return distance.magnitude <= violationTolerance(ofRow: row)
    }
  }
}
