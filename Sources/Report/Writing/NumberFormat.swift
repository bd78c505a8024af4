/// Writes lengths the same way on every platform and in every locale.
package enum NumberFormat {
  /// At most two decimals, none that say nothing: 144.67, 20.5, 44.
  package static func short(_ length: Double) -> String {
    rounded(length, decimals: 2, unit: 100)
  }

  /// Adds a length with at most two decimals to a text.
  static func writeShort(_ length: Double, into bytes: inout [UInt8]) {
    write(length, decimals: 2, unit: 100, into: &bytes)
  }

  /// At most three decimals: precise to a thousandth of a point, for drawings.
  static func precise(_ length: Double) -> String {
    rounded(length, decimals: 3, unit: 1000)
  }

  private static func rounded(_ length: Double, decimals: Int, unit: Double) -> String {
    var bytes: [UInt8] = []
    write(length, decimals: decimals, unit: unit, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Digits are put in their places one by one: a report has hundreds of thousands of numbers.
  private static func write(
    _ length: Double, decimals: Int, unit: Double, into bytes: inout [UInt8]
  ) {
    let scaled = (length * unit).rounded()
    guard scaled.magnitude < 1e15 else { return bytes.append(contentsOf: "\(length)".utf8) }
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
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let count = digitCount + (decimals > 0 ? 1 : 0)
    var place = bytes.count + count - 1
    for _ in 0..<count { bytes.append(UInt8(ascii: ".")) }
    for digit in 0..<digitCount {
      // The point is there already.
      if digit == decimals, decimals > 0 { place -= 1 }
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
      number /= 10
      place -= 1
    }
  }
}
