import SelfSizingAutoLayout

/// A scroll view: its offset and the size of its contents, without scrolling by hand.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// UIKit's `IndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, black, white
  }
  /// UIKit's `KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// UIKit's `ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, scrollableAxes, never, always
  }
  /// UIKit's `IndexDisplayMode`.
  public enum IndexDisplayMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, alwaysHidden
  }
  /// UIKit's `DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's `normal`.
    public static let normal = Self(rawValue: 0.998)
    /// UIKit's `fast`.
    public static let fast = Self(rawValue: 0.99)
  }

  private final var contentSize_ = CGSize.zero
  private final var contentInset_ = UIEdgeInsets.zero

  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layoutItem.className = "UIScrollView"
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    layoutItem.className = "UIScrollView"
    coder.nib?.read(into: self, as: UIScrollView.self)
  }

  /// UIKit's `contentOffset`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  private var scrollDelegate: UIScrollViewDelegate? { delegate }
  /// UIKit's `contentSize`.
  open var contentSize: CGSize {
    get { contentSize_ }
    set { contentSize_ = newValue }
  }
  /// UIKit's `contentInset`.
  open var contentInset: UIEdgeInsets {
    get { contentInset_ }
    set {
      if contentInset_ != newValue { setNeedsLayout() }
      contentInset_ = newValue
      let edges = [newValue.top, newValue.left, newValue.bottom, newValue.right]
      guard !edges.allSatisfy(\.isFinite) else { return }
      HeadlessFindings.record(
        .invalidFrame, of: self, "the content inset \(edges) is not finite")
    }
  }
  /// UIKit's `adjustedContentInset`.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
  /// UIKit's `adjustedContentInsetDidChange`.
  open func adjustedContentInsetDidChange() {}
  /// UIKit's `contentInsetAdjustmentBehavior`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// UIKit's `delegate`.
  open weak var delegate: UIScrollViewDelegate?
  /// UIKit's `isScrollEnabled`.
  open var isScrollEnabled = true
  /// UIKit's `isPagingEnabled`.
  open var isPagingEnabled = false
  /// UIKit's `isDirectionalLockEnabled`.
  open var isDirectionalLockEnabled = false
  /// UIKit's `bounces`.
  open var bounces = true
  /// UIKit's `alwaysBounceVertical`.
  open var alwaysBounceVertical = false
  /// UIKit's `alwaysBounceHorizontal`.
  open var alwaysBounceHorizontal = false
  /// UIKit's `bouncesZoom`.
  open var bouncesZoom = true
  /// UIKit's `showsVerticalScrollIndicator`.
  open var showsVerticalScrollIndicator = true
  /// UIKit's `showsHorizontalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true
  /// UIKit's `indicatorStyle`.
  open var indicatorStyle = IndicatorStyle.default
  /// UIKit's `verticalScrollIndicatorInsets`.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// UIKit's `horizontalScrollIndicatorInsets`.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// UIKit's `scrollIndicatorInsets`.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// UIKit's `automaticallyAdjustsScrollIndicatorInsets`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// UIKit's `decelerationRate`.
  open var decelerationRate = DecelerationRate.normal
  /// UIKit's `delaysContentTouches`.
  open var delaysContentTouches = true
  /// UIKit's `canCancelContentTouches`.
  open var canCancelContentTouches = true
  /// UIKit's `scrollsToTop`.
  open var scrollsToTop = true
  /// UIKit's `keyboardDismissMode`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// UIKit's `minimumZoomScale`.
  open var minimumZoomScale: CGFloat = 1
  /// UIKit's `maximumZoomScale`.
  open var maximumZoomScale: CGFloat = 1
  /// UIKit's `zoomScale`.
  open var zoomScale: CGFloat = 1
  /// UIKit's `refreshControl`.
  open var refreshControl: UIRefreshControl?
  /// UIKit's `isTracking`.
  open var isTracking: Bool { false }
  /// UIKit's `isDragging`.
  open var isDragging: Bool { false }
  /// UIKit's `isDecelerating`.
  open var isDecelerating: Bool { false }
  /// UIKit's `isZooming`.
  open var isZooming: Bool { false }
  /// UIKit's `isZoomBouncing`.
  open var isZoomBouncing: Bool { false }
  /// UIKit's `panGestureRecognizer`.
  open lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// UIKit's `pinchGestureRecognizer`.
  open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// UIKit's `directionalPressGestureRecognizer`.
  open lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
  /// UIKit's `setContentOffset`.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// UIKit's `scrollRectToVisible`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    contentOffset = offset
  }
  /// UIKit's `setZoomScale`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// UIKit's `zoom`.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// UIKit's `flashScrollIndicators`.
  open func flashScrollIndicators() {}
  /// UIKit's `touchesShouldBegin`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// UIKit's `touchesShouldCancel`.
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
  /// UIKit's `contentLayoutGuide`.
  open var contentLayoutGuide: UILayoutGuide { contentArea }
  /// UIKit's `frameLayoutGuide`.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The area that can be scrolled: it begins where the scroll view does, and is as large as the
  /// constraints of what lies in it ask.
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

/// The methods a scroll view calls as it scrolls.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// UIKit's `scrollViewDidScroll`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewDidZoom`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewWillBeginDragging`.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewWillEndDragging`.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// UIKit's `scrollViewDidEndDragging`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// UIKit's `scrollViewWillBeginDecelerating`.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewDidEndDecelerating`.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewDidEndScrollingAnimation`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// UIKit's `viewForZooming`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// UIKit's `scrollViewWillBeginZooming`.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// UIKit's `scrollViewDidEndZooming`.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// UIKit's `scrollViewShouldScrollToTop`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// UIKit's `scrollViewDidScrollToTop`.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// UIKit's `scrollViewDidChangeAdjustedContentInset`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// UIKit's `scrollViewDidScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewDidZoom`.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewWillBeginDragging`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewWillEndDragging`.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// UIKit's `scrollViewDidEndDragging`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// UIKit's `scrollViewWillBeginDecelerating`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewDidEndDecelerating`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewDidEndScrollingAnimation`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// UIKit's `viewForZooming`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// UIKit's `scrollViewWillBeginZooming`.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// UIKit's `scrollViewDidEndZooming`.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// UIKit's `scrollViewShouldScrollToTop`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// UIKit's `scrollViewDidScrollToTop`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// UIKit's `scrollViewDidChangeAdjustedContentInset`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// UIKit's `UIRefreshControl`.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// UIKit's `isRefreshing`.
  open var isRefreshing: Bool { false }
  /// UIKit's `attributedTitle`.
  open var attributedTitle: NSAttributedString?
  /// UIKit's `beginRefreshing`.
  open func beginRefreshing() {}
  /// UIKit's `endRefreshing`.
  open func endRefreshing() {}
}
