/// The matrix of the nonbasic symbols' rows over a core's columns, as triangular factors, for cores
/// whose tableau would fill up.
///
/// Each position has one row: the left side that rests at its breakpoint there, or a variable. A
/// column of the tableau is a solution with the matrix (``solve()``), a row one with its transpose
/// (``solveTransposed()``). A pivot replaces one row (the product form of the inverse).
/// - Source: Suhl, Suhl, Computing Sparse LU Factorizations for Large-Scale Linear Programming
///   Bases, ORSA Journal on Computing 2, 1990; Dantzig, Orchard-Hays, The Product Form for the
///   Inverse in the Simplex Method, Mathematical Tables and Other Aids to Computation 8, 1954.
struct BasisFactors: ~Copyable {
  /// A replaced row: the new one as a sum of those before.
  struct Replacement: BitwiseCopyable {
    @Narrow var step: Int
    var pivot: Double
    /// The other parts.
    @Narrow var start: Int
    @Narrow var end: Int
    /// The bits of the step and of the parts' steps.
    var steps: UInt64
  }

  private var stepOfPosition: Scratch<Int>
  private var positions: Scratch<Int>
  private var stepOfColumn: Scratch<Int>
  private var columns: Scratch<Int>
  private var inverses: Scratch<Double>
  private let ones: Scratch<Double>
  private var lower = SparseTriangle()
  private var lowerTransposed = SparseTriangle()
  private var upper = SparseTriangle()
  private var upperTransposed = SparseTriangle()
  private var replacements = ScratchList<Replacement>(capacity: 0)
  private var parts = ScratchList<SparseColumns.Entry>(capacity: 0)
  private var reach: SparseTriangle.Reach
  private var densities = (lower: 0.0, upper: 0.0, upperTransposed: 0.0, lowerTransposed: 0.0)
  /// By step.
  private var variables: SparseVector
  private var row: SparseVector
  var isCurrent = false
  /// Whether a pivot has shown that rounding has added up.
  private var isImprecise = false

  @inline(__always) init(count: Int) {
    stepOfPosition = Scratch(repeating: 0, count: count)
    positions = Scratch(repeating: 0, count: count)
    stepOfColumn = Scratch(repeating: 0, count: count)
    columns = Scratch(repeating: 0, count: count)
    inverses = Scratch(repeating: 1, count: count)
    ones = Scratch(repeating: 1, count: count)
    reach = SparseTriangle.Reach(count: count)
    variables = SparseVector(count: count)
    row = SparseVector(count: count)
  }

  var count: Int { ones.count }
  /// Of both triangles, their diagonal counted once.
  var entryCount: Int { count + lower.entryCount + upper.entryCount }
  /// So many rows are replaced before the matrix is factored again.
  private static var replacementLimit: Int { 100 }
  /// So many parts cost less than to factor even a small matrix again.
  private static var partLimit: Int { 1_000 }

  var isWorn: Bool {
    isImprecise || replacements.count >= Self.replacementLimit
      || parts.count > max(Self.partLimit, 2 * count + 2 * lower.entryCount + upper.entryCount)
  }

  mutating func removeAll() {
    isCurrent = false
    lower = SparseTriangle()
    lowerTransposed = SparseTriangle()
    upper = SparseTriangle()
    upperTransposed = SparseTriangle()
    replacements = ScratchList(capacity: 32)
    parts = ScratchList(capacity: 256)
  }

  mutating func take(_ elimination: consuming BasisElimination) {
    for step in 0..<count {
      positions[step] = elimination.pivots[step].position
      columns[step] = elimination.pivots[step].column
      inverses[step] = 1 / elimination.pivots[step].value
      stepOfPosition[positions[step]] = step
      stepOfColumn[columns[step]] = step
    }
    upperTransposed = elimination.upper.triangle(stepOfColumn)
    upper = SparseTriangle(transposing: upperTransposed)
    lower = elimination.lower.triangle(stepOfPosition)
    lowerTransposed = SparseTriangle(transposing: lower)
    isCurrent = true
    isImprecise = false
  }

  mutating func beginColumn() { variables.removeAll() }

  @inline(__always) mutating func add(_ number: Double, atPosition position: Int) {
    variables.add(number, at: stepOfPosition[position])
  }

  /// Computes the variables at which the rows have the values of the right side.
  mutating func solve() {
    let (values, parts) = (variables.borrowed, parts.borrowed)
    // Most right sides are 0 at most steps: one look at all bits passes over most replacements.
    var reached: UInt64 = 0
    for place in 0..<variables.indices.count { reached |= Self.bit(of: variables.indices[place]) }
    for index in (0..<replacements.count).reversed() {
      let replacement = replacements[index]
      if replacement.steps & reached == 0 { continue }
      var sum = values[replacement.step]
      var magnitude = sum.magnitude
      // Most terms are 0, which is quicker to add than to look for.
      for place in replacement.start..<replacement.end {
        let term = parts[place].coefficient * values[parts[place].target]
        sum -= term
        magnitude += term.magnitude
      }
      if magnitude == 0 { continue }
      let isCancelled = sum.magnitude <= Tolerance.pivotCancellation * magnitude
      variables.set(replacement.step, to: isCancelled ? 0 : sum / replacement.pivot)
      reached |= Self.bit(of: replacement.step)
    }
    lower.solve(&variables, inverses: ones, &reach, density: &densities.lower)
    upper.solve(&variables, inverses: inverses, &reach, density: &densities.upper)
  }

  /// A step shares its bit with each 64th one.
  @inline(__always)
  private static func bit(of step: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: step & 63) }

  var variableCount: Int { variables.indices.count }

  @inline(__always) func variable(_ index: Int) -> (column: Int, value: Double) {
    let step = variables.indices[index]
    return (columns[step], variables[step])
  }

  mutating func beginRow() { row.removeAll() }

  @inline(__always) mutating func add(_ number: Double, atColumn column: Int) {
    row.add(number, at: stepOfColumn[column])
  }

  /// Computes how the sum of variables on the right side is made of the positions' rows.
  mutating func solveTransposed() {
    upperTransposed.solve(&row, inverses: inverses, &reach, density: &densities.upperTransposed)
    lowerTransposed.solve(&row, inverses: ones, &reach, density: &densities.lowerTransposed)
    for index in 0..<replacements.count {
      let replacement = replacements[index]
      let number = row[replacement.step]
      if number == 0 { continue }
      let share = number / replacement.pivot
      row.set(replacement.step, to: share)
      for place in replacement.start..<replacement.end {
        row.add(-parts[place].coefficient * share, at: parts[place].target)
      }
    }
  }

  var partCount: Int { row.indices.count }

  @inline(__always) func part(_ index: Int) -> (position: Int, value: Double) {
    let step = row.indices[index]
    return (positions[step], row[step])
  }

  func value(atPosition position: Int) -> Double { row[stepOfPosition[position]] }

  /// Replaces a row by the sum that ``solveTransposed()`` found last; its column gives `expected`.
  mutating func replace(_ position: Int, expected: Double) {
    let step = stepOfPosition[position]
    let pivot = row[step]
    let difference = (pivot - expected).magnitude
    if difference > Tolerance.pivotDifference * (1 + expected.magnitude) { isImprecise = true }
    let start = parts.count
    var steps = Self.bit(of: step)
    for index in 0..<row.indices.count {
      let other = row.indices[index]
      if other == step || row[other] == 0 { continue }
      steps |= Self.bit(of: other)
      parts.append(SparseColumns.Entry(target: other, coefficient: row[other]))
    }
    if pivot == 0 {
      isImprecise = true
    }
    replacements.append(
      Replacement(
        step: step, pivot: pivot == 0 ? 1 : pivot, start: start, end: parts.count, steps: steps))
  }
}
