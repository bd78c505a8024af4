/// A layer that keeps what it is given; nothing draws it.
open class CALayer: NSObject {
  private weak var parent: CALayer?
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.parent = self } }
  }
  open var superlayer: CALayer? { parent }
  open weak var delegate: CALayerDelegate?
  open var bounds = CGRect.zero, position = CGPoint.zero, anchorPoint = CGPoint(x: 0.5, y: 0.5)
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
  open var cornerRadius: CGFloat = 0, cornerCurve = CALayerCornerCurve.circular,
    maskedCorners: CACornerMask = .all, borderWidth: CGFloat = 0, borderColor: CGColor? = .black,
    backgroundColor: CGColor?, masksToBounds = false, shadowColor: CGColor? = .black,
    shadowOpacity: Float = 0, shadowOffset = CGSize(width: 0, height: -3),
    shadowRadius: CGFloat = 3, shadowPath: CGPath?, opacity: Float = 1, isHidden = false,
    isOpaque = false, isDoubleSided = true, isGeometryFlipped = false,
    allowsEdgeAntialiasing = false, allowsGroupOpacity = true, shouldRasterize = false,
    rasterizationScale: CGFloat = 1, contentsScale: CGFloat = 1,
    contentsGravity: CALayerContentsGravity = .resize,
    contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1), contents: Any?, mask: CALayer?,
    zPosition: CGFloat = 0, anchorPointZ: CGFloat = 0, transform = CATransform3DIdentity,
    sublayerTransform = CATransform3DIdentity, compositingFilter: Any?, filters: [Any]?,
    name: String?, speed: Float = 1, timeOffset: CFTimeInterval = 0, beginTime: CFTimeInterval = 0,
    duration: CFTimeInterval = 0, repeatCount: Float = 0, actions: [String: CAAction]?,
    drawsAsynchronously = false, needsDisplayOnBoundsChange = false
  private var animations: [String: CAAnimation] = [:]
  private var values: [String: Any] = [:]
  public override init() {}

  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { frame = layer.frame }
  }

  public required init?(coder: NSCoder) { super.init() }
  open class func defaultAction(forKey key: String) -> CAAction? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
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
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(place(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = place(of: old) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(place))
  }

  private func place(of layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }

  open func removeFromSuperlayer() {
    parent?.sublayers?.removeAll { $0 === self }
    parent = nil
  }

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
  // Places and transforms of layers are left aside.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
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
  public static let layerMinXMinYCorner = Self(rawValue: 1),
    layerMaxXMinYCorner = Self(rawValue: 2), layerMinXMaxYCorner = Self(rawValue: 4),
    layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let resize = Self(rawValue: "resize"),
    resizeAspect = Self(rawValue: "resizeAspect"),
    resizeAspectFill = Self(rawValue: "resizeAspectFill"), center = Self(rawValue: "center"),
    top = Self(rawValue: "top"), bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let circular = Self(rawValue: "circular"), continuous = Self(rawValue: "continuous")
  public init(rawValue: String) { self.rawValue = rawValue }
}
