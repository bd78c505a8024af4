import SelfSizingTypography

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only `NSMutableParagraphStyle` changes it, which belongs to one task as in UIKit.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1)
    public static let hangulWordPriority = Self(rawValue: 2)
    public static let standard = Self(rawValue: 0xFFFF)

    /// The bits that the layout engine knows, which are all that ``standard`` asks for.
    var lineBreakStrategy: SelfSizingTypography.LineBreakStrategy {
      SelfSizingTypography.LineBreakStrategy(rawValue: Int(rawValue)).intersection(.standard)
    }

    init(_ strategy: SelfSizingTypography.LineBreakStrategy) {
      self = strategy == .standard ? .standard : Self(rawValue: UInt(strategy.rawValue))
    }
  }

  var values = ParagraphStyle()
  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
    .leftToRight
  }

  fileprivate func adopt(_ other: NSParagraphStyle) {
    values = other.values
    lineBreakMode = other.lineBreakMode
    lineBreakStrategy = other.lineBreakStrategy
    baseWritingDirection = other.baseWritingDirection
    hyphenationFactor = other.hyphenationFactor
  }
  open var alignment: NSTextAlignment {
    get { NSTextAlignment(rawValue: values.alignment.rawValue) ?? .natural }
    set { values.alignment = TextAlignment(rawValue: newValue.rawValue) ?? .natural }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineBreakStrategy: LineBreakStrategy = []
  open var baseWritingDirection = NSWritingDirection.natural
  open var lineSpacing: CGFloat {
    get { CGFloat(values.lineSpacing) }
    set { values.lineSpacing = Double(newValue) }
  }
  open var minimumLineHeight: CGFloat {
    get { CGFloat(values.minimumLineHeight) }
    set { values.minimumLineHeight = Double(newValue) }
  }
  open var maximumLineHeight: CGFloat {
    get { CGFloat(values.maximumLineHeight) }
    set { values.maximumLineHeight = Double(newValue) }
  }
  open var lineHeightMultiple: CGFloat {
    get { CGFloat(values.lineHeightMultiple) }
    set { values.lineHeightMultiple = Double(newValue) }
  }
  open var paragraphSpacing: CGFloat {
    get { CGFloat(values.paragraphSpacing) }
    set { values.paragraphSpacing = Double(newValue) }
  }
  open var paragraphSpacingBefore: CGFloat {
    get { CGFloat(values.paragraphSpacingBefore) }
    set { values.paragraphSpacingBefore = Double(newValue) }
  }
  open var firstLineHeadIndent: CGFloat {
    get { CGFloat(values.firstLineHeadIndent) }
    set { values.firstLineHeadIndent = Double(newValue) }
  }
  open var headIndent: CGFloat {
    get { CGFloat(values.headIndent) }
    set { values.headIndent = Double(newValue) }
  }
  open var tailIndent: CGFloat {
    get { CGFloat(values.tailIndent) }
    set { values.tailIndent = Double(newValue) }
  }
  open var defaultTabInterval: CGFloat {
    get { CGFloat(values.defaultTabInterval) }
    set { values.defaultTabInterval = Double(newValue) }
  }
  open var hyphenationFactor: Float = 0
  open var usesDefaultHyphenation: Bool { false }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  open var tabStops: [NSTextTab]! {
    get { values.tabStops.map { NSTextTab(textAlignment: .natural, location: CGFloat($0)) } }
    set { values.tabStops = (newValue ?? []).map { Double($0.location) } }
  }
  public func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.adopt(self)
    return style
  }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.adopt(self)
    return style
  }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values && lineBreakMode == other.lineBreakMode
      && lineBreakStrategy == other.lineBreakStrategy
      && baseWritingDirection == other.baseWritingDirection
  }
  open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open func setParagraphStyle(_ style: NSParagraphStyle) { adopt(style) }
  open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(Double(tab.location)) }
}

public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [AnyHashable: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    super.init()
  }
}
