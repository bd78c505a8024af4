import SelfSizingAutoLayout
import SelfSizingGeometry

/// A view and an axis along which its frame may differ.
struct CanvasSide: Hashable {
  let item: Int
  let axis: LayoutAxis
}

/// The constraints and stacks of a document that its own frames contradict.
struct CanvasContradictions {
  private(set) var causes: [CanvasSide: CanvasCause] = [:]
  private let sketch: CanvasSketch
  /// By how many points the frames may miss a constraint, as edges are on the nearest pixel.
  private let tolerance: Double

  init(_ sketch: CanvasSketch, displayScale: Double) {
    self.sketch = sketch
    tolerance = max(0.5, 1 / displayScale) + 0.01
    for constraint in sketch.plan.constraints where constraint.priority >= 1000 {
      check(constraint)
    }
    for (index, item) in sketch.plan.items.enumerated() {
      if let stack = item.stack { check(index, stack) }
    }
  }

  private mutating func note(_ cause: CanvasCause, _ items: [Int], _ axis: LayoutAxis) {
    for item in items where item > 0 {
      let side = CanvasSide(item: item, axis: axis)
      if causes[side].map({ $0 == .stale }) ?? true { causes[side] = cause }
    }
  }

  private mutating func check(_ constraint: CellPlan.Constraint) {
    guard let first = sketch.position(of: constraint.first) else { return }
    var second = constraint.constant
    if let anchor = constraint.second {
      guard let position = sketch.position(of: anchor) else { return }
      second += position * constraint.multiplier
    }
    let excess = first - second
    let isMet =
      switch constraint.relation {
      case .equal: excess.magnitude <= tolerance
      case .lessThanOrEqual: excess <= tolerance
      case .greaterThanOrEqual: excess >= -tolerance
      }
    guard !isMet else { return }
    let anchors = [constraint.first, constraint.second].compactMap { $0 }
    note(cause(of: anchors), anchors.map(\.item), constraint.first.attribute.axis)
  }

  private func cause(of anchors: [CellPlan.Anchor]) -> CanvasCause {
    // A margin or a safe area that is not the canvas's own contradicts frames that are good.
    if anchors.contains(where: { $0.isMargin && sketch.view(of: $0.item)?.margins == nil }) {
      return .margins
    }
    return anchors.contains { sketch.standsForSafeArea($0.item) } ? .safeArea : .stale
  }

  /// A stack's visible items follow one another, from one end of the stack to the other.
  private mutating func check(_ stack: Int, _ arrangement: StackArrangement) {
    let items = sketch.plan.items
    guard let frame = sketch.frames[stack], !arrangement.isBaselineRelativeArrangement
    else { return }
    let arranged = items.indices.filter { items[$0].parent == stack && !items[$0].isHidden }
    let frames = arranged.compactMap { sketch.frames[$0] }
    guard !frames.isEmpty, frames.count == arranged.count else { return }
    let margins =
      arrangement.isLayoutMarginsRelativeArrangement ? items[stack].margins ?? .zero : .zero
    func room(_ axis: LayoutAxis) -> (start: Double, end: Double) {
      let (start, end) = frame.extent(along: axis)
      return axis == .horizontal
        ? (start + margins.leading, end - margins.trailing)
        : (start + margins.top, end - margins.bottom)
    }
    let axis = arrangement.axis
    let along = frames.map { $0.extent(along: axis) }
    var misses = [along[0].start - room(axis).start, along[along.count - 1].end - room(axis).end]
    let spacing = arrangement.spacing == StackArrangement.spacingUseSystem ? 8 : arrangement.spacing
    for (one, next) in zip(along, along.dropFirst()) {
      let gap = next.start - one.end - spacing
      switch arrangement.distribution {
      case .fill, .fillEqually, .fillProportionally: misses.append(gap)
      case .equalSpacing, .equalCentering: misses.append(min(gap, 0))
      }
    }
    if arrangement.distribution == .fillEqually {
      misses += along.map { ($0.end - $0.start) - (along[0].end - along[0].start) }
    }
    if misses.contains(where: { $0.magnitude > tolerance }) {
      note(.stale, arranged + [stack], axis)
    }
    guard arrangement.alignment == .fill else { return }
    let whole = room(axis.perpendicular)
    for (item, frame) in zip(arranged, frames) {
      let place = frame.extent(along: axis.perpendicular)
      if max((place.start - whole.start).magnitude, (place.end - whole.end).magnitude) > tolerance {
        note(.stale, [item, stack], axis.perpendicular)
      }
    }
  }
}

extension LayoutRect {
  fileprivate func extent(along axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension CanvasSketch {
  /// Whether an item is a safe area, or the view whose safe area is as large as itself: a document
  /// names the guide and not the view.
  func standsForSafeArea(_ item: Int) -> Bool {
    prototype.kind == .view
      && (plan.items[item].name.hasPrefix("safeArea")
        || view(of: item)?.guides.contains { $0.role == .safeArea } ?? false)
  }
}
