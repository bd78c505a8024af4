/// The layout attributes of an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
  UIDynamicItem
{
  /// UIKit's `frame`.
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
  /// UIKit's `center`.
  open var center = CGPoint.zero
  /// UIKit's `size`.
  open var size = CGSize.zero
  /// UIKit's `bounds`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// UIKit's `transform`.
  open var transform = CGAffineTransform.identity
  /// UIKit's `transform3D`.
  open var transform3D = CATransform3DIdentity
  /// UIKit's `alpha`.
  open var alpha: CGFloat = 1
  /// UIKit's `zIndex`.
  open var zIndex = 0
  /// UIKit's `isHidden`.
  open var isHidden = false
  /// UIKit's `indexPath`.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// UIKit's `representedElementCategory`.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// UIKit's `representedElementKind`.
  open internal(set) var representedElementKind: String?
  /// The axes along which the view decides about its size; nil where the layout does not say.
  final var selfSizedAxes: SelfSizedAxes?

  /// Creates one as UIKit does.
  public required override init() { super.init() }
  /// Creates one as UIKit does.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates one as UIKit does.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }
  /// Creates one as UIKit does.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// UIKit's `copy`.
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
    return copy
  }
  /// UIKit's `copy`, as this class has it.
  open override func copy() -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated { result = copy(with: nil) }
    return result
  }
  /// UIKit's `isEqual`, as this class has it.
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
