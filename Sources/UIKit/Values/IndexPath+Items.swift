extension IndexPath {
  /// Creates one as UIKit does.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates one as UIKit does.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// UIKit's `section`.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  /// UIKit's `row`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
  /// UIKit's `item`.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
}

extension NSValue {
  /// A value that holds something of Core Graphics'.
  private final class Box: NSValue, @unchecked Sendable {
    let value: Any
    init(_ value: Any) {
      self.value = value
      var byte: UInt8 = 0
      super.init(bytes: &byte, objCType: "C")
    }
    required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
      self.value = 0
      super.init(bytes: value, objCType: type)
    }
    required convenience init?(coder: NSCoder) { nil }
  }

  /// UIKit's `cgRectValue`.
  public var cgRectValue: CGRect { (self as? Box)?.value as? CGRect ?? .zero }
  /// UIKit's `cgSizeValue`.
  public var cgSizeValue: CGSize { (self as? Box)?.value as? CGSize ?? .zero }
  /// UIKit's `cgPointValue`.
  public var cgPointValue: CGPoint { (self as? Box)?.value as? CGPoint ?? .zero }
}
