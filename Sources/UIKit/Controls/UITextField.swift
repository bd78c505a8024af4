import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A text field: as large as its text or placeholder, with its border around it.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting,
  UITextInput
{
  /// UIKit's `BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, line, bezel, roundedRect
  }
  /// UIKit's `ViewMode`.
  public enum ViewMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case never, whileEditing, unlessEditing, always
  }

  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutItem.className = "UITextField"
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutItem.className = "UITextField"
    coder.nib?.read(into: self, as: UITextField.self)
  }

  /// UIKit's `text`.
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  /// UIKit's `attributedText`.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// UIKit's `placeholder`.
  open var placeholder: String? { didSet { if placeholder != oldValue { contentChanged() } } }
  /// UIKit's `attributedPlaceholder`.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// UIKit's `font`.
  open var font: UIFont? {
    didSet {
      Appearances.note(.font, of: self, font) { $0.font = $1 }
      if font !== oldValue { contentChanged() }
    }
  }
  /// UIKit's `textColor`.
  open var textColor: UIColor? {
    didSet { Appearances.note(.textColor, of: self, textColor) { $0.textColor = $1 } }
  }
  /// UIKit's `textAlignment`.
  open var textAlignment = NSTextAlignment.natural
  /// UIKit's `borderStyle`.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }
  /// UIKit's `defaultTextAttributes`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `typingAttributes`.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// UIKit's `clearsOnBeginEditing`.
  open var clearsOnBeginEditing = false
  /// UIKit's `clearsOnInsertion`.
  open var clearsOnInsertion = false
  /// UIKit's `adjustsFontSizeToFitWidth`.
  open var adjustsFontSizeToFitWidth = false
  /// UIKit's `minimumFontSize`.
  open var minimumFontSize: CGFloat = 0
  /// UIKit's `adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// UIKit's `delegate`.
  open weak var delegate: UITextFieldDelegate?
  /// UIKit's `background`.
  open var background: UIImage?
  /// UIKit's `disabledBackground`.
  open var disabledBackground: UIImage?
  /// UIKit's `isEditing`.
  open var isEditing: Bool { false }
  /// UIKit's `allowsEditingTextAttributes`.
  open var allowsEditingTextAttributes = false
  /// UIKit's `clearButtonMode`.
  open var clearButtonMode = ViewMode.never
  /// UIKit's `leftView`.
  open var leftView: UIView?
  /// UIKit's `rightView`.
  open var rightView: UIView?
  /// UIKit's `leftViewMode`.
  open var leftViewMode = ViewMode.never
  /// UIKit's `rightViewMode`.
  open var rightViewMode = ViewMode.never
  /// UIKit's `inputView`, as this class has it.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// UIKit's `inputAccessoryView`, as this class has it.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private final var storedInputView: UIView?
  private final var storedAccessoryView: UIView?
  /// UIKit's `keyboardType`.
  open var keyboardType = UIKeyboardType.default
  /// UIKit's `returnKeyType`.
  open var returnKeyType = UIReturnKeyType.default
  /// UIKit's `autocapitalizationType`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// UIKit's `autocorrectionType`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// UIKit's `spellCheckingType`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// UIKit's `smartQuotesType`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// UIKit's `smartDashesType`.
  open var smartDashesType = UITextSmartDashesType.default
  /// UIKit's `smartInsertDeleteType`.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// UIKit's `keyboardAppearance`.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// UIKit's `enablesReturnKeyAutomatically`.
  open var enablesReturnKeyAutomatically = false
  /// UIKit's `isSecureTextEntry`.
  open var isSecureTextEntry = false
  /// UIKit's `textContentType`.
  open var textContentType: UITextContentType! = UITextContentType(rawValue: "")
  /// UIKit's `passwordRules`.
  open var passwordRules: UITextInputPasswordRules?
  /// UIKit's `canBecomeFirstResponder`, as this class has it.
  open override var canBecomeFirstResponder: Bool { true }

  /// UIKit's `textRect`.
  open func textRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
  /// UIKit's `placeholderRect`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// UIKit's `editingRect`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
  /// UIKit's `borderRect`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// UIKit's `clearButtonRect`.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// UIKit's `leftViewRect`.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// UIKit's `rightViewRect`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// UIKit's `caretRect`.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// UIKit's `drawText`.
  open func drawText(in rect: CGRect) {}
  /// UIKit's `drawPlaceholder`.
  open func drawPlaceholder(in rect: CGRect) {}

  private func inner(_ bounds: CGRect) -> CGRect {
    let insets = (style.padding?.insets).map(NSDirectionalEdgeInsets.init) ?? .zero
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  private var sourcedStyle: TextControlStyle? {
    HeadlessEnvironment.platform.style(
      of: .textField(isBordered: borderStyle != .none),
      font: .fixed((font ?? .systemFont(ofSize: 17)).textFont))
  }
  private var style: LabelStyle {
    sourcedStyle?.style ?? LabelStyle(font: .fixed(.systemFont(ofSize: 17)))
  }

  /// The text, or the placeholder if there is none.
  private var label: SizedLabel {
    let traits = traitCollection.measuringTraits
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let style = style
    return SizedLabel(
      PreparedTexts.prepare(shown, style.font.resolved(for: traits), traits.locale),
      style: style, isUniform: true, displayScale: traits.displayScale)
  }
  /// The widths of the views at both ends.
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
    return SizedLabel(
      label.text, style: style, isUniform: true, displayScale: label.displayScale)
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
    let stated = intrinsicContentSize
    size.width = Double(stated.width).layoutNumber
    size.height = Double(stated.height).layoutNumber
    return size
  }
  private final var isAsking = false

  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    let size = contentSize(wrappedAt: nil)
    return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
  }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func adopt(_ traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traits.measuringTraits) }
    contentChanged()
  }
}
