import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The views that come and go with what is visible.
extension CollectionDriver {
  /// Puts views where the engine says, and lets those wait whose elements are not visible.
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

  /// Lets a view wait to be used again.
  func enqueue(_ key: ShownKey) {
    guard let (view, _) = shown.removeValue(forKey: key) else { return }
    if view.superview === list { view.removeFromSuperview() }
    if let identifier = list.reuseIdentifier(of: view) {
      waiting[identifier, default: []].append(view)
    }
  }

  /// Lets views wait in the order in which they came: what a cell keeps shows where it is used
  /// again.
  private func enqueue(where isLeaving: (ShownKey) -> Bool) {
    let leaving = shown.filter { isLeaving($0.key) }.sorted { $0.value.number < $1.value.number }
    for (key, _) in leaving { enqueue(key) }
  }

  /// Returns the place of an element in the data source's own counting.
  func dataPath(of element: CollectionElement) -> ItemIndexPath {
    switch element.kind {
    case .item, .supplementary: hidden.dataPath(of: element.indexPath)
    case .header, .footer, .background, .boundary: element.indexPath
    }
  }

  /// Lets all views wait.
  func enqueueAll() { enqueue { _ in true } }

  /// Returns a view to be used again under a name: the one that an element has already, or one that
  /// waits; nil if none does.
  func reusedView<View: ReusableView>(_ name: String, of element: CollectionElement? = nil) -> View?
  {
    if let element, let view = reconfigured[key(of: element)] as? View,
      list.reuseIdentifier(of: view) == name
    {
      return view
    }
    guard let view = waiting[name]?.popLast() as? View else { return nil }
    view.prepareForReuse()
    return view
  }

  func visibleView(of element: CollectionElement) -> UIView? { shown[key(of: element)]?.view }

  /// The visible items in order, and their views.
  var visibleItems: [(path: IndexPath, view: UIView)] {
    (engine?.indexPathsForVisibleItems ?? []).compactMap { path in
      visibleView(of: .item(path)).map { (IndexPath(path), $0) }
    }
  }
}
