import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A stack of views.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// UIKit's `Distribution`.
  public enum Distribution: Int, Sendable {
    /// UIKit's cases of the same names.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// UIKit's `Alignment`.
  public enum Alignment: Int, Sendable {
    /// UIKit's cases of the same names.
    case fill, leading
    /// UIKit's case of the same name.
    case firstBaseline = 2
    /// UIKit's cases of the same names.
    case center, trailing
    /// UIKit's case of the same name.
    case lastBaseline = 5
    /// UIKit's `top`.
    public static var top: Alignment { .leading }
    /// UIKit's `bottom`.
    public static var bottom: Alignment { .trailing }
  }

  /// UIKit's `spacingUseDefault`.
  public static let spacingUseDefault = CGFloat(StackArrangement.spacingUseDefault)
  /// UIKit's `spacingUseSystem`.
  public static let spacingUseSystem = CGFloat(StackArrangement.spacingUseSystem)

  private final var arranged: [UIView] = []
  private final var spacings: [ObjectIdentifier: CGFloat] = [:]
  private final var arrangement = StackArrangement(axis: .horizontal)

  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self, as: UIStackView.self)
  }
  /// Creates one as UIKit does.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  private func setUp() {
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

  /// UIKit's `axis`.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis == .horizontal ? .horizontal : .vertical }
    set { arrange { $0.axis = newValue.layoutAxis } }
  }
  /// UIKit's `spacing`.
  open var spacing: CGFloat {
    get { CGFloat(arrangement.spacing) }
    set { arrange { $0.spacing = newValue.isNaN ? 0 : Double(newValue) } }
  }
  /// UIKit's `distribution`.
  open var distribution: Distribution {
    get {
      switch arrangement.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    }
    set {
      arrange {
        switch newValue {
        case .fill: $0.distribution = .fill
        case .fillEqually: $0.distribution = .fillEqually
        case .fillProportionally: $0.distribution = .fillProportionally
        case .equalSpacing: $0.distribution = .equalSpacing
        case .equalCentering: $0.distribution = .equalCentering
        }
      }
    }
  }
  /// UIKit's `alignment`.
  open var alignment: Alignment {
    get {
      switch arrangement.alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    }
    set {
      arrange {
        switch newValue {
        case .fill: $0.alignment = .fill
        case .leading: $0.alignment = .leading
        case .center: $0.alignment = .center
        case .trailing: $0.alignment = .trailing
        case .firstBaseline: $0.alignment = .firstBaseline
        case .lastBaseline: $0.alignment = .lastBaseline
        }
      }
    }
  }
  /// UIKit's `isLayoutMarginsRelativeArrangement`.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isLayoutMarginsRelativeArrangement }
    set { arrange { $0.isLayoutMarginsRelativeArrangement = newValue } }
  }
  /// UIKit's `isBaselineRelativeArrangement`.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelativeArrangement }
    set { arrange { $0.isBaselineRelativeArrangement = newValue } }
  }

  /// UIKit's `arrangedSubviews`.
  open var arrangedSubviews: [UIView] { arranged }
  /// UIKit's `addArrangedSubview`.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arranged.place(of: view) != nil
    insertArrangedSubview(view, at: isArranged ? arranged.count - 1 : arranged.count)
  }
  /// UIKit's `insertArrangedSubview`.
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
  /// UIKit's `removeArrangedSubview`.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    layoutItem.removeArrangedSubitem(view.layoutItem)
    visibilityChanged()
  }
  /// UIKit's `setCustomSpacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.place(of: view) != nil else { return }
    spacings[ObjectIdentifier(view)] = spacing
    layoutItem.setCustomSpacing(spacing.isNaN ? 0 : Double(spacing), after: view.layoutItem)
    visibilityChanged()
  }
  /// UIKit's `customSpacing`.
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
  /// UIKit's `forFirstBaselineLayout`, as this class has it.
  open override var forFirstBaselineLayout: UIView {
    arranged.first?.forFirstBaselineLayout ?? self
  }
  /// UIKit's `forLastBaselineLayout`, as this class has it.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arranged.last : arranged.first)?.forLastBaselineLayout ?? self
  }
  override func refreshItem() { setItem(axes: []) }
  override var itemKind: CellItemKind { .stack }
}
