import SelfSizing
import SelfSizingReport

/// A template together with the contents that fill it, the content's type forgotten: templates of
/// different contents stand in one list.
protocol LoadedTemplate: Sendable {
  /// Findings about the contents.
  var findings: [ContentFinding] { get }
  /// How many findings there were beyond those.
  var omittedFindingCount: Int { get }

  /// The template's name.
  var name: String { get }
  /// The system that was asked for; nil if the template is measured as it is declared.
  var system: String? { get }
  /// Findings about the file that the template was read from.
  var fileFindings: [CellFinding] { get }
  /// The number of contents.
  var contentCount: Int { get }

  /// Measures every content at every width and text size of a run.
  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements

  /// Measures the representative contents once more and keeps their frames.
  func drawings(_ run: MeasuringRun, _ measured: TemplateMeasurements) async throws -> [DrawnCell]

  /// Compares what was measured with a baseline.
  func compare(_ measured: TemplateMeasurements, in comparison: inout BaselineComparison) throws

  /// Tries texts on the first content; nil if there is none.
  func fuzz(_ run: MeasuringRun, _ translations: [Translation]?, label: String) throws
    -> FuzzResult?

  /// Measures a content and keeps all that is known of it, together with what it is called.
  func inspect(_ index: Int, width: Double, _ traits: TraitCollection) throws
    -> (name: String, CellInspection)

  /// The cells of a collection that takes the contents over and over.
  func cells(_ traits: TraitCollection) -> any TemplateCellSource

  /// The heights of the contents, measured each time.
  func heights() -> any CellHeights
}

/// A template together with contents of its type.
struct FilledTemplate<Content: Sendable>: LoadedTemplate {
  let template: CellTemplate<Content>
  let system: String?
  let contents: [Content]
  var findings: [ContentFinding] = []
  var omittedFindingCount = 0

  var name: String { template.name }
  var fileFindings: [CellFinding] { template.fileFindings }
  var contentCount: Int { contents.count }

  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    var measured = try await run.measure(template, contents)
    measured.system = system
    return measured
  }

  func drawings(_ run: MeasuringRun, _ measured: TemplateMeasurements) async throws -> [DrawnCell] {
    try await run.drawings(of: template, contents, measured)
  }

  func compare(_ measured: TemplateMeasurements, in comparison: inout BaselineComparison) throws {
    try comparison.compare(measured, of: template, contents)
  }

  func fuzz(_ run: MeasuringRun, _ translations: [Translation]?, label: String) throws
    -> FuzzResult?
  {
    guard let content = contents.first else { return nil }
    let fuzzing = Fuzzing(template, content: content, run)
    guard let translations else { return try fuzzing.tryKinds() }
    let labels = template.boundLabels.map(\.name)
    guard labels.contains(label) || label.isEmpty && labels.count == 1 else {
      throw StringCatalogueError.noLabel(label, known: labels)
    }
    return try fuzzing.tryTranslations(translations, on: label.isEmpty ? [] : [label])
  }

  func inspect(_ index: Int, width: Double, _ traits: TraitCollection) throws
    -> (name: String, CellInspection)
  {
    let inspection = try Measurer(template).inspect(contents[index], width: width, traits: traits)
    return (template.contentName(contents[index]), inspection)
  }

  func cells(_ traits: TraitCollection) -> any TemplateCellSource {
    TemplateCells(template, contents: contents, traits: traits)
  }

  func heights() -> any CellHeights { HeightsOfContents(template, contents) }
}
