import SelfSizingAutoLayout
import SelfSizingTypography

/// Measures described cells with texts of the reader's choice.
package final class DescribedMeasurer {
  private let cells: DescribedCells
  private var measurers: [CellMeasurer?]

  package init(_ cells: DescribedCells) {
    self.cells = cells
    measurers = Array(repeating: nil, count: cells.layouts.count)
  }

  package var contentCount: Int { cells.contents.count }

  package var systemCount: Int {
    (cells.contents.first?.looks.count ?? 0) / CellConditions.all.count
  }

  package func layout(
    ofContentAt index: Int, _ conditions: CellConditions, system: Int = 0
  ) -> Int { look(ofContentAt: index, conditions, system).layout }

  /// Measures a content at a width, in points, and keeps all that a debugger would show. Texts, and
  /// flags by their places among ``CellStates/flags``, replace the content's own.
  package func inspect(
    contentAt index: Int, texts: [String], flags: [(place: Int, isSet: Bool)] = [], width: Double,
    _ conditions: CellConditions, system: Int = 0
  ) throws(LayoutError) -> CellInspection {
    let look = look(ofContentAt: index, conditions, system)
    let cell = cells.cell(look, index, texts, flags)
    return try measurer(of: cell, look.layout).inspect(
      cell.values, width: width, trailingRoom: cell.trailingRoom, conditions.traits(cells.traits),
      cells.priorities, comparedTo: [])
  }

  private func look(ofContentAt index: Int, _ conditions: CellConditions, _ system: Int)
    -> DescribedCells.Look
  {
    let place = system * CellConditions.all.count + conditions.place
    return cells.looks[cells.contents[index].looks[place]]
  }

  private func measurer(of cell: DescribedCell, _ place: Int) -> CellMeasurer {
    if let measurer = measurers[place] { return measurer }
    let measurer = CellMeasurer(cell.layout, site: cell.site)
    measurers[place] = measurer
    return measurer
  }
}

extension DescribedCells {
  fileprivate func cell(
    _ look: Look, _ content: Int, _ texts: [String], _ flags: [(place: Int, isSet: Bool)]
  ) -> DescribedCell {
    let own = contents[content].texts
    let shown = layouts[look.layout].texts.map { place in
      place < texts.count ? texts[place] : own[place] ?? ""
    }
    var states = states[look.states]
    for flag in flags where flag.place < states.flags.count {
      states.flags[flag.place] = flag.isSet
    }
    return DescribedCell(
      layout: layouts[look.layout].layout, values: CellValues(texts: shown, states),
      trailingRoom: look.trailingRoom, site: site)
  }
}
