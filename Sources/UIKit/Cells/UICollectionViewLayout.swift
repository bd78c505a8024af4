import SelfSizingCollectionLayout

/// UIKit's `UICollectionViewLayout`: the base class of an app's own layouts.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  final weak var view: UICollectionView?
  /// The layout engine's layout, while there is a collection view.
  final var engine: CollectionViewLayout?
  /// The engine's way around that layout, if an app's subclass may change its answers.
  final var interception: InterceptedLayout?
  /// Whether the layout was invalidated since it prepared last.
  final var needsPreparation = true
  /// The classes of decoration views, by kind.
  final var decorationClasses: [String: UIView.Type] = [:]
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init() }
  /// The location of the class's declaration; nil for classes of this module. Overlaid classes of
  /// an app override it.
  open class var declarationSite: (fileID: StaticString, line: UInt)? { nil }
  /// UIKit's `layoutAttributesClass`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// UIKit's `invalidationContextClass`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// UIKit's `collectionView`.
  open var collectionView: UICollectionView? { view }
  /// UIKit's `collectionViewContentSize`.
  open var collectionViewContentSize: CGSize { engineContentSize ?? .zero }

  /// Makes the layout engine's layout, which asks this one unless a subclass of the module's has
  /// one that places the elements.
  func makeEngine() -> CollectionViewLayout { AppLayout(self) }
  /// Called before each step of the layout engine's.
  func willPrepareEngine() {}
  /// Makes a context of the layout's own class.
  final func makeContext(_ context: CollectionViewLayoutInvalidationContext)
    -> UICollectionViewLayoutInvalidationContext
  {
    let kind =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    let made = kind.init()
    made.isForEverything = context.invalidateEverything
    made.isForCounts = context.invalidateDataSourceCounts
    return made
  }
  /// UIKit's `flipsHorizontallyInOppositeLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// UIKit's `prepare`.
  open func prepare() {}
  /// UIKit's `layoutAttributesForElements`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    engineAttributes(in: rect)
  }
  /// UIKit's `layoutAttributesForItem`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engineAttributes(of: .item(indexPath.itemPath))
  }
  /// UIKit's `layoutAttributesForSupplementaryView`.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    elements(ofKind: kind, at: indexPath).lazy.compactMap { [self] in engineAttributes(of: $0) }
      .first
  }
  /// UIKit's `layoutAttributesForDecorationView`.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let element = CollectionElement(kind: .background, indexPath: indexPath.itemPath)
    return furtherKindName(of: element) == kind ? engineAttributes(of: element) : nil
  }
  /// UIKit's `shouldInvalidateLayout`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// UIKit's `invalidationContext`.
  ///
  /// - Source: UIKit sets `invalidateEverything` for `invalidateLayout()` and for a reload only, as
  ///   its documentation has it.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext(CollectionViewLayoutInvalidationContext()) }
  /// UIKit's `shouldInvalidateLayout`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// UIKit's `invalidationContext`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(CollectionViewLayoutInvalidationContext())
  }
  /// The context of an invalidation that the list begins, while ``invalidateLayout()`` takes it on.
  final var contextOfList: UICollectionViewLayoutInvalidationContext?
  /// UIKit's `invalidateLayout`.
  ///
  /// The list begins here, too: layouts may override either method to hear of it.
  open func invalidateLayout() {
    if let given = contextOfList {
      contextOfList = nil
      return invalidateLayout(with: given)
    }
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: makeContext(context))
  }
  /// UIKit's `invalidateLayout`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    if let layout = engine as? AppLayout {
      layout.didInvalidate(context)
    } else {
      (interception ?? engine)?.invalidateLayout()
    }
    view?.setNeedsLayout()
  }
  /// UIKit's `targetContentOffset`.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// UIKit's `targetContentOffset`.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  /// UIKit's `layoutAttributesForInteractivelyMovingItem`.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  /// UIKit's `prepare`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// UIKit's `finalizeCollectionViewUpdates`.
  open func finalizeCollectionViewUpdates() {}
  /// UIKit's `prepare`.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// UIKit's `finalizeAnimatedBoundsChange`.
  open func finalizeAnimatedBoundsChange() {}
  /// UIKit's `prepareForTransition`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// UIKit's `prepareForTransition`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// UIKit's `finalizeLayoutTransition`.
  open func finalizeLayoutTransition() {}
  /// UIKit's `initialLayoutAttributesForAppearingItem`.
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingItem`.
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// UIKit's `initialLayoutAttributesForAppearingSupplementaryElement`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingSupplementaryElement`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `initialLayoutAttributesForAppearingDecorationElement`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `finalLayoutAttributesForDisappearingDecorationElement`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// UIKit's `indexPathsToDeleteForSupplementaryView`.
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// UIKit's `indexPathsToInsertForSupplementaryView`.
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// UIKit's `targetIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previous }
  /// UIKit's `developmentLayoutDirection`.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// UIKit's `register`.
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
  /// UIKit's `register`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {
    decorationClasses[kind] = viewClass as? UIView.Type
  }
}
