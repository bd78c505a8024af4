import SelfSizingTypography

/// The paragraph style of a text: spacing, indents, alignment and line breaks.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only `NSMutableParagraphStyle` changes it, which belongs to one task as in UIKit.
  /// UIKit's `LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `pushOut`.
    public static let pushOut = Self(rawValue: 1)
    /// UIKit's `hangulWordPriority`.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// UIKit's `standard`.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  var values = ParagraphStyle()
  var breakMode = NSLineBreakMode.byWordWrapping
  var breakStrategy: LineBreakStrategy = []
  var direction = NSWritingDirection.natural
  var hyphenation: Float = 0

  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// UIKit's `default`.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// UIKit's `defaultWritingDirection`.
  public class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
    .leftToRight
  }

  fileprivate func adopt(_ other: NSParagraphStyle) {
    values = other.values
    breakMode = other.breakMode
    breakStrategy = other.breakStrategy
    direction = other.direction
    hyphenation = other.hyphenation
  }

  /// UIKit's `alignment`.
  open var alignment: NSTextAlignment {
    get { NSTextAlignment(rawValue: values.alignment.rawValue) ?? .natural }
    set { values.alignment = TextAlignment(rawValue: newValue.rawValue) ?? .natural }
  }
  /// UIKit's `lineBreakMode`.
  open var lineBreakMode: NSLineBreakMode {
    get { breakMode }
    set { breakMode = newValue }
  }
  /// UIKit's `lineBreakStrategy`.
  open var lineBreakStrategy: LineBreakStrategy {
    get { breakStrategy }
    set { breakStrategy = newValue }
  }
  /// UIKit's `baseWritingDirection`.
  open var baseWritingDirection: NSWritingDirection {
    get { direction }
    set { direction = newValue }
  }
  /// UIKit's `lineSpacing`.
  open var lineSpacing: CGFloat {
    get { CGFloat(values.lineSpacing) }
    set { values.lineSpacing = Double(newValue) }
  }
  /// UIKit's `minimumLineHeight`.
  open var minimumLineHeight: CGFloat {
    get { CGFloat(values.minimumLineHeight) }
    set { values.minimumLineHeight = Double(newValue) }
  }
  /// UIKit's `maximumLineHeight`.
  open var maximumLineHeight: CGFloat {
    get { CGFloat(values.maximumLineHeight) }
    set { values.maximumLineHeight = Double(newValue) }
  }
  /// UIKit's `lineHeightMultiple`.
  open var lineHeightMultiple: CGFloat {
    get { CGFloat(values.lineHeightMultiple) }
    set { values.lineHeightMultiple = Double(newValue) }
  }
  /// UIKit's `paragraphSpacing`.
  open var paragraphSpacing: CGFloat {
    get { CGFloat(values.paragraphSpacing) }
    set { values.paragraphSpacing = Double(newValue) }
  }
  /// UIKit's `paragraphSpacingBefore`.
  open var paragraphSpacingBefore: CGFloat {
    get { CGFloat(values.paragraphSpacingBefore) }
    set { values.paragraphSpacingBefore = Double(newValue) }
  }
  /// UIKit's `firstLineHeadIndent`.
  open var firstLineHeadIndent: CGFloat {
    get { CGFloat(values.firstLineHeadIndent) }
    set { values.firstLineHeadIndent = Double(newValue) }
  }
  /// UIKit's `headIndent`.
  open var headIndent: CGFloat {
    get { CGFloat(values.headIndent) }
    set { values.headIndent = Double(newValue) }
  }
  /// UIKit's `tailIndent`.
  open var tailIndent: CGFloat {
    get { CGFloat(values.tailIndent) }
    set { values.tailIndent = Double(newValue) }
  }
  /// UIKit's `defaultTabInterval`.
  open var defaultTabInterval: CGFloat {
    get { CGFloat(values.defaultTabInterval) }
    set { values.defaultTabInterval = Double(newValue) }
  }
  /// UIKit's `hyphenationFactor`.
  open var hyphenationFactor: Float {
    get { hyphenation }
    set { hyphenation = newValue }
  }
  /// UIKit's `usesDefaultHyphenation`.
  open var usesDefaultHyphenation: Bool { false }
  /// UIKit's `allowsDefaultTighteningForTruncation`.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  /// UIKit's `tabStops`.
  open var tabStops: [NSTextTab]! {
    get { values.tabStops.map { NSTextTab(textAlignment: .natural, location: CGFloat($0)) } }
    set { values.tabStops = (newValue ?? []).map { Double($0.location) } }
  }

  /// UIKit's `copy`.
  public func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.adopt(self)
    return style
  }
  /// UIKit's `mutableCopy`.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.adopt(self)
    return style
  }
  /// UIKit's `copy`, as this class has it.
  open override func copy() -> Any { copy(with: nil) }
  /// UIKit's `mutableCopy`, as this class has it.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// UIKit's `isEqual`, as this class has it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values && breakMode == other.breakMode
      && breakStrategy == other.breakStrategy && direction == other.direction
  }
  /// UIKit's `hash`, as this class has it.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// UIKit's `setParagraphStyle`.
  open func setParagraphStyle(_ style: NSParagraphStyle) { adopt(style) }
  /// UIKit's `addTabStop`.
  open func addTabStop(_ tab: NSTextTab) { values.tabStops.append(Double(tab.location)) }
}

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// UIKit's `alignment`.
  public let alignment: NSTextAlignment
  /// UIKit's `location`.
  public let location: CGFloat
  /// Creates one as UIKit does.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat,
    options: [AnyHashable: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    super.init()
  }
}
