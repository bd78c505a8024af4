/// A number as a sum of multiples of core variables and of rows' constants.
struct AffineForm {
  /// Core variables of a base, with factors.
  var variables: [(variable: Int, factor: Double)] = []
  /// Rows of a base, with factors; a row's shift has the factor of its constant.
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

extension Base {
  /// Carries a sum of variables back along the tape, to the core and the constants.
  ///
  /// - Parameter lastStep: Variables of later steps are left out.
  /// - Complexity: O(entries that are met × log steps).
  func form(of terms: [(variable: Int, factor: Double)], lastStep: Int = .max) -> AffineForm {
    let tape = tape
    var byVariable: [Int: Sum] = [:]
    var byRow: [Int: Sum] = [:]
    var waiting = IndexHeap()
    var result = AffineForm()
    var core: [Int] = []
    func add(_ part: Double, to variable: Int) {
      if byVariable[variable] == nil {
        let step = Int(tape.stepOfVariable[variable])
        if step < 0 { core.append(variable) } else if step > lastStep { return }
        if step >= 0 { waiting.push(step, variable) }
      }
      byVariable[variable, default: Sum()].add(part)
    }
    for term in terms { add(term.factor, to: term.variable) }
    var rows: [Int] = []
    while let (step, variable) = waiting.pop() {
      guard let sum = byVariable[variable], !sum.isCancelled else { continue }
      let factor = sum.value * tape.inverses[step]
      let row = Int(tape.rows[step])
      rows.append(row)
      byRow[row] = Sum(value: factor, magnitude: factor.magnitude)
      for term in tape.terms(ofStep: step) { add(-factor * term.factor, to: Int(term.index)) }
    }
    for variable in core {
      if let sum = byVariable[variable], !sum.isCancelled {
        result.variables.append((variable, sum.value))
      }
    }
    result.rows = constants(behind: rows, byRow)
    return result
  }

  /// The constants of which the constant of a row that presolve left is made up.
  func form(ofConstantOf row: Int) -> [(row: Int, factor: Double)] {
    constants(behind: [row], [row: Sum(value: 1, magnitude: 1)])
  }

  /// Carries a sum of moved constants back to those that were given.
  private func constants(
    behind rows: [Int], _ factors: [Int: Sum]
  ) -> [(row: Int, factor: Double)] {
    let tape = tape
    if !tape.hasTransfers { return rows.map { ($0, factors[$0]?.value ?? 0) } }
    var factors = factors
    var waiting = IndexHeap()
    // A row was put into others before they were taken out themselves.
    func wait(_ row: Int) {
      let step = tape.stepOfRow[row]
      waiting.push(step < 0 ? Int.min : -Int(step), row)
    }
    for row in rows { wait(row) }
    var result: [(row: Int, factor: Double)] = []
    while let (_, row) = waiting.pop() {
      guard let sum = factors[row], !sum.isCancelled else { continue }
      result.append((row, sum.value))
      for source in tape.sources(of: row) {
        let other = Int(source.index)
        if factors[other] == nil { wait(other) }
        factors[other, default: Sum()].add(-source.factor * sum.value)
      }
    }
    return result
  }
}
