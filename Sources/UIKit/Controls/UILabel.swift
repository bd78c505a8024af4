import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A label: its size is that of its text.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  // Unchecked, here and below: no code of an app runs while one of the three changes. Each layout
  // reads them a dozen times (`Benchmarks/compare uikit`, a new instance).
  @exclusivity(unchecked) private final var content = Content.plain(nil) {
    didSet { textChanged() }
  }
  /// How the label sets its text. Attributes of the text itself come before it.
  @exclusivity(unchecked) final var style = LabelStyle(font: .fixed(standardFont.textFont)) {
    didSet { textChanged() }
  }
  private final var statedWidth: CGFloat = 0 { didSet { textChanged() } }
  /// The text's sizes; forgotten by each change of the above.
  @exclusivity(unchecked) private final var measured = MeasuredText()
  private final var ownFont: UIFont?
  private final var color: UIColor?
  /// Where the layout wraps the text of a subclass, in the current pass; nil in the first one.
  private final var layoutWidth: Double?

  override func setUp() {
    layoutItem.className = "UILabel"
    layoutItem.intrinsicAxes = .both
    isUserInteractionEnabled = false
    // What Interface Builder writes as 251 is 250 for labels made in code.
    layoutItem.contentHugging = AxisPriorities(.defaultLow)
  }

  /// Forgets what was measured, as the text, its style or the reader's settings are others.
  private final func textChanged() {
    measured.forget()
    contentChanged()
  }

  // MARK: Text

  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
    }
  }
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text):
        text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
      case .attributed(let text): text
      }
    }
    set { content = newValue.map { .attributed($0) } ?? .plain(nil) }
  }
  /// The text with attributes, where it was set with them; nil for a plain one.
  final var statedAttributedText: NSAttributedString? {
    if case .attributed(let text) = content { text } else { nil }
  }
  open var font: UIFont! {
    get { ownFont ?? UILabel.standardFont }
    set {
      Appearances.note(.font, of: self, newValue) { $0.font = $1 }
      guard newValue !== ownFont else { return }
      ownFont = newValue
      style.font = .fixed(font.textFont)
    }
  }
  private static var standardFont: UIFont { .systemFont(ofSize: 17) }
  open var textColor: UIColor! {
    get { color ?? .label }
    set {
      color = newValue
      Appearances.note(.textColor, of: self, newValue) { $0.textColor = $1 }
    }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      // A wrapped line that is set right counts the space it was broken at; no other alignment
      // decides a size.
      let counted = textAlignment == .right ? TextAlignment.right : ParagraphStyle().alignment
      if counted != style.paragraphStyle.alignment { style.paragraphStyle.alignment = counted }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(style.lineBreakMode) }
    set { if newValue != lineBreakMode { style.lineBreakMode = newValue.lineBreakMode } }
  }
  /// Keeps the bits that Apple's documentation names.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { NSParagraphStyle.LineBreakStrategy(style.lineBreakStrategy) }
    set {
      let strategy = newValue.lineBreakStrategy
      if strategy != style.lineBreakStrategy { style.lineBreakStrategy = strategy }
    }
  }
  /// A negative number reads as 0.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set {
      guard newValue != numberOfLines else { return }
      style.numberOfLines = newValue
      layoutItem.isMultiline = wrapsInLayout
    }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { statedWidth }
    set {
      guard newValue != statedWidth else { return }
      statedWidth = newValue
      layoutItem.isMultiline = wrapsInLayout
    }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { if newValue != adjustsFontSizeToFitWidth { style.adjustsFontSizeToFitWidth = newValue } }
  }
  open var minimumScaleFactor: CGFloat {
    get { CGFloat(style.minimumScaleFactor) }
    set { if newValue != minimumScaleFactor { style.minimumScaleFactor = Double(newValue) } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adopt(traitCollection) } }
  }

  // MARK: Look, which decides no size

  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var isEnabled = true
  @RarelySet open var shadowColor: UIColor?
  @RarelySet private var statedShadowOffset: CGSize?
  open var shadowOffset: CGSize {
    get { statedShadowOffset ?? CGSize(width: 0, height: -1) }
    set { statedShadowOffset = newValue }
  }
  @RarelySet open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var showsExpansionTextWhenTruncated = false

  // MARK: Size

  private final var wrapsInLayout: Bool { style.numberOfLines != 1 && !(statedWidth > 0) }

  /// Whether a layout of heights alone leaves the label the width that it has on one line.
  final var keepsNaturalWidth: Bool {
    guard wrapsInLayout else { return true }
    if case .plain = content { return style.countsLines }
    return false
  }

  private final func prepared() -> TraitCollection {
    let traits = traitCollection.measuringTraits
    guard !measured.isCurrent else { return traits }
    switch content {
    case .plain(let text):
      if style.countsLines {
        measured.prepareCounted(text ?? "", font.textFont, traits)
      } else {
        measured.prepare(text ?? "", style, font.textFont, traits)
      }
    case .attributed(let text): measured.prepare(text, style, font.textFont, traits)
    }
    return traits
  }

  private final var sizedLabel: SizedLabel {
    let traits = prepared()
    return measured.label(style, traits)
  }

  private final func measure(at width: Double?) -> IntrinsicContentSize {
    if let known = measured.size(wrappedAt: width) { return known }
    let wrapping = width ?? (statedWidth > 0 ? Double(statedWidth) : nil)
    let traits = prepared()
    let counted = measured.countedSize(
      in: wrapping, limit: style.numberOfLines, style.lineBreakMode, traits)
    let size = counted ?? sizedLabel.intrinsicContentSize(preferredMaxLayoutWidth: wrapping)
    measured.keep(size, wrappedAt: width)
    return size
  }

  override func contentHeight(wrappedAt width: Double?) -> IntrinsicContentSize {
    guard wrapsInLayout, type(of: self) == UILabel.self else {
      return contentSize(wrappedAt: width)
    }
    let traits = prepared()
    guard measured.isCounted else { return measure(at: width) }
    let size = measure(at: nil)
    guard size.height > 0 else { return size }
    return measured.countedHeight(
      of: size, in: width, limit: style.numberOfLines, style.lineBreakMode, traits)
  }

  override func refreshItem() {
    setItem(axes: .both, isMultiline: wrapsInLayout)
  }

  override func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    let own = measure(at: width)
    guard type(of: self) != UILabel.self else { return own }
    layoutWidth = width
    defer { layoutWidth = nil }
    var size = statedSize(around: own)
    // Its text is in the middle of what it adds.
    let extra = size.height - own.height
    if extra > 0, own.height > 0 {
      size.firstBaselineFromTop += extra / 2
      size.lastBaselineFromBottom += extra / 2
    }
    return size
  }

  open override var intrinsicContentSize: CGSize {
    textSize(in: layoutWidth.map { CGFloat($0) } ?? (statedWidth > 0 ? statedWidth : nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: size.width > 0 ? size.width : nil)
  }

  /// The size of the text in a width, for which a subclass may have its own rectangle.
  final func textSize(in width: CGFloat?) -> CGSize {
    let limit = CGFloat.greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width ?? limit, height: limit),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines limit: Int) -> CGRect {
    let width: Double? = bounds.width < 1e6 ? Double(max(bounds.width, 0)) : nil
    let size =
      limit == numberOfLines
      ? measure(at: limit == 1 ? nil : width)
      : sizedLabel.measured(in: width, numberOfLines: limit).intrinsicContentSize
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width), max(bounds.width, 0)),
      height: CGFloat(size.height))
  }

  /// Draws nothing; where the text would be drawn is its room in the label's frame.
  open func drawText(in rect: CGRect) { rare.drawnRect = rect }

  override func shownText(in size: CGSize) -> SizedLabel? {
    // A subclass may keep room around its text, which shows where it draws.
    type(of: self) == UILabel.self ? sizedLabel : drawn(sizedLabel, in: size)
  }
  override var itemKind: CellItemKind { .label }

  override func adopt(_ traits: UITraitCollection) {
    textChanged()
    if ownFont == nil { style.font = .fixed(font.textFont) }
    if adjustsFontForContentSizeCategory, let ownFont {
      font = ownFont.adjusted(for: traits.measuringTraits)
    }
  }
}

extension UILabel {
  /// The text in the room that a subclass leaves it in the label's frame.
  fileprivate func drawn(_ label: SizedLabel, in size: CGSize) -> SizedLabel {
    let bounds = CGRect(origin: .zero, size: size)
    extras?.drawnRect = nil
    drawText(in: bounds)
    guard let drawnRect = extras?.drawnRect, drawnRect.isLayoutable, drawnRect != bounds
    else { return label }
    var style = label.style
    style.padding = TextPadding(
      insets: DirectionalEdgeInsets(
        top: Double(drawnRect.minY), leading: Double(drawnRect.minX),
        bottom: Double(size.height - drawnRect.maxY),
        trailing: Double(size.width - drawnRect.maxX)))
    style.padding?.isCentered = textAlignment == .center
    return SizedLabel(
      label.text, style: style, isUniform: label.isUniform, displayScale: label.displayScale)
  }
}
