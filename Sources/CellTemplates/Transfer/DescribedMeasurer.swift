import SelfSizingAutoLayout
import SelfSizingTypography
import SelfSizingViews

/// Measures described cells with texts of the reader's choice.
package final class DescribedMeasurer {
  private let cells: DescribedCells
  private let engine: CellEngine

  /// The most texts that are kept, as many labels as no cell has: each letter that is typed makes
  /// another text, and the memory of a page never shrinks.
  private static let mostTexts = 64

  /// Creates a measurer that has measured nothing yet.
  package init(_ cells: DescribedCells) {
    self.cells = cells
    engine = CellEngine(
      cells.layout, site: cells.site, texts: PreparedTextCache(capacity: Self.mostTexts))
  }

  /// How many contents there are.
  package var contentCount: Int { cells.contents.count }

  /// Measures a content at a width, in points, and keeps all that a debugger would show, except
  /// what other fits would show: their findings, and their effect on the height.
  ///
  /// - Parameter texts: In the place of the content's own; of too many the rest is left out.
  /// - Throws: `LayoutError`, as measuring does.
  package func inspect(
    contentAt index: Int, texts: [String], width: Double, _ conditions: CellConditions
  ) throws(LayoutError) -> CellInspection {
    let content = cells.contents[index]
    var values = CellValues(texts: content.texts, cells.states[content.states[conditions.place]])
    values.replaceTexts(by: texts)
    return try engine.inspect(
      values, width: width, conditions.traits(cells.traits), cells.priorities, comparedTo: []
    ) { _, _ in [] }
  }
}
