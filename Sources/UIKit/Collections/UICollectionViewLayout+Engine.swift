import SelfSizingCollectionLayout
import SelfSizingGeometry

extension UICollectionViewLayout {
  final func attachEngine() -> CollectionViewLayout {
    let base = makeEngine()
    let kind: UICollectionViewLayout.Type = type(of: self)
    if let base,
      kind == UICollectionViewFlowLayout.self || kind == UICollectionViewCompositionalLayout.self
    {
      (engine, adapter) = (base, nil)
      return base
    }
    let made = AppLayout(self, around: base)
    (engine, adapter) = (base ?? made, made)
    return made
  }

  final func detachEngine() { (engine, adapter) = (nil, nil) }

  /// Lets a layout whose elements the engine places prepare, and passes its settings on; the engine
  /// itself lets others prepare.
  final func prepareIfNeeded() {
    guard !(engine is AppLayout) else { return }
    if needsPreparation { prepare() }
    needsPreparation = false
    willPrepareEngine()
    adapter?.adoptInvalidation()
  }

  /// The engine's layout where that places the elements; nil where the app does.
  private final var placingEngine: CollectionViewLayout? {
    if engine == nil { view?.driver.layOut() }
    return engine is AppLayout ? nil : engine
  }

  /// Asks about new bounds while the list still has those from before: layouts compare both.
  final func beforeChange<Answer>(_ question: () -> Answer) -> Answer {
    guard let view, let engine = view.driver.engine else { return question() }
    let (frame, origin) = (view.storedFrame, view.bounds.origin)
    let former = CGRect(engine.bounds)
    view.storedFrame.size = former.size
    view.rare.boundsOrigin = former.origin
    defer {
      view.storedFrame = frame
      view.rare.boundsOrigin = origin
    }
    return question()
  }

  final func engineAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placingEngine?.layoutAttributesForElements(in: LayoutRect(exactly: rect)).map(ownAttributes)
  }

  final func engineAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    placingEngine?.layoutAttributes(for: element).map(ownAttributes)
  }

  private final func ownAttributes(_ placed: CollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = attributes(placed)
    if engine is FlowLayout { attributes.layoutFrame = attributes.frame }
    return attributes
  }

  final var engineContentSize: CGSize? {
    placingEngine.map { CGSize($0.collectionViewContentSize) }
  }

  /// The elements that a kind of supplementary or decoration views may name at a place.
  final func elements(ofKind kind: String, at path: IndexPath) -> [CollectionElement] {
    var kinds: [CollectionElementKind] = []
    switch kind {
    case UICollectionView.elementKindSectionHeader: kinds = [.header]
    case UICollectionView.elementKindSectionFooter: kinds = [.footer]
    default: break
    }
    kinds += (engine as? CompositionalLayout)?.kinds(named: kind) ?? []
    kinds += (engine as? AppLayout)?.kinds(named: kind) ?? []
    return kinds.map { CollectionElement(kind: $0, indexPath: path.itemPath) }
  }

  final func furtherKindName(of element: CollectionElement) -> String? {
    if let layout = engine as? CompositionalLayout { return layout.kindName(of: element) }
    return (engine as? AppLayout)?.kindName(of: element)
  }

  final func selfSizedAxes(of element: CollectionElement) -> SelfSizedAxes {
    switch engine {
    case let layout as CompositionalLayout: layout.selfSizedAxes(of: element)
    case let layout as FlowLayout:
      layout.estimatedItemSize != .zero && element.kind == .item ? (true, true) : (false, false)
    default: (true, true)
    }
  }

  final func makeDecorationView(for element: CollectionElement) -> UIView? {
    guard let kind = kindName(of: element), let viewClass = decorationClasses[kind]
    else { return nil }
    let made = viewClass.makeInstance(frame: .zero)
    if made == nil, let view {
      view.record("\(viewClass), the decoration view of kind \(kind), has no init(frame:).")
    }
    return made
  }
}

/// The axes along which a cell decides about its size.
typealias SelfSizedAxes = (horizontal: Bool, vertical: Bool)
