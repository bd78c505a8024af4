import SelfSizingCells

@MainActor @preconcurrency
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ConfiguredCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(rawValue: 1)
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }
  private final let content = UIView()
  private final let identifier: String?
  private final let cellStyle: CellStyle
  private final var selected = false
  private final var highlighted = false
  private final var editing = false
  final var configuring = ConfiguringState()
  private final var standard: StandardCellContents?
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
  public required init?(coder: NSCoder) {
    cellStyle = coder.nib?.loader.cellStyle ?? .default
    identifier = coder.nib?.loader.identifier
    super.init(coder: coder)
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  override func setUp() {
    layoutItem.className = "UITableViewCell"
    addContentView(content, in: bounds)
    content.layoutItem.directionalLayoutMargins =
      HeadlessEnvironment.platform.contentViewMargins.value
  }
  /// Makes a cell of the class; classes of an app answer.
  open class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    self == UITableViewCell.self
      ? UITableViewCell(style: style, reuseIdentifier: reuseIdentifier) : nil
  }
  open var contentView: UIView { content }
  override var ownContentView: UIView? { contentView }
  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  private var contents: StandardCellContents {
    if let standard { return standard }
    let made = StandardCellContents(cellStyle, in: content)
    standard = made
    return made
  }
  /// Whether the cell shows what its class adds, and nothing of UIKit's own.
  final var hasOwnContents: Bool {
    standard == nil && contentConfiguration == nil && !content.subviews.isEmpty
  }
  open var textLabel: UILabel? { contents.textLabel }
  open var detailTextLabel: UILabel? { contents.detailTextLabel }
  open var imageView: UIImageView? { contents.imageView }
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    setNeedsUpdateConfiguration()
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      Appearances.note(.separatorInset, of: self, separatorInset) { $0.separatorInset = $1 }
    }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var showingDeleteConfirmation: Bool { false }
  open var editingStyle: EditingStyle { .none }
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var contentConfiguration: UIContentConfiguration? {
    get { configuring.content?.configuration }
    set {
      configuring.content = CellContent.replacing(
        configuring.content, newValue, in: content, configurationState)
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    return state
  }
  open func setNeedsUpdateConfiguration() {
    configuring.needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    updateContentConfiguration(for: state)
  }
  private var accessoryWidth: CGFloat {
    if let accessoryView {
      // The margin beside a custom accessory is assumed to be that of the cell's side.
      return accessoryView.frame.width + CGFloat(TableCell.sideMargin)
    }
    return standardAccessory.map {
      CGFloat(
        HeadlessEnvironment.platform.accessoryWidth($0, for: traitCollection.measuringTraits).value)
    } ?? 0
  }
  final var standardAccessory: CellAccessory? {
    switch accessoryType {
    case .none: nil
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    var frame = bounds
    frame.size.width = max(frame.width - accessoryWidth, 0)
    layoutContentView(content, in: frame)
    super.layoutSubviews()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let accessory = accessoryWidth
    var inner = targetSize
    inner.width = max(inner.width - accessory, 0)
    guard var size = fitContent(content, inner, horizontal, vertical) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    size.width += accessory
    return size
  }
  override func adopt(_ traits: UITraitCollection) { standard?.adopt(traits) }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    super.figures(ofElementAt: element) + figures(around: content, element: element)
  }
  override func measuredPart() -> (view: UIView, trailingRoom: CGFloat) {
    updateConfigurationIfNeeded()
    return content.isIsland ? (content, accessoryWidth) : (self, 0)
  }
  /// A cell without constraints is as high as a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardRowHeight)
  }
  open func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
}
