import SelfSizing
import SelfSizingCommand

/// The recipe list: as many columns as suggested widths fit, where larger text suggests wider ones.
/// Its cells are measured with the width required and the height as low as it can be.
enum RecipesScene {
  /// The suggested widths, the estimate and the round robin are those of a published recipe list.
  static func layout() -> MasonryLayout {
    MasonryLayout(
      section: MasonrySection(
        columns: .suggestedWidths(320, accessibility: [360, 400, 450]), items: .estimated(500),
        interitemSpacing: 1, lineSpacing: 1), order: .leftToRight)
  }

  static func settled(_ size: LayoutSize, _ category: DynamicTypeCategory) throws -> SettledScene {
    let cells = TemplateCells(
      recipeCell, contents: (0..<200).map { recipeSamples[$0 % recipeSamples.count] },
      priorities: .requiredWidthFittingHeight)
    let viewport = CollectionViewport(size: size, traits: traits(category))
    let scene = try SettledScene(cells, layout(), viewport)
    if let error = cells.measuringError { throw error }
    return scene
  }

  private static func traits(_ category: DynamicTypeCategory) -> TraitCollection {
    TraitCollection(contentSizeCategory: category, displayScale: 2)
  }

  static func drawing(_ settings: SceneSettings) throws -> SceneDrawing {
    let sizes = settings.sizes(or: [.large, .accessibilityMedium, .accessibilityExtraLarge])
    let groups = try settings.widths(or: [375, 820, 1180]).map { width in
      Group(
        title: "\(SceneDrawing.points(width)) points wide",
        panels: try sizes.map { try panel(width: width, $0) })
    }
    return SceneDrawing(
      title: "A recipe list whose columns follow width and text size",
      remarks: [
        "As many columns as fit of 320 points; of 360, 400 and 450 from the first accessibility size on.",
        "Each cell is as high as its content at the column's width; recipes go round the columns.",
      ], scale: 0.36, groups: groups)
  }

  private static func panel(width: Double, _ category: DynamicTypeCategory) throws -> Panel {
    let size = LayoutSize(width: width, height: 900)
    let scene = try settled(size, category)
    let measurer = Measurer(recipeCell)
    let elements = try scene.visible.map { attributes in
      Element(
        frame: attributes.frame,
        look: .cell(
          try measurer.measure(
            recipeSamples[attributes.indexPath.item % recipeSamples.count],
            width: attributes.frame.width, traits: traits(category))))
    }
    let columns = (scene.visible.compactMap(\.column).max() ?? 0) + 1
    let cell = SceneDrawing.points(scene.visible.first?.frame.width ?? 0)
    return Panel(
      captions: [
        category.sizeName, columns == 1 ? "1 column of \(cell)" : "\(columns) columns of \(cell)",
      ], size: size, elements: elements)
  }
}
