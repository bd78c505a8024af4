/// Writes lengths the same way on every platform and in every locale.
enum NumberFormat {
  /// At most two decimals, none that say nothing: 144.67, 20.5, 44.
  static func short(_ length: Double) -> String {
    rounded(length, decimals: 2)
  }

  /// At most three decimals: precise to a thousandth of a point, for drawings.
  static func precise(_ length: Double) -> String {
    rounded(length, decimals: 3)
  }

  private static func rounded(_ length: Double, decimals: Int) -> String {
    let unit = decimals == 2 ? 100.0 : 1000.0
    let scaled = (length * unit).rounded()
    guard scaled.magnitude < 1e15 else { return "\(length)" }
    let digits = String(Int(scaled.magnitude))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    let whole = sign + padded.dropLast(decimals)
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
