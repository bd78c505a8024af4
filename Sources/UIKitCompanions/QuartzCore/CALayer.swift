/// A layer that keeps what it is given; nothing draws it.
open class CALayer: NSObject {
  /// How a corner is rounded.
  public enum CornerCurve: String, Sendable {
    /// A quarter of a circle.
    case circular
    /// A smoother curve.
    case continuous
  }

  private weak var parent: CALayer?
  /// The layers in this one.
  open var sublayers: [CALayer]? {
    didSet { for layer in sublayers ?? [] { layer.parent = self } }
  }
  /// The layer that contains this one.
  open var superlayer: CALayer? { parent }
  /// The layer's delegate, usually its view.
  open weak var delegate: CALayerDelegate?
  /// The size, and the origin of what is seen, in points.
  open var bounds = CGRect.zero
  /// The place of the anchor point in the layer that contains this one.
  open var position = CGPoint.zero
  /// The anchor, in shares of the size.
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
  /// Stored; nothing draws it.
  open var cornerRadius: CGFloat = 0
  /// Stored; nothing draws it.
  open var cornerCurve = CornerCurve(rawValue: "circular") ?? .circular
  /// Stored; nothing draws it.
  open var maskedCorners: CACornerMask = .all
  /// Stored; nothing draws it.
  open var borderWidth: CGFloat = 0
  /// Stored; nothing draws it.
  open var borderColor: CGColor? = .black
  /// Stored; nothing draws it.
  open var backgroundColor: CGColor?
  /// Stored; nothing draws it.
  open var masksToBounds = false
  /// Stored; nothing draws it.
  open var shadowColor: CGColor? = .black
  /// Stored; nothing draws it.
  open var shadowOpacity: Float = 0
  /// Stored; nothing draws it.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Stored; nothing draws it.
  open var shadowRadius: CGFloat = 3
  /// Stored; nothing draws it.
  open var shadowPath: CGPath?
  /// Stored; nothing draws it.
  open var opacity: Float = 1
  /// Stored; nothing draws it.
  open var isHidden = false
  /// Stored; nothing draws it.
  open var isOpaque = false
  /// Stored; nothing draws it.
  open var isDoubleSided = true
  /// Stored; nothing draws it.
  open var isGeometryFlipped = false
  /// Stored; nothing draws it.
  open var allowsEdgeAntialiasing = false
  /// Stored; nothing draws it.
  open var allowsGroupOpacity = true
  /// Stored; nothing draws it.
  open var shouldRasterize = false
  /// Stored; nothing draws it.
  open var rasterizationScale: CGFloat = 1
  /// Stored; nothing draws it.
  open var contentsScale: CGFloat = 1
  /// Stored; nothing draws it.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Stored; nothing draws it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored; nothing draws it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored; nothing draws it.
  open var contents: Any?
  /// Stored; nothing draws it.
  open var mask: CALayer?
  /// Stored; nothing draws it.
  open var zPosition: CGFloat = 0
  /// Stored; nothing draws it.
  open var anchorPointZ: CGFloat = 0
  /// Stored; nothing draws it.
  open var transform = CATransform3DIdentity
  /// Stored; nothing draws it.
  open var sublayerTransform = CATransform3DIdentity
  /// Stored; nothing draws it.
  open var compositingFilter: Any?
  /// Stored; nothing draws it.
  open var filters: [Any]?
  /// Stored.
  open var name: String?
  /// Stored; nothing moves.
  open var speed: Float = 1
  /// Stored; nothing moves.
  open var timeOffset: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var beginTime: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var duration: CFTimeInterval = 0
  /// Stored; nothing moves.
  open var repeatCount: Float = 0
  /// Stored; nothing moves.
  open var actions: [String: CAAction]?
  /// Stored; nothing draws it.
  open var drawsAsynchronously = false
  /// Stored; nothing draws it.
  open var needsDisplayOnBoundsChange = false
  private var animations: [String: CAAnimation] = [:]
  private var values: [String: Any] = [:]

  /// Creates a layer.
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

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }

  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Adds a layer below another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1
    insertSublayer(layer, at: UInt32(clamping: index + 1))
  }

  /// Replaces a layer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(clamping: index))
  }

  /// Takes the layer out of the one that contains it.
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

  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets all animations.
  open func removeAllAnimations() { animations = [:] }
  /// An animation that stays.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of the animations that stay.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// The layer as it is seen: this one.
  open func presentation() -> Self? { self }
  /// The layer as it is set: this one.
  open func model() -> Self { self }
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing.
  open func displayIfNeeded() {}
  /// Does nothing.
  open func display() {}
  /// Draws nothing.
  open func draw(in context: CGContext) {}
  /// Draws nothing.
  open func render(in context: CGContext) {}
  /// Notes that the layer is to be laid out.
  open func setNeedsLayout() { delegate?.layoutSublayers(of: self) }
  /// Lays the layer out.
  open func layoutIfNeeded() {}
  /// Lays the layers in this one out.
  open func layoutSublayers() {}
  /// Whether the bounds contain a point.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The layer at a point.
  open func hitTest(_ point: CGPoint) -> CALayer? { frame.contains(point) ? self : nil }
  /// Returns a point as another layer sees it; transforms are left aside.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  /// Returns a point as another layer sees it; transforms are left aside.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  /// Turns the layer in its plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Stores a value by its name.
  open func setValue(_ value: Any?, forKeyPath path: String) { values[path] = value }
  /// Stores a value by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKeyPath path: String) -> Any? { values[path] }
  open func value(forKey key: String) -> Any? { values[key] }
}

/// The methods a layer calls to draw and lay out.
public protocol CALayerDelegate: AnyObject {
  /// Draws a layer.
  func display(_ layer: CALayer)
  /// Draws a layer.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out what a layer contains.
  func layoutSublayers(of layer: CALayer)
  /// The action of a property.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// No action.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// A layer's response to a changed property.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The corners that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Where the contents lie.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Fills the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Fits into the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Lies in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
