/// A length along the scroll axis, exact under addition.
///
/// A whole number of units of 1/(3 · 2^24) point: whole pixels at 1x, 2x and 3x are whole units, so
/// sums of them are exact and equal on every platform. A Double in points and back is lossless up
/// to 2^27 points, 134 million; beyond that the Double is the coarser of the two.
struct Extent: Hashable, Sendable, Comparable, AdditiveArithmetic {
  /// In units of 1/(3 · 2^24) point.
  var units: Int64
  static let unitsPerPoint: Double = 50_331_648
  /// The longest extent of a collection, 1e9 points; sums of two still fit by a wide margin.
  static let maximum = Extent(units: 50_331_648_000_000_000)
  static let zero = Extent(units: 0)
  /// 2^27 points: a Double in points is exact up to there.
  static let exactInDoubles = Extent(units: 6_755_399_441_055_744)
  init(units: Int64) { self.units = units }

  /// Creates the length nearest to a number of points, limited to ±1e9; NaN reads as 0.
  init(points: Double) {
    // As `rounded()` does it, which is a call into the maths library on some processors.
    let scaled = points.isNaN ? 0 : max(-1e9, min(points, 1e9)) * Self.unitsPerPoint
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    units = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  var points: Double { Double(units) / Self.unitsPerPoint }
  /// Whether a number of points is finite, not negative and at most 1e9.
  static func isValid(_ points: Double) -> Bool { points >= 0 && points <= 1e9 }
  static func < (first: Extent, second: Extent) -> Bool { first.units < second.units }
  static func + (first: Self, second: Self) -> Self { Self(units: first.units + second.units) }
  static func - (first: Self, second: Self) -> Self { Self(units: first.units - second.units) }
}
