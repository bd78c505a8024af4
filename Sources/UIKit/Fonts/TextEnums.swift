import SelfSizingTypography

/// UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// UIKit's cases of the same names.
  case left, center, right, justified, natural
}
/// UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
  /// UIKit's cases of the same names.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
  var lineBreakMode: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}
/// UIKit's `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable {
  /// UIKit's case of the same name.
  case natural = -1
  /// UIKit's cases of the same names.
  case leftToRight, rightToLeft
}
/// UIKit's `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// UIKit's cases of the same names.
  case alignBaselines, alignCenters, none
}

/// UIKit's `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: Int
  /// Creates one from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// UIKit's `single`.
  public static let single = Self(rawValue: 1)
  /// UIKit's `thick`.
  public static let thick = Self(rawValue: 2)
  /// UIKit's `double`.
  public static let double = Self(rawValue: 9)
  /// UIKit's `patternDot`.
  public static let patternDot = Self(rawValue: 256)
  /// UIKit's `patternDash`.
  public static let patternDash = Self(rawValue: 512)
  /// UIKit's `patternDashDot`.
  public static let patternDashDot = Self(rawValue: 768)
  /// UIKit's `byWord`.
  public static let byWord = Self(rawValue: 32768)
}

/// UIKit's `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: Int
  /// Creates one from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// UIKit's `usesLineFragmentOrigin`.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// UIKit's `usesFontLeading`.
  public static let usesFontLeading = Self(rawValue: 2)
  /// UIKit's `usesDeviceMetrics`.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// UIKit's `truncatesLastVisibleLine`.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// UIKit's `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// UIKit's `minimumScaleFactor`.
  open var minimumScaleFactor: CGFloat = 0
  /// UIKit's `actualScaleFactor`.
  open var actualScaleFactor: CGFloat { 1 }
  /// UIKit's `totalBounds`.
  open var totalBounds: CGRect { .zero }
}

/// UIKit's `NSShadow`.
open class NSShadow: NSObject {
  /// UIKit's `shadowOffset`.
  open var shadowOffset = CGSize.zero
  /// UIKit's `shadowBlurRadius`.
  open var shadowBlurRadius: CGFloat = 0
  /// UIKit's `shadowColor`.
  open var shadowColor: Any?
  /// Creates one as UIKit does.
  public override init() { super.init() }
}
