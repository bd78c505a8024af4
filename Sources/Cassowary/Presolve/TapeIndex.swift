/// Where the tape of a program's presolve can be entered: from any variable or row.
///
/// An ``Elimination`` is replayed from one end to the other. With this index only what an edit
/// reaches is visited: the steps form a graph, in which a variable that was taken out depends on
/// the constant of its row and on the variables that its row names.
final class TapeIndex {
  /// The tape.
  let elimination: Elimination
  /// The step that took out each variable.
  private let stepsByVariable: [OptionalIndex]
  /// The step that took out each row.
  private let stepsByRow: [OptionalIndex]
  /// The variables whose rows name a variable, by that one.
  let dependents: PositionLists
  /// The transfers to each row.
  private let sources: PositionLists
  /// The transfers from each row.
  private let targets: PositionLists

  /// Whether any row was put into another one.
  var hasTransfers: Bool { !elimination.transfers.isEmpty }

  /// The position of the step that took a variable out; nil if presolve left it.
  @inline(__always)
  func step(ofVariable variable: Int) -> Int? { stepsByVariable[variable].index }

  /// The position of the step that took a row out; nil if presolve left it.
  @inline(__always)
  func step(ofRow row: Int) -> Int? { stepsByRow[row].index }

  /// The rows that were put into a row, each with how often.
  @inline(__always)
  func transfers(to row: Int) -> some Sequence<Elimination.Transfer> {
    sources[row].lazy.map { self.elimination.transfers[Int($0)] }
  }

  /// The rows into which a row was put, each with how often.
  @inline(__always)
  func transfers(from row: Int) -> some Sequence<Elimination.Transfer> {
    targets[row].lazy.map { self.elimination.transfers[Int($0)] }
  }

  /// Whether other rows were put into a row.
  @inline(__always)
  func isReduced(_ row: Int) -> Bool { hasTransfers && !sources[row].isEmpty }

  /// Whether a row was put into others.
  func isSubstituted(_ row: Int) -> Bool { hasTransfers && !targets[row].isEmpty }

  /// Sorts the steps and transfers of a program.
  ///
  /// - Complexity: O(entries of the steps + transfers + variables + constraints).
  init(_ presolved: Presolved) {
    let elimination = presolved.elimination
    self.elimination = elimination
    let variableCount = presolved.system.variableCount
    let rowCount = presolved.system.constraintCount
    var stepsByVariable = [OptionalIndex](repeating: .none, count: variableCount)
    var stepsByRow = [OptionalIndex](repeating: .none, count: rowCount)
    var pairs: [(key: Int, value: Int)] = []
    elimination.entries.withUnsafeBufferPointer { entries in
      for (index, step) in elimination.steps.enumerated() {
        stepsByVariable[step.variable] = OptionalIndex(index)
        stepsByRow[step.row] = OptionalIndex(index)
        step.differentiate(
          1, entries, constant: { _ in },
          variable: { other, _ in pairs.append((other, step.variable)) })
      }
    }
    self.stepsByVariable = stepsByVariable
    self.stepsByRow = stepsByRow
    dependents = PositionLists(pairs, keyCount: variableCount)
    let transfers = elimination.transfers.enumerated()
    let keyCount = elimination.transfers.isEmpty ? 0 : rowCount
    sources = PositionLists(transfers.map { ($1.target, $0) }, keyCount: keyCount)
    targets = PositionLists(transfers.map { ($1.source, $0) }, keyCount: keyCount)
  }

  /// The earliest tie rank among each variable and all that depend on it.
  ///
  /// - Complexity: O(entries of the steps).
  func earliestTieRanks(_ ranks: [Int]) -> [Int] {
    var earliest = ranks
    elimination.entries.withUnsafeBufferPointer { entries in
      // What depends on a variable was taken out before it.
      for step in elimination.steps {
        let rank = earliest[step.variable]
        step.differentiate(
          1, entries, constant: { _ in },
          variable: { other, _ in earliest[other] = min(earliest[other], rank) })
      }
    }
    return earliest
  }

  /// The rows that the shift of a row reaches: itself, and those into which it was put.
  ///
  /// - Complexity: O(transfers that are followed × log).
  func reach(of row: Int) -> [Int] {
    if !isSubstituted(row) { return [row] }
    var factors: [Int: Double] = [row: 1]
    var waiting = IndexHeap()
    var result: [Int] = []
    waiting.push(step(ofRow: row) ?? .max, row)
    while let (_, next) = waiting.pop() {
      guard let factor = factors.removeValue(forKey: next) else { continue }
      result.append(next)
      for transfer in transfers(from: next) {
        let other = transfer.target
        if factors[other] == nil { waiting.push(step(ofRow: other) ?? .max, other) }
        factors[other, default: 0] += transfer.part(of: factor)
      }
    }
    return result
  }
}
