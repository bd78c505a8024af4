import SelfSizingCassowary

/// The rows of a program, written into the solver's flat buffers: a row is begun, gets its
/// expressions, and is ended, without any allocation.
struct RowBuffer: Sendable {
  private(set) var system: LinearSystem
  private(set) var origins: [RowOrigin] = []
  private(set) var baselineRows: [LayoutProgram.BaselineRow] = []
  /// The constants of declared rows without the declared numbers and baselines, so that a changed
  /// number gives the same bits as one declared so.
  private(set) var declaredRests: [Double] = []
  /// Each variable once.
  private var terms: [LinearTerm] = []
  private var constant = 0.0
  private var offsets: [LayoutExpression.BaselineOffset] = []
  private let measured: LayoutStart

  var count: Int { origins.count }

  init(variableCount: Int, capacity: Int, constraintCount: Int, measured: LayoutStart) {
    self.measured = measured
    system = LinearSystem(variableCount: variableCount)
    system.reserveCapacity(constraints: capacity, terms: 3 * capacity)
    origins.reserveCapacity(capacity)
    terms.reserveCapacity(8)
    declaredRests.reserveCapacity(constraintCount)
  }

  mutating func addRectangle() -> Int { system.addVariables(4) }

  func terms(ofRow row: Int) -> ArraySlice<LinearTerm> { system.terms(ofConstraintAt: row) }

  func constant(ofRow row: Int) -> Double { system.constant(ofConstraintAt: row) }

  mutating func add(_ expression: LayoutExpression, times factor: Double = 1) {
    if expression.first >= 0 { add(factor * expression.firstFactor, expression.first) }
    if expression.second >= 0 { add(factor * expression.secondFactor, expression.second) }
    constant += factor * expression.constant
    if expression.baseline >= 0 {
      offsets.append(
        LayoutExpression.BaselineOffset(
          coefficient: factor * expression.baselineFactor, element: expression.baseline,
          isFirst: expression.isFirstBaseline))
    }
  }

  private mutating func add(_ coefficient: Double, _ variable: Int) {
    for index in terms.indices where terms[index].variable.index == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(LinearTerm(coefficient, Variable(variable)))
  }

  /// Puts a declared number on the right side of the row, which is otherwise complete.
  mutating func endRest(_ declared: Double) {
    declaredRests.append(0 - constant)
    constant -= declared
  }

  mutating func end(_ relation: Relation, priority: Double, _ origin: RowOrigin) {
    if !offsets.isEmpty { endBaselines() }
    for term in terms { system.addTerm(term.coefficient, term.variable) }
    terms.removeAll(keepingCapacity: true)
    // Never -0.
    system.addConstraint(relation, 0 - constant, priority: priority)
    origins.append(origin)
    constant = 0
  }

  private mutating func endBaselines() {
    baselineRows.append(
      LayoutProgram.BaselineRow(row: count, constant: 0 - constant, offsets: offsets))
    for offset in offsets {
      let size = measured.size(ofElementAt: offset.element)
      constant +=
        offset.coefficient
        * (offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom)
    }
    offsets.removeAll(keepingCapacity: true)
  }
}
