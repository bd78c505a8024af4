/// An exact fraction of small integers, in lowest terms; overflow traps.
struct Rational: Equatable, Comparable, CustomStringConvertible {
  let numerator: Int
  /// Greater than 0.
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(a) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  static let zero = Rational(0)

  var double: Double { Double(numerator) / Double(denominator) }
  var magnitude: Rational { Rational(Int(numerator.magnitude), denominator) }
  var description: String { "\(numerator)/\(denominator)" }

  static func + (a: Rational, b: Rational) -> Rational {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Rational, b: Rational) -> Rational { a + Rational(-b.numerator, b.denominator) }
  static func * (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
