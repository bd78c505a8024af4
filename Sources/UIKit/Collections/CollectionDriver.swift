import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The collection view of the layout engine that places what a list shows, and the views that show
/// it. Every change of the list is a step of the engine; after it the views are where it says.
@MainActor final class CollectionDriver {
  unowned let list: any DrivenList
  /// The layout engine's collection view; nil until the first step, and after a failed one.
  private(set) var engine: CollectionView?
  var numbers = ItemNumbers()
  /// The views that show elements, and how many came before them.
  var shown: [ShownKey: (view: UIView, number: Int)] = [:]
  private var viewCount = 0
  /// By identifiers.
  var waiting: [String: [UIView]] = [:]
  var reconfigured: [ShownKey: UIView] = [:]
  var layoutFindings: [CollectionFinding] = []
  var batch = Batch.none
  private(set) var isStepping = false
  /// Whether the data changed while the list asked for it: the next step loads everything again.
  private(set) var isStale = false
  var hidden = HiddenItems()
  /// The policy that keeps something in place; nil for what UIKit does with the layout.
  var anchorPolicy: ScrollAnchorPolicy?
  var tracesCalls = false

  struct ShownKey: Hashable {
    let kind: CollectionElementKind
    let identity: ItemIdentity
    let item: Int
  }

  init(_ list: any DrivenList) { self.list = list }
  /// The counts of a data source that has not changed yet, or the present ones.
  var sectionCount: Int { batch.formerCounts?.count ?? list.countSections() }
  func itemCount(inSection section: Int) -> Int {
    guard let formerCounts = batch.formerCounts
    else { return hidden.count(list.countItems(inSection: section), inSection: section) }
    return formerCounts.indices.contains(section) ? formerCounts[section] : 0
  }

  func key(of element: CollectionElement) -> ShownKey {
    let (kind, path) = (element.kind, element.indexPath)
    switch kind {
    case .item, .supplementary:
      return ShownKey(kind: kind, identity: numbers.identity(ofItem: path), item: 0)
    case .background, .header, .footer, .boundary:
      let identity = numbers.identity(ofSection: path.section)
      return ShownKey(kind: kind, identity: identity, item: path.item)
    }
  }

  /// The view of an element, made if there is none; nil for one that the list does not show.
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
    let name = view(of: element).flatMap { list.reuseIdentifier(of: $0) }
    return name.map { ReuseIdentifier($0) } ?? .standard(for: element.kind)
  }

  /// The next step starts over.
  func startOver() {
    engine = nil
    isStale = false
    enqueueAll()
    list.didStartOver()
  }

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

  /// Like ``step(_:)``, for a caller who wants to know why it failed.
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
    // UIKit corrects the offset by nothing but what an app's own layout asks for.
    let isAppsOwn = app.map { $0.base == nil } ?? false
    made.anchorPolicy = anchorPolicy ?? (isAppsOwn ? .none : made.anchorPolicy)
    if tracesCalls { made.startTrace() }
    engine = made
    app?.begin()
    list.willStep()
    try made.layoutIfNeeded()
    return made
  }

  /// The number of items of each section; none where the engine refuses the number of sections.
  var counts: [Int] {
    let sections = sectionCount
    guard (0...CollectionView.maximumItemCount).contains(sections) else { return [] }
    return (0..<sections).map { max(0, itemCount(inSection: $0)) }
  }

  /// As the engine knows them; none without an engine.
  var engineCounts: [Int] {
    guard let engine else { return [] }
    return (0..<engine.numberOfSections).map(engine.numberOfItems(inSection:))
  }

  func present(_ engine: CollectionView) {
    recordLayoutFindings(of: engine)
    let contentSize = CGSize(engine.contentSize)
    if list.contentSize != contentSize { list.contentSize = contentSize }
    list.setScrolled(to: CGPoint(x: engine.contentOffset.x, y: engine.contentOffset.y))
    var visible: Set<ShownKey> = []
    let attributes = engine.layoutAttributesForVisibleElements
    // From back to front; those of one order as the layout names them.
    let order = attributes.indices.sorted {
      (attributes[$0].zIndex, $0) < (attributes[$1].zIndex, $1)
    }
    for index in order {
      let placed = attributes[index]
      guard let view = view(of: placed.element) else { continue }
      visible.insert(key(of: placed.element))
      list.place(view, placed)
      guard view.superview !== list else { continue }
      list.willDisplay(view, placed.element)
      list.addSubview(view)
    }
    enqueue { !visible.contains($0) }
  }

  /// Records what UIKit's layouts log about their input; a traced engine's steps say it already.
  private func recordLayoutFindings(of engine: CollectionView) {
    let findings = engine.collectionViewLayout.findings
    guard !tracesCalls, findings != layoutFindings else { return }
    layoutFindings = findings
    for finding in findings { if case .itemTooLarge = finding { list.record("\(finding)") } }
  }

  func enqueue(_ key: ShownKey) {
    guard let (view, _) = shown.removeValue(forKey: key) else { return }
    if view.superview === list { view.removeFromSuperview() }
    if let identifier = list.reuseIdentifier(of: view) {
      waiting[identifier, default: []].append(view)
    }
  }

  /// Lets views wait in the order in which they came: what a cell keeps shows where it is reused.
  private func enqueue(where isLeaving: (ShownKey) -> Bool) {
    let leaving = shown.filter { isLeaving($0.key) }.sorted { $0.value.number < $1.value.number }
    for (key, _) in leaving { enqueue(key) }
  }

  /// In the data source's own counting.
  func dataPath(of element: CollectionElement) -> ItemIndexPath {
    switch element.kind {
    case .item, .supplementary: hidden.dataPath(of: element.indexPath)
    case .header, .footer, .background, .boundary: element.indexPath
    }
  }

  func enqueueAll() { enqueue { _ in true } }

  /// A view to be used again under a name: the one that an element has already, or one that waits.
  func reusedView<View: ReusableView>(_ name: String, of item: CollectionElement? = nil) -> View? {
    if let item, let view = reconfigured[key(of: item)] as? View,
      list.reuseIdentifier(of: view) == name
    {
      return view
    }
    guard let view = waiting[name]?.popLast() as? View else { return nil }
    view.prepareForReuse()
    return view
  }

  func visibleView(of element: CollectionElement) -> UIView? { shown[key(of: element)]?.view }
  var visibleItems: [(path: IndexPath, view: UIView)] {
    (engine?.indexPathsForVisibleItems ?? []).compactMap { path in
      visibleView(of: .item(path)).map { (IndexPath(path), $0) }
    }
  }
}
