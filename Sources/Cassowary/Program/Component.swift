/// A part of a program that shares no variable with the rest of it.
///
/// Columns are its variables and rows its constraints, both in the program's order. Each row is scaled
/// by a power of two, which is exact, so that its greatest coefficient lies in 1..<2; a unit of its
/// violation then costs 1 / scale.
struct Component: Sendable {
  /// The program's variable at each column, ascending.
  let variables: [Int]
  /// The program's constraint at each row, ascending.
  let constraints: [Int]
  /// The scaled coefficients.
  let matrix: SparseRows
  /// The power of two by which each row was multiplied.
  let scales: [Double]
  /// The relation of each row.
  let relations: [Relation]
  /// The priorities in use, high to low: rank 0 is the highest.
  let priorities: [Double]
  /// The rows of each rank, ascending.
  let rowsByRank: [[Int]]
  /// The steps of the tie rule; the variables are columns.
  let ties: [TieBreak]
  /// The tableau that every solution starts from: the final one for the program's constants.
  private(set) var home: Tableau

  /// The number of variables.
  var columnCount: Int { variables.count }
  /// The number of constraints.
  var rowCount: Int { constraints.count }
  /// Whether rank 0 holds required constraints.
  var hasRequiredRows: Bool { priorities.first == SolverLimits.requiredPriority }

  /// Creates a component from unscaled rows.
  ///
  /// - Parameters:
  ///   - matrix: The unscaled coefficients, by column.
  ///   - all: The program's constraints, of which `constraints` are this component's.
  init(
    variables: [Int], constraints: [Int], matrix: SparseRows, of all: [LinearConstraint],
    ties: [TieBreak]
  ) {
    self.variables = variables
    self.constraints = constraints
    self.ties = ties
    let own = constraints.map { all[$0] }
    relations = own.map(\.relation)
    priorities = Self.distinctPriorities(of: own)
    rowsByRank = priorities.map { priority in own.indices.filter { own[$0].priority == priority } }
    (self.matrix, scales) = Self.equilibrated(matrix)
    home = Tableau(self.matrix, columnCount: variables.count)
    var simplex = LexicographicSimplex(self, constants: own.map(\.constant))
    _ = simplex.solve()
    home = simplex.tableau
  }

  /// The priorities of some constraints, each once, high to low.
  static func distinctPriorities(of constraints: some Sequence<LinearConstraint>) -> [Double] {
    var priorities: [Double] = []
    for priority in constraints.map(\.priority).sorted(by: >) where priorities.last != priority {
      priorities.append(priority)
    }
    return priorities
  }

  /// Multiplies each row by the power of two that brings its greatest coefficient into 1..<2.
  private static func equilibrated(_ matrix: SparseRows) -> (SparseRows, scales: [Double]) {
    var result = SparseRows()
    var scales: [Double] = []
    for row in 0..<matrix.rowCount {
      let entries = matrix.entries(of: row)
      let greatest = matrix.coefficients[entries].map(\.magnitude).max() ?? 1
      let scale = 1 / greatest.binade
      scales.append(scale)
      result.append(
        columns: matrix.columns[entries],
        coefficients: matrix.coefficients[entries].lazy.map { $0 * scale })
    }
    return (result, scales)
  }
}
