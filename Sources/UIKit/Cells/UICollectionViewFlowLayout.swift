import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Lines of items that take as many as fit, placed by the layout engine's flow layout; the
/// delegate's sizes and distances come before the layout's own.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged() } }
  open var estimatedItemSize = CGSize.zero { didSet { metricsChanged() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsChanged() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { metricsChanged() } }
  open var footerReferenceSize = CGSize.zero { didSet { metricsChanged() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { metricsChanged() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { metricsChanged() } }
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  private func metricsChanged() { if engine != nil { invalidateLayout() } }
  private var delegate: UICollectionViewDelegateFlowLayout? {
    view?.delegate as? UICollectionViewDelegateFlowLayout
  }
  override func makeEngine() -> CollectionViewLayout? {
    let made = FlowLayout()
    made.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    made.sectionProvider = { [unowned self] section in
      MainActor.assumeIsolated { self.metrics(ofSection: section) }
    }
    return made
  }
  override func willPrepareEngine() {
    guard let layout = engine as? FlowLayout else { return }
    // A subclass may set its metrics here, as UIKit lets it before each new layout.
    func set<Value: Equatable>(
      _ property: ReferenceWritableKeyPath<FlowLayout, Value>, _ value: Value
    ) { if layout[keyPath: property] != value { layout[keyPath: property] = value } }
    set(\.scrollDirection, scrollDirection == .vertical ? .vertical : .horizontal)
    set(\.itemSize, LayoutSize(exactly: itemSize))
    set(\.estimatedItemSize, estimate)
    set(\.sectionHeadersPinToVisibleBounds, sectionHeadersPinToVisibleBounds)
    set(\.sectionFootersPinToVisibleBounds, sectionFootersPinToVisibleBounds)
    if delegate != nil, layout.itemSizeProvider == nil {
      layout.itemSizeProvider = { [unowned self] path in
        MainActor.assumeIsolated { self.size(ofItem: path) }
      }
    }
  }
  /// The guess at the size of items whose cells decide. For the automatic size, and an extent of 0
  /// beside another one, it is the item size: UIKit's own guess is not published, and an item of no
  /// size never comes into sight.
  private var estimate: LayoutSize {
    var size =
      estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    if size != .zero {
      if size.width == 0 { size.width = itemSize.width }
      if size.height == 0 { size.height = itemSize.height }
    }
    return LayoutSize(exactly: size)
  }
  private func size(ofItem path: ItemIndexPath) -> LayoutSize {
    let size = view.flatMap { view in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(view.driver.hidden.dataPath(of: path)))
    }
    return LayoutSize(exactly: size ?? itemSize)
  }
  private func metrics(ofSection section: Int) -> FlowSection {
    var (inset, line, item) = (sectionInset, minimumLineSpacing, minimumInteritemSpacing)
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let view, let delegate {
      inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
      line = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      item = delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    return FlowSection(
      sectionInset: LayoutEdgeInsets(
        top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom),
        right: Double(inset.right)),
      minimumLineSpacing: Double(line), minimumInteritemSpacing: Double(item),
      headerReferenceSize: LayoutSize(exactly: header),
      footerReferenceSize: LayoutSize(exactly: footer))
  }
}
