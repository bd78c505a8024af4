extension UIView {
  /// Moves the view; what is no finite number is a finding, and reads as 0.
  final func place(_ rect: CGRect) {
    var rect = rect
    if !rect.isLayoutable {
      HeadlessFindings.record(.invalidFrame, of: self, "the frame \(rect) is not finite")
      rect = CGRect(rect.layoutRect)
    }
    guard rect != storedFrame else { return }
    let old = storedFrame
    storedFrame = rect
    if let layer = loadedLayer { layer.frame = rect }
    syncFrames()
    guard rect.size != old.size else { return }
    sizeChanged(from: old.size)
    setNeedsLayout()
    host?.needsSolution = true
    if autoresizesSubviews, framedChildCount > 0 { autoresizeChildren(from: old.size) }
  }

  final func place(_ size: CGSize, around center: CGPoint) {
    place(
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height))
  }

  /// The box around the view as its transform shows it.
  final var transformedFrame: CGRect {
    guard let transform = extras?.transform, !transform.isIdentity else { return storedFrame }
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(transform)
    return box.offsetBy(dx: storedFrame.midX, dy: storedFrame.midY)
  }

  /// The frontmost view at a point that takes touches; nil if there is none.
  final func hit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Hands the frame on where it becomes constraints.
  final func syncFrames() {
    guard translatesAutoresizingMaskIntoConstraints || framedChildCount > 0 else { return }
    let frame = storedFrame.layoutRect
    if layoutItem.frame != frame { layoutItem.frame = frame }
  }

  /// Moves the subviews with their own frames as their masks say.
  ///
  /// - Source: Apple documents that flexible stretches share a change in proportion to what they
  ///   are.
  private func autoresizeChildren(from old: CGSize) {
    let change = (
      x: Double(storedFrame.width - old.width), y: Double(storedFrame.height - old.height)
    )
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = child.storedFrame
      let (x, width) = Self.resized(
        Double(frame.minX), Double(frame.width), in: Double(old.width), by: change.x,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let (y, height) = Self.resized(
        Double(frame.minY), Double(frame.height), in: Double(old.height), by: change.y,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      child.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func resized(
    _ origin: Double, _ extent: Double, in container: Double, by change: Double,
    _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> (origin: Double, extent: Double) {
    guard change != 0, before || inside || after else { return (origin, extent) }
    let stretches = [
      before ? max(origin, 0) : 0, inside ? max(extent, 0) : 0,
      after ? max(container - origin - extent, 0) : 0,
    ]
    let total = stretches.reduce(0, +)
    let count = Double([before, inside, after].filter { $0 }.count)
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? stretches[index] / total : 1 / count
    }
    return (origin + change * share(0, before), extent + change * share(1, inside))
  }

  // MARK: Coordinates

  /// The origin of the bounds in the coordinates of the topmost view, transforms left aside.
  private var originInTop: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      let origin = current.extras?.boundsOrigin ?? .zero
      point.x += current.storedFrame.minX - origin.x
      point.y += current.storedFrame.minY - origin.y
      view = current.parent
    }
    return point
  }

  private func offset(to view: UIView?) -> CGPoint {
    let (own, other) = (originInTop, (view ?? superviewsAndSelf.last)?.originInTop ?? .zero)
    return CGPoint(x: own.x - other.x, y: own.y - other.y)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  // Not inlined: the optimizer of Swift 6.3.1 crashes where this becomes part of a conversion.
  @inline(never)
  private static func view(_ space: UICoordinateSpace) -> UIView? { space as? UIView }

  public func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(space))
  }
  public func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(space))
  }
  public func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(space))
  }
  public func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(space))
  }
}

@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect
}

/// An item that a physics engine could move. There is none here.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
