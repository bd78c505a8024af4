import SelfSizingGeometry

extension Double {
  /// At most six decimals, and none for whole numbers.
  package var plain: String {
    let million = (self * 1e6).rounded() / 1e6
    if million == million.rounded(), million.magnitude < 1e15 { return "\(Int64(million))" }
    return "\(million.isFinite ? million : self)"
  }

  /// At most two decimals.
  package var short: String {
    let hundred = (self * 100).rounded()
    return hundred.magnitude < 1e15 ? (hundred / 100).plain : plain
  }

  /// The number as the last part of a sum: ` + 8`, ` - 8`, or nothing for 0.
  func summand(minus: String = "-") -> String {
    self > 0 ? " + \(plain)" : self < 0 ? " \(minus) \((-self).plain)" : ""
  }
}

extension LayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutAxis {
  package var extentName: String { self == .horizontal ? "width" : "height" }
}
