/// Derivatives of what a basis computes, with respect to the constants as they were given.
struct RegionGradient: ~Copyable {
  private let presolved: Presolved
  private var group = 0
  private var basis: Basis?
  /// By variable, and by constraint; 0 between two questions.
  private var byVariable: Scratch<Double>
  private var byConstant: Scratch<Double>

  init(_ presolved: Presolved) {
    self.presolved = presolved
    byVariable = Scratch(repeating: 0, count: presolved.system.variableCount)
    byConstant = Scratch(repeating: 0, count: presolved.system.rows.count)
  }

  mutating func begin(_ group: Int, _ basis: Basis?) {
    self.group = group
    self.basis = basis
  }

  mutating func reasons(for variable: Int) -> [Reason] {
    var factors = SparseFactors()
    appendVariable(variable, to: &factors)
    return factors.reasons
  }

  mutating func reasons(forConstant constraint: Int, times factor: Double) -> [Reason] {
    var factors = SparseFactors()
    appendConstant(constraint, sign: factor, to: &factors)
    return factors.reasons
  }

  mutating func appendVariable(_ variable: Int, to factors: inout SparseFactors) {
    byVariable[variable] = 1
    presolved.elimination.differentiate(&byVariable, &byConstant, group: group)
    if let basis {
      // Adding a row uses `byVariable`, too.
      var factors: [(row: Int, factor: Double)] = []
      for (index, column) in basis.core.columns.enumerated()
      where byVariable[column.variable] != 0 {
        let row = basis.symbols[index].place
        if row >= 0 { factors.append((row, byVariable[column.variable])) }
        byVariable[column.variable] = 0
      }
      if basis.isFactored {
        for entry in basis.sum(ofRows: factors) {
          addBreakpoint(of: basis.nonbasic(entry.column), times: entry.coefficient, basis.core)
        }
      } else {
        for (row, factor) in factors { addRow(row, times: factor, of: basis) }
      }
    }
    byVariable[variable] = 0
    take(into: &factors)
  }

  mutating func appendConstant(_ constraint: Int, sign: Double, to factors: inout SparseFactors) {
    byConstant[constraint] = sign
    take(into: &factors)
  }

  mutating func appendDistance(inRow row: Int, sign: Double, to factors: inout SparseFactors) {
    guard let basis else { return }
    addRow(row, times: sign, of: basis)
    addBreakpoint(of: basis.basic(row), times: -sign, basis.core)
    take(into: &factors)
  }

  private mutating func addRow(_ row: Int, times factor: Double, of basis: Basis) {
    for entry in basis.entries(ofRow: row) where entry.coefficient != 0 {
      addBreakpoint(of: basis.nonbasic(entry.column), times: factor * entry.coefficient, basis.core)
    }
  }

  private mutating func addBreakpoint(of symbol: Int, times factor: Double, _ core: Core) {
    let index = symbol - core.columnCount
    if index < 0 { return }
    let row = core.rows[index]
    if index < core.constraintCount {
      byConstant[row.subject] += factor * row.scale
      return
    }
    // A follower's breakpoint is its value, turned round, where the core's variables are 0.
    byVariable[row.subject] -= factor * row.scale
    presolved.elimination.differentiate(&byVariable, &byConstant, group: group)
    for column in core.columns { byVariable[column.variable] = 0 }
  }

  /// Ends a row of factors, without what rounding left of cancellations.
  private mutating func take(into factors: inout SparseFactors) {
    presolved.elimination.differentiateTransfers(&byConstant, group: group)
    for constraint in presolved.groups.constraints(of: group) {
      let factor = byConstant[constraint]
      byConstant[constraint] = 0
      if factor.magnitude >= Tolerance.cancellation { factors.append(factor, at: constraint) }
    }
    factors.endRow()
  }
}

extension SparseFactors {
  fileprivate var reasons: [Reason] {
    entries.map { Reason(constraint: Int($0.position), factor: $0.factor) }
  }
}
