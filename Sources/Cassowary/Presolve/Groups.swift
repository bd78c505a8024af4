/// The parts of a system that share no variable with each other (union-find).
///
/// A row without entries is a group of its own, and so is a variable without rows.
struct Groups {
  /// The group of each variable.
  private(set) var ofVariable: [Int]
  /// The group of each row.
  private(set) var ofRow: [Int]
  /// The number of groups.
  private(set) var count = 0

  /// Joins the variables of each row. Groups are numbered by their first row, those without by variable.
  ///
  /// - Complexity: O(entries) but for the inverse Ackermann function.
  init(_ rows: SparseRows, variableCount: Int) {
    var parents = Array(0..<variableCount)
    for row in 0..<rows.rowCount {
      let entries = rows.entries(of: row)
      guard var one = entries.first.map({ rows.columns[$0] }) else { continue }
      one = Self.root(of: one, &parents)
      for entry in entries.dropFirst() {
        let other = Self.root(of: rows.columns[entry], &parents)
        if one == other { continue }
        let least = min(one, other)
        parents[max(one, other)] = least
        one = least
      }
    }
    ofVariable = Array(repeating: -1, count: variableCount)
    ofRow = Array(repeating: -1, count: rows.rowCount)
    for row in 0..<rows.rowCount {
      guard let first = rows.entries(of: row).first else {
        ofRow[row] = count
        count += 1
        continue
      }
      ofRow[row] = group(of: Self.root(of: rows.columns[first], &parents))
    }
    for variable in 0..<variableCount {
      ofVariable[variable] = group(of: Self.root(of: variable, &parents))
    }
  }

  private mutating func group(of root: Int) -> Int {
    if ofVariable[root] < 0 {
      ofVariable[root] = count
      count += 1
    }
    return ofVariable[root]
  }

  /// Finds a set's representative, its least member, and halves the path to it.
  private static func root(of member: Int, _ parents: inout [Int]) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }
}
