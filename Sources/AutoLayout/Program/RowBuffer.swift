import SelfSizingCassowary

/// The rows of a program while they are written, one after the other.
///
/// A row is begun, gets its expressions, and is ended. Its terms lie in one buffer until then, so that
/// writing costs one allocation for each row, its own list of terms.
struct RowBuffer {
  private(set) var rows: [LinearConstraint] = []
  private(set) var origins: [RowOrigin] = []
  private(set) var baselineRows: [LayoutProgram.BaselineRow] = []

  /// The terms of the row that is being written.
  private var terms: [LinearTerm] = []
  private var constant = 0.0
  private var offsets: [LayoutExpression.BaselineOffset] = []
  private let start: LayoutStart

  /// The index of the row that is written next.
  var count: Int { rows.count }

  init(capacity: Int, start: LayoutStart) {
    self.start = start
    rows.reserveCapacity(capacity)
    origins.reserveCapacity(capacity)
    terms.reserveCapacity(8)
  }

  /// Adds an expression to the left side of the present row.
  mutating func add(_ expression: LayoutExpression) {
    if expression.first >= 0 { add(expression.firstFactor, expression.first) }
    if expression.second >= 0 { add(expression.secondFactor, expression.second) }
    constant += expression.constant
    if expression.baseline >= 0 {
      offsets.append(
        LayoutExpression.BaselineOffset(
          coefficient: expression.baselineFactor, element: expression.baseline,
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

  /// Ends the present row: what was added, compared to zero.
  mutating func end(_ relation: Relation, priority: Double, _ origin: RowOrigin) {
    if !offsets.isEmpty {
      baselineRows.append(
        LayoutProgram.BaselineRow(row: rows.count, constant: 0 - constant, offsets: offsets))
      for offset in offsets {
        constant += offset.coefficient * start.baseline(offset)
      }
      offsets.removeAll(keepingCapacity: true)
    }
    // Adding 0 turns a constant of -0 into 0.
    rows.append(LinearConstraint(Array(terms), relation, 0 - constant, priority: priority))
    origins.append(origin)
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}

extension LayoutStart {
  fileprivate func baseline(_ offset: LayoutExpression.BaselineOffset) -> Double {
    let size = size(ofElementAt: offset.element)
    return offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom
  }
}
