/// The variables that presolve took out, as linear expressions of those that were left.
struct FollowerExpressions: ~Copyable {
  /// The variables that were taken out, the last one first.
  let variables: [Int]
  private let columnCount: Int
  /// Where each variable's coefficients start; -1 for those that have none.
  private let starts: Scratch<Int>
  private let storage: Scratch<Double>

  /// Puts the steps of a group into each other, from the last to the first.
  ///
  /// - Parameter columns: The variables that were left.
  /// - Complexity: O(entries of the steps × columns).
  init(_ elimination: Elimination, group: Int, columns: [Core.Column], variableCount: Int) {
    let steps = elimination.steps(of: group)
    let entries = elimination.entries
    self.variables = steps.reversed().map(\.variable)
    columnCount = columns.count
    starts = Scratch(repeating: -1, count: variableCount)
    storage = Scratch(repeating: 0, count: (columns.count + steps.count) * columns.count)
    for (index, column) in columns.enumerated() {
      starts[column.variable] = index * columnCount
      storage[index * columnCount + index] = 1
    }
    var next = columnCount * columnCount
    let magnitudes = Scratch<Double>(repeating: 0, count: columnCount)
    for step in steps.reversed() {
      for column in 0..<columnCount { magnitudes[column] = 0 }
      for entry in step.entries {
        let start = starts[entries[entry].variable.index]
        if start < 0 { continue }
        let factor = -entries[entry].coefficient * step.inverse
        for column in 0..<columnCount where storage[start + column] != 0 {
          storage[next + column] += factor * storage[start + column]
          magnitudes[column] += (factor * storage[start + column]).magnitude
        }
      }
      for column in 0..<columnCount
      where storage[next + column].magnitude <= Tolerance.cancellation * magnitudes[column] {
        storage[next + column] = 0
      }
      starts[step.variable] = next
      next += columnCount
    }
  }

  /// The coefficient of a variable's expression in a column.
  ///
  /// - Precondition: The variable is the group's.
  func coefficient(of variable: Int, column: Int) -> Double {
    storage[starts[variable] + column]
  }
}
