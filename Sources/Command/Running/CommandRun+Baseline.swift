import SelfSizing

extension CommandRun {
  func record(_ options: RecordOptions) async throws -> ExitStatus {
    let previous = try baseline(options.baseline, isOptional: true, options.selection.profile)
    let plan = RecordPlan(options: options, previous: previous)
    if let missing = plan.missingFonts {
      throw CommandProblem(
        "\(options.baseline): recorded with \(missing); give the files with --system-font and "
          + "--fallback-fonts, or delete the file to record without them")
    }
    let isWhole = leftOut.isEmpty && Set(options.selection.templates) == Set(entries.map(\.name))
    _ = try plan.baseline(after: previous, isWhole: isWhole)
    let loaded = try load(
      options.selection.templates, options.selection.content, plan.settings.traits,
      systems: plan.systems)
    _ = reportFindings(of: loaded, isQuiet: options.isQuiet)
    if let shard = options.selection.shard {
      return try await printShard(shard, of: loaded, isQuiet: options.isQuiet, plan.run)
    }
    let measured = try await measure(loaded, isQuiet: options.isQuiet, drawing: false, plan.run)
    // Another run may have recorded other templates while this one measured.
    let lock = options.isDryRun ? nil : try FileLock(for: options.baseline)
    defer { lock?.release() }
    let current = try self.baseline(options.baseline, isOptional: true, options.selection.profile)
    var baseline = try plan.baseline(after: current, isWhole: isWhole)
    if !options.accepted.isEmpty { baseline.accept(options.accepted, because: options.reason) }
    let refused = reportStubs(of: measured, baseline)
    let kept = measured.filter { !refused.contains($0.name) }
    baseline.record(kept)
    if !options.accepted.isEmpty { try refuseUnknown(options.accepted, in: baseline) }
    let status = ExitStatus.passing(refused.isEmpty)
    if options.isDryRun {
      console.write(baseline.changes(since: current, path: options.baseline), in: .table)
      return status
    }
    try write(baseline.text(), to: options.baseline)
    if isWhole {
      try recordLists(beside: options.baseline, plan.settings, isQuiet: options.isQuiet)
    }
    guard !options.isQuiet else { return status }
    let cells = kept.map(\.cells.count).reduce(0, +)
    console.message("\(options.baseline): \(Self.count(cells, "height", of: kept))")
    return status
  }

  /// Names the cells that are not recorded: no one has accepted the stubs their heights rest on.
  private func reportStubs(of measured: [TemplateMeasurements], _ baseline: Baseline) -> Set<String>
  {
    var refused: Set<String> = []
    for template in measured {
      let stubs = baseline.unacceptedStubs(of: template)
      guard let first = stubs.first, refused.insert(template.name).inserted else { continue }
      let more = stubs.count > 1 ? ", and \(stubs.count - 1) more like this" : ""
      console.message(
        "error: \(first.site): \(template.name) is not recorded: \(first.text)\(more); "
          + "accept all of them with --accept \(template.name).stubbed --reason TEXT")
    }
    return refused
  }

  /// Throws for a name to accept that no finding has: it is a slip, or what it named is gone.
  private func refuseUnknown(_ name: String, in baseline: Baseline) throws {
    let names = baseline.templates.flatMap { template in
      template.findings.map { "\(template.name).\($0.name)" }
        + ["\(template.name).\(CellFinding.Kind.stubbed.name)"]
    }
    guard !names.contains(name) else { return }
    throw CommandProblem(
      "nothing was recorded: no finding is called \(name)\(suggestion(for: name, in: names))")
  }

  /// How many there are of something, and of how many cells: `216 heights of 1 cell`.
  static func count(_ count: Int, _ noun: String, of templates: [TemplateMeasurements]) -> String {
    "\(NumberFormat.counted(count, noun)) of \(NumberFormat.counted(templates.count, "cell"))"
  }

  func check(_ options: CheckOptions) async throws -> ExitStatus {
    guard var baseline = try baseline(options.baseline, isOptional: false, options.profile) else {
      return .failure
    }
    let recorded = baseline.settings
    baseline.settings = recorded.withFonts(of: options.traits)
    let traits = baseline.settings.traits
    let loaded = try load(options.templates, options.content, traits) { name in
      baseline.templates.filter { $0.name == name }.map(\.system).profiles(with: options.profile)
    }
    let hasRemarks = reportFindings(of: loaded, isQuiet: options.isQuiet)
    var comparison = BaselineComparison(baseline, failingOn: options.failures.kinds)
    comparison.noteOtherFonts(than: recorded)
    if Set(options.templates) == Set(entries.map(\.name)) {
      comparison.missingTemplates = baseline.templates.filter { recorded in
        !options.templates.contains(recorded.name) && !leftOut.contains(recorded.name)
      }.map(\.title)
    }
    let run = { [baseline] (template: LoadedTemplate) in
      let recorded = baseline.template(template.name, system: template.system)
      return MeasuringRun(
        widths: recorded?.widths ?? baseline.templates.first?.widths ?? [375],
        categories: recorded?.categories ?? DynamicTypeCategory.allCases,
        settings: baseline.settings, taskCount: ProcessInfo.processInfo.activeProcessorCount)
    }
    if let shard = options.shard {
      return try await printShard(shard, of: loaded, isQuiet: options.isQuiet, run)
    }
    let named = namedBySource(loaded)
    var measured = try await measure(
      named, isQuiet: options.isQuiet, drawing: true, living: !options.isStatic, run)
    for (index, template) in loaded.enumerated() {
      measured[index].recordedNames = RecordedNames(
        of: named[index].measurable, recorded: template.measurable)
      try template.compare(measured[index], in: &comparison)
    }
    var page = ReportPage(measured, settings: baseline.settings, comparison: comparison)
    page.version = MeasurementCommand.version
    page.links = Self.sourceLinks()
    try write(await page.html(), to: options.report)
    try show(comparison, options)
    let areListsSteady =
      try Set(options.templates) != Set(entries.map(\.name))
      || checkLists(beside: options.baseline, baseline.settings)
    return .passing(comparison.isClean && !hasRemarks && areListsSteady)
  }

  private func show(_ comparison: BaselineComparison, _ options: CheckOptions) throws {
    console.write(ComparisonTable(comparison).text(options.format), in: options.format)
    try show(Diagnostic.differences(comparison), options.outputs)
    if !options.junit.isEmpty {
      try write(JUnitReport(comparison: comparison).text(), to: options.junit)
    }
    if !options.summary.isEmpty {
      try write(MarkdownSummary(comparison: comparison).text(), to: options.summary)
    }
    if !options.isQuiet { console.message("the report is in \(options.report)") }
  }

  /// Shows findings beside the source: as annotations on standard output, and in a file.
  func show(_ diagnostics: [Diagnostic], _ outputs: FindingOutputs) throws {
    guard outputs.areAsked else { return }
    let writer = DiagnosticWriter(path: SourceFiles().path(of:))
    switch outputs.annotations {
    case .xcode: console.write(writer.xcode(diagnostics), in: .table)
    // These lines are meant to be commands.
    case .github: console.write(writer.github(diagnostics))
    case nil: break
    }
    if outputs.sarif.isEmpty { return }
    try write(writer.sarif(diagnostics, toolVersion: MeasurementCommand.version), to: outputs.sarif)
  }

  func write(_ text: String, to path: String) throws {
    try checkFigures()
    try OutputFile(path: path).write(Array(text.utf8), interruptions: interruptions)
  }

  /// Nil if it is not there and need not be; it may be recorded for the device.
  private func baseline(_ path: String, isOptional: Bool, _ device: PlatformProfile?) throws
    -> Baseline?
  {
    let source = ContentSource.file(path)
    guard source.isThere else {
      if isOptional { return nil }
      throw CommandProblem("\(path): there is no baseline; write one with \(tool) record")
    }
    guard let text = String(validating: try source.bytes(), as: UTF8.self) else {
      throw CommandProblem("\(path): not UTF-8")
    }
    let systems = PlatformProfile.all + (device.map { [$0] } ?? [])
    do { return try Baseline(text: text, systems: systems.map(\.name)) } catch {
      throw CommandProblem("\(path):\(error.line):1: \(error.problem)")
    }
  }
}
