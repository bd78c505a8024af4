extension Relation {
  /// In units of the constant; 0 if the relation holds.
  @inline(__always) func violation(
    of terms: some Sequence<LinearTerm>, constant: Double, _ value: (Int) -> Double
  ) -> Double {
    var distance = -constant
    var magnitude = distance.magnitude
    var greatest = 0.0
    for term in terms {
      let product = term.coefficient * value(term.variable.index)
      distance += product
      magnitude += product.magnitude
      greatest = max(greatest, term.coefficient.magnitude)
    }
    // A violation is a distance in points once the greatest coefficient is about 1.
    let unit = greatest == 0 ? 1 : greatest.binade
    if distance.magnitude <= unit * Tolerance.violation(magnitude: magnitude / unit) { return 0 }
    distance = Tolerance.snapped(distance, to: Tolerance.violationUnit)
    switch self {
    case .lessThanOrEqual: return max(0, distance)
    case .equal: return distance.magnitude
    case .greaterThanOrEqual: return max(0, -distance)
    }
  }
}
