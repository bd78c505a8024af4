import SelfSizingAutoLayout
import SelfSizingTypography

/// One layout for described cells of one ``DescribedCell/shape``, in which is bound only what
/// differs among them: the fewer values, the fewer bytes a page keeps.
struct SharedLayout {
  private(set) var layout: CellLayout
  private let flags: [Int]
  private let fonts: [Int]
  private let lineLimits: [Int]
  private let sizes: [Int]

  /// - Precondition: There is a cell, and all have one shape.
  init(_ cells: [DescribedCell]) {
    let first = cells[0]
    /// The places at which cells say something different.
    func differing<Value: Equatable>(_ values: (DescribedCell) -> [Value]) -> [Int] {
      let all = cells.map(values)
      return all[0].indices.filter { place in all.contains { $0[place] != all[0][place] } }
    }
    let hides = cells.map { $0.values.states.flags }
    flags = hides[0].indices.filter { place in hides.contains { $0[place] } }
    fonts = differing { $0.values.states.fonts }
    lineLimits = differing { $0.values.states.lineLimits }
    sizes = differing { $0.values.states.sizes }
    layout = first.layout
    layout.boundConstraints = differing { $0.layout.description.constraints.map { $0.constant } }
    layout.boundStacks = differing { $0.layout.description.spacings }
    layout.flags = flags.map { first.layout.flags[$0] }
    layout.boundElements = sizes.map { first.layout.boundElements[$0] }
    for (place, element) in first.layout.boundElements.enumerated() where !sizes.contains(place) {
      layout.fixedSizes.append(
        CellLayout.FixedSize(element: element, size: first.values.states.sizes[place]))
    }
    // Cells are described with all fonts and line limits bound, label by label.
    for place in layout.labels.indices {
      layout.labels[place].style.font = first.values.states.fonts[place]
      layout.labels[place].style.numberOfLines = first.values.states.lineLimits[place]
      layout.labels[place].boundFont = fonts.firstIndex(of: place)
      layout.labels[place].boundLineLimit = lineLimits.firstIndex(of: place)
    }
  }

  func states(of cell: DescribedCell) -> CellStates {
    let description = cell.layout.description
    let spacings = description.spacings
    var states = cell.values.states
    states.flags = flags.map { states.flags[$0] }
    states.fonts = fonts.map { states.fonts[$0] }
    states.lineLimits = lineLimits.map { states.lineLimits[$0] }
    states.sizes = sizes.map { states.sizes[$0] }
    states.spacings = layout.boundStacks.map { spacings[$0] }
    states.constants = layout.boundConstraints.map { description.constraints[$0].constant }
    return states
  }
}
