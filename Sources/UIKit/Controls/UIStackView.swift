import SelfSizingAutoLayout
import SelfSizingCells

@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading
    case firstBaseline = 2
    case center, trailing
    case lastBaseline = 5
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public static let spacingUseDefault = CGFloat(StackArrangement.spacingUseDefault)
  public static let spacingUseSystem = CGFloat(StackArrangement.spacingUseSystem)
  private final var arranged: [UIView] = []
  private final var spacings: [ObjectIdentifier: CGFloat] = [:]
  private final var arrangement = StackArrangement(axis: .horizontal)

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  override func setUp() {
    layoutItem.className = "UIStackView"
    layoutItem.stack = arrangement
  }

  private func arrange(_ change: (inout StackArrangement) -> Void) {
    let old = arrangement
    change(&arrangement)
    guard old != arrangement else { return }
    layoutItem.stack = arrangement
    visibilityChanged()
  }

  /// Takes an arrangement as a document of Interface Builder describes it.
  final func take(_ stated: StackArrangement) { arrange { $0 = stated } }

  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis == .horizontal ? .horizontal : .vertical }
    set { arrange { $0.axis = newValue.layoutAxis } }
  }
  open var spacing: CGFloat {
    get { CGFloat(arrangement.spacing) }
    set { arrange { $0.spacing = newValue.isNaN ? 0 : Double(newValue) } }
  }
  private static let distributions: [Distribution: StackArrangement.Distribution] = [
    .fill: .fill, .fillEqually: .fillEqually, .fillProportionally: .fillProportionally,
    .equalSpacing: .equalSpacing, .equalCentering: .equalCentering,
  ]
  private static let alignments: [Alignment: StackArrangement.Alignment] = [
    .fill: .fill, .leading: .leading, .center: .center, .trailing: .trailing,
    .firstBaseline: .firstBaseline, .lastBaseline: .lastBaseline,
  ]
  open var distribution: Distribution {
    get { Self.distributions.first { $1 == arrangement.distribution }?.key ?? .fill }
    set { arrange { $0.distribution = Self.distributions[newValue] ?? .fill } }
  }
  open var alignment: Alignment {
    get { Self.alignments.first { $1 == arrangement.alignment }?.key ?? .fill }
    set { arrange { $0.alignment = Self.alignments[newValue] ?? .fill } }
  }
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isLayoutMarginsRelativeArrangement }
    set { arrange { $0.isLayoutMarginsRelativeArrangement = newValue } }
  }
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelativeArrangement }
    set { arrange { $0.isBaselineRelativeArrangement = newValue } }
  }

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arranged.place(of: view) != nil
    insertArrangedSubview(view, at: isArranged ? arranged.count - 1 : arranged.count)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.remove(view)
    let place = min(max(index, 0), arranged.count)
    arranged.put(view, at: place)
    layoutItem.insertArrangedSubitem(view.layoutItem, at: place)
    invalidateTree()
    visibilityChanged()
  }
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    layoutItem.removeArrangedSubitem(view.layoutItem)
    visibilityChanged()
  }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.place(of: view) != nil else { return }
    spacings[ObjectIdentifier(view)] = spacing
    layoutItem.setCustomSpacing(spacing.isNaN ? 0 : Double(spacing), after: view.layoutItem)
    visibilityChanged()
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// Takes a view that leaves out of the arranged ones.
  final func forget(_ view: UIView) {
    arranged.remove(view)
    spacings[ObjectIdentifier(view)] = nil
  }

  // A stack's baselines are those of its first and last arranged views; of a row, those of the
  // tallest, for which the first stands in.
  open override var forFirstBaselineLayout: UIView {
    arranged.first?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arranged.last : arranged.first)?.forLastBaselineLayout ?? self
  }
  override func refreshItem() { setItem(axes: []) }
  override var itemKind: CellItemKind { .stack }
}
