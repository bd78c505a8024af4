/// A number as a sum of multiples of core variables and of rows' constants.
struct AffineForm {
  /// Core variables of a snapshot, with factors.
  var variables: [(variable: Int, factor: Double)] = []
  /// Rows of a snapshot, with factors; a row's shift has the factor of its constant.
  var rows: [(row: Int, factor: Double)] = []
}

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
  /// Carries a sum of variables back along the tape, to the core and the constants.
  ///
  /// - Parameter lastStep: Variables of later steps are left out.
  /// - Complexity: O(entries that are met × log steps).
  func form(of terms: [(variable: Int, factor: Double)], lastStep: Int = .max) -> AffineForm {
    var byVariable: [Int: Sum] = [:]
    var byRow: [Int: Sum] = [:]
    var waiting = IndexHeap()
    var result = AffineForm()
    var core: [Int] = []
    func add(_ part: Double, to variable: Int) {
      if byVariable[variable] == nil {
        if let step = step(ofVariable: variable) {
          if step > lastStep { return }
          waiting.push(step, variable)
        } else {
          core.append(variable)
        }
      }
      byVariable[variable, default: Sum()].add(part)
    }
    for term in terms { add(term.factor, to: term.variable) }
    var rows: [Int] = []
    elimination.entries.withUnsafeBufferPointer { entries in
      while let (position, variable) = waiting.pop() {
        guard let sum = byVariable[variable], !sum.isCancelled else { continue }
        let step = elimination.steps[position]
        rows.append(step.row)
        step.differentiate(
          sum.value, entries,
          constant: { byRow[step.row] = Sum(value: $0, magnitude: $0.magnitude) },
          variable: { add($1, to: $0) })
      }
    }
    for variable in core {
      if let sum = byVariable[variable], !sum.isCancelled {
        result.variables.append((variable, sum.value))
      }
    }
    result.rows = constants(of: rows, byRow)
    return result
  }

  /// The constants of which the reduced constant of a row is made up.
  func form(ofConstantOf row: Int) -> [(row: Int, factor: Double)] {
    constants(of: [row], [row: Sum(value: 1, magnitude: 1)])
  }

  /// Carries a sum of reduced constants back to those that were given.
  private func constants(
    of rows: [Int], _ factors: [Int: Sum]
  ) -> [(row: Int, factor: Double)] {
    if !hasTransfers { return rows.map { ($0, factors[$0]?.value ?? 0) } }
    var factors = factors
    var waiting = IndexHeap()
    // A row was put into others before they were taken out themselves.
    func wait(_ row: Int) { waiting.push(step(ofRow: row).map { -$0 } ?? .min, row) }
    for row in rows { wait(row) }
    var result: [(row: Int, factor: Double)] = []
    while let (_, row) = waiting.pop() {
      guard let sum = factors[row], !sum.isCancelled else { continue }
      result.append((row, sum.value))
      for transfer in transfers(to: row) {
        let other = transfer.source
        if factors[other] == nil { wait(other) }
        factors[other, default: Sum()].add(transfer.part(of: sum.value))
      }
    }
    return result
  }
}
