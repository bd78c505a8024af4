/// The box around what was drawn; the curves themselves are not kept, as nothing draws them.
public class CGPath: Hashable, @unchecked Sendable {
  // Only `CGMutablePath` changes it, which belongs to one task as in Core Graphics.
  /// The smallest rectangle around all points.
  public fileprivate(set) var boundingBox = CGRect.null
  /// The last point.
  public fileprivate(set) var currentPoint = CGPoint.zero
  /// Whether there is nothing in the path.
  public var isEmpty: Bool { boundingBox.isNull }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { boundingBox }

  fileprivate init() {}

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    boundingBox = rect
  }

  /// Creates the path of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: nil)
  }

  /// Creates the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: nil)
  }

  /// Whether the box around the path contains a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.contains(point) }

  /// Returns a path of the same extent.
  public func copy() -> CGPath? { CGPath(rect: boundingBox, transform: nil) }

  /// Returns a path of the same extent that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.boundingBox = boundingBox
    path.currentPoint = currentPoint
    return path
  }

  /// Whether two paths have the same extent.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.boundingBox == second.boundingBox
  }

  /// Hashes the extent.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.minX)
    hasher.combine(boundingBox.width)
  }
}

/// A path under construction.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() { super.init() }

  private func add(_ point: CGPoint) {
    currentPoint = point
    boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
  }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(point.applying(transform))
  }

  /// Adds lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for point in points { add(point.applying(transform)) }
  }

  /// Adds a curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { for point in [control1, control2, end] { add(point.applying(transform)) } }

  /// Adds a curve.
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

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    boundingBox = boundingBox.union(rect.applying(transform))
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if !path.isEmpty { addRect(path.boundingBox, transform: transform) }
  }

  /// Ends a part of the path.
  public func closeSubpath() {}
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable {
  /// By the number of windings.
  case winding
  /// By the parity of crossings.
  case evenOdd
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  /// Square.
  case square
}

/// The joint of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  case round
  case bevel
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// A mode of mixing.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// A degree of care.
  case `default`, none, low, high, medium
}
