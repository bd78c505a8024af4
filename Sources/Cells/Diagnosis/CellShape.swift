import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A layout as some flags and spacings arrange it under some traits: everything about a cell that
/// is the same for all contents of one arrangement.
package final class CellShape {
  let description: LayoutDescription
  let kinds: [CellItemKind]
  /// The elements that show nothing beyond their bounds.
  let clipping: [Int: ViewClipping]
  /// The figures that are less than exact.
  let figures: [ItemFigure]
  /// The finding of a cell whose constraints give no height; nil for one that sizes itself.
  let fixedHeight: CellFinding?
  /// The findings about the cell's file that make its height less than certain.
  let fileFindings: [CellFinding]
  let variation: LayoutVariation
  /// The variation under the other usual pair of fitting priorities, if the cell may depend on
  /// them.
  let otherVariation: LayoutVariation?
  let grid: PixelGrid
  let site: DeclarationSite
  /// Whether traits have changed the arrangement of a stack.
  let isReflowed: Bool
  /// Whether each element, or a view that contains it, is hidden.
  let isHidden: [Bool]
  /// The elements that are items, in the order of the tree.
  let itemElements: [Int]
  private let flags: [Bool]
  private let spacings: [Double]
  /// At widths that were asked for: the finding of cells without a limit to their height.
  private var unboundedHeights: [(width: Double, finding: CellFinding?)] = []

  /// As many widths are remembered; beyond it all are forgotten.
  private static let capacity = 16

  /// Arranges a layout.
  ///
  /// - Parameter figures: The layout's, under the traits.
  init(
    _ layout: CellLayout, _ states: CellStates, _ traits: TraitCollection,
    _ priorities: FittingPriorities, _ figures: [ItemFigure], site: DeclarationSite
  ) {
    description = layout.description
    kinds = layout.kinds
    clipping = layout.clipping
    fixedHeight = layout.fixedHeight
    fileFindings = layout.fileFindings
    variation = layout.variation(states, traits, priorities)
    otherVariation = (layout.dependsOnFitting ? priorities.otherUsualPair : nil).map {
      layout.variation(states, traits, $0)
    }
    self.figures =
      figures
      + description.stacksOfUnequalGaps(in: variation).map {
        ItemFigure(
          element: $0, fidelity: .assumed,
          text: "no source says what remains of different spacings around hidden views",
          width: nil, category: nil)
      }
    grid = traits.pixelGrid
    self.site = site
    isReflowed = layout.isReflowed(states)
    isHidden = description.hiddenStates(variation.hiddenElements)
    itemElements = layout.description.elements.indices.filter {
      layout.description.elements[$0].isItem
    }
    flags = states.flags
    spacings = states.spacings
  }

  /// Whether states lead to this arrangement.
  @inline(__always)
  func fits(_ states: CellStates) -> Bool { flags == states.flags && spacings == states.spacings }

  /// Whether an element is an item that shows.
  func isShown(_ element: Int) -> Bool {
    isHidden.indices.contains(element) && !isHidden[element] && description.elements[element].isItem
  }

  /// The name of the view that holds what the cell shows.
  var contentViewName: String {
    let element = itemElements.first { kinds[$0] == .contentView } ?? itemElements.first
    return element.map { description.elements[$0].name } ?? "the cell"
  }

  /// The finding of cells without a limit to their height, looked for once at each width.
  func unboundedHeight(atWidth width: Double, find: () -> CellFinding?) -> CellFinding? {
    for known in unboundedHeights where known.width == width { return known.finding }
    if unboundedHeights.count == Self.capacity { unboundedHeights.removeAll() }
    let finding = find()
    unboundedHeights.append((width, finding))
    return finding
  }
}
