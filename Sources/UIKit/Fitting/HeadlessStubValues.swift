extension Bool: HeadlessStubValue { public static var stubValue: Bool { false } }
extension Int: HeadlessStubValue { public static var stubValue: Int { 0 } }
extension Double: HeadlessStubValue { public static var stubValue: Double { 0 } }
extension Float: HeadlessStubValue { public static var stubValue: Float { 0 } }
extension CGFloat: HeadlessStubValue { public static var stubValue: CGFloat { 0 } }
extension CGSize: HeadlessStubValue { public static var stubValue: CGSize { .zero } }
extension CGPoint: HeadlessStubValue { public static var stubValue: CGPoint { .zero } }
extension CGRect: HeadlessStubValue { public static var stubValue: CGRect { .zero } }
extension Date: HeadlessStubValue {
  public static var stubValue: Date { Date(timeIntervalSince1970: 0) }
}
extension Optional: HeadlessStubValue { public static var stubValue: Self { nil } }
extension Array: HeadlessStubValue { public static var stubValue: Self { [] } }
extension Dictionary: HeadlessStubValue { public static var stubValue: Self { [:] } }
extension Set: HeadlessStubValue { public static var stubValue: Self { [] } }
extension UIEdgeInsets: HeadlessStubValue { public static var stubValue: UIEdgeInsets { .zero } }
extension NSDirectionalEdgeInsets: HeadlessStubValue {
  public static var stubValue: NSDirectionalEdgeInsets { .zero }
}
