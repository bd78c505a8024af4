extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  public var row: Int {
    get { item }
    set { item = newValue }
  }
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
}

extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// A value that holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// A value that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
}
