import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A layout that an app wrote itself, as the layout engine sees it: every question goes to the
/// app's layout, and its attributes are copied.
///
/// The engine asks on the main actor only, within a step of the driver's: the main actor is what
/// the unchecked conformance stands on.
final class AppLayout: CollectionViewLayout, @unchecked Sendable {
  private unowned let layout: UICollectionViewLayout
  /// The names of the kinds of supplementary and decoration views, by number.
  private var names: [String] = []
  /// The app's attributes of each element, as the layout returned them last.
  private var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The attributes that cells preferred last.
  private var preferred: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var needsPreparation = true
  /// Whether the layout was asked about a new size of the window, and nothing else has happened.
  private var hasHeardOfNewSize = false
  /// Whether an invalidation is on its way from one side to the other.
  private var isHandingOn = false

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  private func ask<Answer>(_ question: @MainActor (UICollectionViewLayout) -> Answer) -> Answer {
    nonisolated(unsafe) var answer: Answer?
    MainActor.assumeIsolated { answer = question(layout) }
    guard let answer else { preconditionFailure("the closure has run") }
    return answer
  }

  // MARK: Elements

  /// Returns the kinds of elements that have a name, besides headers and footers.
  func kinds(named name: String) -> [CollectionElementKind] {
    names.firstIndex(of: name).map { [.supplementary(UInt8($0)), .boundary(UInt8($0))] } ?? []
  }

  /// Returns the name of a kind that the app's layout uses.
  func kindName(of element: CollectionElement) -> String? {
    switch element.kind {
    case .supplementary(let number), .boundary(let number):
      return Int(number) < names.count ? names[Int(number)] : nil
    case .background:
      return known[element].flatMap { attributes in ask { _ in attributes.representedElementKind } }
    case .item, .header, .footer: return nil
    }
  }

  @MainActor private func number(of name: String) -> UInt8 {
    if let number = names.firstIndex(of: name) { return UInt8(number) }
    guard names.count < Int(UInt8.max) else {
      layout.view?.record("The layout has more than \(names.count) kinds of supplementary views.")
      return UInt8.max
    }
    names.append(name)
    return UInt8(names.count - 1)
  }

  /// Returns the element that the app's attributes are those of.
  @MainActor private func element(_ attributes: UICollectionViewLayoutAttributes)
    -> CollectionElement
  {
    let path = attributes.indexPath.itemPath
    switch attributes.representedElementCategory {
    case .cell: return .item(path)
    case .decorationView: return CollectionElement(kind: .background, indexPath: path)
    case .supplementaryView:
      switch attributes.representedElementKind ?? "" {
      case UICollectionView.elementKindSectionHeader where path.item == 0:
        return .header(ofSection: path.section)
      case UICollectionView.elementKindSectionFooter where path.item == 0:
        return .footer(ofSection: path.section)
      case let name:
        let number = number(of: name)
        // UIKit lets the view of a section without items have an index path all the same.
        let hasItem = path.item < collectionView?.numberOfItems(inSection: path.section) ?? 0
        return CollectionElement(
          kind: hasItem ? .supplementary(number) : .boundary(number), indexPath: path)
      }
    }
  }

  @MainActor private func copied(_ attributes: UICollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let element = element(attributes)
    known[element] = attributes
    let frame = attributes.frame
    if !(frame.maxX + frame.maxY).isFinite {
      layout.view?.record("The layout puts \(element) at \(frame).")
    }
    return CollectionViewLayoutAttributes(
      element: element, frame: LayoutRect(exactly: attributes.frame), zIndex: attributes.zIndex,
      alpha: Double(attributes.alpha), isHidden: attributes.isHidden)
  }

  /// Returns a copy of the app's attributes of an element, of the app's own class.
  @MainActor func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    known[element]?.copy() as? UICollectionViewLayoutAttributes
  }

  /// Takes note of what a cell preferred: the app's layout may have a class of its own for it.
  @MainActor func note(
    _ attributes: UICollectionViewLayoutAttributes, of element: CollectionElement
  ) {
    preferred[element] = attributes
  }

  // MARK: The engine's questions

  override var scrollDirection: LayoutAxis {
    ask { layout in
      guard let bounds = layout.view?.bounds else { return .vertical }
      let size = layout.collectionViewContentSize
      return size.width > bounds.width && size.height <= bounds.height ? .horizontal : .vertical
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  override var collectionViewContentSize: LayoutSize {
    ask { layout in
      let size = layout.collectionViewContentSize
      if !size.width.isFinite || !size.height.isFinite {
        layout.view?.record("The content size of the layout is \(size.width) × \(size.height).")
      }
      return LayoutRect(exactly: CGRect(origin: .zero, size: size)).size
    }
  }

  override func prepare() throws(CollectionLayoutError) {
    guard needsPreparation else { return }
    needsPreparation = false
    known = [:]
    ask { layout in
      layout.prepare()
      if let updates = layout.view?.driver.takeUpdatesToPrepare() {
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.list(updates))
      }
    }
  }

  override func layoutAttributesForElements(in rect: LayoutRect)
    -> [CollectionViewLayoutAttributes]
  {
    let found = ask { layout in
      (layout.layoutAttributesForElements(in: CGRect(rect)) ?? []).map { copied($0) }
    }
    var seen: Set<CollectionElement> = []
    // The engine's queries hold what has a cell and meets the rectangle, once.
    return found.filter { $0.frame.intersects(rect) && seen.insert($0.element).inserted }
      .sorted { $0.element < $1.element }
  }

  override func layoutAttributesForItem(at indexPath: ItemIndexPath)
    -> CollectionViewLayoutAttributes?
  {
    ask { layout in
      layout.layoutAttributesForItem(at: IndexPath(indexPath)).map { copied($0) }
    }
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
      return attributes.map { copied($0) }
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    hasHeardOfNewSize = collectionView.map { $0.bounds.size != newBounds.size } ?? false
    return ask { layout in
      layout.beforeChange { layout.shouldInvalidateLayout(forBoundsChange: CGRect(newBounds)) }
    }
  }

  override func invalidationContext(forBoundsChange newBounds: LayoutRect)
    -> CollectionViewLayoutInvalidationContext
  {
    let context = AppContext(
      ask { layout in
        layout.beforeChange { layout.invalidationContext(forBoundsChange: CGRect(newBounds)) }
      })
    // Positions are computed anew, whatever the app's context says to its layout.
    context.invalidateEverything = true
    return context
  }

  /// Returns the app's attributes for a cell's answer and for what it was asked with.
  @MainActor private func pair(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) {
    let before = attributes(of: original.element) ?? layout.attributes(original)
    let after = preferred[answer.element] ?? layout.attributes(answer)
    after.size = CGSize(answer.frame.size)
    return (after, before)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    ask { layout in
      let (after, before) = pair(preferredAttributes, originalAttributes)
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: after, withOriginalAttributes: before)
    }
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
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
    let answer = ask { layout in
      let target = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y))
      guard let list = layout.view, let delegate = list.delegate as? UICollectionViewDelegate else {
        return target
      }
      return delegate.collectionView(list, targetContentOffsetForProposedContentOffset: target)
    }
    return LayoutPoint(x: Double(answer.x), y: Double(answer.y))
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if !(context is AppContext), !context.invalidateDataSourceCounts, hasHeardOfNewSize {
      // Where the engine computes everything anew for a new size, UIKit takes the layout's word.
      hasHeardOfNewSize = false
      return
    }
    needsPreparation = true
    guard !isHandingOn else { return }
    isHandingOn = true
    defer { isHandingOn = false }
    nonisolated(unsafe) let given = context
    ask { layout in
      let made = (given as? AppContext)?.context ?? layout.makeContext(given)
      if layout.view?.driver.hasUpdatesToPrepare == true {
        // The layout hears of the changes themselves before it is asked again.
        (made.isForEverything, made.isForCounts) = (false, true)
      }
      if given.preferredLayoutAttributes == nil {
        layout.contextOfList = made
        layout.invalidateLayout()
        layout.contextOfList = nil
      } else {
        layout.invalidateLayout(with: made)
      }
      // The engine adds what the context for a cell's answer asks for itself.
      if given.preferredLayoutAttributes == nil { adjust(by: made) }
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
    isHandingOn = true
    defer { isHandingOn = false }
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: layout.makeContext(context))
  }

  /// Takes note of an invalidation that began in the app.
  @MainActor func didInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    guard !isHandingOn else { return }
    adjust(by: context)
    isHandingOn = true
    invalidateLayout()
    isHandingOn = false
  }

  // MARK: Updates

  // `prepare(forCollectionViewUpdates:)` of the app's layout is called by `prepare()`.

  override func initialLayoutAttributes(forAppearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let (element, path) = (attributes.element, IndexPath(attributes.indexPath))
    return transitional(super.initialLayoutAttributes(forAppearing: attributes)) { layout in
      guard element.kind != .item else {
        return layout.initialLayoutAttributesForAppearingItem(at: path)
      }
      guard let kind = layout.kindName(of: element) else { return nil }
      return element.kind == .background
        ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }
  }

  override func finalLayoutAttributes(forDisappearing attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let (element, path) = (attributes.element, IndexPath(attributes.indexPath))
    return transitional(super.finalLayoutAttributes(forDisappearing: attributes)) { layout in
      guard element.kind != .item else {
        return layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
      guard let kind = layout.kindName(of: element) else { return nil }
      return element.kind == .background
        ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
  }

  /// Returns attributes of what comes or goes with what the app's have instead, if it has an
  /// opinion.
  private func transitional(
    _ attributes: CollectionViewLayoutAttributes,
    _ question: @MainActor (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes {
    var copied = attributes
    ask { layout in
      guard let own = question(layout) else { return }
      copied.frame = LayoutRect(exactly: own.frame)
      copied.zIndex = own.zIndex
      copied.alpha = Double(own.alpha)
      copied.isHidden = own.isHidden
    }
    return copied
  }

  override func finalizeCollectionViewUpdates() {
    ask { layout in
      layout.finalizeCollectionViewUpdates()
      // Layouts that keep what was before a batch beside what comes after it part with the former
      // in the preparation that follows, which UIKit's next pass brings.
      isHandingOn = true
      invalidateLayout()
      isHandingOn = false
    }
  }
}

/// A context of the app's, with what the engine reads of it.
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
    contentSizeAdjustment = LayoutSize(width: Double(size.width), height: Double(size.height))
    contentOffsetAdjustment = LayoutPoint(x: Double(offset.x), y: Double(offset.y))
  }
}
