import SelfSizing

/// A template, or a class of an app's cells, with its contents, whose type is forgotten.
struct LoadedTemplate: Sendable {
  let measurable: any MeasurableCells
  /// The system that was asked for; nil if the template is measured as it is declared.
  let system: String?
  var findings: [ContentFinding] = []
  var omittedFindingCount = 0
  let redeclared: @Sendable (PlatformProfile) throws -> any MeasurableCells
  /// Tries texts on the first content, translations on the label of a name; nil if there is none.
  let fuzz: @Sendable (MeasuringRun, [Translation]?, _ label: String) throws -> FuzzResult?
  let collection: @Sendable (TraitCollection) -> any TemplateCellSource
  /// The same with names for its items by their declarations; nil if cells have their own.
  var namingItems: (@Sendable ((DeclarationSite) -> String?) -> LoadedTemplate)?
}

extension LoadedTemplate {
  init<Content: Sendable>(
    _ template: CellTemplate<Content>, _ contents: [Content], system: String?,
    redeclare: (@Sendable (PlatformProfile) throws -> CellTemplate<Content>)? = nil
  ) {
    measurable = TemplateContents(template: template, contents: contents)
    self.system = system
    redeclared = { platform in
      let other = try redeclare?(platform) ?? template.declared(for: platform)
      return TemplateContents(template: other.named(like: template), contents: contents)
    }
    fuzz = { run, translations, label in
      guard let content = contents.first else { return nil }
      let fuzzing = Fuzzing(template, content: content, run)
      guard let translations else { return try fuzzing.tryKinds() }
      let labels = template.boundLabels.map(\.name)
      guard labels.contains(label) || label.isEmpty && labels.count == 1 else {
        throw StringCatalogError.noLabel(label, known: labels)
      }
      return try fuzzing.tryTranslations(translations, on: label.isEmpty ? [] : [label])
    }
    collection = { TemplateCells(template, contents: contents, traits: $0) }
    namingItems = { name in
      LoadedTemplate(template.namingItems(name), contents, system: system, redeclare: redeclare)
    }
  }

  /// Loads cells that code makes; nil stands for the system that they take themselves.
  init(
    for platform: PlatformProfile?,
    _ make: @escaping @Sendable (PlatformProfile?) throws -> any MeasurableCells
  ) throws {
    let cells = try make(platform)
    measurable = cells
    system = platform?.name
    redeclared = make
    fuzz = { _, _, _ in throw LoadedCellsError.takesNoTexts(cells: cells.name) }
    let heights = CollectionOfCells.KnownHeights()
    collection = { CollectionOfCells(cells, $0, heights) }
  }
}

extension LoadedTemplate {
  var name: String { measurable.name }
  var fileFindings: [CellFinding] { measurable.fileFindings }
  var contentCount: Int { measurable.contentCount }
  var contentNames: [String] { (0..<contentCount).map { measurable.contentName(at: $0) } }

  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    var measured = try await run.measure(measurable)
    measured.system = system
    return measured
  }

  func drawings(_ run: MeasuringRun, _ measured: TemplateMeasurements) async throws -> [DrawnCell] {
    try await run.drawings(of: measurable, measured)
  }

  /// As many contents at most open in a page that are not drawn: each takes a few hundred bytes.
  private static let largestOpenCount = 1_000

  /// The contents as a page measures them, on every known system: those that are drawn, and all of
  /// a template if they are not too many; nil if it cannot.
  func living(_ run: MeasuringRun, _ measured: TemplateMeasurements) -> LivingContents? {
    let drawn = measured.drawnContents
    guard var living = measurable.living(drawn, run.settings) else { return nil }
    let all = Array(measured.contentNames.indices)
    if !living.cells.isFilledByCode, drawn != all, all.count <= Self.largestOpenCount,
      let everything = measurable.living(all, run.settings)
    {
      living = everything
    }
    for platform in PlatformProfile.all where platform.name != measurable.platform.name {
      guard let other = try? redeclared(platform).living(living.samples, run.settings) else {
        continue
      }
      living.cells.addSystem(other.cells)
    }
    return living
  }

  func compare(_ measured: TemplateMeasurements, in comparison: inout BaselineComparison) throws {
    try comparison.compare(measured, of: measurable)
  }

  func inspect(_ index: Int, width: Double, _ traits: TraitCollection) throws
    -> (name: String, CellInspection)
  {
    let inspection = try measurable.makeMeasurer().inspect(
      contentAt: index, width: width, traits: traits, priorities: .requiredWidthFittingHeight)
    return (measurable.contentName(at: index), inspection)
  }
}

/// A request that cells made by code cannot follow. The command exits with 2.
enum LoadedCellsError: Error, CustomStringConvertible {
  case takesNoContent(cells: String, content: String)
  case takesNoTexts(cells: String)

  var description: String {
    switch self {
    case .takesNoContent(let cells, let content):
      "\(content): \(cells) takes its samples from the code of its entry; add them there"
    case .takesNoTexts(let cells):
      "\(cells) is filled by code, which other texts cannot be put into; add samples with the texts "
        + "to its entry, and measure those"
    }
  }
}
