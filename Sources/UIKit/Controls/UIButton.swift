import SelfSizingAutoLayout
import SelfSizingCells

/// A button: as large as its title and image with the insets around them.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private final var titles: [UInt: String] = [:] { didSet { contentChanged() } }
  private final var attributedTitles: [UInt: NSAttributedString] = [:] {
    didSet { contentChanged() }
  }
  private final var images: [UInt: UIImage] = [:] { didSet { contentChanged() } }
  private final var titleColors: [UInt: UIColor] = [:]
  private final var backgrounds: [UInt: UIImage] = [:]
  /// The type, which a nib states after the button was made.
  final var kind = ButtonType.custom
  final lazy var label: ButtonTitleLabel = {
    let label = ButtonTitleLabel(button: self)
    Appearances.withDefaults { label.font = .systemFont(ofSize: 15) }
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }()
  private final lazy var picture = UIImageView()
  override func setUp() { layoutItem.className = "UIButton" }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    kind = type
  }
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    kind = type
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    kind = .system
    self.configuration = configuration
    take(primaryAction)
  }
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // A class whose own `init?(coder:)` returns nil leads here: no button of it can be made.
    guard let button = self.init(coder: EmptyCoder()) else {
      fatalError("\(self) makes no system button")
    }
    button.kind = .system
    button.setImage(image, for: .normal)
    return button
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      configuration?.title = configuration?.title ?? action.title
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
  }

  open var buttonType: ButtonType { kind }
  open var titleLabel: UILabel? {
    if label.superview == nil {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = true
    }
    return label
  }
  open var subtitleLabel: UILabel? { nil }
  open var imageView: UIImageView? {
    if picture.superview == nil { addSubview(picture) }
    return picture
  }
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var isHeld: Bool { false }
  open var isHovered: Bool { false }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = 0
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      Appearances.note(.contentEdgeInsets, of: self, contentEdgeInsets) {
        $0.contentEdgeInsets = $1
      }
      contentChanged()
    }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var configuration: Configuration? { didSet { contentChanged() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() {
    if configurationUpdateHandler != nil { updateConfiguration() }
    contentChanged()
  }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    Appearances.note(.titleColor, of: self, (color, state), detail: state.rawValue) {
      $0.setTitleColor($1.0, for: $1.1)
    }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    Appearances.note(.backgroundImage, of: self, (image, state), detail: state.rawValue) {
      $0.setBackgroundImage($1.0, for: $1.1)
    }
    contentChanged()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    if let image = images[state.rawValue], let configuration {
      images[state.rawValue] = image.withConfiguration(configuration)
    }
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    nil
  }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect.inset(by: titleEdgeInsets) }
  open func imageRect(forContentRect rect: CGRect) -> CGRect { rect.inset(by: imageEdgeInsets) }
  override func refreshItem() { setItem(axes: .both, isMultiline: wrapsTitle) }

  /// A button without a configuration is as large as its title without a limit to its width: only a
  /// class that follows its title's label may wrap it.
  private var wrapsTitle: Bool {
    if let configuration { return configuration.wrapsTitle }
    return type(of: self) != UIButton.self && label.numberOfLines != 1
  }

  override func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    let size = measured(width)
    guard type(of: self) != UIButton.self, !isAsking else { return size }
    isAsking = true
    label.roomInPass = width.map { titleRoom(in: $0) }
    defer {
      isAsking = false
      label.roomInPass = nil
    }
    return statedSize(around: size)
  }
  private final var isAsking = false

  /// The width of the title's label in a button of a width, in points.
  private func titleRoom(in width: Double) -> Double {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: 0)
    let picture = currentImage?.size.width ?? 0
    return max(Double(titleRect(forContentRect: contentRect(forBounds: bounds)).width - picture), 1)
  }

  private func measured(_ width: Double?) -> IntrinsicContentSize {
    if let control = measuredControl {
      let size = figure(control)
      return IntrinsicContentSize(width: Double(size.width), height: Double(size.height))
    }
    return shown(in: configuration == nil ? nil : width).size
  }

  private func shown(in width: Double?) -> ButtonContents {
    let traits = traitCollection.measuringTraits
    return configuration?.contents(in: width, traits, plainTitle: title(for: state))
      ?? plainContents(in: width, traits)
  }
  override var measuredControl: CellControl? {
    configuration == nil && images.isEmpty && titles.isEmpty ? kind.symbol : nil
  }
  override func shownText(in size: CGSize) -> SizedLabel? {
    measuredControl == nil ? shown(in: Double(size.width)).title : nil
  }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    if measuredControl != nil { return super.figures(ofElementAt: element) }
    return shown(in: nil).source.map {
      [ItemFigure(element: element, $0.fidelity, $0.text, at: $0.category)]
    } ?? []
  }

  open override var intrinsicContentSize: CGSize {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return CGSize(measured(nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var forFirstBaselineLayout: UIView { self }

  override func adopt(_ traits: UITraitCollection) {
    label.adopt(traits)
    contentChanged()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard configuration == nil, label.superview === self else { return }
    let room = titleRect(forContentRect: contentRect(forBounds: bounds))
    if label.frame != room { label.frame = room }
  }
  /// The title's label is in its place, where proxies of labels find it.
  override func prepareForAppearance() { _ = titleLabel }
}

extension UIButton.ButtonType {
  fileprivate var symbol: CellControl? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: .symbolButton
    default: nil
    }
  }
}
