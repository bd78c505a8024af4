/// A layer of a path.
open class CAShapeLayer: CALayer {
  /// Stored; nothing draws it.
  open var path: CGPath?
  /// Stored; nothing draws it.
  open var fillColor: CGColor? = .black
  /// Stored; nothing draws it.
  open var strokeColor: CGColor?
  /// Stored; nothing draws it.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// Stored; nothing draws it.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1, lineWidth: CGFloat = 1
  /// Stored; nothing draws it.
  open var miterLimit: CGFloat = 10, lineDashPhase: CGFloat = 0
  /// Stored; nothing draws it.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// Stored; nothing draws it.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Stored; nothing draws it.
  open var lineDashPattern: [NSNumber]?
}

/// A layer of a gradient.
open class CAGradientLayer: CALayer {
  /// Stored; nothing draws it.
  open var colors: [Any]?
  /// Stored; nothing draws it.
  open var locations: [NSNumber]?
  /// Stored; nothing draws it.
  open var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  /// Stored; nothing draws it.
  open var type: CAGradientLayerType = .axial
}

/// A layer of a text.
open class CATextLayer: CALayer {
  /// Stored; nothing draws it.
  open var string: Any?, font: Any?
  /// Stored; nothing draws it.
  open var fontSize: CGFloat = 36
  /// Stored; nothing draws it.
  open var foregroundColor: CGColor? = .white
  /// Stored; nothing draws it.
  open var isWrapped = false
  /// Stored; nothing draws it.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Stored; nothing draws it.
  open var truncationMode: CATextLayerTruncationMode = .none
}

/// A layer that repeats what is in it.
open class CAReplicatorLayer: CALayer {
  /// Stored; nothing draws it.
  open var instanceCount = 1
  /// Stored; nothing draws it.
  open var instanceDelay: CFTimeInterval = 0
  /// Stored; nothing draws it.
  open var instanceTransform = CATransform3DIdentity
}

/// A layer that scrolls.
open class CAScrollLayer: CALayer {}

/// A layer that transforms what is in it.
open class CATransformLayer: CALayer {}

/// A layer of tiles.
open class CATiledLayer: CALayer {}

/// A layer of particles.
open class CAEmitterLayer: CALayer {
  /// Stored; nothing draws it.
  open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
  /// Stored; nothing draws it.
  open var birthRate: Float = 1
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A rule.
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// An end.
  public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A joint.
  public static let miter = Self(rawValue: "miter"), round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A kind of gradient.
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// An alignment.
  public static let natural = Self(rawValue: "natural"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), center = Self(rawValue: "center"),
    justified = Self(rawValue: "justified")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A mode.
  public static let none = Self(rawValue: "none"), start = Self(rawValue: "start"),
    middle = Self(rawValue: "middle"), end = Self(rawValue: "end")
  public init(rawValue: String) { self.rawValue = rawValue }
}
