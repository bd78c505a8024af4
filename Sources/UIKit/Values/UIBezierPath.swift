/// A path that nothing draws: its extent is kept.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  /// UIKit's `cgPath`.
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// UIKit's `isEmpty`.
  open var isEmpty: Bool { path.isEmpty }
  /// UIKit's `bounds`.
  open var bounds: CGRect { path.boundingBox }
  /// UIKit's `currentPoint`.
  open var currentPoint: CGPoint { path.currentPoint }
  /// UIKit's `lineWidth`.
  open var lineWidth: CGFloat = 1
  /// UIKit's `lineCapStyle`.
  open var lineCapStyle = CGLineCap.butt
  /// UIKit's `lineJoinStyle`.
  open var lineJoinStyle = CGLineJoin.miter
  /// UIKit's `miterLimit`.
  open var miterLimit: CGFloat = 10
  /// UIKit's `flatness`.
  open var flatness: CGFloat = 0.6
  /// UIKit's `usesEvenOddFillRule`.
  open var usesEvenOddFillRule = false

  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates one as UIKit does.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  /// Creates one as UIKit does.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  /// Creates one as UIKit does.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  /// Creates one as UIKit does.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates one as UIKit does.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// UIKit's `move`.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// UIKit's `addLine`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// UIKit's `addCurve`.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// UIKit's `addQuadCurve`.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// UIKit's `addArc`.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// UIKit's `append`.
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
  /// UIKit's `apply`.
  open func apply(_ transform: CGAffineTransform) {
    let box = path.boundingBox
    path = CGMutablePath()
    if !box.isNull { path.addRect(box, transform: transform) }
  }
  /// UIKit's `close`.
  open func close() {}
  /// UIKit's `removeAllPoints`.
  open func removeAllPoints() { path = CGMutablePath() }
  /// UIKit's `contains`.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// UIKit's `reversing`.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  /// UIKit's `setLineDash`.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// UIKit's `fill`.
  open func fill() {}
  /// UIKit's `stroke`.
  open func stroke() {}
  /// UIKit's `fill`.
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  /// UIKit's `stroke`.
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  /// UIKit's `addClip`.
  open func addClip() {}
}
