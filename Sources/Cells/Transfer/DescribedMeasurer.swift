import SelfSizingAutoLayout
import SelfSizingTypography

/// Measures described cells with texts of the reader's choice.
package final class DescribedMeasurer {
  private let cells: DescribedCells
  /// The engines of the layouts that were asked for.
  private var engines: [CellEngine?]

  /// The most texts that are kept, as many labels as no cell has: each letter that is typed makes
  /// another text, and the memory of a page never shrinks.
  private static let mostTexts = 64

  /// Creates a measurer that has measured nothing yet.
  package init(_ cells: DescribedCells) {
    self.cells = cells
    engines = cells.layouts.map { _ in nil }
  }

  /// How many contents there are.
  package var contentCount: Int { cells.contents.count }

  /// How many systems there are to choose from.
  package var systemCount: Int {
    (cells.contents.first?.looks.count ?? 0) / CellConditions.all.count
  }

  /// The place of the layout that a content has under some conditions.
  package func layout(
    ofContentAt index: Int, _ conditions: CellConditions, system: Int = 0
  ) -> Int {
    look(ofContentAt: index, conditions, system).layout
  }

  /// Measures a content at a width, in points, and keeps all that a debugger would show, except
  /// what other fits would show: their findings, and their effect on the height.
  ///
  /// - Parameters:
  ///   - texts: In the place of the content's own; of too many the rest is left out.
  ///   - system: The place of the system, below ``systemCount``.
  /// - Throws: `LayoutError`, as measuring does.
  package func inspect(
    contentAt index: Int, texts: [String], width: Double, _ conditions: CellConditions,
    system: Int = 0
  ) throws(LayoutError) -> CellInspection {
    let look = look(ofContentAt: index, conditions, system)
    let own = cells.contents[index].texts
    let shown = cells.layouts[look.layout].texts.map { place in
      place < texts.count ? texts[place] : own[place] ?? ""
    }
    return try engine(ofLayoutAt: look.layout).inspect(
      CellValues(texts: shown, cells.states[look.states]), width: width,
      besides: look.trailingRoom, conditions.traits(cells.traits), cells.priorities,
      comparedTo: []
    ) { _, _ in [] }
  }

  private func look(ofContentAt index: Int, _ conditions: CellConditions, _ system: Int)
    -> DescribedCells.Look
  {
    let place = system * CellConditions.all.count + conditions.place
    return cells.looks[cells.contents[index].looks[place]]
  }

  private func engine(ofLayoutAt place: Int) -> CellEngine {
    if let engine = engines[place] { return engine }
    let engine = CellEngine(
      cells.layouts[place].layout, site: cells.site,
      texts: PreparedTextCache(capacity: Self.mostTexts))
    engines[place] = engine
    return engine
  }
}
