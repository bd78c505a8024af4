import SelfSizingAutoLayout

/// A scroll view: its offset and the size of its contents, without scrolling by hand.
@MainActor @preconcurrency open class UIScrollView: UIView {
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }

  override func setUp() {
    clipsToBounds = true
    layoutItem.className = "UIScrollView"
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let inset = contentInset
      if inset != oldValue { setNeedsLayout() }
      let edges = [inset.top, inset.left, inset.bottom, inset.right]
      guard !edges.allSatisfy(\.isFinite) else { return }
      HeadlessFindings.record(.invalidFrame, of: self, "the content inset \(edges) is not finite")
    }
  }
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open weak var delegate: UIScrollViewDelegate?
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    contentOffset = offset
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  private final var contentGuide: UILayoutGuide?
  private final lazy var frameGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()
  open var contentLayoutGuide: UILayoutGuide { contentArea }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The area that can be scrolled: as large as the constraints of what is in it ask.
  final var contentArea: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide()
    contentGuide = guide
    guide.identifier = "UIScrollView-contentLayoutGuide"
    addLayoutGuide(guide)
    // Of the layout's own making: the view lists no such constraints.
    for attribute in [LayoutAttribute.top, .leading] {
      LayoutConstraint(
        item: guide.layoutGuide, attribute: attribute, relatedBy: .equal, toItem: layoutItem,
        attribute: attribute, constant: 0
      ).isActive = true
    }
    return guide
  }

  override var hasScrolledContent: Bool { true }

  /// Puts the subviews where the constraints say, and takes the size of the content from them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentGuide else { return }
    let size = LayoutDriver.frame(of: contentGuide).size
    if size != contentSize { contentSize = size }
  }
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
