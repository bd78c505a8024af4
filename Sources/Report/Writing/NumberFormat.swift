/// Writes lengths the same way on every platform and in every locale.
package enum NumberFormat {
  /// At most two decimals, none that say nothing: 144.67, 20.5, 44.
  package static func short(_ length: Double) -> String {
    rounded(length, decimals: 2, unit: 100)
  }

  /// At most three decimals: precise to a thousandth of a point, for drawings.
  static func precise(_ length: Double) -> String {
    rounded(length, decimals: 3, unit: 1000)
  }

  /// Digits are put in their places one by one: a report has hundreds of thousands of numbers.
  private static func rounded(_ length: Double, decimals: Int, unit: Double) -> String {
    let scaled = (length * unit).rounded()
    guard scaled.magnitude < 1e15 else { return "\(length)" }
    var number = UInt64(scaled.magnitude)
    var decimals = decimals
    while decimals > 0, number.isMultiple(of: 10) {
      number /= 10
      decimals -= 1
    }
    var digitCount = 1
    var rest = number / 10
    while rest > 0 {
      rest /= 10
      digitCount += 1
    }
    // There is a digit in front of the point.
    digitCount = max(digitCount, decimals + 1)
    let sign = scaled < 0 ? 1 : 0
    let count = sign + digitCount + (decimals > 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: count) { bytes in
      if sign > 0 { bytes[0] = UInt8(ascii: "-") }
      var place = count - 1
      for digit in 0..<digitCount {
        if digit == decimals, decimals > 0 {
          bytes[place] = UInt8(ascii: ".")
          place -= 1
        }
        bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
        place -= 1
      }
      return count
    }
  }
}
