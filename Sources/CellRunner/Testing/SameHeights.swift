import SelfSizing
import SelfSizingCellRunner
import SelfSizingCommand
import SelfSizingUIKit
import Testing

/// Expects an app's cells to be as high as a template of them is, to the bit. The test shows by
/// sample, width and text size where a template drifts from a cell that changes.
///
/// ```
/// @Test func templateKeepsUp() async throws {
///   try await expectSameHeights(recipeTemplate, RecipeCell.self, samples: recipes) {
///     cell, recipe in
///     cell.configure(with: recipe)
///   }
/// }
/// ```
///
/// A height that rests on a stub cannot be compared, and is a failure, too.
///
/// - Parameters:
///   - template: The template.
///   - type: The class of the cells. A list must be able to make them: by
///     `init(style:reuseIdentifier:)`, `init(reuseIdentifier:)` or `init(frame:)`.
///   - samples: What fills the cells of both.
///   - widths: In points.
///   - categories: The text sizes.
///   - traits: The traits of all measurements; the text size is each of `categories`.
///   - fileID: The file of the test.
///   - sourceLocation: Where a failure is shown.
///   - configure: Fills a fresh cell with a sample.
/// - Throws: `MeasuringError` if the template or a cell cannot be measured.
public func expectSameHeights<Content: Sendable, Cell: UIView>(
  _ template: CellTemplate<Content>, _ type: Cell.Type, samples: [Content],
  widths: [Double] = [320, 375, 430],
  categories: [DynamicTypeCategory] = DynamicTypeCategory.allCases,
  traits: SelfSizing.TraitCollection = SelfSizing.TraitCollection(),
  fileID: StaticString = #fileID, sourceLocation: SourceLocation = #_sourceLocation,
  configure: @escaping @MainActor @Sendable (Cell, Content) -> Void
) async throws {
  guard !samples.isEmpty else {
    Issue.record(
      "\(template.name) has no samples: there is nothing to compare",
      sourceLocation: sourceLocation)
    return
  }
  let run = MeasuringRun(
    widths: widths, categories: categories, settings: MeasurementSettings(traits), taskCount: 1)
  let line = UInt(max(sourceLocation.line, 0))
  let entry = await CellEntry(
    type, samples: samples, fileID: fileID, line: line, configure: configure)
  let difference = HeightDifference(
    template: try await run.measure(template, samples), cells: try await entry.measurements(run))
  if let words = difference.words { Issue.record("\(words)", sourceLocation: sourceLocation) }
}
