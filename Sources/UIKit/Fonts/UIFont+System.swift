import SelfSizingCells
import SelfSizingTypography
import Synchronization

/// The system's fonts, each made once per environment.
extension UIFont {
  private enum Key: Hashable {
    case style(TextStyle)
    case system(CGFloat, CGFloat)
  }

  private static let known = Mutex([Key: UIFont]())
  private static let largestCount = 512

  private static func kept(_ key: Key, _ make: () -> UIFont) -> UIFont {
    if let font = known.withLock({ $0[key] }) { return font }
    let font = make()
    known.withLock {
      if $0.count >= largestCount { $0.removeAll() }
      $0[key] = font
    }
    return font
  }

  /// Forgets the fonts of a former environment.
  static func forgetPreferredFonts() { known.withLock { $0.removeAll() } }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    kept(.style(style)) { UIFont(.style(style.textStyle)) }
  }
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let traits, traits.values.category != nil
    else { return preferredFont(forTextStyle: style) }
    let font = LabelFont.style(style.textStyle)
    return UIFont(font, font.resolved(for: traits.measuringTraits))
  }
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    kept(.system(size, weight.rawValue)) {
      UIFont(.fixed(.systemFont(ofSize: points(size), weight: weight.fontWeight)))
    }
  }

  /// The widths of the system font are those of its standard width; others are assumed to be as
  /// wide.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// The slanted font has the advances of the upright one; assumed.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    let font = systemFont(ofSize: size)
    return UIFont(font.labelFont, font.textFont, isItalic: true)
  }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.fixed(.monospacedDigitSystemFont(ofSize: points(size), weight: weight.fontWeight)))
  }

  /// The font of even advances has no figures: the system font is used.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let weight = weight.fontWeight
    return UIFont(
      .fixed(HeadlessFonts.standIn(for: ".SFUIMono", size: points(size), weight: weight)))
  }

  private static func points(_ size: CGFloat) -> Double { size.isFinite ? Double(size) : 17 }
}
