/// How strongly a constraint insists, in (0, 1000]; 1000 is required, every other value is a
/// separate level that no amount of lower ones outweighs. The counterpart of `UILayoutPriority`. A
/// value outside the range is reported where it is used.
public struct LayoutPriority: Hashable, Sendable, RawRepresentable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number in (0, 1000].
  public let rawValue: Double

  /// Must hold; what contradicts it is a conflict.
  public static let required = LayoutPriority(rawValue: 1000)
  /// 750, the default of compression resistance.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// 510, a drag that may resize the scene.
  package static let dragThatCanResizeScene = LayoutPriority(rawValue: 510)
  /// 500, the scene's wish to keep its size.
  package static let sceneSizeStayPut = LayoutPriority(rawValue: 500)
  /// 490, a drag that may not resize the scene.
  package static let dragThatCannotResizeScene = LayoutPriority(rawValue: 490)
  /// 250, the default of content hugging.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// 50, the pull toward the target of a fitting size.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Creates a priority from its number.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }
  /// Creates a priority from a literal such as 999.5.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// Creates a priority from a literal such as 749.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: Comparable {
  /// Orders priorities from weak to strong.
  public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
