// What Stevia's tests take from swift-numerics: a comparison up to a tolerance.

extension BinaryFloatingPoint {
  /// Whether two values differ by no more than a tolerance.
  public func isApproximatelyEqual(to other: Self, absoluteTolerance: Self) -> Bool {
    self == other || (self - other).magnitude <= absoluteTolerance
  }

  /// Whether two values differ by no more than half of their digits.
  public func isApproximatelyEqual(to other: Self) -> Bool {
    isApproximatelyEqual(
      to: other, absoluteTolerance: Self(1e-8) * max(magnitude, other.magnitude))
  }
}
