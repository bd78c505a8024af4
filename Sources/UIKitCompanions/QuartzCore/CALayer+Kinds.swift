open class CAShapeLayer: CALayer {
  open var path: CGPath?, fillColor: CGColor? = .black, strokeColor: CGColor?,
    fillRule: CAShapeLayerFillRule = .nonZero, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1,
    lineWidth: CGFloat = 1, miterLimit: CGFloat = 10, lineDashPhase: CGFloat = 0,
    lineCap: CAShapeLayerLineCap = .butt, lineJoin: CAShapeLayerLineJoin = .miter,
    lineDashPattern: [NSNumber]?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?, locations: [NSNumber]?, startPoint = CGPoint(x: 0.5, y: 0),
    endPoint = CGPoint(x: 0.5, y: 1), type: CAGradientLayerType = .axial
}

open class CATextLayer: CALayer {
  open var string: Any?, font: Any?, fontSize: CGFloat = 36, foregroundColor: CGColor? = .white,
    isWrapped = false, alignmentMode: CATextLayerAlignmentMode = .natural,
    truncationMode: CATextLayerTruncationMode = .none
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1, instanceDelay: CFTimeInterval = 0,
    instanceTransform = CATransform3DIdentity
}

open class CAScrollLayer: CALayer {}

open class CATransformLayer: CALayer {}

open class CATiledLayer: CALayer {}

open class CAEmitterLayer: CALayer {
  open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero, birthRate: Float = 1
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let miter = Self(rawValue: "miter"), round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let natural = Self(rawValue: "natural"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), center = Self(rawValue: "center"),
    justified = Self(rawValue: "justified")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let none = Self(rawValue: "none"), start = Self(rawValue: "start"),
    middle = Self(rawValue: "middle"), end = Self(rawValue: "end")
  public init(rawValue: String) { self.rawValue = rawValue }
}
