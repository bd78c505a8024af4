import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// All about a cell that is the same for all contents of one arrangement, under some traits.
package final class CellShape {
  let description: LayoutDescription
  let kinds: [CellItemKind]
  let clipping: [Int: ViewClipping]
  let figures: [ItemFigure]
  let fixedHeight: CellFinding?
  let fileFindings: [CellFinding]
  let variation: LayoutVariation
  /// The variation under the other usual pair of fitting priorities, if the cell may depend on it.
  let otherVariation: LayoutVariation?
  let grid: PixelGrid
  let site: DeclarationSite
  let isReflowed: Bool
  let isHidden: [Bool]
  let itemElements: [Int]
  private let flags: [Bool]
  private let spacings: [Double]
  /// At widths that were asked for: the finding of cells without a limit to their height.
  private var unboundedHeights: [(width: Double, finding: CellFinding?)] = []
  private static let capacity = 16

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
    itemElements = description.elements.indices.filter { layout.description.elements[$0].isItem }
    flags = states.flags
    spacings = states.spacings
  }

  @inline(__always)
  func fits(_ states: CellStates) -> Bool { flags == states.flags && spacings == states.spacings }

  func isShown(_ element: Int) -> Bool {
    isHidden.indices.contains(element) && !isHidden[element] && description.elements[element].isItem
  }

  var contentViewName: String {
    let element = itemElements.first { kinds[$0] == .contentView } ?? itemElements.first
    return element.map { description.elements[$0].name } ?? "the cell"
  }

  func unboundedHeight(atWidth width: Double, find: () -> CellFinding?) -> CellFinding? {
    for known in unboundedHeights where known.width == width { return known.finding }
    if unboundedHeights.count == Self.capacity { unboundedHeights.removeAll() }
    let finding = find()
    unboundedHeights.append((width, finding))
    return finding
  }
}
