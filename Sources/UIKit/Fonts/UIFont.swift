import SelfSizingCells
import SelfSizingTypography

/// A font, over the text engine's.
open class UIFont: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
  /// How the font follows the text size.
  let labelFont: LabelFont
  /// The font under the traits it was asked for.
  let textFont: TextFont
  private let askedName: String?
  private let isItalic: Bool

  init(
    _ labelFont: LabelFont, _ textFont: TextFont, name: String? = nil, isItalic: Bool = false
  ) {
    self.labelFont = labelFont
    self.textFont = textFont
    askedName = name
    self.isItalic = isItalic
    super.init()
  }

  /// A font of the environment's traits.
  convenience init(_ labelFont: LabelFont, name: String? = nil, isItalic: Bool = false) {
    self.init(
      labelFont, labelFont.resolved(for: HeadlessEnvironment.traits), name: name,
      isItalic: isItalic)
  }

  /// A font by its name: one that was registered with ``HeadlessFonts``; the system font stands in
  /// for others, and its name is noted there.
  public convenience init?(name: String, size: CGFloat) {
    let size = Double(size.isFinite && size > 0 ? size : 12)
    if let face = HeadlessFonts.face(named: name) {
      self.init(.fixed(TextFont(face, size: size)), name: name)
    } else {
      self.init(.fixed(HeadlessFonts.standIn(for: name, size: size)), name: name)
    }
  }

  /// Creates one as UIKit does.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font(size: Double(size))
    self.init(font.labelFont, font.textFont, name: font.askedName, isItalic: font.isItalic)
  }

  /// UIKit's `pointSize`.
  open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
  /// UIKit's `lineHeight`.
  open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
  /// UIKit's `ascender`.
  open var ascender: CGFloat { CGFloat(textFont.ascender) }
  /// UIKit's `descender`.
  open var descender: CGFloat { CGFloat(textFont.descender) }
  /// UIKit's `capHeight`.
  open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
  /// The height of a small x: about 0.74 of a capital letter's in the system font; modelled.
  open var xHeight: CGFloat { CGFloat(textFont.capHeight * 0.7474) }
  /// UIKit's `leading`.
  open var leading: CGFloat { CGFloat(textFont.leading) }
  /// UIKit's `fontName`.
  open var fontName: String { askedName ?? ".SFUI-\(textFont.weight.name)" }
  /// UIKit's `familyName`.
  open var familyName: String { textFont.fontFace?.familyName ?? ".AppleSystemUIFont" }
  /// UIKit's `fontDescriptor`.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, isItalic: isItalic) }

  /// UIKit's `withSize`.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      .fixed(textFont.withSize(Double(size.isFinite && size > 0 ? size : pointSize))),
      name: askedName, isItalic: isItalic)
  }

  /// The font under other traits, if it follows the text size; itself if it does not.
  func adjusted(for traits: TraitCollection) -> UIFont {
    guard !labelFont.isFixed else { return self }
    let font = labelFont.resolved(for: traits)
    return font == textFont ? self : UIFont(labelFont, font, name: askedName, isItalic: isItalic)
  }

  /// UIKit's `isEqual`, as this class has it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (textFont == other.textFont && askedName == other.askedName && isItalic == other.isItalic)
  }
  /// UIKit's `hash`, as this class has it.
  open override var hash: Int { textFont.hashValue }

  /// UIKit's `familyNames`.
  public class var familyNames: [String] { HeadlessFonts.familyNames }
  /// UIKit's `fontNames`.
  public class func fontNames(forFamilyName family: String) -> [String] {
    HeadlessFonts.names(inFamily: family)
  }
  /// UIKit's `systemFontSize`.
  public class var systemFontSize: CGFloat { 14 }
  /// UIKit's `smallSystemFontSize`.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// UIKit's `labelFontSize`.
  public class var labelFontSize: CGFloat { 17 }
  /// UIKit's `buttonFontSize`.
  public class var buttonFontSize: CGFloat { 18 }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates one from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's `ultraLight`.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// UIKit's `thin`.
    public static let thin = Weight(rawValue: -0.6)
    /// UIKit's `light`.
    public static let light = Weight(rawValue: -0.4)
    /// UIKit's `regular`.
    public static let regular = Weight(rawValue: 0)
    /// UIKit's `medium`.
    public static let medium = Weight(rawValue: 0.23)
    /// UIKit's `semibold`.
    public static let semibold = Weight(rawValue: 0.3)
    /// UIKit's `bold`.
    public static let bold = Weight(rawValue: 0.4)
    /// UIKit's `heavy`.
    public static let heavy = Weight(rawValue: 0.56)
    /// UIKit's `black`.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest of the nine weights.
    var fontWeight: FontWeight {
      let value = Double(rawValue)
      return FontWeight.allCases.min {
        ($0.rawValue - value).magnitude < ($1.rawValue - value).magnitude
      } ?? .regular
    }
  }

  /// The width of a font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's `compressed`.
    public static let compressed = Width(rawValue: -0.3)
    /// UIKit's `condensed`.
    public static let condensed = Width(rawValue: -0.2)
    /// UIKit's `standard`.
    public static let standard = Width(rawValue: 0)
    /// UIKit's `expanded`.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The role of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `extraLargeTitle`.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// UIKit's `extraLargeTitle2`.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// UIKit's `largeTitle`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// UIKit's `title1`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// UIKit's `title2`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// UIKit's `title3`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// UIKit's `headline`.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// UIKit's `subheadline`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// UIKit's `body`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// UIKit's `callout`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// UIKit's `footnote`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// UIKit's `caption1`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// UIKit's `caption2`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style for measuring; an unknown one reads as body text.
    var textStyle: SelfSizingTypography.TextStyle {
      SelfSizingTypography.TextStyle.allCases.first { $0.uiKitName == rawValue } ?? .body
    }

    init(_ style: SelfSizingTypography.TextStyle) { rawValue = style.uiKitName }
  }
}

extension UIFont: NSCopying {
  /// The font itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontWeight {
  /// The name that the system font's weight has in its font name.
  var name: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    return FontWeight.allCases.firstIndex(of: self).map { names[$0] } ?? "Regular"
  }
}
