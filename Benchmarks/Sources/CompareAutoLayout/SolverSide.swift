import SelfSizingAutoLayout
import SelfSizingCassowary
import SelfSizingGeometry

/// The rows of a compiled layout in a `Solver`, which follows edits: what a live layout could rest
/// on instead of programs. For comparison only.
struct SolverSide {
  private let rows: [LayoutRow]
  private let constraints: [LinearConstraint]
  private let variableCount: Int
  private let solver = Solver()
  private var ids: [ConstraintID] = []

  /// Takes the rows of a program, with the sizes of the first pass.
  init(_ program: LayoutProgram, _ sizing: Contents, width: Double) {
    rows = program.rows
    variableCount = program.variableCount
    constraints = rows.map { row in
      var constant = row.name == "fitting target width" ? width : row.constant
      if let element = row.measuredElement {
        let size = sizing.intrinsicContentSize(ofElementAt: element, preferredMaxLayoutWidth: nil)
        constant = row.name.contains("width") ? size.width : size.height
      }
      return LinearConstraint(
        row.terms.map { LinearTerm($0.coefficient, Variable($0.variable)) },
        Relation(row.relation), constant, priority: row.priority.rawValue)
    }
  }

  /// Adds all rows at once, widths and heights as large as they can be; returns the root's height.
  mutating func fill() throws -> Double {
    let (constraints, variableCount) = (constraints, variableCount)
    ids = try solver.update { edits throws(SolverError) in
      for _ in 0..<variableCount { _ = edits.addVariable() }
      var ids: [ConstraintID] = []
      for constraint in constraints { ids.append(try edits.add(constraint)) }
      try edits.setTieBreak(
        (0..<variableCount).filter { $0 % 4 >= 2 }.map { TieBreak(Variable($0), .maximize) })
      return ids
    }
    return try height()
  }

  /// Takes a row out and puts it back; returns the sum of the root's heights.
  mutating func swap(_ name: String) throws -> Double {
    guard let row = rows.firstIndex(where: { $0.name.hasPrefix(name) }) else { return 0 }
    try solver.remove(ids[row])
    let without = try height()
    ids[row] = try solver.add(constraints[row])
    return try without + height()
  }

  /// Reads every variable, as frames need them all.
  private func height() throws -> Double {
    let values = try (0..<variableCount).map { try solver.value(of: Variable($0)) }
    return values[3]
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
