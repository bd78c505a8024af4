import SelfSizing
import SelfSizingUIKit
import Testing

// The recipe's footer turns at the accessibility sizes, and no size rounds its fonts as another
// does; at 320 points nearly every text wraps, at 744 none of the short ones.
// `Tests/RealSources/check` takes all sizes.
private let comparedCategories: [DynamicTypeCategory] = [
  .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraLarge,
]

/// Cells of an app's kind against templates of the same cells. One after the other: the
/// environment is one.
@Suite(.serialized) @MainActor struct CellHeightTests {
  private static let widths: [Double] = [320, 393, 744]

  private func inEnvironment<Result>(
    _ traits: SelfSizing.TraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let former = HeadlessEnvironment.traits
    HeadlessEnvironment.set(traits)
    defer { HeadlessEnvironment.set(former) }
    return try body()
  }

  private func height(_ cell: UIView, _ width: Double) -> Double {
    Double(
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  private func templateHeight(
    _ recipe: TestRecipe, _ width: Double, _ traits: SelfSizing.TraitCollection
  ) throws -> Double {
    try TestRecipe.template.systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0), for: recipe, traits: traits,
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func configure(_ cell: RecipeCell, _ recipe: TestRecipe) {
    cell.configure(
      title: recipe.title, summary: recipe.summary, minutes: recipe.minutes, isNew: recipe.isNew)
  }

  @Test(
    "a cell of an app is as high as its template, to the bit",
    arguments: comparedCategories)
  func sameHeights(category: DynamicTypeCategory) throws {
    _ = HeadlessFindings.take()
    HeadlessImages.setSize(CGSize(width: 88, height: 88), forImageNamed: "photo")
    let traits = SelfSizing.TraitCollection(contentSizeCategory: category)
    try inEnvironment(traits) {
      let reused = RecipeCell(frame: .zero)
      for recipe in TestRecipe.all {
        configure(reused, recipe)
        for width in Self.widths {
          let fresh = RecipeCell(frame: .zero)
          configure(fresh, recipe)
          let expected = try templateHeight(recipe, width, traits)
          #expect(height(fresh, width) == expected, "\(recipe.title) at \(width)")
          #expect(height(reused, width) == expected, "reused, \(recipe.title) at \(width)")
        }
      }
      #expect(HeadlessFindings.take() == [])
    }
  }

  @Test(
    "a cell by anchors and one by visual format are as high as their template",
    arguments: comparedCategories)
  func sameNotes(category: DynamicTypeCategory) throws {
    let traits = SelfSizing.TraitCollection(contentSizeCategory: category)
    try inEnvironment(traits) {
      let cells = [AnchorNoteCell(frame: .zero), FormatNoteCell(frame: .zero)]
      for note in Note.all {
        for width in Self.widths {
          let expected = try note.templateHeight(width: width, traits)
          for cell in cells {
            cell.show(title: note.title, text: note.text)
            #expect(cell.height(width: width) == expected, "\(type(of: cell)) at \(width)")
          }
        }
      }
    }
  }

  @Test("a live change of the text size gives the height of a fresh view")
  func liveChange() throws {
    let recipe = TestRecipe.all[1]
    let cell = RecipeCell(frame: .zero)
    configure(cell, recipe)
    _ = height(cell, 375)
    for category in [DynamicTypeCategory.extraSmall, .extraExtraExtraLarge, .small] {
      let former = UITraitCollection.current
      let traits = SelfSizing.TraitCollection(contentSizeCategory: category)
      try inEnvironment(traits) {
        cell.environmentDidChange(from: former)
        let expected = try templateHeight(recipe, 375, traits)
        #expect(height(cell, 375) == expected, "\(category)")
      }
      cell.environmentDidChange(from: .current)
    }
  }

  @Test("preferred attributes take the height of the content, and real frames follow")
  func preferredAttributes() throws {
    let recipe = TestRecipe.all[1]
    let cell = RecipeCell(frame: .zero)
    configure(cell, recipe)
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 375, height: 50)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    let expected = try templateHeight(recipe, 375, SelfSizing.TraitCollection())
    #expect(Double(preferred.size.height) == expected)
    cell.frame = preferred.frame
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    let frames = cell.labelFrames
    #expect(frames[0].minX == 116)
    #expect(frames[0].minY == 11)
    #expect(frames[0].maxX == 359)
    #expect(abs(frames[1].minY - frames[0].maxY - 4) < 1e-9)
  }
}
