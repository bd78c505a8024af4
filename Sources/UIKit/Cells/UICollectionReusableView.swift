/// A view that a collection view reuses.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  final var identifier: String?
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// UIKit's `reuseIdentifier`.
  open var reuseIdentifier: String? { identifier }
  /// UIKit's `prepareForReuse`.
  open func prepareForReuse() {}
  /// UIKit's `apply`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// UIKit's `willTransition`.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// UIKit's `didTransition`.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Fits the view into the attributes' size: where its height is not required it may be another.
  ///
  /// - Source: The default fits both axes at `fittingSizeLevel`, or neither; published layouts override it for
  ///   vertical lists.
  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.size = systemLayoutSizeFitting(attributes.size)
    return copy
  }
}

/// A cell of a collection view.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  private final let content = UIView()
  private final var selected = false
  private final var highlighted = false
  private final var isUpdating = false
  private final var configured: CellContent?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    layoutItem.className = "UICollectionViewCell"
    addContentView(content, in: bounds)
  }

  /// UIKit's `contentView`.
  open var contentView: UIView { content }
  /// UIKit's `isSelected`.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// UIKit's `isHighlighted`.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// UIKit's `backgroundView`.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// UIKit's `selectedBackgroundView`.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, selectedBackgroundView) } }
  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
  /// UIKit's `dragStateDidChange`.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// UIKit's `DragState`.
  public enum DragState: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, lifting, dragging
  }

  // MARK: Configuration

  /// UIKit's `ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// UIKit's `configurationUpdateHandler`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// UIKit's `contentConfiguration`.
  open var contentConfiguration: UIContentConfiguration? {
    get { configured?.configuration }
    set {
      configured = CellContent.replacing(configured, newValue, in: content, configurationState)
    }
  }
  /// UIKit's `automaticallyUpdatesContentConfiguration`.
  open var automaticallyUpdatesContentConfiguration = true
  /// UIKit's `backgroundConfiguration`.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// UIKit's `automaticallyUpdatesBackgroundConfiguration`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// UIKit's `defaultBackgroundConfiguration`.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// UIKit's `configurationState`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    return state
  }
  private final var needsConfiguration = true
  /// UIKit's `setNeedsUpdateConfiguration`.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// UIKit's `updateConfiguration`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let configuration = configured?.configuration {
      contentConfiguration = configuration.updated(for: state)
    }
  }
  /// Updates the configuration, if that was asked for.
  final func updateConfigurationIfNeeded() {
    guard needsConfiguration, !isUpdating else { return }
    needsConfiguration = false
    isUpdating = true
    defer { isUpdating = false }
    updateConfiguration(using: configurationState)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layoutContentView(content, in: bounds)
    super.layoutSubviews()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return fitContent(content, targetSize, horizontal, vertical)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension UIView {
  /// Adds a cell's content view, which is laid out for itself until something leads out of it.
  final func addContentView(_ content: UIView, in frame: CGRect) {
    content.isIsland = true
    content.frame = frame
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Gives a content view that is laid out for itself its frame.
  final func layoutContentView(_ content: UIView, in frame: CGRect) {
    guard content.frame != frame, content.translatesAutoresizingMaskIntoConstraints else { return }
    content.frame = frame
  }

  /// Fits a cell by its content view; nil if something leads out of that, so that the cell is to be fitted as
  /// a whole.
  ///
  /// A content view without constraints is asked for the cell's `sizeThatFits(_:)`, as UIKit does.
  final func fitContent(
    _ content: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard content.isIsland else { return nil }
    if needsConstraintPass { LayoutDriver.updateConstraints(in: self) }
    guard content.isIsland else { return nil }
    if content.children.allSatisfy(\.translatesAutoresizingMaskIntoConstraints),
      content.held.isEmpty
    {
      let fitted = sizeThatFits(target)
      return CGSize(
        width: horizontal == .required ? target.width : fitted.width,
        height: vertical == .required ? target.height : fitted.height)
    }
    return content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// A cell of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// UIKit's `accessories`.
  open var accessories: [UICellAccessory] = []
  /// UIKit's `indentationLevel`.
  open var indentationLevel = 0
  /// UIKit's `indentationWidth`.
  open var indentationWidth: CGFloat = 10
  /// UIKit's `indentsAccessories`.
  open var indentsAccessories = true
  private final lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// UIKit's `separatorLayoutGuide`.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }
  /// UIKit's `defaultContentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What a list's cell shows at its edges.
public struct UICellAccessory {
  /// UIKit's `DisplayedState`.
  public enum DisplayedState: Sendable {
    /// UIKit's cases of the same names.
    case always, whenEditing, whenNotEditing
  }
  /// UIKit's `Placement`.
  public enum Placement {
    /// UIKit's case of the same name.
    case leading(displayed: DisplayedState = .always)
    /// UIKit's case of the same name.
    case trailing(displayed: DisplayedState = .always)
  }
  /// UIKit's `LayoutDimension`.
  public enum LayoutDimension {
    /// UIKit's cases of the same names.
    case actual, standard, custom(CGFloat)
  }
  /// UIKit's `DisclosureIndicatorOptions`.
  public struct DisclosureIndicatorOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `CheckmarkOptions`.
  public struct CheckmarkOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `DeleteOptions`.
  public struct DeleteOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `ReorderOptions`.
  public struct ReorderOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `MultiselectOptions`.
  public struct MultiselectOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `OutlineDisclosureOptions`.
  public struct OutlineDisclosureOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `LabelOptions`.
  public struct LabelOptions {
    /// Creates the default.
    public init() {}
  }
  /// UIKit's `CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    let view: UIView
    /// Creates one as UIKit does.
    @MainActor public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { view = customView }
  }
  let name: String
  /// UIKit's `disclosureIndicator`.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(name: "disclosureIndicator") }
  /// UIKit's `checkmark`.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(name: "checkmark") }
  /// UIKit's `delete`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "delete") }
  /// UIKit's `reorder`.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(name: "reorder") }
  /// UIKit's `multiselect`.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(name: "multiselect") }
  /// UIKit's `outlineDisclosure`.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(name: "outlineDisclosure") }
  /// UIKit's `label`.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(name: "label") }
  /// UIKit's `customView`.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(name: "customView")
  }
}
