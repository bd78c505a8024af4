import SelfSizingAutoLayout

@MainActor @preconcurrency open class UILayoutGuide: NSObject, Associating {
  private struct Links {
    var associations: [UnsafeRawPointer: Any] = [:]
    var made: LayoutGuide?
    @BackReference var owner: UIView? = nil
  }

  // The main actor's, except in `deinit` of the guide and its owner. No access calls other code; a
  // cell of constraints to its margins reads it for each (`Benchmarks/compare uikit`).
  @exclusivity(unchecked) nonisolated(unsafe) private final var links = Links()
  nonisolated final var owner: UIView? {
    get { links.owner }
    set { links.owner = newValue }
  }
  nonisolated final var associations: [UnsafeRawPointer: Any] {
    get { links.associations }
    set { links.associations = newValue }
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  convenience init(_ guide: LayoutGuide) {
    self.init()
    stand(for: guide)
  }
  deinit { links.made?.counterpart = nil }

  final var layoutGuide: LayoutGuide {
    if let made = links.made { return made }
    let guide = LayoutGuide("")
    stand(for: guide)
    return guide
  }

  private final func stand(for guide: LayoutGuide) {
    links.made = guide
    guide.counterpart = self
  }
  open weak var owningView: UIView? { owner }
  open var identifier: String {
    get { layoutGuide.name }
    set { layoutGuide.name = newValue }
  }
  open var layoutFrame: CGRect { LayoutDriver.frame(of: self) }
  open var hasAmbiguousLayout: Bool { false }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.activeConstraints(naming: self, along: axis.layoutAxis) ?? []
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .height) }
}

@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport { public var length: CGFloat { layoutFrame.height } }
