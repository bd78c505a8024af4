@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell
{
  open override class func makeInstance(frame: CGRect) -> UIView? {
    self == UICollectionViewCell.self ? UICollectionViewCell(frame: frame) : nil
  }
  private final let content = UIView()
  final var configuring = ConfiguringState()
  override func setUp() {
    layoutItem.className = "UICollectionViewCell"
    addContentView(content, in: bounds)
  }
  open var contentView: UIView { content }
  override var ownContentView: UIView? { contentView }
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  open func dragStateDidChange(_ dragState: DragState) {}
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
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
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
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
  override func measuredPart() -> (view: UIView, trailingRoom: CGFloat) {
    updateConfigurationIfNeeded()
    return (isFitted(by: content) ? content : self, 0)
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
  final func layoutContentView(_ content: UIView, in frame: CGRect) {
    guard content.frame != frame, content.translatesAutoresizingMaskIntoConstraints else { return }
    content.frame = frame
  }
  /// Fits a cell by its content view; nil if something leads out of that. A content view without
  /// constraints is asked for the cell's `sizeThatFits(_:)`, as UIKit does. If views beside it are
  /// held to the cell itself, they are fitted instead, except in a table view's cell.
  final func fitContent(
    _ content: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard content.isIsland else { return nil }
    let isUpdated = needsConstraintPass
    if isUpdated { LayoutDriver.updateConstraints(in: self) }
    guard isFitted(by: content) else { return nil }
    if content.placesNothing {
      let fitted = sizeThatFits(target)
      return CGSize(
        width: horizontal == .required ? target.width : fitted.width,
        height: vertical == .required ? target.height : fitted.height)
    }
    if isUpdated { LayoutDriver.host(of: content).changes.needsConstraintPass = false }
    return content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  /// Whether a cell is as high as its content view asks: nothing leads out of that, and it is not
  /// empty beside views that constraints hold to the cell.
  final func isFitted(by content: UIView) -> Bool {
    content.isIsland && !(content.placesNothing && placesItsOwn(beside: content))
  }
  private var placesNothing: Bool {
    held.isEmpty && children.allSatisfy(\.translatesAutoresizingMaskIntoConstraints)
  }
  private func placesItsOwn(beside content: UIView) -> Bool {
    guard !(self is UITableViewCell) else { return false }
    return !held.isEmpty
      && children.contains { $0 !== content && !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
