import SelfSizing

/// A template, or a class of cells of an app, together with the contents that fill it, the
/// content's type forgotten: cells of different contents stand in one list.
protocol LoadedTemplate: Sendable {
  /// The cells that are measured.
  var measurable: any MeasurableCells { get }
  /// The cells with the figures of another system.
  func redeclared(for platform: PlatformProfile) throws -> any MeasurableCells
  /// The system that was asked for; nil if the template is measured as it is declared.
  var system: String? { get }
  /// Findings about the contents.
  var findings: [ContentFinding] { get }
  /// How many findings there were beyond those.
  var omittedFindingCount: Int { get }

  /// Tries texts on the first content; nil if there is none.
  func fuzz(_ run: MeasuringRun, _ translations: [Translation]?, label: String) throws
    -> FuzzResult?

  /// The cells of a collection that takes the contents over and over.
  func cells(_ traits: TraitCollection) -> any TemplateCellSource

  /// The heights of the contents, measured each time.
  func heights() -> any CellHeights
}

extension LoadedTemplate {
  /// The name in reports and baselines.
  var name: String { measurable.name }
  /// Findings about all of the cells.
  var fileFindings: [CellFinding] { measurable.fileFindings }
  /// The number of contents.
  var contentCount: Int { measurable.contentCount }

  /// Measures every content at every width and text size of a run.
  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    var measured = try await run.measure(measurable)
    measured.system = system
    return measured
  }

  /// Measures the representative contents once more and keeps their frames.
  func drawings(_ run: MeasuringRun, _ measured: TemplateMeasurements) async throws -> [DrawnCell] {
    try await run.drawings(of: measurable, measured)
  }

  /// The drawn contents as a page measures them itself, on every system that is known; nil if it
  /// cannot.
  func described(_ run: MeasuringRun, _ measured: TemplateMeasurements) -> DescribedCells? {
    let contents = measured.drawnContents
    guard var described = measurable.described(contents, run.settings) else { return nil }
    for platform in PlatformProfile.all where platform.name != measurable.platform.name {
      guard let other = try? redeclared(for: platform).described(contents, run.settings) else {
        continue
      }
      described.addSystem(other)
    }
    return described
  }

  /// Compares what was measured with a baseline.
  func compare(_ measured: TemplateMeasurements, in comparison: inout BaselineComparison) throws {
    try comparison.compare(measured, of: measurable)
  }

  /// Measures a content and keeps all that is known of it, together with what it is called.
  func inspect(_ index: Int, width: Double, _ traits: TraitCollection) throws
    -> (name: String, CellInspection)
  {
    let inspection = try measurable.makeMeasurer().inspect(
      contentAt: index, width: width, traits: traits, priorities: .requiredWidthFittingHeight)
    return (measurable.contentName(at: index), inspection)
  }
}

/// A template together with contents of its type.
struct FilledTemplate<Content: Sendable>: LoadedTemplate {
  var template: CellTemplate<Content>
  let system: String?
  let contents: [Content]
  var findings: [ContentFinding] = []
  var omittedFindingCount = 0
  /// Declares the template for another system, where its file has to be read again for that.
  var redeclare: (@Sendable (PlatformProfile) throws -> CellTemplate<Content>)?

  var measurable: any MeasurableCells { TemplateContents(template, contents) }

  func redeclared(for platform: PlatformProfile) throws -> any MeasurableCells {
    let other = try redeclare?(platform) ?? template.declared(for: platform)
    return TemplateContents(other.named(like: template), contents)
  }

  func fuzz(_ run: MeasuringRun, _ translations: [Translation]?, label: String) throws
    -> FuzzResult?
  {
    guard let content = contents.first else { return nil }
    let fuzzing = Fuzzing(template, content: content, run)
    guard let translations else { return try fuzzing.tryKinds() }
    let labels = template.boundLabels.map(\.name)
    guard labels.contains(label) || label.isEmpty && labels.count == 1 else {
      throw StringCatalogError.noLabel(label, known: labels)
    }
    return try fuzzing.tryTranslations(translations, on: label.isEmpty ? [] : [label])
  }

  func cells(_ traits: TraitCollection) -> any TemplateCellSource {
    TemplateCells(template, contents: contents, traits: traits)
  }

  func heights() -> any CellHeights { HeightsOfContents(template, contents) }
}
