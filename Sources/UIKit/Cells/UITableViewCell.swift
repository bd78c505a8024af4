import SelfSizingCells

/// A cell of a table view.
@MainActor @preconcurrency open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// UIKit's `CellStyle`.
  public enum CellStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, value1, value2, subtitle
  }
  /// UIKit's `SelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, blue, gray, `default`
  }
  /// UIKit's `AccessoryType`.
  public enum AccessoryType: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// UIKit's `EditingStyle`.
  public enum EditingStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, delete, insert
  }
  /// UIKit's `SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, singleLine, singleLineEtched
  }
  /// UIKit's `FocusStyle`.
  public enum FocusStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, custom
  }
  /// UIKit's `StateMask`.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `showingEditControl`.
    public static let showingEditControl = Self(rawValue: 1)
    /// UIKit's `showingDeleteConfirmation`.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  private final let content = UIView()
  private final let identifier: String?
  private final let cellStyle: CellStyle
  private final var selected = false
  private final var highlighted = false
  private final var editing = false
  private final var accessory = AccessoryType.none
  private final var configured: CellContent?
  private final var standard: StandardCellContents?
  private final var isUpdating = false
  private final var needsConfiguration = true

  /// Creates one as UIKit does.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    cellStyle = coder.nib?.loader.cellStyle ?? .default
    identifier = coder.nib?.loader.identifier
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self, as: UITableViewCell.self)
  }
  /// Creates one as UIKit does.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  private func setUp() {
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

  /// UIKit's `contentView`.
  open var contentView: UIView { content }
  /// UIKit's `reuseIdentifier`.
  open var reuseIdentifier: String? { identifier }
  /// UIKit's `prepareForReuse`.
  open func prepareForReuse() {}

  // MARK: What the styles show

  private var contents: StandardCellContents {
    if let standard { return standard }
    let made = StandardCellContents(cellStyle, in: content)
    standard = made
    return made
  }
  /// UIKit's `textLabel`.
  open var textLabel: UILabel? { contents.textLabel }
  /// UIKit's `detailTextLabel`.
  open var detailTextLabel: UILabel? { contents.detailTextLabel }
  /// UIKit's `imageView`.
  open var imageView: UIImageView? { contents.imageView }

  // MARK: State

  /// UIKit's `isSelected`.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// UIKit's `setSelected`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    setNeedsUpdateConfiguration()
  }
  /// UIKit's `isHighlighted`.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// UIKit's `setHighlighted`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  /// UIKit's `isEditing`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// UIKit's `setEditing`.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// UIKit's `accessoryType`.
  open var accessoryType: AccessoryType {
    get { accessory }
    set {
      guard newValue != accessory else { return }
      accessory = newValue
      setNeedsLayout()
    }
  }
  /// UIKit's `accessoryView`.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// UIKit's `editingAccessoryType`.
  open var editingAccessoryType = AccessoryType.none
  /// UIKit's `editingAccessoryView`.
  open var editingAccessoryView: UIView?
  /// UIKit's `selectionStyle`.
  open var selectionStyle = SelectionStyle.default
  /// UIKit's `backgroundView`.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// UIKit's `selectedBackgroundView`.
  open var selectedBackgroundView: UIView?
  /// UIKit's `multipleSelectionBackgroundView`.
  open var multipleSelectionBackgroundView: UIView?
  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
  /// UIKit's `separatorInset`.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      Appearances.note(.separatorInset, of: self, separatorInset) { $0.separatorInset = $1 }
    }
  }
  /// UIKit's `indentationLevel`.
  open var indentationLevel = 0
  /// UIKit's `indentationWidth`.
  open var indentationWidth: CGFloat = 10
  /// UIKit's `shouldIndentWhileEditing`.
  open var shouldIndentWhileEditing = true
  /// UIKit's `showsReorderControl`.
  open var showsReorderControl = false
  /// UIKit's `showingDeleteConfirmation`.
  open var showingDeleteConfirmation: Bool { false }
  /// UIKit's `editingStyle`.
  open var editingStyle: EditingStyle { .none }
  /// UIKit's `focusStyle`.
  open var focusStyle = FocusStyle.default
  /// UIKit's `userInteractionEnabledWhileDragging`.
  open var userInteractionEnabledWhileDragging = false
  /// UIKit's `willTransition`.
  open func willTransition(to state: StateMask) {}
  /// UIKit's `didTransition`.
  open func didTransition(to state: StateMask) {}
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
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
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
  /// UIKit's `defaultContentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// UIKit's `defaultBackgroundConfiguration`.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// UIKit's `configurationState`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    return state
  }
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
  private func updateConfigurationIfNeeded() {
    guard needsConfiguration, !isUpdating else { return }
    needsConfiguration = false
    isUpdating = true
    defer { isUpdating = false }
    updateConfiguration(using: configurationState)
  }

  // MARK: Layout

  /// The width that the accessory takes from the content view.
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

  /// The accessory that the system draws; nil for none.
  final var standardAccessory: CellAccessory? {
    switch accessory {
    case .none: nil
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }

  /// UIKit's `layoutSubviews`, as this class has it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    var frame = bounds
    frame.size.width = max(frame.width - accessoryWidth, 0)
    layoutContentView(content, in: frame)
    super.layoutSubviews()
  }
  /// UIKit's `systemLayoutSizeFitting`, as this class has it.
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
  override func measuredPart() -> (view: UIView, trailingRoom: CGFloat) {
    updateConfigurationIfNeeded()
    return content.isIsland ? (content, accessoryWidth) : (self, 0)
  }
  /// A cell without constraints is as high as a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: CGFloat(
        HeadlessEnvironment.platform.minimumRowHeight(for: traitCollection.measuringTraits).value))
  }
  /// UIKit's `gestureRecognizer`.
  open func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
}
