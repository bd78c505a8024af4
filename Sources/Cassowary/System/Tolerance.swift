/// The solver's tolerances, all in one place.
///
/// Rows are scaled by a power of two so that their greatest coefficient is in 1..<2; a value's
/// unit is therefore about one point.
enum Tolerance {
  /// A sum of two numbers that cancels to less than this part of the greater one is 0: it is what
  /// rounding left of an exact cancellation. 2^-40 is 4,000 units in the last place.
  static let cancellation = 0x1p-40
  /// The same for an entry of the tableau, where several pivots may cancel one after the other: the
  /// last of them does not show how great the entry once was, whose rounding is left.
  static let pivotCancellation = 0x1p-36
  /// A reduced cost below this part of the sum of its terms' magnitudes is 0.
  static let reducedCost = 1e-9
  /// Below this part of the level's greatest slope a reduced cost is examined closely: it may be
  /// rounding alone, below ``reducedCost`` times the column's greatest entry.
  static let suspiciousCost = 1e-6
  /// Reduced costs differ by at most this part of the sum of their terms from those that the core's
  /// own coefficients give; else the tableau is rebuilt.
  static let prices = 1e-10
  /// Rounding may move a row beyond a bound that it held before by at most this many times the
  /// violation that it may have; else the tableau is rebuilt.
  static let boundFactor = 100.0
  /// The distance by which symbols may pass their bounds for the sake of a greater pivot (Harris).
  static let harris = 1e-9
  /// A pivot below this part of its column's greatest entry, or of 1, is only taken where a rebuilt
  /// tableau confirms it.
  static let smallestPivot = 1e-7
  /// In a tableau that is being rebuilt, a column whose entries are all below this depends on those
  /// before it.
  static let singularity = 1e-11
  /// In a tableau that is being rebuilt, an entry of at least this part of the greatest will do.
  static let rebuildThreshold = 0.1
  /// A pivot is computed twice, by its row and by its column; beyond this relative difference the
  /// basis is factored again.
  static let pivotDifference = 1e-7
  /// An entry below this part of its column's greatest does not limit a step.
  static let pivot = 1e-11
  /// Steps to two breakpoints that differ by less, relative to 1 + step, count as equal when the
  /// nearer one's pivot is too small to divide by.
  static let step = 1e-10
  /// A pivot this much smaller than another one at the same step is too small to divide by.
  static let pivotRatio = 1e-3
  /// A variable whose possible values span less, relative to max(1, |value|), is determined.
  static let ambiguity = 1e-7
  /// Symbols this far beyond their bounds are still in a region; else the system is solved.
  static let region = 1e-9

  /// The violation that a row may have and still hold: an absolute distance in points, and the
  /// rounding of large terms, about 4,500 units in the last place.
  static func violation(magnitude: Double) -> Double { 1e-9 + 1e-12 * magnitude }

  /// The unit of values: 2^-20 point. The last bits, in which two orders of evaluation may differ,
  /// are never seen.
  static let valueUnit = 0x1p-20
  /// The unit of violations, which is finer, because levels add up many of them.
  static let violationUnit = 0x1p-36

  /// Rounds to a multiple of a power of two, ties to even.
  @inline(__always) static func snapped(_ number: Double, to unit: Double) -> Double {
    let multiple = number * (1 / unit)
    guard multiple.magnitude < 0x1p51 else { return number }
    // Adding and subtracting 1.5 × 2^52 leaves no room for a fraction; adding 0 turns -0 into 0.
    return ((multiple + 0x1.8p52) - 0x1.8p52) * unit + 0
  }
}
