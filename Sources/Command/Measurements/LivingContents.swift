import SelfSizing

/// The contents of a template as a page measures them itself.
package struct LivingContents: Sendable {
  /// The cells of the samples, followed by those of their variants.
  package var cells: DescribedCells
  /// The places of the samples among the template's contents.
  let samples: [Int]
  /// The Booleans of each sample that a reader may switch; empty if none has any.
  let booleans: [ContentBooleans]

  package init(_ cells: DescribedCells, samples: [Int], booleans: [ContentBooleans] = []) {
    self.cells = cells
    self.samples = samples
    self.booleans = booleans
  }
}
