import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A layout of an app's own class, as the layout engine sees it: the app's code answers the
/// engine's questions, and its attributes are copied.
///
/// Around a base, the engine's layout of the class that the app's inherits from, only those
/// questions go to the app whose answers a subclass changes. Without a base the app's layout
/// answers everything. The engine asks on the main actor only, within a step of the driver's: that
/// is the invariant of the unchecked conformance, which costs nothing and has no benchmark.
final class AppLayout: CollectionViewLayout, @unchecked Sendable {
  unowned let layout: UICollectionViewLayout
  /// The names of the kinds of supplementary and decoration views, by number.
  var names: [String] = []
  /// The app's attributes of each element, as the layout returned them last; none around a base.
  var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var preferred: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var phase = Phase.invalid
  var hasReportedMismatch = false

  private enum Phase {
    /// The layout has prepared, and nothing has changed since. An invalidation leads to `invalid`,
    /// a question about bounds of another size to `resizing`.
    case current
    /// The layout prepares before it is asked again; that leads to `current`.
    case invalid
    /// The layout has been asked about bounds of another size. Where the engine then computes
    /// everything again because of the size, UIKit takes the layout's word: that invalidation does
    /// not reach it, and leads to `invalid` or `current`. Preparing leads to `current`.
    case resizing(isInvalid: Bool)
    /// An invalidation by the engine is being passed to the layout, which passes it back; that echo
    /// is ignored. Leads to `invalid`, or `resizing` as invalid.
    case passing

    var isInvalid: Bool {
      switch self {
      case .current: false
      case .invalid, .passing: true
      case .resizing(let isInvalid): isInvalid
      }
    }
  }

  init(_ layout: UICollectionViewLayout, around base: CollectionViewLayout?) {
    self.layout = layout
    super.init()
    self.base = base
  }

  private func ask<Answer: Sendable>(_ question: @MainActor (UICollectionViewLayout) -> Answer)
    -> Answer
  { MainActor.assumeIsolated { question(layout) } }

  override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  {
    let found = ask { layout in
      (layout.layoutAttributesForElements(in: CGRect(rect)) ?? []).compactMap { copied($0) }
    }
    var seen: Set<CollectionElement> = []
    // The engine's queries hold what has a cell and meets the rectangle, once; UIKit raises an
    // exception for an item that is not there wherever its frame is.
    return found.filter {
      ($0.frame.intersects(rect) || isMissing($0.element)) && seen.insert($0.element).inserted
    }
    .sorted { $0.element < $1.element }
  }

  override func layoutAttributesForItem(at path: ItemIndexPath) -> CollectionViewLayoutAttributes? {
    ask { $0.layoutAttributesForItem(at: IndexPath(path)).flatMap { copied($0) } }
  }

  override func layoutAttributesForSupplementaryElement(
    ofKind kind: CollectionElementKind, at indexPath: ItemIndexPath
  ) -> CollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: kind, indexPath: indexPath)
    return ask { layout in
      guard let name = layout.kindName(of: element) else { return nil }
      let attributes =
        kind == .background
        ? layout.layoutAttributesForDecorationView(ofKind: name, at: IndexPath(indexPath))
        : layout.layoutAttributesForSupplementaryView(ofKind: name, at: IndexPath(indexPath))
      return attributes.flatMap { copied($0) }
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    let isResized = collectionView.map { $0.bounds.size != newBounds.size } ?? false
    let isStale = phase.isInvalid
    phase = isResized ? .resizing(isInvalid: isStale) : isStale ? .invalid : .current
    let isInvalid = ask { layout in
      layout.beforeChange { layout.shouldInvalidateLayout(forBoundsChange: CGRect(newBounds)) }
    }
    return isInvalid || base?.shouldInvalidateLayout(forBoundsChange: newBounds) == true
  }

  override var scrollDirection: LayoutAxis {
    guard base == nil else { return super.scrollDirection }
    return ask { layout in
      guard let bounds = layout.view?.bounds else { return .vertical }
      let size = layout.collectionViewContentSize
      return size.width > bounds.width && size.height <= bounds.height ? .horizontal : .vertical
    }
  }

  override var collectionViewContentSize: LayoutSize {
    guard base == nil else { return super.collectionViewContentSize }
    return ask { layout in
      let size = layout.collectionViewContentSize
      if !size.width.isFinite || !size.height.isFinite {
        layout.view?.record("The content size of the layout is \(size.width) × \(size.height).")
      }
      return LayoutSize(exactly: size)
    }
  }

  override func prepare() throws(CollectionLayoutError) {
    guard base == nil else { return try super.prepare() }
    let isNeeded = phase.isInvalid
    phase = .current
    guard isNeeded else { return }
    known = [:]
    ask { layout in
      layout.prepare()
      if let updates = layout.view?.driver.takeUpdatesToPrepare() {
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.list(updates))
      }
    }
  }

  override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    guard base == nil else { return super.invalidationContext(forBoundsChange: newBounds) }
    let context = AppContext(
      ask { layout in
        layout.beforeChange { layout.invalidationContext(forBoundsChange: CGRect(newBounds)) }
      })
    // Positions are computed again, whatever the app's context says to its layout.
    context.invalidateEverything = true
    return context
  }

  @MainActor private func pair(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) {
    let before = attributes(of: original.element) ?? layout.attributes(original)
    let after = preferred[answer.element] ?? layout.attributes(answer)
    after.size = CGSize(answer.frame.size)
    return (after, before)
  }

  /// Records what a cell preferred: the app's layout may have its own class for it.
  @MainActor func note(_ answer: UICollectionViewLayoutAttributes, of element: CollectionElement) {
    guard base == nil else { return }
    preferred[element] = answer
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    guard base == nil else {
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    return ask { layout in
      let (after, before) = pair(preferredAttributes, originalAttributes)
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: after, withOriginalAttributes: before)
    }
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    guard base == nil else {
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    let context = AppContext(
      ask { layout in
        let (after, before) = pair(preferredAttributes, originalAttributes)
        return layout.invalidationContext(
          forPreferredLayoutAttributes: after, withOriginalAttributes: before)
      })
    context.invalidate(originalAttributes.element)
    context.preferredLayoutAttributes = preferredAttributes
    return context
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: LayoutPoint)
    -> LayoutPoint
  {
    guard base == nil else { return proposedContentOffset }
    let answer = ask { layout in
      let target = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y))
      guard let list = layout.view, let delegate = list.delegate as? UICollectionViewDelegate
      else { return target }
      return delegate.collectionView(list, targetContentOffsetForProposedContentOffset: target)
    }
    return LayoutPoint(answer)
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard base == nil else { return }
    let own = (context as? AppContext)?.context
    if case .resizing(let isInvalid) = phase, own == nil, !context.invalidateDataSourceCounts {
      phase = isInvalid ? .invalid : .current
      return
    }
    let next = if case .resizing = phase { Phase.resizing(isInvalid: true) } else { Phase.invalid }
    phase = .passing
    defer { phase = next }
    let isAnswer = context.preferredLayoutAttributes != nil
    let (everything, counts) = (context.invalidateEverything, context.invalidateDataSourceCounts)
    ask { layout in
      let made = own ?? layout.makeContext(forEverything: everything, forCounts: counts)
      if layout.view?.driver.hasUpdatesToPrepare == true {
        // The layout hears of the changes themselves before it is asked again.
        (made.isForEverything, made.isForCounts) = (false, true)
      }
      // The engine adds what the context for a cell's answer asks for itself.
      if isAnswer { return layout.invalidateLayout(with: made) }
      layout.contextOfList = made
      layout.invalidateLayout()
      layout.contextOfList = nil
      adjust(by: made)
    }
  }

  /// Keeps the correction of the offset that a context asks for until the next step.
  @MainActor private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let adjustment = context.contentOffsetAdjustment
    guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
    offsetAdjustment.x += Double(adjustment.x)
    offsetAdjustment.y += Double(adjustment.y)
  }

  /// Lets the app's layout know that it has a list, as UIKit does before the first preparation.
  @MainActor func begin() {
    guard base == nil else { return }
    phase = .passing
    defer { phase = .invalid }
    layout.invalidateLayout(with: layout.makeContext(forEverything: true, forCounts: true))
  }

  @MainActor func didInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    guard base == nil else { return invalidateLayout() }
    if case .passing = phase { return }
    adjust(by: context)
    invalidateForEngine()
  }

  private func invalidateForEngine() {
    phase = .invalid
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    super.invalidateLayout(with: context)
  }

  // Updates, of which a base's subclasses do not hear; `prepare()` passes them to the app's layout.
  override func initialLayoutAttributes(forAppearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    transitional(
      super.initialLayoutAttributes(forAppearing: attributes),
      item: { $0.initialLayoutAttributesForAppearingItem(at: $1) },
      decoration: {
        $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: $1, at: $2)
      },
      view: { $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: $1, at: $2) })
  }

  override func finalLayoutAttributes(forDisappearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    transitional(
      super.finalLayoutAttributes(forDisappearing: attributes),
      item: { $0.finalLayoutAttributesForDisappearingItem(at: $1) },
      decoration: {
        $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: $1, at: $2)
      },
      view: { $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: $1, at: $2) })
  }

  private typealias KindQuestion =
    @MainActor (UICollectionViewLayout, String, IndexPath) -> UICollectionViewLayoutAttributes?

  private func transitional(
    _ attributes: CollectionViewLayoutAttributes,
    item: @MainActor (UICollectionViewLayout, IndexPath) -> UICollectionViewLayoutAttributes?,
    decoration: KindQuestion, view: KindQuestion
  ) -> CollectionViewLayoutAttributes {
    guard base == nil else { return attributes }
    let (element, path) = (attributes.element, IndexPath(attributes.indexPath))
    return ask { layout in
      let kind = layout.kindName(of: element)
      let own =
        switch element.kind {
        case .item: item(layout, path)
        case .background: kind.flatMap { decoration(layout, $0, path) }
        default: kind.flatMap { view(layout, $0, path) }
        }
      return own.map { attributes.with($0, in: LayoutRect(exactly: $0.frame)) } ?? attributes
    }
  }

  override func finalizeCollectionViewUpdates() {
    guard base == nil else { return }
    ask { layout in layout.finalizeCollectionViewUpdates() }
    // Layouts that keep what was before a batch beside what comes after it part with the former in
    // the preparation that follows, which UIKit's next pass brings.
    invalidateForEngine()
  }
}

private final class AppContext: CollectionViewLayoutInvalidationContext {
  let context: UICollectionViewLayoutInvalidationContext

  init(_ context: UICollectionViewLayoutInvalidationContext) {
    self.context = context
    super.init()
    let own = context
    let (everything, counts, size, offset) = MainActor.assumeIsolated {
      (
        own.invalidateEverything, own.invalidateDataSourceCounts, own.contentSizeAdjustment,
        own.contentOffsetAdjustment
      )
    }
    invalidateEverything = everything
    invalidateDataSourceCounts = counts
    contentSizeAdjustment = LayoutSize(exactly: size)
    contentOffsetAdjustment = LayoutPoint(offset)
  }
}
