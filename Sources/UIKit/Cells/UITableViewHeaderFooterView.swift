import SelfSizingCells

/// A header or footer of a table view.
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
  /// Creates one as UIKit does.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView(content, in: bounds)
    content.layoutItem.directionalLayoutMargins =
      HeadlessEnvironment.platform.contentViewMargins.value
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    identifier = coder.nib?.loader.identifier
    super.init(coder: coder)
    addContentView(content, in: bounds)
    coder.nib?.read(into: self, as: UITableViewHeaderFooterView.self)
  }
  /// Creates one as UIKit does.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Makes a view of the class; classes of an app answer.
  open class func makeInstance(reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
    self == UITableViewHeaderFooterView.self
      ? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier) : nil
  }
  /// UIKit's `contentView`.
  open var contentView: UIView { content }
  /// UIKit's `reuseIdentifier`.
  open var reuseIdentifier: String? { identifier }
  /// UIKit's `textLabel`.
  open var textLabel: UILabel? { label }
  /// UIKit's `detailTextLabel`.
  open var detailTextLabel: UILabel? { detailLabel }
  /// UIKit's `backgroundView`.
  open var backgroundView: UIView?
  /// UIKit's `backgroundConfiguration`.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// UIKit's `contentConfiguration`.
  open var contentConfiguration: UIContentConfiguration? {
    get { configured?.configuration }
    set {
      configured = CellContent.replacing(configured, newValue, in: content, configurationState)
    }
  }
  /// UIKit's `automaticallyUpdatesContentConfiguration`.
  open var automaticallyUpdatesContentConfiguration = true
  /// UIKit's `automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// UIKit's `configurationState`.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// UIKit's `defaultContentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// UIKit's `defaultBackgroundConfiguration`.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  /// UIKit's `setNeedsUpdateConfiguration`.
  open func setNeedsUpdateConfiguration() {}
  /// UIKit's `updateConfiguration`.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// UIKit's `prepareForReuse`.
  open func prepareForReuse() {}
  /// UIKit's `layoutSubviews`, as this class has it.
  open override func layoutSubviews() {
    layoutContentView(content, in: bounds)
    super.layoutSubviews()
  }
  /// UIKit's `systemLayoutSizeFitting`, as this class has it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fitContent(content, targetSize, horizontal, vertical)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override func measuredPart() -> (view: UIView, trailingRoom: CGFloat) {
    (content.isIsland ? content : self, 0)
  }
}
