import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Everything that traits and fitting priorities alone decide about a layout's cells: fonts, the
/// heights of lines, figures and arrangements.
package final class CellEnvironment {
  /// A number that no other environment of the same measurer has, nor had.
  let id: Int
  package let traits: TraitCollection
  package let priorities: FittingPriorities
  /// The font of each label; bound ones as they are declared.
  let fonts: [TextFont]
  let lineHeights: [LineHeights]
  /// Figures that are less than exact.
  private let figures: [ItemFigure]
  private var arrangements: [CellArrangement] = []

  init(_ layout: CellLayout, id: Int, _ traits: TraitCollection, _ priorities: FittingPriorities) {
    self.id = id
    self.traits = traits
    self.priorities = priorities
    fonts = layout.labels.map { $0.style.font.resolved(for: traits) }
    lineHeights = fonts.map { LineHeights($0, displayScale: traits.displayScale) }
    figures = layout.figures.map { $0.resolved(for: traits) }
  }

  /// The arrangement of a cell.
  ///
  /// - Parameter values: Its states, which are unchanged.
  func arrangement(_ layout: CellLayout, _ values: inout CellValues, site: DeclarationSite)
    -> CellArrangement
  {
    // By index: to walk the list itself counts references to each arrangement.
    let known = arrangements
    for index in known.indices
    where known[index].flags == values.states.flags
      && known[index].spacings == values.states.spacings
    {
      return known[index]
    }
    if arrangements.count == LayoutEngine.largestNumberOfVariations { arrangements.removeAll() }
    let made = CellArrangement(layout, values.states, traits, priorities, figures, site: site)
    arrangements.append(made)
    return made
  }
}

/// The arrangement of a cell that some flags and spacings lead to.
package final class CellArrangement {
  let shape: CellShape
  /// Whether traits have changed the arrangement of a stack.
  let isReflowed: Bool
  fileprivate let flags: [Bool]
  fileprivate let spacings: [Double]
  /// At widths that were asked for: the finding of cells without a limit to their height.
  private var unboundedHeights: [(width: Double, finding: CellFinding?)] = []

  /// As many widths are remembered; beyond it all are forgotten.
  private static let capacity = 16

  fileprivate init(
    _ layout: CellLayout, _ states: CellStates, _ traits: TraitCollection,
    _ priorities: FittingPriorities, _ figures: [ItemFigure], site: DeclarationSite
  ) {
    let other = (layout.dependsOnFitting ? priorities.otherUsualPair : nil).map {
      layout.variation(states, traits, $0)
    }
    shape = CellShape(
      layout.description, kinds: layout.kinds, clipping: layout.clipping, figures: figures,
      fixedHeight: layout.fixedHeight, fileFindings: layout.fileFindings,
      layout.variation(states, traits, priorities),
      otherVariation: other, traits.pixelGrid, site: site)
    isReflowed = layout.isReflowed(states)
    flags = states.flags
    spacings = states.spacings
  }

  /// The finding of cells without a limit to their height, looked for once at each width.
  func unboundedHeight(
    atWidth width: Double, find: (CellShape) -> CellFinding?
  ) -> CellFinding? {
    for known in unboundedHeights where known.width == width { return known.finding }
    if unboundedHeights.count == Self.capacity { unboundedHeights.removeAll() }
    let finding = find(shape)
    unboundedHeights.append((width, finding))
    return finding
  }
}
