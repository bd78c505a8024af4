import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A laid-out cell: its items, and the layout that they come from.
package struct LaidOutCell: Sendable {
  /// The content view's size in points, the height rounded up to whole pixels.
  package let size: LayoutSize
  /// The items in the order of their declaration's tree.
  package let items: [LaidOutItem]
  /// The declared layout.
  package let description: LayoutDescription
  /// The solved one.
  package let solution: LayoutSolution
  /// The size that the layout was fitted into, in points.
  package let target: LayoutSize
  /// The variation under which it was fitted.
  package let variation: LayoutVariation
  /// The pixels that frames lie on.
  package let grid: PixelGrid
  /// Figures that are less than exact.
  package let figures: [ItemFigure]
  /// Whether the cell is as high as its file or its list says, and not as its constraints ask.
  package let hasFixedHeight: Bool
  /// Where the cell was declared.
  package let site: DeclarationSite

  /// Creates a cell.
  package init(
    size: LayoutSize, items: [LaidOutItem], _ description: LayoutDescription,
    _ solution: LayoutSolution, fitting target: LayoutSize, _ variation: LayoutVariation,
    _ grid: PixelGrid, figures: [ItemFigure], hasFixedHeight: Bool,
    site: DeclarationSite
  ) {
    self.size = size
    self.items = items
    self.description = description
    self.solution = solution
    self.target = target
    self.variation = variation
    self.grid = grid
    self.figures = figures
    self.hasFixedHeight = hasFixedHeight
    self.site = site
  }

  /// The fidelity of the height: the lowest one of the visible texts and figures.
  package var fidelity: Fidelity {
    // A height that no constraint gives is not the cell's own, whatever it shows.
    if hasFixedHeight { return .assumed }
    var fidelity = Fidelity.exact
    var isHidden = [Bool](repeating: true, count: description.elements.count)
    for item in items where !item.isHidden {
      isHidden[item.element] = false
      if let text = item.text { fidelity = max(fidelity, text.fidelity) }
    }
    for figure in figures where isHidden.indices.contains(figure.element) {
      if !isHidden[figure.element] {
        fidelity = max(fidelity, figure.fidelity(atWidth: size.width))
      }
    }
    return fidelity
  }

  /// The name of the view that holds what the cell shows.
  package var contentViewName: String {
    items.first { $0.kind == .contentView }?.name ?? items.first?.name ?? "the cell"
  }
}

/// A figure that an item's size depends on, and that is less than exact, or exact at one width or
/// one text size only.
package struct ItemFigure: Hashable, Sendable {
  /// The item's index in the layout's description.
  package let element: Int
  /// The fidelity of the figure.
  package let fidelity: Fidelity
  /// The figure and its origin, in words.
  package let text: String
  /// The cell's width in points at which the figure may be trusted so far; nil for all.
  package let width: Double?
  /// The text size at which the figure may be trusted so far; nil for all.
  package let category: DynamicTypeCategory?

  /// Creates a figure.
  package init(
    element: Int, fidelity: Fidelity, text: String, width: Double?, category: DynamicTypeCategory?
  ) {
    self.element = element
    self.fidelity = fidelity
    self.text = text
    self.width = width
    self.category = category
  }

  /// The figure as it may be trusted under some traits.
  package func resolved(for traits: TraitCollection) -> ItemFigure {
    guard let category, category != traits.contentSizeCategory else { return self }
    return ItemFigure(element: element, fidelity: .assumed, text: text, width: nil, category: nil)
  }

  /// How far the figure may be trusted in a cell as wide as this.
  package func fidelity(atWidth other: Double) -> Fidelity {
    width.map { $0 == other } ?? true ? fidelity : .assumed
  }
}
