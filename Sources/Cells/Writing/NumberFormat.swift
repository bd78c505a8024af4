/// Writes lengths the same way on every platform and in every locale.
package enum NumberFormat {
  /// At most two decimals, none that say nothing: 144.67, 20.5, 44.
  package static func short(_ length: Double) -> String { rounded(length, decimals: 2, unit: 100) }

  package static func writeShort(_ length: Double, into bytes: inout [UInt8]) {
    write(length, decimals: 2, unit: 100, into: &bytes)
  }

  /// Adds a length that is a whole number, as most are, to a text; returns whether it is one.
  package static func writeWhole(_ length: Double, into bytes: inout [UInt8]) -> Bool {
    guard length == length.rounded(), length.magnitude < 1e15 else { return false }
    write(UInt64(length.magnitude), decimals: 0, isNegative: length < 0, into: &bytes)
    return true
  }

  /// At most three decimals: precise to a thousandth of a point, for drawings.
  package static func precise(_ length: Double) -> String {
    rounded(length, decimals: 3, unit: 1000)
  }

  private static func rounded(_ length: Double, decimals: Int, unit: Double) -> String {
    var bytes: [UInt8] = []
    write(length, decimals: decimals, unit: unit, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Digits are put in their places from the last: a report has hundreds of thousands of numbers.
  private static func write(
    _ length: Double, decimals: Int, unit: Double, into bytes: inout [UInt8]
  ) {
    let scaled = (length * unit).rounded()
    guard scaled.magnitude < 1e15 else { return bytes.append(contentsOf: "\(length)".utf8) }
    write(UInt64(scaled.magnitude), decimals: decimals, isNegative: scaled < 0, into: &bytes)
  }

  /// Adds a number that counts units of its last decimal, without decimals that say nothing.
  private static func write(
    _ units: UInt64, decimals: Int, isNegative: Bool, into bytes: inout [UInt8]
  ) {
    var number = units
    var decimals = decimals
    while decimals > 0, number.isMultiple(of: 10) {
      number /= 10
      decimals -= 1
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: largestLength) { digits in
      var place = largestLength
      var digitCount = 0
      // There is a digit in front of the point.
      while number > 0 || digitCount <= decimals {
        if digitCount == decimals, decimals > 0 {
          place -= 1
          digits[place] = UInt8(ascii: ".")
        }
        place -= 1
        digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
        digitCount += 1
      }
      if isNegative {
        place -= 1
        digits[place] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[place...]))
    }
  }

  private static let largestLength = 22
}
