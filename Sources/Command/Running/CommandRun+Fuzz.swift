import SelfSizing

extension CommandRun {
  func fuzz(_ options: FuzzOptions) throws -> ExitStatus {
    guard
      let template = try template(options.template, options.content, options.traits, options.system)
    else { return .usage }
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
    return .passing(options.failures.kinds.isDisjoint(with: kinds))
  }

  private func template(
    _ name: String, _ content: ContentSource?, _ traits: TraitCollection, _ system: PlatformProfile?
  ) throws -> LoadedTemplate? { namedBySource(try load([name], content, traits, [system])).first }

  func explain(_ options: ExplainOptions) throws -> ExitStatus {
    guard
      let template = try template(options.template, options.content, options.traits, options.system)
    else { return .usage }
    let hasRemarks = reportFindings(of: [template], isQuiet: options.isQuiet)
    guard options.number <= template.contentCount else {
      throw CommandProblem(
        "\(options.template) has \(NumberFormat.counted(template.contentCount, "content")) only")
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
    return .passing(!hasFailures)
  }
}
