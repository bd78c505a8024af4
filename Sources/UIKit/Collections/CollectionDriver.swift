import SelfSizingCollectionLayout

/// The collection view of the layout engine that places what a list shows, and the views that show
/// it.
///
/// Every change of the list is a step of the engine; after it the views are where the engine says.
@MainActor final class CollectionDriver {
  /// The list's own view, which a table view or collection view is.
  unowned let list: any DrivenList
  /// The layout engine's collection view; nil until the first step, and after a failed one.
  private(set) var engine: CollectionView?
  var numbers = ItemNumbers()
  /// The views that show elements, by what those are, and how many came before them.
  var shown: [ShownKey: (view: UIView, number: Int)] = [:]
  private var viewCount = 0
  /// The views that wait to be used again, by identifiers.
  var waiting: [String: [UIView]] = [:]
  /// The views that the data source is asked for again, and is to be given again.
  var reconfigured: [ShownKey: UIView] = [:]
  /// The layout's findings that have been looked through.
  var layoutFindings: [CollectionFinding] = []
  /// The batch of updates that is under way.
  var batch = Batch.none
  /// Whether the engine is in a step, in which it asks the app.
  private(set) var isStepping = false
  /// Whether the data changed while the list asked for it: the next step loads everything again.
  private(set) var isStale = false
  var hidden = HiddenItems()
  /// The policy that keeps something in place; nil for what UIKit does with the layout.
  var anchorPolicy: ScrollAnchorPolicy?
  /// Whether the engine records its calls, from the first step on.
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
  var sectionCount: Int { batch.formerCounts?.count ?? list.countSections() }
  func itemCount(inSection section: Int) -> Int {
    guard let formerCounts = batch.formerCounts else {
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
    if let (view, _) = shown[key] { return view }
    guard let view = list.makeView(for: element) else { return nil }
    view.isIsland = true
    shown[key] = (view, viewCount)
    viewCount += 1
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

  /// Forgets everything about the layout; the next step starts over.
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

  /// Asks the data source for everything again; from within a step, once that is over.
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

  /// Lets one thing happen at the engine, unless one does already, and shows the outcome.
  func step(_ action: (CollectionView) throws(CollectionLayoutError) -> Void) {
    do throws(CollectionLayoutError) { try attempt(action) } catch { list.record(error) }
  }

  /// Lets one thing happen as ``step(_:)`` does, for a caller who wants to know why it failed.
  func attempt(_ action: (CollectionView) throws(CollectionLayoutError) -> Void)
    throws(CollectionLayoutError)
  {
    guard !isStepping else { return }
    try stepping { () throws(CollectionLayoutError) in
      let engine = try engineMadeIfNeeded()
      list.willStep()
      try reloadIfStale(engine)
      try action(engine)
      present(engine)
    }
  }

  /// Does something in which the engine asks the app.
  func stepping(_ action: () throws(CollectionLayoutError) -> Void) throws(CollectionLayoutError) {
    isStepping = true
    defer { isStepping = false }
    try action()
  }

  private func engineMadeIfNeeded() throws(CollectionLayoutError) -> CollectionView {
    if let engine { return engine }
    let contents = CollectionContents(self)
    numbers.reload(counts)
    let made = try CollectionView(
      collectionViewLayout: list.makeEngineLayout(), viewport: list.viewport, dataSource: contents,
      cellProvider: contents)
    let app = made.collectionViewLayout as? AppLayout
    if let anchorPolicy {
      made.anchorPolicy = anchorPolicy
    } else if let app, app.base == nil {
      // UIKit corrects the offset by nothing but what an app's own layout asks for.
      made.anchorPolicy = .none
    }
    if tracesCalls { made.startTrace() }
    engine = made
    app?.begin()
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
}
