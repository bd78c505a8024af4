/// What presolve did to a system, to be replayed for any constants: a tape.
///
/// Each step takes one equality and one of its variables out of the system. The tape forward moves
/// constants: where a step put its variable's expression into another row, that row's constant lost a
/// multiple of the step's. The tape backward gives the variables that were taken out, from the values
/// of those that were left. This is Gaussian elimination kept as a product of its steps; only rows
/// that hold in every optimal solution are used for it.
struct Elimination: Sendable {
  /// A variable and the equality that gives it.
  struct Step: BitwiseCopyable, Sendable {
    /// The variable that was taken out.
    var variable: Int
    /// The constraint that was taken out.
    var row: Int
    /// 1 / the variable's coefficient.
    var inverse: Double
    /// Where the row's entries at that time start and end, the variable's own included.
    var start: Int
    var end: Int

    /// The positions of the row's entries.
    var entries: Range<Int> { Range(uncheckedBounds: (start, end)) }
  }

  /// A constant that moves with another: `constants[target] -= factor * constants[source]`.
  struct Transfer: BitwiseCopyable, Sendable {
    var target: Int
    var source: Int
    var factor: Double
  }

  /// A required constraint that lost all variables.
  struct Check: BitwiseCopyable, Sendable {
    var row: Int
    var relation: Relation

    /// Whether 0, the sum of no terms, relates to the moved constant as it has to.
    func holds(_ moved: Moved) -> Bool {
      let isWithin = moved.constant.magnitude <= Tolerance.violation(magnitude: moved.magnitude)
      switch relation {
      case .lessThanOrEqual: return isWithin || moved.constant >= 0
      case .equal: return isWithin
      case .greaterThanOrEqual: return isWithin || moved.constant <= 0
      }
    }
  }

  /// A constant after the transfers.
  struct Moved: BitwiseCopyable {
    var constant: Double
    /// The sum of the magnitudes of which the constant is made.
    var magnitude: Double

    /// A constant before the transfers.
    init(_ constant: Double) {
      self.constant = constant
      magnitude = constant.magnitude
    }
  }

  /// Where a group starts among steps, transfers and checks.
  struct Start: BitwiseCopyable, Sendable {
    var step = 0
    var transfer = 0
    var check = 0
  }

  /// The steps, group after group, in order.
  let steps: [Step]
  /// The transfers, group after group, in order.
  let transfers: [Transfer]
  /// The required constraints that lost all variables, group after group, ascending: their moved
  /// constants alone decide whether they hold.
  let checks: [Check]
  /// Where each group starts; one more than there are groups.
  let starts: [Start]
  /// The entries of the rows that were taken out, and of others.
  let entries: [LinearTerm]

  /// The steps of a group.
  func steps(of group: Int) -> ArraySlice<Step> {
    steps[starts[group].step..<starts[group + 1].step]
  }

  /// The transfers of a group.
  func transfers(of group: Int) -> ArraySlice<Transfer> {
    transfers[starts[group].transfer..<starts[group + 1].transfer]
  }

  /// The checks of a group.
  func checks(of group: Int) -> ArraySlice<Check> {
    checks[starts[group].check..<starts[group + 1].check]
  }

  /// Whether the checks of a group hold.
  ///
  /// - Parameter constants: By constraint, after ``transfer(_:group:)``.
  func checksHold(at constants: borrowing Scratch<Moved>, group: Int) -> Bool {
    for check in checks(of: group) where !check.holds(constants[check.row]) { return false }
    return true
  }

  /// Moves the constants of a group, by constraint, to those of the rows that are left.
  ///
  /// - Complexity: O(transfers).
  func transfer(_ constants: borrowing Scratch<Moved>, group: Int) {
    for transfer in transfers(of: group) {
      let source = constants[transfer.source]
      constants[transfer.target].constant -= transfer.factor * source.constant
      constants[transfer.target].magnitude += transfer.factor.magnitude * source.magnitude
    }
  }

  /// Computes a group's variables that were taken out.
  ///
  /// - Parameters:
  ///   - values: By variable; those that were left have their values.
  ///   - constants: By constraint, after ``transfer(_:group:)``.
  /// - Complexity: O(entries of the steps).
  func recover(_ values: inout [Double], from constants: borrowing Scratch<Moved>, group: Int) {
    let steps = steps(of: group)
    values.withUnsafeMutableBufferPointer { values in
      entries.withUnsafeBufferPointer { entries in
        for step in steps.reversed() {
          // The variable's own entry then adds nothing.
          values[step.variable] = 0
          var sum = constants[step.row].constant
          for entry in step.entries {
            sum -= entries[entry].coefficient * values[entries[entry].variable.index]
          }
          values[step.variable] = sum * step.inverse
        }
      }
    }
  }

  /// Carries derivatives of some number back from variables and moved constants to constants.
  ///
  /// With the coefficients of a new row as `byVariable`, this puts the row through the tape: what is left
  /// there are its coefficients after all substitutions, and `byConstant` tells what its constant
  /// lost.
  ///
  /// - Parameters:
  ///   - byVariable: The derivative with respect to each variable; afterwards those of the variables
  ///     that were left.
  ///   - byConstant: The derivative with respect to each moved constant; grows.
  func differentiate(
    _ byVariable: borrowing Scratch<Double>, _ byConstant: borrowing Scratch<Double>, group: Int
  ) {
    for step in steps(of: group) where byVariable[step.variable] != 0 {
      let factor = byVariable[step.variable] * step.inverse
      byConstant[step.row] += factor
      for entry in step.entries {
        byVariable[entries[entry].variable.index] -= factor * entries[entry].coefficient
      }
      byVariable[step.variable] = 0
    }
  }

  /// Carries derivatives back from moved constants to the constants as they were given.
  func differentiateTransfers(_ byConstant: borrowing Scratch<Double>, group: Int) {
    for transfer in transfers(of: group).reversed() where byConstant[transfer.target] != 0 {
      byConstant[transfer.source] -= transfer.factor * byConstant[transfer.target]
    }
  }
}
