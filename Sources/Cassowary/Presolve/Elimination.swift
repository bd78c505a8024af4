/// The record of presolve, to be replayed for any constants: a tape, or Gaussian elimination kept
/// as a product of steps, each of which takes one equality and one of its variables out. Forward,
/// it reduces constants: where a step changed another row, that row's constant lost a multiple of
/// the step's. Backward, it gives the variables that were taken out.
struct Elimination: Sendable {
  struct Step: BitwiseCopyable, Sendable {
    @Narrow var variable: Int
    @Narrow var row: Int
    var inverse: Double
    /// The row's entries at that time, the variable's own included.
    @Narrow var start: Int
    @Narrow var end: Int

    var entries: Range<Int> { Range(uncheckedBounds: (start, end)) }

    /// Computes the variable from the row's reduced constant and the other variables.
    @inline(__always) func value(
      constant: Double, _ entries: UnsafeBufferPointer<LinearTerm>, _ value: (Int) -> Double
    ) -> Double {
      var sum = constant
      for entry in self.entries {
        let term = entries[entry]
        if term.variable.index != variable { sum -= term.coefficient * value(term.variable.index) }
      }
      return sum * inverse
    }

    /// Carries a derivative with respect to the variable back to the row's reduced constant and
    /// other variables; a derivative of 1 gives the factors of the sum that the variable is.
    @inline(__always) func differentiate(
      _ derivative: Double, _ entries: UnsafeBufferPointer<LinearTerm>,
      constant: (Double) -> Void, variable: (Int, Double) -> Void
    ) {
      let factor = derivative * inverse
      constant(factor)
      for entry in self.entries {
        let term = entries[entry]
        if term.variable.index != self.variable {
          variable(term.variable.index, -factor * term.coefficient)
        }
      }
    }
  }

  struct Transfer: BitwiseCopyable, Sendable {
    @Narrow var target: Int
    @Narrow var source: Int
    var factor: Double

    /// The target's growth with the source; of a derivative, the source's growth with the target's.
    @inline(__always) func part(of number: Double) -> Double { -factor * number }
  }

  /// A required constraint that lost all variables.
  struct Check: BitwiseCopyable, Sendable {
    var row: Int
    var relation: Relation

    func holds(_ reduced: ReducedConstant) -> Bool {
      let isWithin = reduced.constant.magnitude <= Tolerance.violation(magnitude: reduced.magnitude)
      switch relation {
      case .lessThanOrEqual: return isWithin || reduced.constant >= 0
      case .equal: return isWithin
      case .greaterThanOrEqual: return isWithin || reduced.constant <= 0
      }
    }
  }

  struct ReducedConstant: BitwiseCopyable {
    var constant: Double
    /// The sum of the magnitudes that make up the constant.
    var magnitude: Double

    init(_ constant: Double) {
      self.constant = constant
      magnitude = constant.magnitude
    }
  }

  /// All lists are sorted by group; steps and transfers are in order.
  let steps: KeptList<Step>
  let transfers: KeptList<Transfer>
  /// Their reduced constants alone decide whether they hold; ascending within a group.
  let checks: KeptList<Check>
  /// One more than there are groups.
  let starts: KeptList<Groups.Start>
  /// Of the rows that were taken out; of all rows if none was ever changed.
  let entries: [LinearTerm]

  func steps(of group: Int) -> Slice<KeptList<Step>> {
    steps[starts[group].step..<starts[group + 1].step]
  }

  func transfers(of group: Int) -> Slice<KeptList<Transfer>> {
    transfers[starts[group].transfer..<starts[group + 1].transfer]
  }

  func checks(of group: Int) -> Slice<KeptList<Check>> {
    checks[starts[group].check..<starts[group + 1].check]
  }

  /// The sum that a step's variable is: the factor of its row's reduced constant, and variables.
  func expression(of step: Step) -> (constant: Double, variables: [LinearTerm]) {
    var result: (constant: Double, variables: [LinearTerm]) = (step.inverse, [])
    forEachVariable(of: step) { result.variables.append(LinearTerm($1, Variable($0))) }
    return result
  }

  /// The other variables of that sum, and their factors.
  @inline(__always) func forEachVariable(of step: Step, _ body: (Int, Double) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      step.differentiate(1, entries, constant: { _ in }, variable: body)
    }
  }

  /// By constraint, after ``reduce(_:group:)``.
  func checksHold(at constants: borrowing Scratch<ReducedConstant>, group: Int) -> Bool {
    for check in checks(of: group) where !check.holds(constants[check.row]) { return false }
    return true
  }

  /// Turns the constants of a group, by constraint, into those of the rows that are left.
  func reduce(_ constants: inout Scratch<ReducedConstant>, group: Int) {
    for transfer in transfers(of: group) {
      let source = constants[transfer.source]
      constants[transfer.target].constant += transfer.part(of: source.constant)
      constants[transfer.target].magnitude += transfer.part(of: source.magnitude).magnitude
    }
  }

  /// Computes the variables taken out from those left, and the reduced constants.
  func recover(
    _ values: inout [Double], from constants: borrowing Scratch<ReducedConstant>, group: Int
  ) {
    let steps = steps(of: group)
    values.withUnsafeMutableBufferPointer { values in
      entries.withUnsafeBufferPointer { entries in
        for step in steps.reversed() {
          values[step.variable] = step.value(
            constant: constants[step.row].constant, entries, { values[$0] })
        }
      }
    }
  }

  /// Carries derivatives back from variables and reduced constants to the variables that were left
  /// and to constants. The coefficients of a new row as `byVariable` become those after all
  /// substitutions, and `byConstant` grows by what the row's constant lost.
  func differentiate(
    _ byVariable: inout Scratch<Double>, _ byConstant: inout Scratch<Double>, group: Int
  ) {
    entries.withUnsafeBufferPointer { entries in
      for step in steps(of: group) where byVariable[step.variable] != 0 {
        step.differentiate(
          byVariable[step.variable], entries, constant: { byConstant[step.row] += $0 },
          variable: { byVariable[$0] += $1 })
        byVariable[step.variable] = 0
      }
    }
  }

  func differentiateTransfers(_ byConstant: inout Scratch<Double>, group: Int) {
    for transfer in transfers(of: group).reversed() where byConstant[transfer.target] != 0 {
      byConstant[transfer.source] += transfer.part(of: byConstant[transfer.target])
    }
  }
}
