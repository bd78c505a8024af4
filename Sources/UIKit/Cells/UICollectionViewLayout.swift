import SelfSizingCollectionLayout

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  final weak var view: UICollectionView?
  final var engine: CollectionViewLayout?
  /// The layout that the engine asks if an app's class answers it, around the one that places the
  /// elements; it is that itself if there is none.
  final var adapter: AppLayout?
  final var needsPreparation = true
  final var decorationClasses: [String: UIView.Type] = [:]
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// Nil for classes of this module; overlaid classes of an app override it.
  open class var declarationSite: (fileID: StaticString, line: UInt)? { nil }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open var collectionView: UICollectionView? { view }
  open var collectionViewContentSize: CGSize { engineContentSize ?? .zero }
  /// Makes the layout engine's layout that places the elements; nil for an app's own layout.
  func makeEngine() -> CollectionViewLayout? { nil }
  func willPrepareEngine() {}
  final func makeContext(forEverything: Bool = false, forCounts: Bool = false)
    -> UICollectionViewLayoutInvalidationContext
  {
    let kind =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    let made = kind.init()
    made.isForEverything = forEverything
    made.isForCounts = forCounts
    return made
  }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    engineAttributes(in: rect)
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engineAttributes(of: .item(indexPath.itemPath))
  }
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    elements(ofKind: kind, at: indexPath).lazy.compactMap { [self] in engineAttributes(of: $0) }
      .first
  }
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let element = CollectionElement(kind: .background, indexPath: indexPath.itemPath)
    return furtherKindName(of: element) == kind ? engineAttributes(of: element) : nil
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// - Source: UIKit sets `invalidateEverything` for `invalidateLayout()` and for a reload only, as
  ///   its documentation has it.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// The context of an invalidation that the list begins, while ``invalidateLayout()`` takes it on.
  final var contextOfList: UICollectionViewLayoutInvalidationContext?
  /// The list begins here, too: layouts may override either method to hear of it.
  open func invalidateLayout() {
    if let given = contextOfList {
      contextOfList = nil
      return invalidateLayout(with: given)
    }
    invalidateLayout(with: makeContext(forEverything: true))
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    if let adapter { adapter.didInvalidate(context) } else { engine?.invalidateLayout() }
    view?.setNeedsLayout()
  }
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previous }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {
    decorationClasses[kind] = viewClass as? UIView.Type
  }
}
