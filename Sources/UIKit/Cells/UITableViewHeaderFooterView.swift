@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  private final let content = UIView()
  private final let identifier: String?
  private final lazy var label = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return label
  }()
  private final lazy var detailLabel = UILabel()
  private final var configured: CellContent?
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    content.layoutItem.directionalLayoutMargins =
      HeadlessEnvironment.platform.contentViewMargins.value
  }
  public required init?(coder: NSCoder) {
    identifier = coder.nib?.loader.identifier
    super.init(coder: coder)
  }
  override func setUp() { addContentView(content, in: bounds) }
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Makes a view of the class; classes of an app answer.
  open class func makeInstance(reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
    self == UITableViewHeaderFooterView.self
      ? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier) : nil
  }
  open var contentView: UIView { content }
  override var ownContentView: UIView? { contentView }
  open var reuseIdentifier: String? { identifier }
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { detailLabel }
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: UIContentConfiguration? {
    get { configured?.configuration }
    set {
      configured = CellContent.replacing(configured, newValue, in: content, configurationState)
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func prepareForReuse() {}
  open override func layoutSubviews() {
    layoutContentView(content, in: bounds)
    super.layoutSubviews()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fitContent(content, targetSize, horizontal, vertical)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override func measuredPart() -> (view: UIView, trailingRoom: CGFloat) {
    (isFitted(by: content) ? content : self, 0)
  }
}
