public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init() { self = .zero }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public init() { self = .zero }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat, vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  public init() { self = .zero }
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
    right = Self(rawValue: 8), all = Self(rawValue: 15)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2),
    bottom = Self(rawValue: 4), trailing = Self(rawValue: 8), all = Self(rawValue: 15)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2),
    bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8),
    allCorners = Self(rawValue: .max)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2),
    both: UIAxis = [.horizontal, .vertical]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
