/// Constraints over numbered variables, in two flat buffers.
/// A ``LinearConstraint`` owns a list of terms, here all terms are in one. Each constraint is
/// written as its terms, one by one, and then its right side.
///
/// ```swift
/// var system = LinearSystem(variableCount: 2)
/// system.addTerm(1, bottom)
/// system.addTerm(-1, top)
/// system.addConstraint(.equal, 44)
/// ```
///
/// Adding is inlinable: a layout's compiler in another module adds hundreds of terms one by one.
public struct LinearSystem: Sendable {
  @usableFromInline struct Row: BitwiseCopyable, Sendable {
    @usableFromInline var start: Int
    @usableFromInline var end: Int
    @usableFromInline var constant: Double
    @usableFromInline var priority: Double
    @usableFromInline var relation: Relation

    @inlinable init(start: Int, end: Int, constant: Double, priority: Double, relation: Relation) {
      self.start = start
      self.end = end
      self.constant = constant
      self.priority = priority
      self.relation = relation
    }

    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
    var isRequired: Bool { priority == SolverLimits.requiredPriority }
  }

  /// The number of variables; their indices are 0..<variableCount.
  public private(set) var variableCount: Int
  @usableFromInline var rows: [Row] = []
  @usableFromInline var terms: [LinearTerm] = []
  @usableFromInline var start = 0

  /// Creates a system without constraints.
  public init(variableCount: Int) { self.variableCount = variableCount }

  /// Creates a system of constraints.
  public init(variableCount: Int, constraints: [LinearConstraint]) {
    self.init(variableCount: variableCount)
    var termCount = 0
    for index in constraints.indices { termCount += constraints[index].terms.count }
    reserveCapacity(constraints: constraints.count, terms: termCount)
    for constraint in constraints { append(constraint) }
  }

  /// The number of constraints; their positions are 0..<constraintCount.
  public var constraintCount: Int { rows.count }

  /// Adds variables after the present ones; returns the index of the first of them.
  /// - Precondition: The count is not negative.
  @discardableResult public mutating func addVariables(_ count: Int) -> Int {
    variableCount += count
    return variableCount - count
  }

  /// Makes room for constraints and terms, so that adding them allocates nothing.
  public mutating func reserveCapacity(constraints: Int, terms: Int) {
    rows.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  /// Adds a term to the left side of the next constraint; a repeated variable adds up.
  @inlinable public mutating func addTerm(_ coefficient: Double, _ variable: Variable) {
    terms.append(LinearTerm(coefficient, variable))
  }

  /// Adds a constraint with the terms added since the last one; a ``Program`` checks the numbers.
  @inlinable public mutating func addConstraint(
    _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) {
    rows.append(
      Row(
        start: start, end: terms.count, constant: constant, priority: priority, relation: relation))
    start = terms.count
  }

  /// Adds a constraint with its terms.
  public mutating func append(_ constraint: LinearConstraint) {
    terms.append(contentsOf: constraint.terms)
    addConstraint(constraint.relation, constraint.constant, priority: constraint.priority)
  }

  /// The terms of the constraint at a position in 0..<constraintCount, without a copy.
  /// - Precondition: The position is in 0..<constraintCount.
  public func terms(ofConstraintAt position: Int) -> ArraySlice<LinearTerm> {
    terms[rows[position].range]
  }

  /// The constant of the constraint at a position in 0..<constraintCount.
  /// - Precondition: The position is in 0..<constraintCount.
  public func constant(ofConstraintAt position: Int) -> Double { rows[position].constant }

  /// The relation of the constraint at a position in 0..<constraintCount.
  /// - Precondition: The position is in 0..<constraintCount.
  public func relation(ofConstraintAt position: Int) -> Relation { rows[position].relation }

  package func priority(ofConstraintAt position: Int) -> Double { rows[position].priority }

  /// The constraint at a position in 0..<constraintCount.
  /// - Precondition: The position is in 0..<constraintCount.
  public subscript(position: Int) -> LinearConstraint {
    let row = rows[position]
    return LinearConstraint(
      Array(terms[row.range]), row.relation, row.constant, priority: row.priority)
  }

  /// The same system with each variable at most once in a constraint, without terms that cancel.
  func merged() -> LinearSystem {
    var result = LinearSystem(variableCount: variableCount)
    result.reserveCapacity(constraints: rows.count, terms: terms.count)
    // Where each variable's sum is in the row, if its mark is the row's.
    var places = [(row: Int, place: Int)](repeating: (-1, 0), count: variableCount)
    var magnitudes: [Double] = []
    var sums: [LinearTerm] = []
    for (position, row) in rows.enumerated() {
      sums.removeAll(keepingCapacity: true)
      magnitudes.removeAll(keepingCapacity: true)
      for term in terms[row.range] {
        let variable = term.variable.index
        if places[variable].row != position {
          places[variable] = (position, sums.count)
          sums.append(LinearTerm(0, term.variable))
          magnitudes.append(0)
        }
        sums[places[variable].place].coefficient += term.coefficient
        magnitudes[places[variable].place] += term.coefficient.magnitude
      }
      for (sum, magnitude) in zip(sums, magnitudes)
      where sum.coefficient.magnitude > Tolerance.cancellation * magnitude {
        result.terms.append(sum)
      }
      result.addConstraint(row.relation, row.constant, priority: row.priority)
    }
    return result
  }
}
