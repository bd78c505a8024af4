import SelfSizingCells

@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      limit()
      contentChanged()
    }
  }
  open var currentPage = 0 { didSet { limit() } }
  private func limit() {
    let limited = max(0, min(currentPage, numberOfPages - 1))
    if limited != currentPage { currentPage = limited }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var allowsContinuousInteraction = true
  open func size(forNumberOfPages pages: Int) -> CGSize {
    CGSize(
      HeadlessEnvironment.platform.pageControlSize(
        pages: pages, for: traitCollection.measuringTraits))
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    let source = HeadlessEnvironment.platform.pageControlSource
    return [ItemFigure(element: element, source.fidelity, source.text)]
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
