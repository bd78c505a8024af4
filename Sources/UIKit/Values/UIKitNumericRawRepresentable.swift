/// A value with which sources count as with its number: `.required - 1`, `.normal + 1`.
public protocol UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self { lhs.moved(by: rhs) }
  public static func - (lhs: Self, rhs: RawValue) -> Self { lhs.moved(by: 0 - rhs) }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// Every number is a value's; the types that conform refuse none.
  private func moved(by difference: RawValue) -> Self {
    Self(rawValue: rawValue + difference) ?? self
  }
}

extension UILayoutPriority: UIKitNumericRawRepresentable {}
extension UIFont.Weight: UIKitNumericRawRepresentable {}
extension UIWindow.Level: UIKitNumericRawRepresentable {}
