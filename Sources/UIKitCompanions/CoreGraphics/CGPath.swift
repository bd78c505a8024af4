/// The box around what was drawn; the curves themselves are not kept, as nothing draws them.
public class CGPath: Hashable {
  public fileprivate(set) var boundingBox = CGRect.null
  public fileprivate(set) var currentPoint = CGPoint.zero
  public var isEmpty: Bool { boundingBox.isNull }
  public var boundingBoxOfPath: CGRect { boundingBox }

  fileprivate init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    boundingBox = rect
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: nil)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: nil)
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.contains(point) }

  public func copy() -> CGPath? { CGPath(rect: boundingBox, transform: nil) }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.boundingBox = boundingBox
    path.currentPoint = currentPoint
    return path
  }

  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.boundingBox == second.boundingBox
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.minX)
    hasher.combine(boundingBox.width)
  }
}

public class CGMutablePath: CGPath {
  public override init() { super.init() }

  private func add(_ point: CGPoint) {
    currentPoint = point
    boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for point in points { add(point.applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { for point in [control1, control2, end] { add(point.applying(transform)) } }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { for point in [control, end] { add(point.applying(transform)) } }

  /// Adds an arc; the box is that of its whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    boundingBox = boundingBox.union(rect.applying(transform))
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if !path.isEmpty { addRect(path.boundingBox, transform: transform) }
  }

  public func closeSubpath() {}
}

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
