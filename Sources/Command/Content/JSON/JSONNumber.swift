struct JSONNumber {
  enum Whole<Value> {
    case value(Value)
    case fractional, outOfRange
  }

  private let text: ArraySlice<UInt8>, isNegative: Bool
  /// The offsets of the first and the last digit other than zero; nil in a zero.
  private let significant: ClosedRange<Int>?
  /// The power of ten that the first of them counts.
  private let highestPower: Int
  /// The power of ten that the last of them counts.
  private let lowestPower: Int

  /// - Precondition: The node is a number of a document that the parser accepted.
  init(_ node: JSONNode, in bytes: [UInt8]) {
    text = bytes[node.start..<node.extent]
    isNegative = text.first == UInt8(ascii: "-")
    var digitCount = 0
    var digitsBeforePoint: Int?
    var exponent = 0
    var first: (offset: Int, place: Int)?, last: (offset: Int, place: Int)?
    scan: for offset in text.indices {
      switch text[offset] {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): digitsBeforePoint = digitCount
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Self.exponent(text[(offset + 1)...])
        break scan
      case UInt8(ascii: "0"): digitCount += 1
      default:
        last = (offset, digitCount)
        first = first ?? last
        digitCount += 1
      }
    }
    let unit = (digitsBeforePoint ?? digitCount) - 1 + exponent
    significant = first.flatMap { first in last.map { first.offset...$0.offset } }
    highestPower = first.map { unit - $0.place } ?? 0
    lowestPower = last.map { unit - $0.place } ?? 0
  }

  /// Reads the digits of an exponent; beyond any number's length its exact value does not matter.
  private static func exponent(_ digits: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in digits where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
    }
    return digits.first == UInt8(ascii: "-") ? -value : value
  }

  /// The significant digits as one number; nil where it does not fit.
  private var mantissa: UInt64? {
    guard let significant else { return 0 }
    // 20 digits are the longest UInt64.
    guard highestPower - lowestPower < 20 else { return nil }
    var value: UInt64 = 0
    for byte in text[significant] where byte != UInt8(ascii: ".") {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsBeyond) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      if overflows || overflowsBeyond { return nil }
      value = sum
    }
    return value
  }

  /// Returns the number as a whole one of a type, without rounding: 1.0 and 10e-1 are whole.
  func whole<Value: FixedWidthInteger>(_ type: Value.Type) -> Whole<Value> {
    if lowestPower < 0 { return .fractional }
    guard highestPower < 20, var magnitude = mantissa else { return .outOfRange }
    for _ in 0..<lowestPower {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      if overflows { return .outOfRange }
      magnitude = product
    }
    let value: Value?
    if isNegative {
      guard magnitude <= Int64.min.magnitude else { return .outOfRange }
      value = Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
    } else {
      value = Value(exactly: magnitude)
    }
    return value.map { .value($0) } ?? .outOfRange
  }

  /// The nearest Double; infinite where the number is beyond them.
  var double: Double {
    if let mantissa, mantissa <= 1 << 53, abs(lowestPower) < Self.powersOfTen.count {
      let power = Self.powersOfTen[abs(lowestPower)]
      let magnitude = lowestPower < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -magnitude : magnitude
    }
    return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }

  /// The nearest Float; infinite where the number is beyond them.
  var float: Float { Float(String(decoding: text, as: UTF8.self)) ?? .infinity }

  /// Powers of ten that a Double holds exactly: one correctly rounded operation suffices.
  ///
  /// - Source: Clinger: How to read floating point numbers accurately, PLDI 1990.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
