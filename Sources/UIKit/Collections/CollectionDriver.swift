import SelfSizingAutoLayout
import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The collection view of the layout engine that places what a list shows, and the views that show
/// it.
///
/// Every change of the list is a step of the engine; after it the views are where the engine says.
@MainActor final class CollectionDriver {
  /// The list's own view, which a table view or collection view is.
  unowned let list: any DrivenList
  /// The layout engine's collection view; nil until the first step, and after a failed one.
  private(set) var engine: CollectionView?
  /// The identities of items.
  var numbers = ItemNumbers()
  /// The views that show elements, by what those are.
  var shown: [ShownKey: UIView] = [:]
  /// The views that wait to be used again, by identifiers.
  var waiting: [String: [UIView]] = [:]
  /// The views that the data source is asked for anew, and is to be given again.
  var reconfigured: [ShownKey: UIView] = [:]
  /// The updates of the batch that is under way.
  private(set) var batch: CollectionViewUpdates?
  private var reconfigurations: [IndexPath] = []
  /// The updates that an app's layout has not heard of yet.
  private var updatesToPrepare: CollectionViewUpdates?
  /// The updates since `beginUpdates()`, and the counts then: the data has changed before the
  /// engine comes to hear of it.
  private var openBatch: CollectionViewUpdates?
  private var formerCounts: [Int]?
  private var openBatchCount = 0
  private var isStepping = false
  /// Whether the data changed while the list asked for it: the next step loads everything anew.
  private(set) var isStale = false
  /// The items that the list does without for a while.
  var hidden = HiddenItems()
  /// The policy that keeps something in place; nil for what UIKit does with the layout.
  var anchorPolicy: ScrollAnchorPolicy?
  /// Whether the engine takes down what it does, from the first step on.
  var tracesCalls = false

  /// A shown element by what it is.
  struct ShownKey: Hashable {
    let kind: CollectionElementKind
    let identity: ItemIdentity
    let item: Int
  }

  init(_ list: any DrivenList) { self.list = list }

  // MARK: The engine's questions

  /// The counts of a data source that has not changed yet, or the present ones.
  var sectionCount: Int { formerCounts?.count ?? list.countSections() }
  func itemCount(inSection section: Int) -> Int {
    guard let formerCounts else {
      return hidden.count(list.countItems(inSection: section), inSection: section)
    }
    return formerCounts.indices.contains(section) ? formerCounts[section] : 0
  }

  func key(of element: CollectionElement) -> ShownKey {
    let path = element.indexPath
    switch element.kind {
    case .item:
      return ShownKey(kind: .item, identity: numbers.identity(ofItem: path), item: 0)
    case .supplementary:
      return ShownKey(kind: element.kind, identity: numbers.identity(ofItem: path), item: 0)
    case .background, .header, .footer, .boundary:
      return ShownKey(
        kind: element.kind, identity: numbers.identity(ofSection: path.section), item: path.item)
    }
  }

  /// Returns the view of an element, made if there is none; nil for one that the list does not
  /// show.
  func view(of element: CollectionElement) -> UIView? {
    let key = key(of: element)
    if let view = shown[key] { return view }
    guard let view = list.makeView(for: element) else { return nil }
    view.isIsland = true
    shown[key] = view
    return view
  }

  func preferred(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    guard let view = view(of: attributes.element) else { return attributes }
    return list.preferred(attributes, of: view)
  }

  func reuseIdentifier(of element: CollectionElement) -> ReuseIdentifier {
    let view = view(of: element)
    let name = view.flatMap { list.reuseIdentifier(of: $0) }
    return name.map { ReuseIdentifier($0) } ?? .standard(for: element.kind)
  }

  // MARK: Steps

  /// Forgets everything about the layout; the next step begins anew.
  func startOver() {
    engine = nil
    isStale = false
    enqueueAll()
    list.didStartOver()
  }

  /// Brings the layout up to date and puts views where it says.
  func layOut() {
    step { engine throws(CollectionLayoutError) in
      let viewport = list.viewport
      if viewport == engine.viewport {
        try engine.layoutIfNeeded()
      } else {
        list.willChangeViewport()
        try engine.setViewport(viewport)
      }
    }
  }

  /// Asks the data source for everything anew; from within a step, once that is over.
  func reloadData() {
    guard engine != nil else { return }
    isStale = true
    guard !isStepping else { return list.setNeedsLayout() }
    step { _ in }
  }

  private func reloadIfStale(_ engine: CollectionView) throws(CollectionLayoutError) {
    guard isStale else { return }
    isStale = false
    enqueueAll()
    numbers.reload(counts)
    try engine.reloadData()
  }

  /// Lets one thing happen at the engine, unless one does already, and shows what comes of it.
  func step(_ action: (CollectionView) throws(CollectionLayoutError) -> Void) {
    do throws(CollectionLayoutError) { try attempt(action) } catch { list.record(error) }
  }

  /// Lets one thing happen as ``step(_:)`` does, for a caller who wants to know why it failed.
  func attempt(_ action: (CollectionView) throws(CollectionLayoutError) -> Void)
    throws(CollectionLayoutError)
  {
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    let engine = try engineMadeIfNeeded()
    list.willStep()
    try reloadIfStale(engine)
    try action(engine)
    present(engine)
  }

  private func engineMadeIfNeeded() throws(CollectionLayoutError) -> CollectionView {
    if let engine { return engine }
    let contents = CollectionContents(self)
    numbers.reload(counts)
    let made = try CollectionView(
      collectionViewLayout: list.makeEngineLayout(), viewport: list.viewport, dataSource: contents,
      cellProvider: contents)
    if let anchorPolicy {
      made.anchorPolicy = anchorPolicy
    } else if made.collectionViewLayout is AppLayout {
      // UIKit corrects the offset by nothing but what an app's own layout asks for.
      made.anchorPolicy = .none
    }
    if tracesCalls { made.startTrace() }
    engine = made
    (made.collectionViewLayout as? AppLayout)?.begin()
    list.willStep()
    try made.layoutIfNeeded()
    return made
  }

  /// The number of items of each section; none where the engine takes the number of sections for an
  /// error.
  var counts: [Int] {
    let sections = sectionCount
    guard (0...CollectionView.maximumItemCount).contains(sections) else { return [] }
    return (0..<sections).map { max(0, itemCount(inSection: $0)) }
  }

  /// The number of items of each section as the engine knows it; none without an engine.
  var engineCounts: [Int] {
    guard let engine else { return [] }
    return (0..<engine.numberOfSections).map(engine.numberOfItems(inSection:))
  }

  // MARK: Updates

  /// Adds to the batch that is under way, or makes one of a single update.
  func update(_ add: (inout CollectionViewUpdates) -> Void) {
    if var open = openBatch {
      add(&open)
      openBatch = open
    } else if var current = batch {
      add(&current)
      batch = current
    } else {
      performBatchUpdates { update(add) }
    }
  }

  /// Runs a batch: the data source's counts before and after it have to agree with its updates.
  ///
  /// A batch in another one is a part of it.
  func performBatchUpdates(_ updates: () -> Void) {
    guard batch == nil, openBatch == nil else { return updates() }
    if engine == nil { layOut() }
    guard let engine, !isStepping, !isStale else { return changeApart(updates) }
    isStepping = true
    // An app may change its data before it says how: until then the counts are the former ones.
    if formerCounts == nil { formerCounts = engineCounts }
    var hasUpdated = false
    defer {
      isStepping = false
      reconfigurations = []
      updatesToPrepare = nil
    }
    do throws(CollectionLayoutError) {
      let former = numbers
      do throws(CollectionLayoutError) {
        try engine.performBatchUpdates { collected in
          MainActor.assumeIsolated {
            batch = CollectionViewUpdates()
            formerCounts = nil
            hasUpdated = true
            updates()
            collected = batch ?? collected
            batch = nil
            updatesToPrepare = collected
            forgetReloaded(collected)
            numbers.apply(collected, counts: counts)
          }
        }
      } catch {
        numbers = former
        throw error
      }
      let paths = reconfigurations
      if !paths.isEmpty { try reconfigure(paths, engine) }
      present(engine)
    } catch {
      formerCounts = nil
      updatesToPrepare = nil
      if !hasUpdated { updates() }
      batch = nil
      list.record(error)
      isStepping = false
      reloadData()
    }
  }

  /// Lets an app change its data where the list cannot take over how: there is no engine that could
  /// be laid out, or the list is asking for that data right now.
  private func changeApart(_ updates: () -> Void) {
    batch = CollectionViewUpdates()
    updates()
    batch = nil
    formerCounts = nil
    if isStepping { list.record(list.exception.changedWhileAsked) }
    reloadData()
  }

  /// Whether an app's layout is about to hear of updates.
  var hasUpdatesToPrepare: Bool { updatesToPrepare != nil }

  /// Returns the updates that an app's layout is to hear of, once.
  func takeUpdatesToPrepare() -> CollectionViewUpdates? {
    defer { updatesToPrepare = nil }
    return updatesToPrepare
  }

  /// Begins a batch that `endUpdates()` ends; batches may be nested, in those of a closure, too.
  func beginUpdates() {
    openBatchCount += 1
    guard openBatchCount == 1, batch == nil else { return }
    if engine == nil { layOut() }
    if engine != nil { formerCounts = engineCounts }
    openBatch = CollectionViewUpdates()
  }

  /// Ends a batch; the outermost one is run.
  func endUpdates() {
    guard openBatchCount > 0 else { return }
    openBatchCount -= 1
    guard openBatchCount == 0, let updates = openBatch else { return }
    openBatch = nil
    performBatchUpdates { batch = updates }
    formerCounts = nil
  }

  /// Makes the data source be asked anew for cells that stay.
  func reconfigure(_ paths: [IndexPath]) {
    if batch != nil { return reconfigurations += paths }
    step { engine throws(CollectionLayoutError) in try reconfigure(paths, engine) }
  }

  private func reconfigure(_ paths: [IndexPath], _ engine: CollectionView)
    throws(CollectionLayoutError)
  {
    for path in paths {
      let element = CollectionElement.item(path.itemPath)
      let key = key(of: element)
      guard let view = shown[key] else { continue }
      reconfigured[key] = view
      shown[key] = nil
      if self.view(of: element) !== view { view.removeFromSuperview() }
      reconfigured[key] = nil
    }
    try engine.reconfigureItems(at: paths.map(\.itemPath))
  }

  /// Lets the cells of reloaded items wait; others are made for them.
  private func forgetReloaded(_ batch: CollectionViewUpdates) {
    for path in batch.reloadedItems { enqueue(key(of: .item(path))) }
  }
}

/// A list that a driver lays out.
@MainActor protocol DrivenList: UIScrollView {
  /// The driver of the list.
  var driver: CollectionDriver { get }
  /// Whether there is a data source.
  var hasDataSource: Bool { get }
  /// The window through which the list is seen.
  var viewport: CollectionViewport { get }
  /// The words of UIKit's exceptions about the list.
  var exception: ListException { get }
  /// Where the class is declared that lays out the list, if that is an app's.
  var declaringSite: (fileID: StaticString, line: UInt)? { get }
  /// Returns a new layout of the engine's for the list.
  func makeEngineLayout() -> CollectionViewLayout
  /// Called before each step.
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
  /// Called for a view that has gone out of sight.
  func didEndDisplaying(_ view: UIView)
  /// Takes over the content's size and the offset of the engine.
  func takeOver(contentSize: CGSize, contentOffset: CGPoint)
}

extension DrivenList {
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
