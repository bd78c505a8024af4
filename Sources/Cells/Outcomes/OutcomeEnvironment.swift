import SelfSizingAutoLayout
import SelfSizingTypography

/// Everything that the traits alone decide about a template's outcomes.
package final class OutcomeEnvironment {
  /// The arrangement of a cell that some flags and spacings lead to.
  final class Arrangement {
    let variation: LayoutVariation
    /// The arrangement under the other pair of fitting priorities, if the cell may depend on them.
    let other: LayoutVariation?
    /// Whether each element is hidden, or in one that is.
    let isHidden: [Bool]
    let isReflowed: Bool
    fileprivate let flags: [Bool]
    fileprivate let spacings: [Double]

    fileprivate init(_ layout: CellLayout, _ states: CellStates, _ environment: HeightEnvironment) {
      let priorities = environment.priorities
      variation = layout.variation(states, environment.traits, priorities)
      other = (layout.dependsOnFitting ? priorities.otherUsualPair : nil).map {
        layout.variation(states, environment.traits, $0)
      }
      isHidden = layout.description.hiddenStates(in: variation)
      isReflowed = layout.isReflowed(states)
      flags = states.flags
      spacings = states.spacings
    }
  }

  /// Fonts and line heights.
  let heights: HeightEnvironment
  /// Figures that are less than exact.
  let figures: [ItemFigure]
  private var arrangements: [Arrangement] = []

  init(_ layout: CellLayout, id: Int, _ traits: TraitCollection, _ priorities: FittingPriorities) {
    heights = HeightEnvironment(layout, id: id, traits: traits, priorities: priorities)
    figures = layout.figures.map { $0.resolved(for: traits) }
  }

  /// The arrangement of a cell.
  ///
  /// - Parameter values: Its states, which stay as they are.
  func arrangement(_ layout: CellLayout, _ values: inout CellValues) -> Arrangement {
    for arrangement in arrangements
    where arrangement.flags == values.states.flags
      && arrangement.spacings == values.states.spacings
    {
      return arrangement
    }
    if arrangements.count == LayoutEngine.largestNumberOfVariations { arrangements.removeAll() }
    let made = Arrangement(layout, values.states, heights)
    arrangements.append(made)
    return made
  }
}
