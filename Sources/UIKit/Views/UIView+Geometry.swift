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
    host?.changes.needsSolution = true
    if autoresizesSubviews, framedChildCount > 0 { autoresizeChildren(from: old.size) }
  }

  final func place(_ size: CGSize, around center: CGPoint) {
    place(
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height))
  }

  final var transformedFrame: CGRect {
    guard let transform = extras?.transform, !transform.isIdentity else { return storedFrame }
    let size = bounds.size
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform).offsetBy(dx: storedFrame.midX, dy: storedFrame.midY)
  }

  final func hit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  final func syncFrames() {
    guard translatesAutoresizingMaskIntoConstraints || framedChildCount > 0 else { return }
    let frame = storedFrame.layoutRect
    if layoutItem.frame != frame { layoutItem.frame = frame }
  }

  /// Moves the subviews with their own frames as their masks say.
  ///
  /// - Source: Apple documents that flexible stretches share a change in proportion to their size.
  private func autoresizeChildren(from old: CGSize) {
    let change = (x: storedFrame.width - old.width, y: storedFrame.height - old.height)
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = child.storedFrame
      let (x, width) = Self.resized(
        frame.minX, frame.width, in: old.width, by: change.x, mask.contains(.flexibleLeftMargin),
        mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      let (y, height) = Self.resized(
        frame.minY, frame.height, in: old.height, by: change.y, mask.contains(.flexibleTopMargin),
        mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      child.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func resized(
    _ origin: CGFloat, _ extent: CGFloat, in container: CGFloat, by change: CGFloat,
    _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> (origin: CGFloat, extent: CGFloat) {
    guard change != 0, before || inside || after else { return (origin, extent) }
    let stretches = [
      before ? max(origin, 0) : 0, inside ? max(extent, 0) : 0,
      after ? max(container - origin - extent, 0) : 0,
    ]
    let total = stretches.reduce(0, +)
    let count = CGFloat([before, inside, after].count { $0 })
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? stretches[index] / total : 1 / count
    }
    return (origin + change * share(0, before), extent + change * share(1, inside))
  }

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

  final var plainMargins: UIEdgeInsets {
    get {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        directionalLayoutMargins.layoutInsets.resolved(
          for: isMirrored ? .rightToLeft : .leftToRight))
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  final func takeMargins(_ margins: NSDirectionalEdgeInsets) {
    guard directionalLayoutMargins != margins else { return }
    layoutItem.directionalLayoutMargins = margins.layoutInsets
    layoutMarginsDidChange()
    for child in children where child.extras?.marginsFollowSuperview == true {
      child.inheritMargins()
    }
  }

  /// Takes margins that are at least those of the superview.
  ///
  /// - Source: Apple's documentation of `preservesSuperviewLayoutMargins`: how much of the
  ///   superview's margins covers the view depends on its place, which here is its edges.
  final func inheritMargins() {
    let own =
      extras?.statedMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard preservesSuperviewLayoutMargins, let outer = parent?.directionalLayoutMargins
    else { return takeMargins(own) }
    takeMargins(
      NSDirectionalEdgeInsets(
        top: max(own.top, outer.top), leading: max(own.leading, outer.leading),
        bottom: max(own.bottom, outer.bottom), trailing: max(own.trailing, outer.trailing)))
  }

  final var loadedLayer: CALayer? { hasLayer ? layer : nil }
}

@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect
}

@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
