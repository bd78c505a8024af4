import SelfSizingCassowary

/// The rows of a program, in two flat buffers: writing a row allocates nothing.
///
/// A row is begun, gets its expressions, and is ended.
struct RowBuffer: Sendable {
  /// A row without its terms.
  struct Row: Sendable {
    /// Where the row's terms end; they start where those of the row before end.
    var end: Int
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  private(set) var rows: [Row] = []
  private(set) var origins: [RowOrigin] = []
  private(set) var baselineRows: [LayoutProgram.BaselineRow] = []
  /// The terms of all rows, and behind them those of the row that is being written.
  private var terms: [LinearTerm] = []

  /// Where the terms of the row that is being written start.
  private var start = 0
  private var constant = 0.0
  private var offsets: [LayoutExpression.BaselineOffset] = []
  private let measured: LayoutStart

  /// The index of the row that is written next.
  var count: Int { rows.count }

  init(capacity: Int, measured: LayoutStart) {
    self.measured = measured
    rows.reserveCapacity(capacity)
    origins.reserveCapacity(capacity)
    terms.reserveCapacity(3 * capacity)
  }

  /// The terms of a row.
  func terms(ofRow row: Int) -> ArraySlice<LinearTerm> {
    terms[(row == 0 ? 0 : rows[row - 1].end)..<rows[row].end]
  }

  /// The rows as the solver takes them, and some more behind them.
  func constraints(and extra: [LinearConstraint]) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    constraints.reserveCapacity(rows.count + extra.count)
    for index in rows.indices {
      let row = rows[index]
      constraints.append(
        LinearConstraint(
          Array(terms(ofRow: index)), row.relation, row.constant, priority: row.priority))
    }
    return constraints + extra
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
    var index = start
    while index < terms.count {
      if terms[index].variable.index == variable {
        terms[index].coefficient += coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
        return
      }
      index += 1
    }
    terms.append(LinearTerm(coefficient, Variable(variable)))
  }

  /// Ends the present row: what was added, compared to zero.
  mutating func end(_ relation: Relation, priority: Double, _ origin: RowOrigin) {
    if !offsets.isEmpty { endBaselines() }
    // 0 minus the constant is never -0.
    rows.append(
      Row(end: terms.count, relation: relation, constant: 0 - constant, priority: priority))
    origins.append(origin)
    start = terms.count
    constant = 0
  }

  /// Notes the baselines of the present row, and adds what is measured of them so far.
  private mutating func endBaselines() {
    baselineRows.append(
      LayoutProgram.BaselineRow(row: rows.count, constant: 0 - constant, offsets: offsets))
    for offset in offsets {
      let size = measured.size(ofElementAt: offset.element)
      constant +=
        offset.coefficient
        * (offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom)
    }
    offsets.removeAll(keepingCapacity: true)
  }
}
