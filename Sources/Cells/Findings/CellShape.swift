import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Everything about a cell that is the same for all contents of one arrangement: which items are
/// hidden, and how stacks are arranged.
package final class CellShape: Sendable {
  package let description: LayoutDescription
  package let kinds: [CellItemKind]
  /// The elements that show nothing beyond their bounds.
  package let clipping: [Int: ViewClipping]
  /// The figures that are less than exact.
  package let figures: [ItemFigure]
  /// The finding of a cell whose constraints give no height; nil for one that sizes itself.
  package let fixedHeight: CellFinding?
  /// The findings about the cell's file that make its height less than certain.
  let fileFindings: [CellFinding]
  package let variation: LayoutVariation
  /// The variation under the other usual pair of fitting priorities, if the cell may depend on them.
  package let otherVariation: LayoutVariation?
  package let grid: PixelGrid
  package let site: DeclarationSite
  /// Whether each element, or a view that contains it, is hidden.
  package let isHidden: [Bool]
  /// The elements that are items, in the order of the tree.
  package let itemElements: [Int]

  package init(
    _ description: LayoutDescription, kinds: [CellItemKind], clipping: [Int: ViewClipping],
    figures: [ItemFigure], fixedHeight: CellFinding?,
    fileFindings: [CellFinding] = [], _ variation: LayoutVariation,
    otherVariation: LayoutVariation?, _ grid: PixelGrid, site: DeclarationSite
  ) {
    self.description = description
    self.kinds = kinds
    self.clipping = clipping
    self.figures =
      figures
      + description.stacksOfUnequalGaps(in: variation).map {
        ItemFigure(
          element: $0, fidelity: .assumed,
          text: "no source says what remains of different spacings around hidden views",
          width: nil, category: nil)
      }
    self.fixedHeight = fixedHeight
    self.fileFindings = fileFindings
    self.variation = variation
    self.otherVariation = otherVariation
    self.grid = grid
    self.site = site
    isHidden = description.hiddenStates(in: variation)
    itemElements = description.elements.indices.filter { description.elements[$0].isItem }
  }

  /// Whether an element is an item that shows.
  func isShown(_ element: Int) -> Bool {
    isHidden.indices.contains(element) && !isHidden[element]
      && description.elements[element].isItem
  }

  /// The name of the view that holds what the cell shows.
  package var contentViewName: String {
    let element =
      itemElements.first { kinds[$0] == .contentView } ?? itemElements.first
    return element.map { description.elements[$0].name } ?? "the cell"
  }
}
