import SelfSizing
import SelfSizingReport

/// A template together with the contents that fill it.
protocol LoadedTemplate: Sendable {
  /// What was found while the contents were read.
  var findings: [ContentFinding] { get }
  /// How many findings there were beyond those.
  var omittedFindingCount: Int { get }

  /// Measures every content at every width and text size of a run.
  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements

  /// The cells of a collection that takes the contents over and over.
  func cells(repeatedTo count: Int, _ traits: TraitCollection) -> any TemplateCellSource
}

/// The contents of one template; the only implementation, generic where the list of entries is not.
struct ContentsOfTemplate<Content: Sendable>: LoadedTemplate {
  let template: CellTemplate<Content>
  let contents: [Content]
  var findings: [ContentFinding] = []
  var omittedFindingCount = 0

  func cells(repeatedTo count: Int, _ traits: TraitCollection) -> any TemplateCellSource {
    TemplateCells(template, contents: contents, repeatedTo: count, traits: traits)
  }
}
