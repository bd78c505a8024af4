import SelfSizingAutoLayout
import SelfSizingCollectionLayout

/// A list that a driver lays out.
@MainActor protocol DrivenList: UIScrollView {
  var driver: CollectionDriver { get }
  var hasDataSource: Bool { get }
  var viewport: CollectionViewport { get }
  var exception: ListException { get }
  /// Where the class is declared that lays out the list, if that is an app's.
  var declaringSite: (fileID: StaticString, line: UInt)? { get }
  func makeEngineLayout() -> CollectionViewLayout
  func willStep()
  /// Called before a step in which the window is another one.
  func willChangeViewport()
  /// Called when the engine's collection view is given up.
  func didStartOver()
  func countSections() -> Int
  func countItems(inSection section: Int) -> Int
  func makeView(for element: CollectionElement) -> UIView?
  func preferred(_ attributes: CollectionViewLayoutAttributes, of view: UIView)
    -> CollectionViewLayoutAttributes
  func reuseIdentifier(of view: UIView) -> String?
  func place(_ view: UIView, _ attributes: CollectionViewLayoutAttributes)
  func willDisplay(_ view: UIView, _ element: CollectionElement)
}

extension DrivenList {
  func willStep() {}
  func willChangeViewport() {}
  func didStartOver() {}

  func startOver() {
    driver.startOver()
    setNeedsLayout()
  }

  /// Records why the list cannot be laid out, where UIKit would raise an exception.
  func record(_ error: CollectionLayoutError) { record(message(for: error)) }

  func message(for error: CollectionLayoutError) -> String {
    // What the app changed while it was asked is why the counts do not agree.
    if driver.isStale, case .countsChangedWithoutInvalidation = error {
      return exception.changedWhileAsked
    }
    // After a batch that failed the engine has the counts from before it.
    return exception.message(for: error, before: driver.engineCounts, after: driver.counts)
  }

  /// Records what UIKit would raise, with the line of the class of the layout or the list.
  func record(_ message: String) {
    HeadlessFindings.record(
      .unsolved, named: String(describing: type(of: self)), message,
      at: declaringSite.map { DeclarationSite(fileID: $0.fileID, line: $0.line) })
  }

  /// Whether an item is there to be scrolled to; if it is not, UIKit raises an exception.
  func canScroll(to path: IndexPath) -> Bool {
    if driver.engine == nil { driver.layOut() }
    guard let engine = driver.engine else { return false }
    if path.item >= 0, path.item < engine.numberOfItems(inSection: path.section) { return true }
    record(exception.scrolling(to: path, counts: driver.engineCounts))
    return false
  }
}
