/// A path that nothing draws: its extent is kept.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open var lineWidth: CGFloat = 1, lineCapStyle = CGLineCap.butt, lineJoinStyle = CGLineJoin.miter,
    miterLimit: CGFloat = 10, flatness: CGFloat = 0.6, usesEvenOddFillRule = false

  public override init() {}
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
  open func apply(_ transform: CGAffineTransform) {
    let box = path.boundingBox
    path = CGMutablePath()
    if !box.isNull { path.addRect(box, transform: transform) }
  }
  open func close() {}
  open func removeAllPoints() { path = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func fill() {}
  open func stroke() {}
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  open func addClip() {}
}
