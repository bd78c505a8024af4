import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A view of an image: as large as the image.
@MainActor @preconcurrency open class UIImageView: UIView {
  private final var ownImage: UIImage?
  /// Creates one as UIKit does.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    setUp()
    self.image = image
    bounds.size = image?.size ?? .zero
  }
  /// Creates one as UIKit does.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    bounds.size = image?.size ?? .zero
  }
  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self, as: UIImageView.self)
  }
  private func setUp() {
    layoutItem.className = "UIImageView"
    isUserInteractionEnabled = false
  }

  /// UIKit's `image`.
  open var image: UIImage? {
    get { ownImage }
    set {
      guard newValue !== ownImage else { return }
      ownImage = newValue
      contentChanged()
    }
  }
  /// UIKit's `highlightedImage`.
  open var highlightedImage: UIImage?
  /// UIKit's `isHighlighted`.
  open var isHighlighted = false
  /// UIKit's `animationImages`.
  open var animationImages: [UIImage]?
  /// UIKit's `highlightedAnimationImages`.
  open var highlightedAnimationImages: [UIImage]?
  /// UIKit's `animationDuration`.
  open var animationDuration: TimeInterval = 0
  /// UIKit's `animationRepeatCount`.
  open var animationRepeatCount = 0
  /// UIKit's `preferredSymbolConfiguration`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentChanged() }
  }
  /// UIKit's `isAnimating`.
  open var isAnimating: Bool { false }
  /// UIKit's `adjustsImageSizeForAccessibilityContentSizeCategory`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// UIKit's `preferredImageDynamicRange`.
  open var preferredImageDynamicRange = UIImageDynamicRange.unspecified
  /// UIKit's `startAnimating`.
  open func startAnimating() {}
  /// UIKit's `stopAnimating`.
  open func stopAnimating() {}

  private var shown: UIImage? {
    guard let image = ownImage, image.isSymbolImage, image.configuration == nil,
      let configuration = preferredSymbolConfiguration
    else { return ownImage }
    return image.withConfiguration(configuration)
  }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize {
    guard let size = shown?.size else { return super.intrinsicContentSize }
    let grid = traitCollection.measuringTraits.pixelGrid
    return CGSize(
      width: CGFloat(grid.roundedUp(Double(size.width))),
      height: CGFloat(grid.roundedUp(Double(size.height))))
  }
  override var itemKind: CellItemKind { .image }
  override func figures(ofElementAt element: Int) -> [ItemFigure] {
    guard let facts = shown?.facts, facts.fidelity > .exact else { return [] }
    return [ItemFigure(element: element, facts.fidelity, facts.reservation)]
  }
  /// UIKit's `sizeThatFits`, as this class has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  /// UIKit's `alignmentRectInsets`, as this class has it.
  open override var alignmentRectInsets: UIEdgeInsets { ownImage?.alignmentRectInsets ?? .zero }
}
