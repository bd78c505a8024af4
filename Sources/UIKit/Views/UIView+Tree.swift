import SelfSizingAutoLayout
import SelfSizingGeometry

extension UIView {
  final var rare: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The view and those that contain it, from the inside.
  final var superviewsAndSelf: [UIView] {
    var views: [UIView] = []
    var view: UIView? = self
    while let current = view {
      views.append(current)
      view = current.parent
    }
    return views
  }

  final var windowAround: UIWindow? {
    // Most cells are measured without one, and ask for it whenever a view is added.
    guard UIWindow.hasAny else { return nil }
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.parent
    }
    return nil
  }

  final func isWithin(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.parent
    }
    return false
  }

  final func firstView(where meets: (UIView) -> Bool) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if meets(view) { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    let (one, other) = (children[first], children[second])
    insert(one, at: second)
    insert(other, at: first)
  }

  final func activeConstraints(naming item: AnyObject, along axis: LayoutAxis)
    -> [NSLayoutConstraint]
  {
    superviewsAndSelf.flatMap(\.held).filter {
      ($0.firstItem === item || $0.secondItem === item) && $0.core.firstAttribute.axis == axis
    }
  }

  /// The view whose item is the root of the tree that lays this one out.
  final var layoutRoot: UIView {
    var view = self
    while !view.isIsland, let next = view.parent { view = next }
    return view
  }

  final func place(of sibling: UIView, for view: UIView) -> Int {
    let siblings = children.filter { $0 !== view }
    return siblings.firstIndex { $0 === sibling } ?? siblings.count
  }

  /// Puts a view at a place among the subviews, from the back; beyond the ends, at the nearest.
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else {
      HeadlessFindings.record(
        .invalidTree, of: self, "a view cannot be added to itself or to what it contains")
      return
    }
    if view.parent === self {
      guard let present = children.place(of: view) else { return }
      let place = min(max(index, 0), children.count - 1)
      guard place != present else { return }
      children.remove(at: present)
      children.insert(view, at: place)
      link(view, at: place)
      invalidateTree()
      return
    }
    let formerWindow = view.window
    let window = self.window
    view.willMove(toSuperview: self)
    if formerWindow !== window { view.forEachView { $0.willMove(toWindow: window) } }
    if view.parent != nil { view.leave(notifying: false) }
    let place = min(max(index, 0), children.count)
    view.parent = self
    children.put(view, at: place)
    if view.translatesAutoresizingMaskIntoConstraints { framedChildCount += 1 }
    link(view, at: place)
    view.syncFrames()
    if view.extras?.marginsFollowSuperview == true { view.inheritMargins() }
    invalidateTree()
    constraintPassRequested()
    setNeedsLayout()
    if Appearances.isUsed { view.forEachView { $0.isStyled = false } }
    didAddSubview(view)
    view.didMoveToSuperview()
    // A container within the window may be another one.
    if window != nil { Appearances.apply(in: view) }
    if formerWindow !== window { view.forEachView { $0.didMoveToWindow() } }
    if UIView.overrideCount > 0 { view.forEachView { $0.adopt($0.traitCollection) } }
  }

  private func link(_ view: UIView, at place: Int) {
    guard !view.isIsland else { return }
    var before = 0
    for index in 0..<place where !children[index].isIsland { before += 1 }
    layoutItem.insertSubitem(view.layoutItem, at: before)
  }

  final func joinSuperview() {
    guard isIsland, let parent else { return }
    isIsland = false
    host = nil
    if let place = parent.children.place(of: self) { parent.link(self, at: place) }
    parent.syncFrames()
    syncFrames()
    invalidateTree()
  }

  final func leave(notifying: Bool) {
    guard let former = parent else { return }
    let window = notifying ? self.window : nil
    if notifying {
      willMove(toSuperview: nil)
      if window != nil { forEachView { $0.willMove(toWindow: nil) } }
    }
    former.willRemoveSubview(self)
    former.invalidateTree()
    (former as? UIStackView)?.forget(self)
    former.layoutItem.removeSubitem(layoutItem)
    for view in former.superviewsAndSelf where !view.held.isEmpty { view.releaseInactive() }
    former.children.remove(self)
    if translatesAutoresizingMaskIntoConstraints { former.framedChildCount -= 1 }
    parent = nil
    host = nil
    former.setNeedsLayout()
    if notifying {
      didMoveToSuperview()
      if window != nil { forEachView { $0.didMoveToWindow() } }
    }
  }

  /// Forgets the constraints that are active no more. They go when the list is whole again, as one
  /// of an app's own class may run code then.
  private final func releaseInactive() {
    let released = held.filter { !$0.core.isActive }
    if released.isEmpty { return }
    for constraint in released { constraint.holder = nil }
    held = held.filter { $0.core.isActive }
  }

  /// Visits the view and all that it contains, each before what it contains. Without recursion, so
  /// that no depth of nesting can exhaust the stack.
  final func forEachView(_ body: (UIView) -> Void) {
    body(self)
    if children.isEmpty { return }
    var pending: [UIView] = []
    pending.reserveCapacity(16)
    children.appendReversed(to: &pending)
    while let view = pending.popLast() {
      body(view)
      view.children.appendReversed(to: &pending)
    }
  }

  final func forEachLaidOutView(_ body: (UIView) -> Void) {
    var pending: [UIView] = []
    pending.reserveCapacity(16)
    pending.append(self)
    while let view = pending.popLast() {
      body(view)
      for child in view.children.reversed() where !child.isIsland { pending.append(child) }
    }
  }

  final func constraintsChanged() {
    let root = layoutRoot
    root.needsLayoutPass = true
    guard let host = root.host else { return }
    host.changes.needsSolution = true
    host.changes.needsWalk = true
  }

  /// Views came or went, or what the layout reads of one may have changed.
  final func invalidateTree() { layoutRoot.host?.changes.needsWalk = true }

  final func constraintPassRequested() {
    LayoutDriver.constraintRequestCount += 1
    layoutRoot.host?.changes.needsConstraintPass = true
  }

  final func contentChanged() {
    let root = layoutRoot
    if !isDirty, let host = root.host {
      isDirty = true
      host.changes.dirty.append(self)
    }
    root.host?.changes.needsSolution = true
    root.needsLayoutPass = true
  }

  final func visibilityChanged() {
    let root = layoutRoot
    root.host?.changes.needsSolution = true
    root.needsLayoutPass = true
  }

  final func setItem(axes: IntrinsicAxes, isMultiline: Bool = false) {
    if layoutItem.intrinsicAxes != axes { layoutItem.intrinsicAxes = axes }
    if layoutItem.isMultiline != isMultiline { layoutItem.isMultiline = isMultiline }
    let insets = alignmentRectInsets.layoutInsets
    if layoutItem.alignmentRectInsets != insets { layoutItem.alignmentRectInsets = insets }
  }
}
