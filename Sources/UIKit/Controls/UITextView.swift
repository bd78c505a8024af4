import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A text view: as high as its text where it does not scroll.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  private final var ownText = ""
  private final var attributed: NSAttributedString?
  private final var layoutWidth: Double?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  override func setUp() {
    super.setUp()
    layoutItem.className = "UITextView"
  }

  public final let textContainer: NSTextContainer
  open var layoutManager: NSLayoutManager { textContainer.layoutManager ?? NSLayoutManager() }
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  open var text: String! {
    get { attributed?.string ?? ownText }
    set {
      ownText = newValue ?? ""
      attributed = nil
      contentChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: ownText, attributes: [.font: shownFont]) }
    set {
      attributed = newValue
      contentChanged()
    }
  }
  open var font: UIFont? {
    didSet {
      Appearances.note(.font, of: self, font) { $0.font = $1 }
      if font !== oldValue { contentChanged() }
    }
  }
  open var textColor: UIColor? {
    didSet { Appearances.note(.textColor, of: self, textColor) { $0.textColor = $1 } }
  }
  open var textAlignment = NSTextAlignment.natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  open var isFindInteractionEnabled = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open override var inputView: UIView? {
    get { extras?.inputView }
    set { rare.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { extras?.inputAccessoryView }
    set { rare.inputAccessoryView = newValue }
  }
  // Each class of text input stores the traits, as an app's subclass may override them. It could
  // not override a protocol's members.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType! = UITextContentType(rawValue: "")
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open override var isScrollEnabled: Bool { didSet { contentChanged() } }
  open override var canBecomeFirstResponder: Bool { isEditable }
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The font of text views that state none: the system's at 12 points, as Apple's documentation
  /// has it.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  override func refreshItem() {
    setItem(axes: isScrollEnabled ? [] : .both, isMultiline: !isScrollEnabled)
  }

  private var label: SizedLabel {
    let traits = traitCollection.measuringTraits
    var style = LabelStyle.textView(
      .fixed(shownFont.textFont),
      insets: DirectionalEdgeInsets(
        textContainer: textContainerInset.layoutInsets,
        lineFragmentPadding: Double(textContainer.lineFragmentPadding).layoutNumber))
    style.numberOfLines = textContainer.maximumNumberOfLines
    style.lineBreakMode = textContainer.lineBreakMode.lineBreakMode
    style.padding?.isCentered = textAlignment == .center
    let prepared: PreparedText
    if let attributed {
      let (text, paragraph) = attributed.attributedText(font: shownFont.textFont)
      prepared = PreparedTexts.prepare(
        text.inTextView, paragraph?.values ?? ParagraphStyle(), traits.locale)
    } else {
      prepared = PreparedTexts.prepare(ownText, shownFont.textFont.inTextView, traits.locale)
    }
    return SizedLabel(
      prepared, style: style, isUniform: attributed == nil, displayScale: traits.displayScale)
  }

  override func shownText(in size: CGSize) -> SizedLabel? { isScrollEnabled ? nil : label }
  override var itemKind: CellItemKind { isScrollEnabled ? .view : .label }

  private func size(in width: Double?) -> IntrinsicContentSize {
    let label = label
    let grid = traitCollection.measuringTraits.pixelGrid
    var size = label.intrinsicContentSize(preferredMaxLayoutWidth: width)
    size.width = grid.roundedUp(size.width)
    size.height = grid.roundedUp(size.height)
    return size
  }

  override func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    let own = size(in: width)
    guard type(of: self) != UITextView.self else { return own }
    layoutWidth = width
    defer { layoutWidth = nil }
    return statedSize(around: own)
  }
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(size(in: layoutWidth))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(self.size(in: size.width > 0 && size.width < 1e6 ? Double(size.width) : nil))
  }
  override func adopt(_ traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traits.measuringTraits) }
    contentChanged()
  }
}
