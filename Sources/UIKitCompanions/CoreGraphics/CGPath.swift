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
  ) { self.init(rect: rect, transform: nil) }
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
  public override init() {}

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    addLines(between: [point], transform: transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    addLines(between: [point], transform: transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for point in points.map({ $0.applying(transform) }) {
      currentPoint = point
      boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
    }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { addLines(between: [control1, control2, end], transform: transform) }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { addLines(between: [control, end], transform: transform) }

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

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
