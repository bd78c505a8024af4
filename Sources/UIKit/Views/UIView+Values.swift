import SelfSizingAutoLayout

/// UIKit's name of `UIView.layoutFittingCompressedSize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = CGSize.zero

extension UIView {
  /// The extent of a content that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// UIKit's `layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// UIKit's `layoutFittingExpandedSize`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The autoresizing of a frame with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `flexibleLeftMargin`.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// UIKit's `flexibleWidth`.
    public static let flexibleWidth = Self(rawValue: 2)
    /// UIKit's `flexibleRightMargin`.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// UIKit's `flexibleTopMargin`.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// UIKit's `flexibleHeight`.
    public static let flexibleHeight = Self(rawValue: 16)
    /// UIKit's `flexibleBottomMargin`.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// UIKit's `ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// UIKit's `TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, normal, dimmed
  }

  /// UIKit's `userInterfaceLayoutDirection`.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// UIKit's `userInterfaceLayoutDirection`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial: .leftToRight
    case .unspecified: direction
    }
  }
}

/// UIKit's `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  /// UIKit's cases of the same names.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
