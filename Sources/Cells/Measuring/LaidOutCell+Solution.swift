import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension LaidOutCell {
  /// Reads a cell off a solved layout.
  init(
    _ layout: CellLayout, _ solution: LayoutSolution, _ sizing: CellSizing,
    fitting target: LayoutSize, _ variation: LayoutVariation, _ grid: PixelGrid,
    site: DeclarationSite
  ) {
    let isHidden = layout.description.hiddenStates(in: variation)
    let visible = layout.description.visibleFrames(
      within: solution.frames.map(grid.aligned), layout.clipping)
    var items: [LaidOutItem] = []
    for (index, element) in layout.description.elements.enumerated() where element.isItem {
      let frame = grid.aligned(solution.frames[index])
      items.append(
        LaidOutItem(
          name: element.name, kind: layout.kinds[index], frame: frame,
          visibleFrame: visible[index].clipped, unscrolledFrame: visible[index].scrolled,
          backgroundColor: layout.backgrounds[index], isHidden: isHidden[index],
          text: sizing.labels[index].map { label in
            LaidOutText(label, in: frame.size, sizing.layoutDirection) { width, lineCount in
              sizing.knownText(ofLabelAt: index, in: width, numberOfLines: lineCount)
            }
          },
          site: element.site, element: index))
    }
    let size = LayoutSize(
      width: grid.roundedUp(solution.size.width), height: grid.roundedUp(solution.size.height))
    self.init(
      size: size, items: items, layout.description, solution, fitting: target, variation, grid,
      figures: sizing.figures, hasFixedHeight: layout.hasFixedHeight(size.height, grid), site: site)
  }
}
