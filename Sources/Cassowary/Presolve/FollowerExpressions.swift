/// The variables that presolve took out, as linear expressions of those that were left.
struct FollowerExpressions: ~Copyable {
  private struct Sum: BitwiseCopyable {
    var coefficient = 0.0
    var magnitude = 0.0
    var step = -1
  }

  /// Not private: Swift 6.3 crashes on private generic arguments of stored properties.
  struct Span: BitwiseCopyable {
    @Narrow var start = 0
    @Narrow var end = 0
  }

  private let steps: Slice<KeptList<Elimination.Step>>
  private let places: KeptList<Groups.Place>
  private let columnCount: Int
  /// By position in the group.
  private var spans: Scratch<Span>
  private var entries: ScratchList<Core.Entry>

  /// Puts the steps of a group into each other, from the last to the first.
  init(
    _ presolved: borrowing Presolved, group: Int, columns: KeptList<Core.Column>,
    in block: ScratchBlock
  ) {
    places = presolved.groups.variables
    columnCount = columns.count
    steps = presolved.elimination.steps(of: group)
    spans = Scratch(
      repeating: Span(), count: presolved.groups.variables(of: group).count, in: block)
    entries = ScratchList(capacity: 4 * (columns.count + steps.count), in: block)
    for (index, column) in columns.enumerated() {
      entries.append(Core.Entry(column: index, coefficient: 1))
      spans[places[column.variable].position] = Span(start: index, end: index + 1)
    }
    var sums = Scratch(repeating: Sum(), count: columns.count, in: block)
    var reached = ScratchList<Int>(capacity: columns.count, in: block)
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

  /// Of the variables that were taken out.
  var entryCount: Int { entries.count - columnCount }

  /// Writes scaled rows without constants, the last step first; returns the number of all rows.
  func append(
    to rows: BorrowedElements<Core.Row>, from firstRow: Int, _ kept: BorrowedElements<Core.Entry>,
    from firstEntry: Int
  ) -> Int {
    var (rows, kept) = (rows, kept)
    var (rowEnd, end) = (firstRow, firstEntry)
    for step in steps.reversed() {
      let span = spans[places[step.variable].position]
      if span.start == span.end { continue }
      var greatest = 0.0
      for index in span.start..<span.end {
        greatest = max(greatest, entries[index].coefficient.magnitude)
      }
      let scale = Core.scale(greatest: greatest)
      rows[rowEnd] = Core.Row(
        subject: step.variable, start: end, end: end + span.end - span.start, relation: .equal,
        scale: scale, priority: 0)
      for index in span.start..<span.end {
        kept[end] = entries[index]
        kept[end].coefficient *= scale
        end += 1
      }
      rowEnd += 1
    }
    return rowEnd
  }
}
