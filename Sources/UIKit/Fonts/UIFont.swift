import SelfSizingCells
import SelfSizingTypography

public final class UIFont: NSObject, NSCopying, Sendable {
  let labelFont: LabelFont
  let textFont: TextFont
  private let askedName: String?
  private let isItalic: Bool

  init(_ labelFont: LabelFont, _ textFont: TextFont, name: String? = nil, isItalic: Bool = false) {
    self.labelFont = labelFont
    self.textFont = textFont
    askedName = name
    self.isItalic = isItalic
    super.init()
  }

  convenience init(_ labelFont: LabelFont, name: String? = nil, isItalic: Bool = false) {
    self.init(
      labelFont, labelFont.resolved(for: HeadlessEnvironment.traits), name: name, isItalic: isItalic
    )
  }

  /// Of a name that is not registered with ``HeadlessFonts``, the system font stands in.
  public convenience init?(name: String, size: CGFloat) {
    let size = Double(size.isFinite && size > 0 ? size : 12)
    let face = HeadlessFonts.face(named: name).map { TextFont($0, size: size) }
    self.init(.fixed(face ?? HeadlessFonts.standIn(for: name, size: size)), name: name)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font(size: Double(size))
    self.init(font.labelFont, font.textFont, name: font.askedName, isItalic: font.isItalic)
  }
  public var pointSize: CGFloat { CGFloat(textFont.pointSize) }
  public var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
  public var ascender: CGFloat { CGFloat(textFont.ascender) }
  public var descender: CGFloat { CGFloat(textFont.descender) }
  public var capHeight: CGFloat { CGFloat(textFont.capHeight) }
  /// The height of a small x: about 0.74 of a capital letter's in the system font; modelled.
  public var xHeight: CGFloat { CGFloat(textFont.capHeight * 0.7474) }
  public var leading: CGFloat { CGFloat(textFont.leading) }
  public var fontName: String { askedName ?? ".SFUI-\(textFont.weight.name)" }
  public var familyName: String { textFont.fontFace?.familyName ?? ".AppleSystemUIFont" }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, isItalic: isItalic) }
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      .fixed(textFont.withSize(Double(size.isFinite && size > 0 ? size : pointSize))),
      name: askedName, isItalic: isItalic)
  }

  func adjusted(for traits: TraitCollection) -> UIFont {
    guard labelFont.fixedFont == nil else { return self }
    let font = labelFont.resolved(for: traits)
    return font == textFont ? self : UIFont(labelFont, font, name: askedName, isItalic: isItalic)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (textFont == other.textFont && askedName == other.askedName && isItalic == other.isItalic)
  }
  public override var hash: Int { textFont.hashValue }
  public class var familyNames: [String] { HeadlessFonts.familyNames }
  public class func fontNames(forFamilyName family: String) -> [String] {
    HeadlessFonts.names(inFamily: family)
  }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    var fontWeight: FontWeight {
      let value = Double(rawValue)
      return FontWeight.allCases.min {
        ($0.rawValue - value).magnitude < ($1.rawValue - value).magnitude
      } ?? .regular
    }
  }
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var textStyle: SelfSizingTypography.TextStyle {
      SelfSizingTypography.TextStyle.allCases.first { $0.uiKitName == rawValue } ?? .body
    }

    init(_ style: SelfSizingTypography.TextStyle) { rawValue = style.uiKitName }
  }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontWeight {
  var name: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    return FontWeight.allCases.firstIndex(of: self).map { names[$0] } ?? "Regular"
  }
}
