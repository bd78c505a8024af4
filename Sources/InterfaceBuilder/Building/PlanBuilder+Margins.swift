import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The margins of a cell that preserves those of the list around it: it keeps its content at least
/// as far from the superview's edges as they say. A cell of a list fills its width, so that its
/// side margins are the greater of both; above and below, a cell may be anywhere.
///
/// - Source: Documentation of `preservesSuperviewLayoutMargins`. That a list's margin is 16
///   points is assumed: canvases show it in screens 375 points wide, and a list inside another view
///   may differ.
extension PlanBuilder {
  mutating func listMargins(of item: Int) -> DirectionalEdgeInsets {
    if usesMargins {
      log.note(
        .assumedSize,
        "the cell preserves the margins of its list, which are assumed to be \(sideMargin.plain) points at the sides",
        line: plan.line)
    }
    let own = plan.items[item].margins
    return prototype.marginsInList(own) ?? own ?? Self.standardMargins
  }

  /// - Source: Documented default of `layoutMargins`.
  static let standardMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  private var usesMargins: Bool {
    prototype.trees.flatMap(\.withDescendants).flatMap(\.constraints)
      .contains { $0.first.attribute.isMargin || $0.second?.attribute.isMargin == true }
  }
}

extension CellPrototype {
  /// Whether the prototype takes over the margins of its list. Table view cells do so whatever they
  /// say, and have their own figures.
  var preservesListMargins: Bool {
    view.preservesSuperviewLayoutMargins && (kind == .collectionViewCell || kind == .reusableView)
  }

  /// The margins of the content in a list, with those that the document states; nil if the
  /// prototype does not take over those of the list.
  package func marginsInList(_ own: DirectionalEdgeInsets?) -> DirectionalEdgeInsets? {
    guard preservesListMargins else { return nil }
    var margins = own ?? PlanBuilder.standardMargins
    margins.leading = max(margins.leading, TableCell.sideMargin)
    margins.trailing = max(margins.trailing, TableCell.sideMargin)
    return margins
  }
}

/// The margins of views on the canvas. A document names those only that are not the default; the
/// others are, of the lengths that systems have, those that most of the constraints to a margin
/// agree with.
extension PlanBuilder {
  /// The margins at the sides of cells, and of views that fill the screen.
  ///
  /// - Source: Frames of 480 public documents: where nothing else is shown, 16 points on canvases
  ///   less than 414 points wide, and 20 on others.
  var sideMargin: Double {
    guard options.isOnCanvas else { return TableCell.sideMargin }
    let width = prototype.view.frame?.width ?? 0
    let shown = shownMargins
    return shown.leading ?? shown.trailing ?? (width >= 414 ? 20 : TableCell.sideMargin)
  }

  /// The margins on the canvas of the view that holds a cell's content, or fills the screen, with
  /// the standard ones where nothing else is shown; nil off the canvas. A cell with an accessory
  /// has another margin before it than at its start.
  func canvasMargins(standard: (top: Double, bottom: Double)) -> DirectionalEdgeInsets? {
    guard options.isOnCanvas else { return nil }
    let (shown, covered) = (shownMargins, rootSafeArea)
    return DirectionalEdgeInsets(
      top: shown.top ?? standard.top + covered.top, leading: shown.leading ?? sideMargin,
      bottom: shown.bottom ?? standard.bottom + covered.bottom,
      trailing: shown.trailing ?? sideMargin)
  }

  private var shownMargins: (top: Double?, leading: Double?, trailing: Double?, bottom: Double?) {
    let view = prototype.contentView ?? prototype.view
    // Cells of old releases hold their content by their own constraints.
    let holders = isTableViewCell ? [view] : [view, prototype.view]
    let ids = Set(holders.map(\.id))
    let guides = Set(holders.flatMap(\.guides).filter { $0.role == .layoutMargins }.map(\.id))
    let shown = prototype.shownInsets(of: view, without: document.removed) { id, attribute in
      ids.contains(id) && attribute.isMargin || guides.contains(id)
    }
    let bars = Self.barHeights
    return (
      Self.commonest(shown.top, among: Self.margins + bars.top + bars.top.map { $0 + 8 }),
      Self.commonest(shown.leading, among: Self.margins),
      Self.commonest(shown.trailing, among: Self.margins),
      Self.commonest(shown.bottom, among: Self.margins + bars.bottom + bars.bottom.map { $0 + 8 })
    )
  }
}

extension PlanBuilder {
  /// Gives views within others the margins that follow from those: at least their superview's where
  /// they preserve them, less the distance from its edge that a required constraint states or the
  /// document shows, and on the canvas beyond the bars of the screen. Constraints are to be known.
  ///
  /// - Source: Documentation of `preservesSuperviewLayoutMargins` and
  ///   `insetsLayoutMarginsFromSafeArea`. That a bar's height is added to the margin is what
  ///   documents show: 52 points below a bar of 44, and 42 above one of 34.
  mutating func inheritMargins() {
    let preserves = prototype.views.contains { $0.preservesSuperviewLayoutMargins }
    guard options.isOnCanvas || preserves else { return }
    let free = options.isOnCanvas ? freeRectangle : nil
    let places = Dictionary(
      prototype.placesOnCanvas.map { ($0.view.id, $0.place) },
      uniquingKeysWith: { first, _ in first })
    let stated = preserves ? statedDistances() : [:]
    var pending = prototype.trees
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
          let (inner, outer) = (places[view.id], places[parent.id])
          let around = plan.items[holder].margins ?? Self.standardMargins
          var isShownOnly = false
          func inherited(_ edge: LayoutAttribute, _ own: Double, _ around: Double) -> Double {
            if let known = stated[MarginEdge(item: item, holder: holder, edge: edge)] {
              // A place on the margin itself is as far from the edge as the margin says.
              return max(own, (known.isFromMargin ? 0 : around) - known.distance)
            }
            guard let inner, let outer else { return own }
            let found = max(own, around - inner.distance(of: edge, in: outer))
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
      distances[MarginEdge(item: inner.item, holder: outer.item, edge: edge)] = (
        isInner == isEnd ? -constraint.constant : constraint.constant, outer.isMargin
      )
    }
    return distances
  }
}

private struct MarginEdge: Hashable {
  let item: Int
  let holder: Int
  let edge: LayoutAttribute
}

extension LayoutRect {
  fileprivate func distance(of edge: LayoutAttribute, in outer: LayoutRect) -> Double {
    switch edge {
    case .top: minY - outer.minY
    case .leading: minX - outer.minX
    case .bottom: outer.maxY - maxY
    default: outer.maxX - maxX
    }
  }
}
