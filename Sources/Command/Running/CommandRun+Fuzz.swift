import SelfSizing

extension CommandRun {
  func fuzz(_ options: FuzzOptions) throws -> ExitStatus {
    let templates = namedBySource(
      try load([options.template], options.content, options.traits, [options.system]))
    guard let template = templates.first else { return .usage }
    _ = reportFindings(of: [template], isQuiet: options.isQuiet)
    let run = MeasuringRun(
      widths: options.widths, categories: options.sizes,
      settings: MeasurementSettings(options.traits), taskCount: 1)
    let translations =
      options.strings.isEmpty ? nil : try StringCatalog.translations(at: options.strings)
    guard let result = try template.fuzz(run, translations, options.label) else { return .usage }
    let table = FuzzTable(
      result: result, system: template.system, fileFindings: template.fileFindings)
    console.write(table.text(options.format), in: options.format)
    let kinds = result.failures.map(\.kind) + result.standing.map(\.finding.kind)
    let hasFailures = kinds.contains { options.failures.kinds.contains($0) }
    return hasFailures ? .findings : .success
  }

  func explain(_ options: ExplainOptions) throws -> ExitStatus {
    let templates = namedBySource(
      try load([options.template], options.content, options.traits, [options.system]))
    guard let template = templates.first else { return .usage }
    let hasRemarks = reportFindings(of: [template], isQuiet: options.isQuiet)
    guard options.number <= template.contentCount else {
      throw MissingContentError(template: options.template, count: template.contentCount)
    }
    var hasFailures =
      hasRemarks && options.failures != .never || options.failures.fails(template.fileFindings)
    for (index, size) in options.sizes.enumerated() {
      let traits = options.traits.modifyingTraits { $0.contentSizeCategory = size }
      let (name, inspection) = try template.inspect(
        options.number - 1, width: options.width, traits)
      let text = InspectionText(
        inspection: inspection, name: name, width: options.width, traits: traits,
        system: template.system, fileFindings: template.fileFindings, isVerbose: options.isVerbose)
      if index > 0, options.format == .table { console.write("\n") }
      console.write(text.text(options.format), in: options.format)
      if !options.drawing.isEmpty {
        try write(CellDrawing(inspection.measurement).document(), to: options.drawing)
      }
      hasFailures =
        hasFailures
        || options.failures.fails(inspection.measurement.findings, inspection.measurement.fidelity)
    }
    return hasFailures ? .findings : .success
  }
}

/// The number of a content beyond the last one. The command exits with 2 (`ExitStatus.failure`).
struct MissingContentError: Error, CustomStringConvertible {
  let template: String
  let count: Int
  var description: String { "\(template) has \(count) \(count == 1 ? "content" : "contents") only" }
}
