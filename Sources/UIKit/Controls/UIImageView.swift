import SelfSizingCells

/// A view of an image: as large as the image.
@MainActor @preconcurrency open class UIImageView: UIView {
  private final var ownImage: UIImage?
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    bounds.size = image?.size ?? .zero
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
    bounds.size = image?.size ?? .zero
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() {
    layoutItem.className = "UIImageView"
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    get { ownImage }
    set {
      guard newValue !== ownImage else { return }
      ownImage = newValue
      contentChanged()
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentChanged() }
  }
  open var isAnimating: Bool { false }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredImageDynamicRange = UIImageDynamicRange.unspecified
  open func startAnimating() {}
  open func stopAnimating() {}

  private var shown: UIImage? {
    guard let image = ownImage, image.isSymbolImage, image.configuration == nil,
      let configuration = preferredSymbolConfiguration
    else { return ownImage }
    return image.withConfiguration(configuration)
  }
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
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  open override var alignmentRectInsets: UIEdgeInsets { ownImage?.alignmentRectInsets ?? .zero }
}
