extension Bool: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Bool { false }
}
extension Int: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Int { 0 }
}
extension Double: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Double { 0 }
}
extension Float: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Float { 0 }
}
extension CGFloat: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: CGFloat { 0 }
}
extension CGSize: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: CGSize { .zero }
}
extension CGPoint: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: CGPoint { .zero }
}
extension CGRect: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: CGRect { .zero }
}
extension Date: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Date { Date(timeIntervalSince1970: 0) }
}
extension Optional: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Self { nil }
}
extension Array: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Self { [] }
}
extension Dictionary: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Self { [:] }
}
extension Set: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: Self { [] }
}
extension UIEdgeInsets: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: UIEdgeInsets { .zero }
}
extension NSDirectionalEdgeInsets: HeadlessStubValue {
  /// The value of a stub.
  public static var stubValue: NSDirectionalEdgeInsets { .zero }
}
