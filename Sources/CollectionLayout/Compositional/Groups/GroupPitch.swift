/// The distance between the starts of two equal groups, and where each of them begins.
///
/// A distance of whole units is multiplied as such; another one in Doubles, so that a million
/// roundings do not add up.
struct GroupPitch: Hashable {
  let units: Int64
  private let exactUnits: Double
  /// Whether the distance is a whole number of units.
  let isExact: Bool

  /// Creates a distance in points, not negative.
  init(points: Double) {
    let exact = min(max(points, 0), 1e9) * Extent.unitsPerPoint
    units = Extent(points: max(points, 0)).units
    exactUnits = exact
    // A sum of thirds of a point may miss a whole unit by rounding.
    isExact = abs(Double(units) - exact) <= max(1e-6, exact * 1e-15)
  }

  /// Returns where a group begins, in units; limited far beyond the longest content.
  @inline(__always)
  func start(_ group: Int) -> Int64 {
    if isExact {
      let (start, overflow) = units.multipliedReportingOverflow(by: Int64(group))
      return overflow ? .max / 4 : start
    }
    return Int64(min(exactUnits * Double(group), 2e18).rounded())
  }

  /// Returns the last group that begins at or before a place, at least 0.
  func group(at place: Int64) -> Int {
    guard place > 0, exactUnits > 0 else { return 0 }
    var group = Int(Double(place) / exactUnits)
    while group > 0, start(group) > place { group -= 1 }
    while start(group + 1) <= place { group += 1 }
    return group
  }
}
