/// The record of presolve, to be replayed for any constants: a tape.
///
/// Each step takes one equality and one of its variables out of the system. The tape forward
/// reduces constants: where a step put its variable's expression into another row, that row's
/// constant lost a multiple of the step's. The tape backward gives the variables that were taken
/// out, from the values of those that were left. This is Gaussian elimination kept as a product of
/// its steps; only rows that hold in every optimal solution are used for it.
///
/// What a step and a transfer mean is said here and nowhere else: ``Step/value(constant:_:_:)``,
/// ``Step/differentiate(_:_:constant:variable:)`` and ``Transfer/part(of:)``. This type replays
/// whole groups with them, one end to the other.
struct Elimination: Sendable {
  /// A variable and the equality that gives it.
  struct Step: BitwiseCopyable, Sendable {
    /// The variable that was taken out.
    @Narrow var variable: Int
    /// The constraint that was taken out.
    @Narrow var row: Int
    /// 1 / the variable's coefficient.
    var inverse: Double
    /// Where the row's entries at that time start and end, the variable's own included.
    @Narrow var start: Int
    @Narrow var end: Int

    /// The positions of the row's entries.
    var entries: Range<Int> { Range(uncheckedBounds: (start, end)) }

    /// Computes the variable.
    ///
    /// - Parameters:
    ///   - constant: The reduced constant of the row.
    ///   - entries: Those of the elimination.
    ///   - value: Gives the other variables of the row.
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

    /// Carries a derivative with respect to the variable back to what gives it; with a derivative
    /// of 1, these are the factors of the sum that the variable is.
    ///
    /// - Parameters:
    ///   - entries: Those of the elimination.
    ///   - constant: Takes the derivative with respect to the row's reduced constant.
    ///   - variable: Takes another variable of the row, and the derivative with respect to it.
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

  /// A constant that changes with another one.
  struct Transfer: BitwiseCopyable, Sendable {
    @Narrow var target: Int
    @Narrow var source: Int
    /// How often the source's row was subtracted from the target's.
    var factor: Double

    /// The target's growth with the source; and, of a derivative with respect to the target, the
    /// growth of that with respect to the source.
    @inline(__always) func part(of number: Double) -> Double { -factor * number }
  }

  /// A required constraint that lost all variables.
  struct Check: BitwiseCopyable, Sendable {
    var row: Int
    var relation: Relation

    /// Whether 0, the sum of no terms, relates to the reduced constant as it has to.
    func holds(_ reduced: ReducedConstant) -> Bool {
      let isWithin = reduced.constant.magnitude <= Tolerance.violation(magnitude: reduced.magnitude)
      switch relation {
      case .lessThanOrEqual: return isWithin || reduced.constant >= 0
      case .equal: return isWithin
      case .greaterThanOrEqual: return isWithin || reduced.constant <= 0
      }
    }
  }

  /// A constant after the transfers.
  struct ReducedConstant: BitwiseCopyable {
    var constant: Double
    /// The sum of the magnitudes of which the constant is made.
    var magnitude: Double

    /// A constant before the transfers.
    init(_ constant: Double) {
      self.constant = constant
      magnitude = constant.magnitude
    }
  }

  /// The steps, group after group, in order.
  let steps: KeptList<Step>
  /// The transfers, group after group, in order.
  let transfers: KeptList<Transfer>
  /// The required constraints that lost all variables, group after group, ascending: their reduced
  /// constants alone decide whether they hold.
  let checks: KeptList<Check>
  /// Where each group starts; one more than there are groups.
  let starts: KeptList<Groups.Start>
  /// The entries of the rows that were taken out; of all rows if none was ever changed.
  let entries: [LinearTerm]

  /// The steps of a group.
  func steps(of group: Int) -> Slice<KeptList<Step>> {
    steps[starts[group].step..<starts[group + 1].step]
  }

  /// The transfers of a group.
  func transfers(of group: Int) -> Slice<KeptList<Transfer>> {
    transfers[starts[group].transfer..<starts[group + 1].transfer]
  }

  /// The checks of a group.
  func checks(of group: Int) -> Slice<KeptList<Check>> {
    checks[starts[group].check..<starts[group + 1].check]
  }

  /// The sum that a step's variable is: the factor of its row's reduced constant, and the other
  /// variables.
  func expression(of step: Step) -> (constant: Double, variables: [LinearTerm]) {
    var result: (constant: Double, variables: [LinearTerm]) = (step.inverse, [])
    forEachVariable(of: step) { result.variables.append(LinearTerm($1, Variable($0))) }
    return result
  }

  /// Gives the other variables of the sum that a step's variable is, and their factors.
  @inline(__always) func forEachVariable(of step: Step, _ body: (Int, Double) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      step.differentiate(1, entries, constant: { _ in }, variable: body)
    }
  }

  // MARK: Whole groups

  /// Whether the checks of a group hold.
  ///
  /// - Parameter constants: By constraint, after ``reduce(_:group:)``.
  func checksHold(at constants: borrowing Scratch<ReducedConstant>, group: Int) -> Bool {
    for check in checks(of: group) where !check.holds(constants[check.row]) { return false }
    return true
  }

  /// Turns the constants of a group, by constraint, into those of the rows that are left.
  ///
  /// - Complexity: O(transfers).
  func reduce(_ constants: inout Scratch<ReducedConstant>, group: Int) {
    for transfer in transfers(of: group) {
      let source = constants[transfer.source]
      constants[transfer.target].constant += transfer.part(of: source.constant)
      constants[transfer.target].magnitude += transfer.part(of: source.magnitude).magnitude
    }
  }

  /// Computes a group's variables that were taken out.
  ///
  /// - Parameters:
  ///   - values: By variable; those that were left have their values.
  ///   - constants: By constraint, after ``reduce(_:group:)``.
  /// - Complexity: O(entries of the steps).
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

  /// Carries derivatives of some number back from variables and reduced constants to constants.
  ///
  /// With the coefficients of a new row as `byVariable`, this puts the row through the tape: what
  /// is left there are its coefficients after all substitutions, and `byConstant` says what its
  /// constant lost.
  ///
  /// - Parameters:
  ///   - byVariable: The derivative with respect to each variable; afterwards those of the
  ///     variables that were left.
  ///   - byConstant: The derivative with respect to each reduced constant; grows.
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

  /// Carries derivatives back from reduced constants to the constants as they were given.
  func differentiateTransfers(_ byConstant: inout Scratch<Double>, group: Int) {
    for transfer in transfers(of: group).reversed() where byConstant[transfer.target] != 0 {
      byConstant[transfer.source] += transfer.part(of: byConstant[transfer.target])
    }
  }
}
