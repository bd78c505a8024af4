import SelfSizingAutoLayout
import SelfSizingCells

/// A text field: as large as its text or placeholder, with its border around it.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  override func setUp() { layoutItem.className = "UITextField" }
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { if placeholder != oldValue { contentChanged() } } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
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
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: UITextFieldDelegate?
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var isEditing: Bool { false }
  open var allowsEditingTextAttributes = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open override var inputView: UIView? {
    get { extras?.inputView }
    set { rare.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { extras?.inputAccessoryView }
    set { rare.inputAccessoryView = newValue }
  }
  // Stored here and in UITextView, as said there.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType! = UITextContentType(rawValue: "")
  open var passwordRules: UITextInputPasswordRules?
  open override var canBecomeFirstResponder: Bool { true }
  open func textRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  private func inner(_ bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(leftToRight: style.padding?.insets ?? .zero))
  }

  private var sourcedStyle: TextControlStyle? {
    HeadlessEnvironment.platform.style(
      of: .textField(isBordered: borderStyle != .none),
      font: .fixed((font ?? .systemFont(ofSize: 17)).textFont))
  }
  private var style: LabelStyle {
    sourcedStyle?.style ?? LabelStyle(font: .fixed(.systemFont(ofSize: 17)))
  }

  private var label: SizedLabel {
    let traits = traitCollection.measuringTraits
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let style = style
    return SizedLabel(
      PreparedTexts.prepare(shown, style.font.resolved(for: traits), traits.locale),
      style: style, isUniform: true, displayScale: traits.displayScale)
  }
  private var sideWidths: (left: Double, right: Double) {
    (
      leftViewMode == .always ? Double(leftView?.frame.width ?? 0).layoutNumber : 0,
      rightViewMode == .always ? Double(rightView?.frame.width ?? 0).layoutNumber : 0
    )
  }

  override func shownText(in size: CGSize) -> SizedLabel? {
    let label = label
    var style = label.style
    // Views at the ends leave the text less room.
    let sides = sideWidths
    style.padding?.insets.leading += sides.left
    style.padding?.insets.trailing += sides.right
    return SizedLabel(label.text, style: style, isUniform: true, displayScale: label.displayScale)
  }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    guard let sourcedStyle else { return [] }
    return [
      ItemFigure(
        element: element, sourcedStyle.fidelity, sourcedStyle.source, at: sourcedStyle.category)
    ]
  }

  override func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    var size = label.intrinsicContentSize(preferredMaxLayoutWidth: nil)
    size.width += sideWidths.left + sideWidths.right
    guard type(of: self) != UITextField.self, !isAsking else { return size }
    isAsking = true
    defer { isAsking = false }
    return statedSize(around: size)
  }
  private final var isAsking = false

  open override var intrinsicContentSize: CGSize {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return CGSize(contentSize(wrappedAt: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func adopt(_ traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traits.measuringTraits) }
    contentChanged()
  }
}
