/// How the views of a visual format line up across its axis, and which way it reads.
public struct LayoutFormatOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// Left edges line up; for vertical formats.
  public static let alignAllLeft = LayoutFormatOptions(attribute: .left)
  /// Right edges line up; for vertical formats.
  public static let alignAllRight = LayoutFormatOptions(attribute: .right)
  /// Top edges line up; for horizontal formats.
  public static let alignAllTop = LayoutFormatOptions(attribute: .top)
  /// Bottom edges line up; for horizontal formats.
  public static let alignAllBottom = LayoutFormatOptions(attribute: .bottom)
  /// Leading edges line up; for vertical formats.
  public static let alignAllLeading = LayoutFormatOptions(attribute: .leading)
  /// Trailing edges line up; for vertical formats.
  public static let alignAllTrailing = LayoutFormatOptions(attribute: .trailing)
  /// Centers line up from left to right; for vertical formats.
  public static let alignAllCenterX = LayoutFormatOptions(attribute: .centerX)
  /// Centers line up from top to bottom; for horizontal formats.
  public static let alignAllCenterY = LayoutFormatOptions(attribute: .centerY)
  /// Last baselines line up; for horizontal formats.
  public static let alignAllLastBaseline = LayoutFormatOptions(attribute: .lastBaseline)
  /// First baselines line up; for horizontal formats.
  public static let alignAllFirstBaseline = LayoutFormatOptions(attribute: .firstBaseline)
  /// A horizontal format reads from left to right in every interface.
  public static let directionLeftToRight = LayoutFormatOptions(rawValue: 1 << 16)

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(attribute: LayoutAttribute) { self.init(rawValue: 1 << attribute.rawValue) }

  var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter { contains(LayoutFormatOptions(attribute: $0)) }
  }
}
