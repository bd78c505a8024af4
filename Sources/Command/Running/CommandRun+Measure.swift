import SelfSizing

extension CommandRun {
  func measure(_ options: MeasureOptions) async throws -> ExitStatus {
    let loaded = try load(options.selection)
    let hasRemarks = reportFindings(of: loaded, isQuiet: options.isQuiet)
    let run = options.selection.run
    if let shard = options.selection.shard {
      return try await printShard(shard, of: loaded, isQuiet: options.isQuiet) { _ in run }
    }
    try checkShards(of: loaded)
    let named = namedBySource(loaded)
    var hasFailures = hasRemarks && options.failures != .never
    var printer = MeasurementPrinter(
      format: options.format, settings: options.selection.settings,
      namesSystems: !options.selection.systems.isEmpty,
      devices: options.selection.deviceNames, showsAll: options.showsAll)
    let write: (String) -> Void = { console.write($0, in: options.format) }
    printer.begin(write)
    var diagnostics: [Diagnostic] = []
    let bar = ProgressBar(
      total: loaded.map(\.contentCount).reduce(0, +) * run.cellsPerContent,
      isQuiet: options.isQuiet)
    // Shards that do not fit are found before anything is printed.
    let merged =
      shards == nil ? [] : try await measure(named, isQuiet: true, drawing: false) { _ in run }
    for (index, template) in named.enumerated() {
      var run = run
      run.progress = { bar.advance(by: $0) }
      let measured = merged.isEmpty ? try await template.measure(run) : merged[index]
      bar.finish()
      hasFailures = hasFailures || measured.fails(options.failures)
      await printer.print(measured, tasks: run.taskCount, write)
      if options.outputs.areAsked { diagnostics += Diagnostic.findings([measured]) }
      if console.isOutputClosed { break }
    }
    printer.end(write)
    try show(diagnostics, options.outputs)
    return .passing(!hasFailures)
  }

  func report(_ options: ReportOptions) async throws -> ExitStatus {
    let loaded = try load(options.selection)
    let hasRemarks = reportFindings(of: loaded, isQuiet: options.isQuiet)
    let run = options.selection.run
    if let shard = options.selection.shard {
      return try await printShard(shard, of: loaded, isQuiet: options.isQuiet) { _ in run }
    }
    async let scroll = Self.scrollStory(loaded, options.selection)
    let named = namedBySource(loaded)
    let templates = try await measure(
      named, isQuiet: options.isQuiet, drawing: true, living: !options.isStatic
    ) { _ in run }
    var page = ReportPage(templates, settings: options.selection.settings)
    page.scroll = try await scroll
    if options.comparesStrategies {
      var bench = BenchOptions(selection: options.selection.collection)
      bench.itemCount = 300
      page.strategies = try compareStrategies(loaded, bench)
    }
    page.version = MeasurementCommand.version
    page.links = Self.sourceLinks(editor: options.editor)
    try write(await page.html(), to: options.output)
    if !options.data.isEmpty {
      try write(await json(templates, options.selection), to: options.data)
    }
    if options.outputs.areAsked { try show(Diagnostic.findings(templates), options.outputs) }
    let cells = templates.map(\.cells.count).reduce(0, +)
    if !options.isQuiet {
      console.message("\(options.output): \(Self.count(cells, "height", of: templates))")
    }
    return .passing(
      !(hasRemarks && options.failures != .never)
        && !templates.contains { $0.fails(options.failures) })
  }

  static func sourceLinks(editor: String = "") -> SourceLinks {
    SourceLinks(
      editor: editor, folder: FileManager.default.currentDirectoryPath,
      ProcessInfo.processInfo.environment
    ) {
      let files = SourceFiles()
      return { files.path(of: $0) }
    }
  }

  private func json(_ templates: [TemplateMeasurements], _ selection: CellSelection) async -> String
  {
    var text = ""
    var printer = MeasurementPrinter(
      format: .json, settings: selection.settings, namesSystems: !selection.systems.isEmpty)
    printer.begin { text += $0 }
    for template in templates { await printer.print(template, tasks: 1) { text += $0 } }
    printer.end { text += $0 }
    return text
  }

  /// Scrolls through all templates in turn, up from the end, where corrections are needed most.
  private static func scrollStory(_ loaded: [LoadedTemplate], _ selection: CellSelection) throws
    -> ScrollStory?
  {
    var options = SimulateOptions(selection: selection.collection)
    options.itemCount = 300
    options.size = selection.sizes.contains(.large) ? .large : selection.sizes.first ?? .large
    guard loaded.contains(where: { $0.contentCount > 0 }) else { return nil }
    let width = Int(options.selection.width.rounded())
    return ScrollStory(
      text: "\(options.itemCount) cells of all templates in turn, \(width) points wide at "
        + "\(options.size.headingName), in a table scrolled from its end to its beginning while the "
        + "heights are found.", trace: try scroll(loaded, options))
  }

  /// Measures templates, each as its run says. Cells that a report draws are measured once more; a
  /// living report also measures them itself.
  func measure(
    _ loaded: [LoadedTemplate], isQuiet: Bool, drawing: Bool, living: Bool = false,
    _ run: (LoadedTemplate) -> MeasuringRun
  ) async throws -> [TemplateMeasurements] {
    try checkShards(of: loaded)
    let runs = loaded.map { template in
      var own = run(template)
      // Where shards are merged, they have measured it already.
      own.parts = shards?.parts(of: template.name, system: template.system)
      return own
    }
    let bar = ProgressBar(
      total: zip(loaded, runs).map { $0.contentCount * $1.cellsPerContent }.reduce(0, +),
      isQuiet: isQuiet)
    defer { bar.finish() }
    // Two at a time: while one is put in order, the other keeps every core busy.
    return try await inParallel(loaded.count, tasks: 2, makeState: {}) { _, number in
      let template = loaded[number]
      var run = runs[number]
      run.progress = { bar.advance(by: $0) }
      var measured = try await template.measure(run)
      if drawing {
        measured.drawings = try await template.drawings(run, measured)
        if living { measured.living = template.living(run, measured) }
      }
      return measured
    }
  }

  func load(_ selection: CellSelection) throws -> [LoadedTemplate] {
    try load(selection.templates, selection.content, selection.traits, selection.systems)
  }

  func load(_ selection: CollectionSelection) throws -> [LoadedTemplate] {
    try load(selection.templates, selection.content, selection.traits, [selection.system])
  }
}

extension TemplateMeasurements {
  fileprivate func fails(_ policy: FailurePolicy) -> Bool {
    policy != .never
      && (policy.fails(fileFindings) || cells.contains { policy.fails($0.findings, $0.fidelity) })
  }
}

extension MeasuringRun { var cellsPerContent: Int { widths.count * categories.count } }

extension CellSelection {
  var settings: MeasurementSettings { MeasurementSettings(traits) }

  /// A collection of the same templates, as wide as the first of the cells.
  fileprivate var collection: CollectionSelection {
    CollectionSelection(templates: templates, traits: traits, width: widths.first ?? 375)
  }

  var run: MeasuringRun {
    MeasuringRun(
      widths: widths, categories: sizes, settings: settings,
      taskCount: ProcessInfo.processInfo.activeProcessorCount)
  }
}
