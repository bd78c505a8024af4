import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A row of dots.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// UIKit's `numberOfPages`.
  open var numberOfPages = 0 { didSet { contentChanged() } }
  /// UIKit's `currentPage`.
  open var currentPage = 0
  /// UIKit's `hidesForSinglePage`.
  open var hidesForSinglePage = false
  /// UIKit's `pageIndicatorTintColor`.
  open var pageIndicatorTintColor: UIColor?
  /// UIKit's `currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: UIColor?
  /// UIKit's `allowsContinuousInteraction`.
  open var allowsContinuousInteraction = true
  /// UIKit's `size`.
  open func size(forNumberOfPages pages: Int) -> CGSize {
    CGSize(
      HeadlessEnvironment.platform.pageControlSize(
        pages: pages, for: traitCollection.measuringTraits))
  }
  /// UIKit's `setIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    let source = HeadlessEnvironment.platform.pageControlSource
    return [ItemFigure(element: element, source.fidelity, source.text)]
  }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
