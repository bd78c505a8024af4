@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
  UIDynamicItem
{
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  /// The axes along which the view decides about its size; nil where the layout does not say.
  final var selfSizedAxes: SelfSizedAxes?
  /// The priorities with which the view is fitted; nil for those that follow from its axes.
  final var fittingPriorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  /// The frame in a flow layout's own attributes, which a subclass has to copy before it changes
  /// them; nil for a copy.
  final var layoutFrame: CGRect?
  public required override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, kind)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.selfSizedAxes = selfSizedAxes
    copy.fittingPriorities = fittingPriorities
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      frame == other.frame && indexPath == other.indexPath && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
        && representedElementKind == other.representedElementKind
        && representedElementCategory == other.representedElementCategory
    }
  }
}
