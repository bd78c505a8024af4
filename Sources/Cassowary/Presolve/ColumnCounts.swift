/// The counts that presolve starts from, of one look at every term: how often each variable is
/// named, which variables meet, and whether all numbers are allowed.
struct ColumnCounts: ~Copyable {
  struct Column: BitwiseCopyable {
    /// A lesser variable of the same group, or the variable itself (union-find).
    @Narrow var parent: Int
    /// The rows left that name the variable: their number, and the exclusive or of their positions.
    @Narrow var count = 0
    @Narrow var rowXor = 0
    @Narrow var lastRow = -1
    /// The column in a core.
    @Narrow var place = -1
    var isEliminated = false
    var isCandidate = false
  }

  /// By variable; an ``Eliminator`` goes on from here.
  var columns: Scratch<Column>
  /// Whether no row names a variable twice or with a 0.
  private(set) var isPlain = true
  /// Whether all numbers and variables are allowed; if not, the rest says nothing.
  private(set) var isValid = true

  /// - Complexity: O(constraints + terms + variables), times the inverse Ackermann function.
  init(_ system: borrowing LinearSystem, in block: ScratchBlock = .none) {
    columns = Scratch(count: system.variableCount, in: block) { Column(parent: $0) }
    let terms = system.terms
    let allowed = SolverLimits.coefficients
    for (position, row) in system.rows.enumerated() {
      if !SolverLimits.allows(constant: row.constant)
        || !SolverLimits.allows(priority: row.priority)
      {
        isValid = false
      }
      var group = -1
      for index in row.range {
        let term = terms[index]
        let variable = term.variable.index
        guard variable >= 0, variable < columns.count else {
          isValid = false
          continue
        }
        if !allowed.contains(term.coefficient.magnitude) {
          isPlain = false
          if term.coefficient != 0 { isValid = false }
        }
        if columns[variable].lastRow == position { isPlain = false }
        columns[variable].lastRow = position
        columns[variable].count += 1
        columns[variable].rowXor ^= position
        let root = root(of: variable)
        if group < 0 { group = root }
        if group != root {
          columns[max(group, root)].parent = min(group, root)
          group = min(group, root)
        }
      }
    }
    // A variable that no row names is out from the beginning.
    for variable in 0..<columns.count where columns[variable].count == 0 {
      columns[variable].isEliminated = true
    }
  }

  /// The least member of a variable's group; halves the path to it.
  @inline(__always) mutating func root(of variable: Int) -> Int {
    var member = variable
    while columns[member].parent != member {
      columns[member].parent = columns[columns[member].parent].parent
      member = columns[member].parent
    }
    return member
  }
}
