import SelfSizingGeometry

@testable import SelfSizingCollectionLayout

/// The promises of the anchor policies for a step, checked against the screen before and after.
struct ScriptClaims {
  let world: ScriptWorld
  let event: ScriptWorld.Event
  let before: ScreenView
  let after: ScreenView

  private var step: ScrollStep { event.step }

  /// The distance that was scrolled on the screen.
  private var scrolled: Int64 { event.scrolledBy.map(exact) ?? 0 }

  /// Returns what does not hold; nil if everything does.
  func failure() -> String? {
    if after.offset < after.startOffset || after.offset > after.endOffset {
      return "the offset \(after.offset) is not in \(after.startOffset)...\(after.endOffset)"
    }
    return settling() ?? cells() ?? displacements() ?? target() ?? anchoring()
  }

  /// Every visible cell has the height that it prefers, to the pixel.
  private func settling() -> String? {
    let grid = PixelGrid(scale: world.view.viewport.displayScale)
    for item in after.items where world.kind.selfSizes {
      let height = Double(item.end - item.start) / 50_331_648
      guard let preferred = world.heights[item.identity], grid.isSamePixel(height, preferred) else {
        return "\(item.identity) is \(height) tall and prefers "
          + "\(String(describing: world.heights[item.identity]))"
      }
      if !item.isSettled { return "\(item.identity) has not settled" }
    }
    return nil
  }

  /// Every visible element has its own cell, and no other cell is shown.
  private func cells() -> String? {
    let elements = world.view.layoutAttributesForVisibleElements.map(\.element)
      .filter { $0.kind != .background }
    let (pool, cells) = (world.view.cells, elements.compactMap { world.view.cell(for: $0) })
    if cells.count != elements.count || Set(cells).count != cells.count
      || pool.shownCount != cells.count
    {
      return "\(elements.count) elements are shown by \(cells.count) cells of \(pool.shownCount)"
    }
    for (element, cell) in zip(elements, cells)
    where pool.identifier(of: cell) != world.collection.reuseIdentifier(for: element) {
      return "\(element) is shown by \(pool.name(of: cell))"
    }
    return nil
  }

  /// The step reports how far every item visible before and after moved beyond the scrolled
  /// distance.
  private func displacements() -> String? {
    let former = Dictionary(uniqueKeysWithValues: before.items.map { ($0.identity, $0) })
    var reported: [String: ScrollStep.Displacement] = [:]
    for moved in step.displacements where moved.element.kind == .item {
      reported["\(moved.identity)"] = moved
    }
    let scrolled = exact(step.scrolledDistance)
    for item in after.items {
      guard let old = former[item.identity], !event.renewed.contains(item.identity) else {
        if let moved = reported["\(item.identity)"] { return "\(moved) was not visible before" }
        continue
      }
      guard let moved = reported["\(item.identity)"] else {
        return "nothing reports the displacement of \(item.identity)"
      }
      if exact(moved.distance) != item.start - old.start + scrolled
        || exact(moved.endDistance) != item.end - old.end + scrolled
        || moved.acrossDistance != item.across - old.across
      {
        return "\(moved) moved by \(item.start - old.start + scrolled) units"
      }
    }
    return nil
  }

  /// Scrolling to an item ends exactly there, as far as the content's ends allow.
  private func target() -> String? {
    guard let (identity, position) = event.target else { return nil }
    guard let item = ScreenView.item(identity, in: world) else { return "there is no target" }
    let startsAtRight = world.axis == .horizontal && world.direction == .rightToLeft
    let distance: Int64
    switch (position, world.axis) {
    case (.top, _): distance = item.start - after.startInset
    case (.bottom, _): distance = item.end - after.length + after.endInset
    case (.left, .horizontal), (.right, .horizontal):
      distance =
        (position == .left) == startsAtRight
        ? item.end - after.length + after.endInset : item.start - after.startInset
    case (.left, .vertical), (.right, .vertical), (.centeredHorizontally, .vertical): return nil
    case (.centeredVertically, _), (.centeredHorizontally, _):
      let twice = item.start + item.end - after.startInset - after.length + after.endInset
      // To the nearest pixel.
      let pixel = exact(1 / world.view.viewport.displayScale)
      return abs(twice) <= pixel || isLimited(toward: twice) ? nil : "\(identity) is not centered"
    }
    return distance == 0 || isLimited(toward: distance)
      ? nil : "\(identity) is \(distance) units away from where it should be"
  }

  /// Whether the content's end keeps the viewport from moving on in a direction.
  private func isLimited(toward distance: Int64) -> Bool {
    distance > 0 ? after.offset == after.endOffset : after.offset == after.startOffset
  }

  /// The element that the policy names keeps its place on the screen.
  private func anchoring() -> String? {
    guard event.target == nil, !event.isFirst, step.edgeClamp == 0 || event.scrolledBy == nil
    else { return nil }
    let startsRequested = before.offset + scrolled <= before.startOffset
    if world.policy == .none {
      guard event.isRotation == false else { return nil }
      let expected = max(after.startOffset, min(before.offset + scrolled, after.endOffset))
      return after.offset == expected ? nil : "without a policy the offset was corrected"
    }
    if world.policy != .bottom, before.isAtStart, event.scrolledBy == nil || startsRequested {
      return after.offset == after.startOffset ? nil : "the content's start did not stay in place"
    }
    let endRequested =
      before.offset + scrolled >= before.contentLength + before.endInset - before.length
    if world.policy == .bottom, event.scrolledBy == nil ? before.isAtEnd : endRequested {
      return after.offset == after.endOffset ? nil : "the content's end did not stay in place"
    }
    guard let anchor = anchor(), let now = ScreenView.item(anchor.identity, in: world) else {
      return nil
    }
    let moved: Int64
    if world.policy == .bottom {
      moved =
        (now.end - after.length + after.endInset) - (anchor.end - before.length + before.endInset)
    } else {
      moved = (now.start - after.startInset) - (anchor.start - before.startInset)
    }
    let distance = moved + scrolled
    return distance == 0 || isLimited(toward: distance)
      ? nil : "\(anchor.identity), which should stay, moved by \(distance) units"
  }

  /// Returns the item that the policy names, among those that are still there; nil if another rank
  /// of candidates decides.
  private func anchor() -> ScreenView.Item? {
    let remaining = before.items.filter { item in
      !event.renewed.contains(item.identity)
        && world.collection.sections.contains { $0.contains(item.identity) }
    }
    /// Whether the item is still seen where scrolling alone puts it.
    func staysInSight(_ item: ScreenView.Item) -> Bool {
      item.start - scrolled < before.length && item.end - scrolled > 0
    }
    switch world.policy {
    case .none: return nil
    case .firstFullyVisible:
      return remaining.first { before.showsAll($0) && $0.isSettled && staysInSight($0) }
    case .aboveOnly:
      // What scrolling brings in above comes first.
      guard event.scrolledBy == nil else { return nil }
      return remaining.first
    case .bottom:
      guard event.scrolledBy == nil else { return nil }
      return remaining.max {
        ($0.end, $0.across, $0.indexPath) < ($1.end, $1.across, $1.indexPath)
      }
    }
  }
}
