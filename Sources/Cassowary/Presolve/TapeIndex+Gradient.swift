/// A number of which parts were added up, and the sum of their magnitudes.
private struct Sum {
  var value = 0.0
  var magnitude = 0.0

  mutating func add(_ part: Double) {
    value += part
    magnitude += part.magnitude
  }

  /// Whether only rounding is left.
  var isCancelled: Bool { value.magnitude <= Tolerance.cancellation * magnitude }
}

extension TapeIndex {
  /// Carries a variable back along the tape, to the constants of which it is made up; a row's shift
  /// has the factor of its constant.
  ///
  /// - Parameter lastStep: Variables of later steps are left out.
  /// - Complexity: O(entries that are met × log steps).
  func constants(of variable: Int, upTo lastStep: Int) -> [(row: Int, factor: Double)] {
    var byVariable: [Int: Sum] = [:]
    var byRow: [(row: Int, factor: Double)] = []
    var waiting = IndexHeap()
    func add(_ part: Double, to variable: Int) {
      guard let step = step(ofVariable: variable), step <= lastStep else { return }
      if byVariable[variable] == nil { waiting.push(step, variable) }
      byVariable[variable, default: Sum()].add(part)
    }
    add(1, to: variable)
    elimination.entries.withUnsafeBufferPointer { entries in
      while let (position, variable) = waiting.pop() {
        guard let sum = byVariable[variable], !sum.isCancelled else { continue }
        let step = elimination.steps[position]
        step.differentiate(
          sum.value, entries, constant: { byRow.append((step.row, $0)) },
          variable: { add($1, to: $0) })
      }
    }
    return hasTransfers ? givenConstants(of: byRow) : byRow
  }

  /// Carries a sum of reduced constants back to those that were given.
  ///
  /// - Complexity: O(transfers that are met × log).
  func givenConstants(of rows: [(row: Int, factor: Double)])
    -> [(row: Int, factor: Double)]
  {
    var factors: [Int: Sum] = [:]
    var waiting = IndexHeap()
    func add(_ part: Double, to row: Int) {
      // A row was put into others before they were taken out themselves.
      if factors[row] == nil { waiting.push(step(ofRow: row).map { -$0 } ?? .min, row) }
      factors[row, default: Sum()].add(part)
    }
    for (row, factor) in rows { add(factor, to: row) }
    var result: [(row: Int, factor: Double)] = []
    while let (_, row) = waiting.pop() {
      guard let sum = factors[row], !sum.isCancelled else { continue }
      result.append((row, sum.value))
      for transfer in transfers(to: row) { add(transfer.part(of: sum.value), to: transfer.source) }
    }
    return result
  }
}
