/// What presolve did to a system, to be replayed for any constants: a tape.
///
/// Each step takes one equality and one of its variables out of the system. The tape forward moves
/// constants: where a step put its variable's expression into another row, that row's constant lost a
/// multiple of the step's. The tape backward gives the variables that were taken out, from the values
/// of those that were left. This is Gaussian elimination kept as a product of its steps; only rows
/// that hold in every optimal solution are used for it.
struct Elimination: Sendable {
  /// A variable and the equality that gives it.
  struct Step: Sendable {
    /// The variable that was taken out.
    var variable: Int
    /// The constraint that was taken out.
    var row: Int
    /// 1 / the variable's coefficient.
    var inverse: Double
    /// The row's entries at that time, the variable's own included.
    var entries: Range<Int>
  }

  /// A constant that moves with another: `constants[target] -= factor * constants[source]`.
  struct Transfer: Sendable {
    var target: Int
    var source: Int
    var factor: Double
  }

  /// The steps of each group, in order.
  var steps: [[Step]] = []
  /// The transfers of each group, in order.
  var transfers: [[Transfer]] = []
  /// The entries of all rows, those that were replaced included.
  var rows = SparseRows()
  /// Whether each constraint was taken out: it holds in every optimal solution.
  var isEliminated: [Bool] = []

  /// Moves the constants of a group, by constraint, to those of the rows that are left.
  ///
  /// - Complexity: O(transfers).
  func transfer(_ constants: inout [Double], group: Int) {
    for transfer in transfers[group] {
      constants[transfer.target] -= transfer.factor * constants[transfer.source]
    }
  }

  /// The same for the sums of the magnitudes of which each constant is made.
  func transferMagnitudes(_ magnitudes: inout [Double], group: Int) {
    for transfer in transfers[group] {
      magnitudes[transfer.target] += transfer.factor.magnitude * magnitudes[transfer.source]
    }
  }

  /// Computes a group's variables that were taken out.
  ///
  /// - Parameters:
  ///   - values: By variable; those that were left have their values.
  ///   - constants: By constraint, after ``transfer(_:group:)``.
  /// - Complexity: O(entries of the steps).
  func recover(_ values: inout [Double], from constants: [Double], group: Int) {
    let steps = steps[group]
    values.withUnsafeMutableBufferPointer { values in
      rows.columns.withUnsafeBufferPointer { columns in
        rows.coefficients.withUnsafeBufferPointer { coefficients in
          for index in steps.indices.reversed() {
            let step = steps[index]
            // The variable's own entry then adds nothing.
            values[step.variable] = 0
            var sum = constants[step.row]
            for entry in step.entries {
              sum -= coefficients[entry] * values[columns[entry]]
            }
            values[step.variable] = sum * step.inverse
          }
        }
      }
    }
  }

  /// Carries derivatives of some number back from variables and moved constants to constants.
  ///
  /// - Parameters:
  ///   - byVariable: The derivative with respect to each variable; afterwards those of the variables
  ///     that were left.
  ///   - byConstant: The derivative with respect to each moved constant; grows.
  func differentiate(
    _ byVariable: inout [Double], _ byConstant: inout [Double], group: Int
  ) {
    for step in steps[group] where byVariable[step.variable] != 0 {
      let factor = byVariable[step.variable] * step.inverse
      byConstant[step.row] += factor
      for entry in step.entries {
        byVariable[rows.columns[entry]] -= factor * rows.coefficients[entry]
      }
      byVariable[step.variable] = 0
    }
  }

  /// Carries derivatives back from moved constants to the constants as they were given.
  func differentiateTransfers(_ byConstant: inout [Double], group: Int) {
    for transfer in transfers[group].reversed() where byConstant[transfer.target] != 0 {
      byConstant[transfer.source] -= transfer.factor * byConstant[transfer.target]
    }
  }
}
