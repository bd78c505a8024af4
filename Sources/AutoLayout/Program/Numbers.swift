extension Double {
  /// At most six decimals, and none for whole numbers.
  package var plain: String {
    let million = (self * 1e6).rounded() / 1e6
    if million == million.rounded(), million.magnitude < 1e15 { return "\(Int64(million))" }
    return "\(million.isFinite ? million : self)"
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

extension Double {
  package var short: String {
    let hundred = (self * 100).rounded()
    return hundred.magnitude < 1e15 ? (hundred / 100).plain : plain
  }
}
