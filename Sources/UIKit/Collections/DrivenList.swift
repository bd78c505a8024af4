import SelfSizingAutoLayout
import SelfSizingCollectionLayout

/// A list that a driver lays out.
@MainActor protocol DrivenList: UIScrollView {
  var driver: CollectionDriver { get }
  var hasDataSource: Bool { get }
  /// The window through which the list is seen.
  var viewport: CollectionViewport { get }
  /// The words of UIKit's exceptions about the list.
  var exception: ListException { get }
  /// Where the class is declared that lays out the list, if that is an app's.
  var declaringSite: (fileID: StaticString, line: UInt)? { get }
  func makeEngineLayout() -> CollectionViewLayout
  func willStep()
  /// Called before a step in which the window is another one.
  func willChangeViewport()
  /// Called when the engine's collection view is given up.
  func didStartOver()
  /// Returns the number of sections that the data source has.
  func countSections() -> Int
  /// Returns the number of items that the data source has in a section.
  func countItems(inSection section: Int) -> Int
  /// Returns a view for an element; nil if the list shows none.
  func makeView(for element: CollectionElement) -> UIView?
  /// Returns what a view prefers in place of its attributes.
  func preferred(_ attributes: CollectionViewLayoutAttributes, of view: UIView)
    -> CollectionViewLayoutAttributes
  /// Returns the name under which a view waits to be used again.
  func reuseIdentifier(of view: UIView) -> String?
  /// Puts a view where its element is.
  func place(_ view: UIView, _ attributes: CollectionViewLayoutAttributes)
  /// Called for a view that comes into sight.
  func willDisplay(_ view: UIView, _ element: CollectionElement)
}

extension DrivenList {
  func willStep() {}
  func willChangeViewport() {}
  func didStartOver() {}

  /// Records why the list cannot be laid out, where UIKit would raise an exception.
  func record(_ error: CollectionLayoutError) { record(message(for: error)) }

  /// Returns UIKit's words for why the list cannot be laid out.
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
    let counts = driver.engineCounts
    record(exception.scrolling(to: path, counts: counts))
    return false
  }
}
