import SelfSizing
import SelfSizingReport

/// A template together with the contents that fill it.
protocol LoadedTemplate: Sendable {
  /// What was found while the contents were read.
  var findings: [ContentFinding] { get }

  /// Measures every content at every width and text size of a run.
  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements

  /// Scrolls a collection of cells with the contents, over and over.
  func simulate(_ simulation: Simulation) throws -> ScrollTrace
}

/// The contents of one template; the only implementation, generic where the list of entries is not.
struct ContentsOfTemplate<Content: Sendable>: LoadedTemplate {
  let template: CellTemplate<Content>
  let contents: [Content]
  let findings: [ContentFinding]
}
