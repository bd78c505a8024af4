import SelfSizingAutoLayout
import SelfSizingGeometry

/// The margins that views take over from what contains them.
extension PlanBuilder {
  /// Gives views within others the margins that follow from those: at least their superview's where
  /// they preserve them, less the distance from its edge, and on the canvas beyond the bars of the
  /// screen.
  ///
  /// The distance is the one that a required constraint states, or else the one that the document
  /// shows. Constraints are to be known.
  ///
  /// - Source: Documentation of `preservesSuperviewLayoutMargins` and
  ///   `insetsLayoutMarginsFromSafeArea`. That a bar's height is added to the margin is what
  ///   documents show: 52 points below a bar of 44, and 42 above one of 34.
  mutating func inheritMargins() {
    let views = prototype.views
    let preserves = views.contains { $0.preservesSuperviewLayoutMargins }
    guard options.isOnCanvas || preserves else { return }
    let free = options.isOnCanvas ? freeRectangle : nil
    let places = Dictionary(
      prototype.placesOnCanvas.map { ($0.view.id, $0.place) },
      uniquingKeysWith: { first, _ in first })
    let stated = preserves ? statedDistances() : [:]
    var pending = [prototype.contentView, prototype.view].compactMap { $0 }
    while let parent = pending.popLast() {
      if case .scrollView = parent.kind { continue }
      guard let holder = itemsByID[parent.id] else { continue }
      for view in parent.subviews {
        guard let item = itemsByID[view.id] else { continue }
        pending.append(view)
        let own = plan.items[item].margins ?? Self.standardMargins
        var margins = own
        if let free, view.insetsLayoutMarginsFromSafeArea, let place = places[view.id] {
          let covered = Self.covered(place, free: free)
          margins.top += covered.top
          margins.bottom += covered.bottom
        }
        if view.preservesSuperviewLayoutMargins {
          let shown = places[parent.id].flatMap { outer in
            places[view.id].map { ShownDistances(of: $0, in: outer) }
          }
          let around = plan.items[holder].margins ?? Self.standardMargins
          var isShownOnly = false
          func inherited(_ edge: LayoutAttribute, _ own: Double, _ around: Double) -> Double {
            if let known = stated[MarginEdge(item: item, of: holder, edge)] {
              // A place on the margin itself is as far from the edge as the margin says.
              return max(own, (known.isFromMargin ? 0 : around) - known.distance)
            }
            guard let distance = shown?[edge] else { return own }
            let found = max(own, around - distance)
            if found != own { isShownOnly = true }
            return found
          }
          margins.top = inherited(.top, margins.top, around.top)
          margins.leading = inherited(.leading, margins.leading, around.leading)
          margins.bottom = inherited(.bottom, margins.bottom, around.bottom)
          margins.trailing = inherited(.trailing, margins.trailing, around.trailing)
          if isShownOnly, !options.isOnCanvas {
            log.note(
              .assumedSize,
              "the margins that it takes over depend on its place; it is assumed to be the canvas's",
              line: view.line)
          }
        }
        if margins != own { plan.items[item].margins = margins }
      }
    }
  }

  /// The distances from the edges of containers that required constraints state.
  private func statedDistances() -> [MarginEdge: (distance: Double, isFromMargin: Bool)] {
    var distances: [MarginEdge: (distance: Double, isFromMargin: Bool)] = [:]
    for constraint in plan.constraints {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.priority == 1000, constraint.multiplier == 1,
        constraint.first.attribute == second.attribute
      else { continue }
      let (first, edge) = (constraint.first, second.attribute)
      let isEnd = edge == .trailing || edge == .bottom
      guard isEnd || edge == .leading || edge == .top else { continue }
      let isInner = plan.items[first.item].parent == second.item
      guard isInner || plan.items[second.item].parent == first.item,
        !(isInner ? first : second).isMargin
      else { continue }
      let (inner, outer) = isInner ? (first, second) : (second, first)
      distances[MarginEdge(item: inner.item, of: outer.item, edge)] = (
        isInner == isEnd ? -constraint.constant : constraint.constant, outer.isMargin
      )
    }
    return distances
  }
}

/// An edge of an item in the item that contains it.
private struct MarginEdge: Hashable {
  let item: Int
  let holder: Int
  let edge: LayoutAttribute

  init(item: Int, of holder: Int, _ edge: LayoutAttribute) {
    self.item = item
    self.holder = holder
    self.edge = edge
  }
}

/// The distances of a frame's edges from those of the frame around it, in points.
private struct ShownDistances {
  private let inner: LayoutRect
  private let outer: LayoutRect

  init(of inner: LayoutRect, in outer: LayoutRect) {
    self.inner = inner
    self.outer = outer
  }

  subscript(edge: LayoutAttribute) -> Double {
    switch edge {
    case .top: inner.minY - outer.minY
    case .leading: inner.minX - outer.minX
    case .bottom: outer.maxY - inner.maxY
    default: outer.maxX - inner.maxX
    }
  }
}
