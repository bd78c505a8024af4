/// What presolve left of a group of constraints: a small dense problem, the group's core.
///
/// Columns are variables and rows constraints, both in the program's order. Each row is scaled by a
/// power of two, which is exact, so that its greatest coefficient lies in 1..<2; a unit of its
/// violation then costs 1 / scale.
///
/// A *tied* component has further rows that cost nothing: the variables that presolve took out,
/// as far as they depend on the core. Only the tie rule and ambiguity need them, and only where the
/// levels leave something open.
final class Component: Sendable {
  /// The group of the program.
  let group: Int
  /// The program's variable at each column, ascending.
  let variables: [Int]
  /// The program's constraint at each row, ascending.
  let constraints: [Int]
  /// The variables at the further rows of a tied component, in the order of their elimination,
  /// backwards.
  let followers: [Int]
  /// The scaled coefficients.
  let matrix: SparseRows
  /// The power of two by which each row was multiplied.
  let scales: [Double]
  /// The relation of each constraint's row.
  let relations: [Relation]
  /// The priorities in use, high to low: rank 0 is the highest.
  let priorities: [Double]
  /// The rows of each rank, ascending.
  let rowsByRank: [[Int]]
  /// The steps of the tie rule, as symbols; empty unless the component is tied.
  let ties: [(symbol: Int, direction: TieBreak.Direction)]
  /// Whether the component has ties and followers.
  let isTied: Bool

  /// The number of variables.
  var columnCount: Int { variables.count }
  /// The number of rows, followers included.
  var rowCount: Int { constraints.count + followers.count }
  /// Whether rank 0 holds required constraints.
  var hasRequiredRows: Bool { priorities.first == SolverLimits.requiredPriority }

  /// Creates the component of some rows of a system, without ties.
  ///
  /// - Parameters:
  ///   - places: The column of each of the program's variables.
  init(
    group: Int, variables: [Int], constraints: [Int], rows: SparseRows, places: [Int],
    of all: [LinearConstraint]
  ) {
    self.group = group
    self.variables = variables
    self.constraints = constraints
    followers = []
    ties = []
    isTied = false
    relations = constraints.map { all[$0].relation }
    var priorities: [Double] = []
    var rowsByRank: [[Int]] = []
    let order = constraints.indices.sorted {
      let (one, other) = (all[constraints[$0]].priority, all[constraints[$1]].priority)
      return one == other ? $0 < $1 : one > other
    }
    for row in order {
      let priority = all[constraints[row]].priority
      if priorities.last != priority {
        priorities.append(priority)
        rowsByRank.append([])
      }
      rowsByRank[rowsByRank.count - 1].append(row)
    }
    self.priorities = priorities
    self.rowsByRank = rowsByRank
    var matrix = SparseRows()
    var scales: [Double] = []
    scales.reserveCapacity(constraints.count)
    for constraint in constraints {
      let entries = rows.entries(of: constraint)
      scales.append(
        matrix.append(
          equilibrated: rows.coefficients[entries],
          columns: rows.columns[entries].lazy.map { places[$0] }))
    }
    self.matrix = matrix
    self.scales = scales
  }

  /// Creates the tied form of a component.
  ///
  /// - Parameter order: The steps of the tie rule for all variables of the program.
  /// - Complexity: O(entries of the group's elimination × columns).
  init(tying base: Component, elimination: Elimination, order: TieOrder, variableCount: Int) {
    group = base.group
    variables = base.variables
    constraints = base.constraints
    relations = base.relations
    priorities = base.priorities
    rowsByRank = base.rowsByRank
    isTied = true
    var symbols = [Int](repeating: -1, count: variableCount)
    for (column, variable) in variables.enumerated() { symbols[variable] = column }
    let expressions = FollowerExpressions(
      elimination, group: group, variables: variables, variableCount: variableCount)
    var matrix = base.matrix
    var scales = base.scales
    var followers: [Int] = []
    let columns = Array(variables.indices)
    for variable in expressions.variables {
      let coefficients = expressions.coefficients(of: variable)
      let used = columns.filter { coefficients[coefficients.startIndex + $0] != 0 }
      if used.isEmpty { continue }
      symbols[variable] = variables.count + constraints.count + followers.count
      followers.append(variable)
      scales.append(
        matrix.append(
          equilibrated: used.map { coefficients[coefficients.startIndex + $0] }, columns: used))
    }
    self.matrix = matrix
    self.scales = scales
    self.followers = followers
    ties = order.steps.compactMap { step in
      let symbol = symbols[step.variable.index]
      return symbol < 0 ? nil : (symbol, step.direction)
    }
  }

  /// The variable of each symbol that stands for one: columns, then followers.
  var subjects: [(symbol: Int, variable: Int)] {
    variables.enumerated().map { ($0, $1) }
      + followers.enumerated().map { (columnCount + constraints.count + $0, $1) }
  }
}

extension SparseRows {
  /// Adds a row, multiplied by the power of two that brings its greatest coefficient into 1..<2.
  ///
  /// - Returns: The power.
  fileprivate mutating func append(
    equilibrated coefficients: some Collection<Double>, columns: some Sequence<Int>
  ) -> Double {
    let greatest = coefficients.lazy.map(\.magnitude).max() ?? 1
    let scale = 1 / greatest.binade
    append(columns: columns, coefficients: coefficients.lazy.map { $0 * scale })
    return scale
  }
}
