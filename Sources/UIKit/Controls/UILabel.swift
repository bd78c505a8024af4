import SelfSizingAutoLayout
import SelfSizingTypography
import SelfSizingViews

/// A label: its size is that of its text.
@MainActor @preconcurrency open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private final var ownText: String?
  private final var attributed: NSAttributedString?
  private final var ownFont: UIFont!
  private final var color: UIColor!
  private final var lines = 1
  private final var breakMode = NSLineBreakMode.byTruncatingTail
  private final var alignment = NSTextAlignment.natural
  private final var shrinks = false
  private final var adjusts = false
  private final var statedWidth: CGFloat = 0
  /// Where the layout wraps the text, in the pass that is on; nil in the first one.
  private final var layoutWidth: Double?
  /// The properties that few labels set; nil where all have their default.
  private final var extraLook: LabelExtras?
  /// A text of one look, ready to be measured.
  private final var plain = PlainLabelText()
  /// Any other text, or one whose lines are to be made; nil after a change.
  private final var sized: KeptLabel?
  /// The size measured last, and its width.
  private final var measured: (width: Double, size: IntrinsicContentSize)?
  private final var natural: IntrinsicContentSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self, as: UILabel.self)
  }

  private func setUp() {
    layoutItem.className = "UILabel"
    layoutItem.intrinsicAxes = .both
    isUserInteractionEnabled = false
    // What Interface Builder writes as 251 is 250 for labels made in code.
    layoutItem.contentHugging = AxisPriorities(.defaultLow)
  }

  // MARK: Text

  open var text: String? {
    get { ownText ?? attributed?.string }
    set {
      if attributed == nil, newValue == ownText { return }
      ownText = newValue
      attributed = nil
      textChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? ownText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      attributed = newValue
      ownText = nil
      textChanged()
    }
  }
  /// The text with attributes, where it was set with them; nil for a plain one.
  final var statedAttributedText: NSAttributedString? { attributed }
  open var font: UIFont! {
    get { ownFont ?? UILabel.standardFont }
    set {
      Appearances.note(.font, of: self, newValue) { $0.font = $1 }
      guard newValue !== ownFont else { return }
      ownFont = newValue
      textChanged()
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
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      guard newValue != alignment else { return }
      let changesStyle = alignment == .right || newValue == .right
      alignment = newValue
      // A wrapped line that is set right counts the space it was broken at.
      if changesStyle { textChanged() }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { breakMode }
    set {
      guard newValue != breakMode else { return }
      breakMode = newValue
      textChanged()
    }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { extraLook?.breakStrategy ?? .standard }
    set {
      guard newValue != lineBreakStrategy else { return }
      look.breakStrategy = newValue
      textChanged()
    }
  }
  open var numberOfLines: Int {
    get { lines }
    set {
      guard newValue != lines else { return }
      lines = newValue
      layoutItem.isMultiline = wrapsInLayout
      textChanged()
    }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { statedWidth }
    set {
      guard newValue != statedWidth else { return }
      statedWidth = newValue
      layoutItem.isMultiline = wrapsInLayout
      textChanged()
    }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { shrinks }
    set { shrinks = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { extraLook?.leastScale ?? 0 }
    set { if newValue != minimumScaleFactor { look.leastScale = newValue } }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { extraLook?.allowsTightening ?? false }
    set { if newValue != allowsDefaultTighteningForTruncation { look.allowsTightening = newValue } }
  }
  open var baselineAdjustment: UIBaselineAdjustment {
    get { extraLook?.baselineAdjustment ?? .alignBaselines }
    set { if newValue != baselineAdjustment { look.baselineAdjustment = newValue } }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjusts }
    set {
      adjusts = newValue
      if newValue { adopt(traitCollection) }
    }
  }
  open var isEnabled: Bool {
    get { extraLook?.isEnabled ?? true }
    set { if newValue != isEnabled { look.isEnabled = newValue } }
  }
  open var shadowColor: UIColor? {
    get { extraLook?.shadowColor }
    set { look.shadowColor = newValue }
  }
  open var shadowOffset: CGSize {
    get { extraLook?.shadowOffset ?? CGSize(width: 0, height: -1) }
    set { look.shadowOffset = newValue }
  }
  open var highlightedTextColor: UIColor? {
    get { extraLook?.highlightedTextColor }
    set { look.highlightedTextColor = newValue }
  }
  open var isHighlighted: Bool {
    get { extraLook?.isHighlighted ?? false }
    set { if newValue != isHighlighted { look.isHighlighted = newValue } }
  }
  open var showsExpansionTextWhenTruncated: Bool {
    get { extraLook?.showsExpansionText ?? false }
    set { if newValue != showsExpansionTextWhenTruncated { look.showsExpansionText = newValue } }
  }

  final var look: LabelExtras {
    if let extraLook { return extraLook }
    let made = LabelExtras()
    extraLook = made
    return made
  }

  private final func textChanged() {
    plain.forget()
    sized = nil
    measured = nil
    natural = nil
    contentChanged()
  }

  // MARK: Size

  /// Whether the layout sets the width at which the label wraps.
  private final var wrapsInLayout: Bool { lines != 1 && !(statedWidth > 0) }

  /// Whether the size follows from the number of lines of a text that has one font and no style.
  private final var isPlain: Bool {
    attributed == nil && alignment != .right && breakMode != .byCharWrapping
      && (extraLook == nil || extraLook?.breakStrategy == .standard)
  }

  /// Whether a layout of heights alone leaves the label the width that it has on one line.
  final var keepsNaturalWidth: Bool { !wrapsInLayout || isPlain }

  private final var sizedLabel: SizedLabel {
    if let sized { return sized.label }
    let traits = traitCollection.measuringTraits
    let made = makeSized(traits)
    sized = KeptLabel(made)
    return made
  }

  /// How the label sets its text.
  final var style: LabelStyle {
    var style = LabelStyle(font: .fixed(font.textFont), numberOfLines: lines)
    style.lineBreakMode = breakMode.lineBreakMode
    if let strategy = extraLook?.breakStrategy, strategy != .standard {
      style.lineBreakStrategy = LineBreakStrategy(rawValue: Int(strategy.rawValue))
    }
    style.adjustsFontSizeToFitWidth = shrinks
    style.minimumScaleFactor = Double(extraLook?.leastScale ?? 0)
    if alignment == .right { style.paragraphStyle.alignment = .right }
    return style
  }

  private final func makeSized(_ traits: TraitCollection) -> SizedLabel {
    var style = style
    guard let attributed else {
      let isUniform = style.isUniform
      let prepared =
        isUniform
        ? plain.prepared(ownText ?? "", font.textFont, traits)
        : PreparedTexts.prepare(
          ownText ?? "", font.textFont, style.paragraphStyle, traits.locale)
      return SizedLabel(
        prepared, style: style, isUniform: isUniform, displayScale: traits.displayScale)
    }
    let (text, paragraph) = attributed.attributedText(font: font.textFont)
    style.paragraphStyle = paragraph?.values ?? style.paragraphStyle
    if let paragraph, paragraph.breakMode != .byWordWrapping {
      style.lineBreakMode = paragraph.breakMode.lineBreakMode
    }
    let isUniform =
      attributed.isUniform && style.isUniform
      && (text.runs.first.map { $0.attributes.kern == 0 && $0.attributes.baselineOffset == 0 }
        ?? true)
    let prepared =
      isUniform
      ? PreparedTexts.prepare(
        text.text, text.runs.first?.attributes.font ?? font.textFont, traits.locale)
      : PreparedTexts.prepare(text, style.paragraphStyle, traits.locale)
    return SizedLabel(
      prepared, style: style, isUniform: isUniform, displayScale: traits.displayScale)
  }

  private final func measure(at width: Double?) -> IntrinsicContentSize {
    if let width {
      if let measured, measured.width == width { return measured.size }
    } else if let natural {
      return natural
    }
    let wrapping = width ?? (statedWidth > 0 ? Double(statedWidth) : nil)
    var size: IntrinsicContentSize?
    if isPlain {
      let traits = traitCollection.measuringTraits
      plain.prepare(ownText ?? "", font.textFont, traits)
      size = plain.size(in: lines == 1 ? nil : wrapping, numberOfLines: lines, traits)
    }
    let found = size ?? sizedLabel.intrinsicContentSize(preferredMaxLayoutWidth: wrapping)
    if let width { measured = (width, found) } else { natural = found }
    return found
  }

  override func contentHeight(wrappedAt width: Double?) -> IntrinsicContentSize {
    guard wrapsInLayout, isPlain, type(of: self) == UILabel.self else {
      return contentSize(wrappedAt: width)
    }
    var size = measure(at: nil)
    guard size.height > 0 else { return size }
    guard let width else {
      plain.keepHeight(in: &size)
      return size
    }
    let traits = traitCollection.measuringTraits
    plain.prepare(ownText ?? "", font.textFont, traits)
    plain.takeHeight(
      of: &size, in: width, numberOfLines: lines, breakMode.lineBreakMode, traits)
    return size
  }

  override func refreshItem() {
    setItem(axes: .both, isMultiline: wrapsInLayout)
  }

  override func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    let own = measure(at: width)
    guard type(of: self) != UILabel.self else { return own }
    // A subclass may have another size than its text.
    layoutWidth = width
    defer { layoutWidth = nil }
    let stated = intrinsicContentSize
    var size = own
    size.width = Double(stated.width).layoutNumber
    size.height = Double(stated.height).layoutNumber
    // Its text lies in the middle of what it adds.
    let extra = size.height - own.height
    if extra > 0, own.height > 0 {
      size.firstBaselineFromTop += extra / 2
      size.lastBaselineFromBottom += extra / 2
    }
    return size
  }

  open override var intrinsicContentSize: CGSize {
    let limit = CGFloat.greatestFiniteMagnitude
    let width = layoutWidth.map { CGFloat($0) } ?? (statedWidth > 0 ? statedWidth : limit)
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: limit), limitedToNumberOfLines: lines
    ).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: lines
    ).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let width: Double? = bounds.width < 1e6 ? Double(max(bounds.width, 0)) : nil
    if numberOfLines == lines {
      let size = measure(at: lines == 1 ? nil : width)
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width), max(bounds.width, 0)),
        height: CGFloat(size.height))
    }
    let label = sizedLabel
    let size = label.measured(in: width, numberOfLines: numberOfLines).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width), max(bounds.width, 0)),
      height: CGFloat(size.height))
  }

  /// Draws nothing; where the text would be drawn is its room in the label's frame.
  open func drawText(in rect: CGRect) { look.drawnRect = rect }

  override func shownText(in size: CGSize) -> SizedLabel? {
    // A subclass may keep room around its text, which shows where it draws.
    type(of: self) == UILabel.self ? sizedLabel : drawn(sizedLabel, in: size)
  }
  override var itemKind: CellItemKind { .label }

  override func adopt(_ traits: UITraitCollection) {
    textChanged()
    guard adjusts, let font = ownFont else { return }
    self.font = font.adjusted(for: traits.measuringTraits)
  }
}
