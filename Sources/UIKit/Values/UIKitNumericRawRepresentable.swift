/// A value with which sources count as with its number: `.required - 1`, `.normal + 1`.
public protocol UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension UIKitNumericRawRepresentable {
  /// Compares the numbers.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The value of a larger number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { lhs.moved(by: rhs) }

  /// The value of a smaller number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { lhs.moved(by: 0 - rhs) }

  /// Adds to the number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts from the number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// Every number is a value's; the types that conform refuse none.
  private func moved(by difference: RawValue) -> Self {
    Self(rawValue: rawValue + difference) ?? self
  }
}

extension UILayoutPriority: UIKitNumericRawRepresentable {}
extension UIFont.Weight: UIKitNumericRawRepresentable {}
extension UIWindow.Level: UIKitNumericRawRepresentable {}
