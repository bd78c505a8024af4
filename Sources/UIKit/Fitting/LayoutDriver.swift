import SelfSizingAutoLayout
import SelfSizingGeometry

/// The passes over a tree of views: constraints, frames, fitting.
@MainActor enum LayoutDriver {
  /// How many times a tree is laid out before what causes new layouts is a finding.
  static let largestNumberOfPasses = 64
  private static var active: Set<ObjectIdentifier> = []

  /// How often a view asked to update its constraints, or came into a tree.
  static var constraintRequestCount = 0

  /// Lets views update their constraints, each after what it contains, as UIKit does.
  static func updateConstraints(in view: UIView) {
    for _ in 0..<largestNumberOfPasses {
      var waiting: [UIView] = []
      waiting.reserveCapacity(16)
      view.forEachView { if $0.needsConstraintPass { waiting.append($0) } }
      if waiting.isEmpty { return }
      let requestCount = constraintRequestCount
      for view in waiting.reversed() {
        view.needsConstraintPass = false
        view.extras?.controller?.updateViewConstraints()
        view.updateConstraints()
      }
      if constraintRequestCount == requestCount { return }
    }
    HeadlessFindings.record(
      .endlessLayout, of: view, "updateConstraints() asks for itself without end")
  }

  static func fit(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = LiveFit.current?.size(of: view, target, horizontal, vertical) { return size }
    let target = target.layoutSize
    let priorities = AxisPriorities(
      horizontal: horizontal.layoutPriority, vertical: vertical.layoutPriority)
    let size = LayoutSize(width: max(target.width, 0), height: max(target.height, 0))
    do throws(LayoutError) {
      let fitted =
        view.layoutItem.superitem == nil
        ? try host(of: view).fit(size, priorities) : try fitSubtree(view, size, priorities)
      let grid = view.traitCollection.measuringTraits.pixelGrid
      return CGSize(
        width: CGFloat(grid.roundedUp(fitted.width)), height: CGFloat(grid.roundedUp(fitted.height))
      )
    } catch {
      report(error, view)
      return .zero
    }
  }

  static func host(of view: UIView) -> LayoutHost {
    if let host = view.host { return host }
    let host = LayoutHost(view)
    view.host = host
    return host
  }

  private static func fitSubtree(_ view: UIView, _ target: LayoutSize, _ priorities: AxisPriorities)
    throws(LayoutError) -> LayoutSize
  {
    let described = DescribedViews(view)
    let engine = LayoutEngine(described.description, programs: LayoutHost.programs)
    var sizing = SubtreeSizing(views: described.views)
    var variation = LayoutVariation(
      of: described.description, direction: described.traits.layoutDirection,
      fittingPriorities: priorities)
    variation.hiddenElements = described.views.indices.filter {
      described.views[$0]?.isHidden == true
    }
    let solution = try engine.fit(target, variation, sizing: &sizing)
    report(solution.conflicts[...], view)
    return solution.size
  }

  static func report(_ error: LayoutError, _ view: UIView) {
    HeadlessFindings.record(.unsolved, of: view, "\(error)")
  }

  static func report(_ conflicts: ArraySlice<LayoutConflict>, _ view: UIView) {
    for conflict in conflicts {
      HeadlessFindings.record(
        .conflict, named: String(describing: type(of: view)), conflict.logText, at: conflict.site)
    }
  }

  static func isAmbiguous(_ view: UIView) -> Bool {
    view.layoutIfNeeded()
    return view.layoutRoot.host?.ambiguous.contains(view.layoutItem.descriptionIndex) ?? false
  }

  static func layOut(_ view: UIView) {
    let top = view.superviewsAndSelf.last ?? view
    guard active.insert(ObjectIdentifier(top)).inserted else {
      // Asked for inside of a layout: what is below is laid out at once, with the present frames.
      if active.insert(ObjectIdentifier(view)).inserted {
        pass(from: view)
        active.remove(ObjectIdentifier(view))
      }
      return
    }
    defer { active.remove(ObjectIdentifier(top)) }
    for _ in 0..<largestNumberOfPasses { if !pass(from: top) { return } }
    var culprit = top
    top.forEachView { if $0.needsLayoutPass { culprit = $0 } }
    HeadlessFindings.record(
      .endlessLayout, of: culprit,
      "layoutSubviews() asks for another layout in each of \(largestNumberOfPasses) passes")
    top.forEachView { $0.needsLayoutPass = false }
  }

  /// Returns whether anything asked for more.
  @discardableResult private static func pass(from top: UIView) -> Bool {
    var pending = [top]
    var visited: [UIView] = []
    while let view = pending.popLast() {
      if view.layoutItem.superitem == nil { solve(view) }
      if view.needsLayoutPass || hasMovedChildren(view) {
        view.needsLayoutPass = false
        let controller = view.extras?.controller
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      visited.append(view)
      view.children.appendReversed(to: &pending)
    }
    return visited.contains {
      $0.needsLayoutPass || ($0.layoutItem.superitem == nil && $0.host?.wantsSolution == true)
    }
  }

  private static func solve(_ root: UIView) {
    guard root.host != nil || root.usesConstraints else { return }
    do throws(LayoutError) { try host(of: root).solve() } catch { report(error, root) }
  }

  private static func hasMovedChildren(_ view: UIView) -> Bool {
    guard let host = view.layoutRoot.host, let origin = host.frame(of: view.layoutItem)?.origin
    else { return false }
    return view.children.contains { child in
      frame(of: child, from: origin, host).map { $0 != child.storedFrame } ?? false
    }
  }

  static func applyFrames(in view: UIView) {
    guard let host = view.layoutRoot.host, let origin = host.frame(of: view.layoutItem)?.origin
    else { return }
    for child in view.children {
      guard let frame = frame(of: child, from: origin, host), frame != child.storedFrame else {
        continue
      }
      child.setLaidOut(frame)
    }
  }

  /// Where the constraints put a subview; nil for one whose frame is its own.
  private static func frame(of child: UIView, from origin: CGPoint, _ host: LayoutHost) -> CGRect? {
    guard !child.translatesAutoresizingMaskIntoConstraints, !child.isIsland,
      let frame = host.frame(of: child.layoutItem)
    else { return nil }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let view = guide.owningView else { return .zero }
    guard let host = view.layoutRoot.host, let frame = host.frame(of: guide.layoutGuide),
      let origin = host.frame(of: view.layoutItem)?.origin
    else {
      return guide === view.extras?.marginsGuide
        ? view.bounds.inset(by: view.layoutMargins) : view.bounds
    }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension UIView {
  /// Whether anything in the tree is placed by constraints.
  fileprivate var usesConstraints: Bool {
    var uses = false
    forEachLaidOutView {
      uses =
        uses || !$0.held.isEmpty || $0 is UIStackView
        || !$0.translatesAutoresizingMaskIntoConstraints
    }
    return uses
  }

  /// Takes a frame that the constraints give, through the property, which may be overridden.
  fileprivate func setLaidOut(_ rect: CGRect) {
    if let transform = extras?.transform, !transform.isIdentity {
      bounds.size = rect.size
      center = CGPoint(x: rect.midX, y: rect.midY)
    } else {
      frame = rect
    }
  }
}
