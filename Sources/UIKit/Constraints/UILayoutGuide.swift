import SelfSizingAutoLayout

/// An invisible rectangle with anchors.
@MainActor @preconcurrency open class UILayoutGuide: NSObject, Associating {
  nonisolated(unsafe) final var associations: [UnsafeRawPointer: Any] = [:]
  nonisolated(unsafe) private final var made: LayoutGuide?
  /// The view that has the guide, which sets this to nil when it goes. A weak reference would make
  /// every count of references to the view slower.
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?

  /// Creates a guide that has no place yet.
  public override init() { super.init() }
  /// Creates a guide from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The guide over one of the layout's.
  convenience init(_ guide: LayoutGuide) {
    self.init()
    stand(for: guide)
  }
  deinit { made?.counterpart = nil }

  /// The guide of the layout engine, made when it is asked for first.
  final var layoutGuide: LayoutGuide {
    if let made { return made }
    let guide = LayoutGuide("")
    stand(for: guide)
    return guide
  }

  private final func stand(for guide: LayoutGuide) {
    made = guide
    guide.counterpart = self
  }

  /// UIKit's `owningView`.
  open weak var owningView: UIView? { owner }
  /// UIKit's `identifier`.
  open var identifier: String {
    get { layoutGuide.name }
    set { layoutGuide.name = newValue }
  }
  /// UIKit's `layoutFrame`.
  open var layoutFrame: CGRect { LayoutDriver.frame(of: self) }
  /// UIKit's `hasAmbiguousLayout`.
  open var hasAmbiguousLayout: Bool { false }
  /// UIKit's `constraintsAffectingLayout`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (owner?.superviewsAndSelf ?? []).flatMap(\.held).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }
  /// UIKit's `leadingAnchor`.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .leading) }
  /// UIKit's `trailingAnchor`.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .trailing) }
  /// UIKit's `leftAnchor`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .left) }
  /// UIKit's `rightAnchor`.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .right) }
  /// UIKit's `centerXAnchor`.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .centerX) }
  /// UIKit's `topAnchor`.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .top) }
  /// UIKit's `bottomAnchor`.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .bottom) }
  /// UIKit's `centerYAnchor`.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .centerY) }
  /// UIKit's `widthAnchor`.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .width) }
  /// UIKit's `heightAnchor`.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .height) }
}

/// The area of the keyboard: none is shown.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// UIKit's `followsUndockedKeyboard`.
  open var followsUndockedKeyboard = false
  /// UIKit's `usesBottomSafeArea`.
  open var usesBottomSafeArea = true
}

/// A controller's guide of older systems.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  /// UIKit's `length`.
  var length: CGFloat { get }
  /// UIKit's `topAnchor`.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// UIKit's `bottomAnchor`.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// UIKit's `heightAnchor`.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide.
  public var length: CGFloat { layoutFrame.height }
}
