/// A layer that keeps what it is given; nothing draws it.
open class CALayer: NSObject {
  private weak var parent: CALayer?
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.parent = self } }
  }
  open var superlayer: CALayer? { parent }
  open weak var delegate: CALayerDelegate?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The frame in the layer that contains this one, transforms left aside.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contents: Any?
  open var mask: CALayer?
  open var zPosition: CGFloat = 0
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var actions: [String: CAAction]?
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  private var animations: [String: CAAnimation] = [:]
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Creates a copy of a layer's size.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { frame = layer.frame }
  }

  /// Creates a layer from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The class function of actions; none are run.
  open class func defaultAction(forKey key: String) -> CAAction? { nil }
  /// Whether a change of the property redraws; nothing does.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The action of a property; none are run.
  open func action(forKey key: String) -> CAAction? { nil }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1
    insertSublayer(layer, at: UInt32(clamping: index + 1))
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(clamping: index))
  }

  open func removeFromSuperlayer() {
    parent?.sublayers?.removeAll { $0 === self }
    parent = nil
  }

  /// Notes an animation, which ends at once.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    if !animation.isRemovedOnCompletion, let key { animations[key] = animation }
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open func setNeedsLayout() { delegate?.layoutSublayers(of: self) }
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
  /// Returns a point as another layer sees it; transforms are left aside.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  /// Returns a point as another layer sees it; transforms are left aside.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setValue(_ value: Any?, forKeyPath path: String) { values[path] = value }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKeyPath path: String) -> Any? { values[path] }
  open func value(forKey key: String) -> Any? { values[key] }
}

public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

public protocol CAAction {
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) { self.rawValue = rawValue }
}
