/// The variables that presolve took out, as linear expressions of those that were left.
struct FollowerExpressions: ~Copyable {
  /// A sum of terms of one column, while it is being made.
  private struct Sum: BitwiseCopyable {
    var coefficient = 0.0
    /// The sum of the terms' magnitudes.
    var magnitude = 0.0
    /// The step that the sum belongs to.
    var step = -1
  }

  /// Where a variable's entries start and end.
  ///
  /// Not private: Swift 6.3 crashes on what creates expressions in another batch of files if a
  /// stored property has a private type as its generic argument.
  struct Span: BitwiseCopyable {
    @Narrow var start = 0
    @Narrow var end = 0
  }

  /// The variables that were taken out, the last one first.
  let variables: [Int]
  /// Where each variable of the program is among those of its group.
  private let places: [Groups.Place]
  /// The number of variables that were left.
  private let columnCount: Int
  /// By position in the group.
  private var spans: Scratch<Span>
  private var entries: ScratchList<Core.Entry>

  /// Puts the steps of a group into each other, from the last to the first.
  ///
  /// - Parameter columns: The variables that were left.
  /// - Complexity: O(entries of the steps and of the expressions that they name).
  init(_ presolved: Presolved, group: Int, columns: [Core.Column]) {
    places = presolved.groups.variables
    columnCount = columns.count
    let steps = presolved.elimination.steps(of: group)
    self.variables = steps.reversed().map { $0.variable }
    spans = Scratch(repeating: Span(), count: presolved.groups.variables(of: group).count)
    entries = ScratchList(capacity: 4 * (columns.count + steps.count))
    for (index, column) in columns.enumerated() {
      entries.append(Core.Entry(column: index, coefficient: 1))
      spans[places[column.variable].position] = Span(start: index, end: index + 1)
    }
    var sums = Scratch(repeating: Sum(), count: columns.count)
    var reached = ScratchList<Int>(capacity: columns.count)
    for (number, step) in steps.reversed().enumerated() {
      reached.removeAll()
      presolved.elimination.forEachVariable(of: step) { variable, factor in
        let span = spans[places[variable].position]
        for index in span.start..<span.end {
          let entry = entries[index]
          if sums[entry.column].step != number {
            sums[entry.column] = Sum(step: number)
            reached.append(entry.column)
          }
          let part = factor * entry.coefficient
          sums[entry.column].coefficient += part
          sums[entry.column].magnitude += part.magnitude
        }
      }
      let start = entries.count
      for index in 0..<reached.count {
        let sum = sums[reached[index]]
        if sum.coefficient.magnitude <= Tolerance.cancellation * sum.magnitude { continue }
        entries.append(Core.Entry(column: reached[index], coefficient: sum.coefficient))
      }
      spans[places[step.variable].position] = Span(start: start, end: entries.count)
    }
  }

  /// The number of entries of all variables that were taken out.
  var entryCount: Int { entries.count - columnCount }

  /// Adds the entries of a variable's expression to others, each column at most once.
  ///
  /// - Precondition: The variable is the group's.
  func append(_ variable: Int, to others: inout [Core.Entry]) {
    let span = spans[places[variable].position]
    for index in span.start..<span.end { others.append(entries[index]) }
  }
}
