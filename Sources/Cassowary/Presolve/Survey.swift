/// One look at every term of a system: how often each variable is named, and which variables meet.
struct Survey: ~Copyable {
  /// What is known of a variable.
  struct Column: BitwiseCopyable {
    /// A variable of the same group with a smaller index; the variable itself if there is none
    /// (union-find).
    var parent: Int
    /// The number of rows that name the variable.
    var count = 0
    /// The exclusive or of the positions of those rows: if there is one, its position.
    var token = 0
    /// The last of those rows.
    var lastRow = -1
  }

  /// By variable.
  let columns: Scratch<Column>
  /// Whether no row names a variable twice or with a 0.
  private(set) var isPlain = true

  /// Looks at all terms.
  ///
  /// - Precondition: The system is valid.
  /// - Complexity: O(constraints + terms + variables), but for the inverse Ackermann function.
  init(_ system: LinearSystem) {
    columns = Scratch(repeating: Column(parent: 0), count: system.variableCount)
    for variable in 0..<columns.count { columns[variable].parent = variable }
    let terms = system.terms
    for (position, row) in system.rows.enumerated() {
      var group = -1
      for index in row.range {
        let term = terms[index]
        let variable = term.variable.index
        if columns[variable].lastRow == position || term.coefficient == 0 { isPlain = false }
        columns[variable].lastRow = position
        columns[variable].count += 1
        columns[variable].token ^= position
        let root = root(of: variable)
        if group < 0 { group = root }
        if group != root {
          columns[max(group, root)].parent = min(group, root)
          group = min(group, root)
        }
      }
    }
  }

  /// The representative of a variable's group, its least member; halves the path to it.
  @inline(__always)
  func root(of variable: Int) -> Int {
    var member = variable
    while columns[member].parent != member {
      columns[member].parent = columns[columns[member].parent].parent
      member = columns[member].parent
    }
    return member
  }
}
