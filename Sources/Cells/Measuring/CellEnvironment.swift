import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// All that traits and fitting priorities alone decide about a layout's cells.
package final class CellEnvironment {
  /// A number that no other environment of the same measurer has, nor had.
  let id: Int
  package let traits: TraitCollection
  package let priorities: FittingPriorities
  let fonts: [TextFont]
  let lineHeights: [LineHeights]
  private let figures: [ItemFigure]
  private var shapes: [CellShape] = []

  init(_ layout: CellLayout, id: Int, _ traits: TraitCollection, _ priorities: FittingPriorities) {
    self.id = id
    self.traits = traits
    self.priorities = priorities
    fonts = layout.labels.map { $0.style.font.resolved(for: traits) }
    lineHeights = fonts.map { LineHeights($0, displayScale: traits.displayScale) }
    figures = layout.figures.map { $0.resolved(for: traits) }
  }

  func shape(_ layout: CellLayout, _ values: inout CellValues, site: DeclarationSite) -> CellShape {
    // By index: to walk the list itself counts references to each shape.
    let known = shapes
    for index in known.indices where known[index].fits(values.states) { return known[index] }
    let made = CellShape(layout, values.states, traits, priorities, figures, site: site)
    // Replaced, not grown: a change in place would be checked for overlapping accesses.
    shapes = (known.count == LayoutEngine.largestNumberOfVariations ? [] : known) + [made]
    return made
  }
}
