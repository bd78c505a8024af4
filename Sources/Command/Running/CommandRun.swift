import SelfSizing

/// One run of the command: what it knows, where it writes, and how it ends.
struct CommandRun {
  var entries: [TemplateEntry]
  var scenes: [SceneEntry] = [], lists: [MovedListEntry] = []
  /// The names of cells that cannot be measured and are not among the entries.
  var leftOut: Set<String> = []
  var interface = InterfaceArguments()
  var arguments: [String] = []
  /// The shards that have measured the cells already, where some are merged.
  var shards: ShardSet?
  var completed: [String]?, headless: HeadlessFigures?
  /// Throws if figures that were asked for are missing: nothing is written then.
  var checkFigures: @Sendable () throws -> Void = {}
  let tool: String, console: Console, interruptions: Interruptions

  func status(for arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      var run = self
      if let merge = try MergedCommandLine(arguments) {
        if merge.cells.isAsked {
          return await reporting { try await runCells(merge.cells, with: merge.whole) }
        }
        run.completed = merge.completed
        return await run.status(for: merge.own)
      }
      // The command that begins a folder has these flags, too, and no folder with a list yet.
      let (cells, others) =
        arguments.first == "init"
        ? (AppCellArguments(), arguments) : try AppCellArguments.taken(from: arguments)
      let (files, rest) = try InterfaceArguments.taken(from: others)
      return await reporting {
        if cells.isAsked { return try await runCells(cells, with: others) }
        var run = try reading(files, for: rest)
        run.arguments = arguments
        return try await run.status(forParsed: rest)
      }
    } catch { return usage(error, in: arguments) }
  }

  private func reporting(_ work: () async throws -> ExitStatus) async -> ExitStatus {
    do { return try await work() } catch { console.message(error) }
    return .failure
  }

  private func usage(_ error: UsageError, in arguments: [String]) -> ExitStatus {
    for line in parser.message(for: error, in: arguments).lines { console.message(line) }
    return .usage
  }

  private var parser: CommandLineParser {
    CommandLineParser(
      tool: tool, version: MeasurementCommand.version, templates: entries.map(\.name),
      lists: lists.map(\.name), scenes: scenes)
  }

  private func status(forParsed arguments: [String]) async throws -> ExitStatus {
    let parsed: ParsedCommandLine
    do throws(UsageError) { parsed = try parser.parse(arguments) } catch {
      return usage(error, in: arguments)
    }
    var status = ExitStatus.success
    switch parsed {
    case .text(let text): console.write(text)
    case .command(let action): status = try await action(self)
    }
    try console.finish()
    return status
  }

  /// The named templates for each of some systems, with their samples or the content of a source. A
  /// nil system is the one that a template is declared for. A template without contents is an
  /// error: what measures nothing finds nothing.
  func load(
    _ names: [String], _ content: ContentSource?, _ traits: TraitCollection,
    systems: (_ name: String) -> [PlatformProfile?]
  ) throws -> [LoadedTemplate] {
    let input = try content.map { ContentInput(name: $0.name, bytes: try $0.bytes()) }
    let known = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return try names.flatMap { name in
      guard let entry = known[name] else { return [LoadedTemplate]() }
      return try systems(name).map { system in
        let loaded = try entry.load(
          TemplateRequest(content: input, platform: system, sizeClasses: traits.sizeClasses))
        guard loaded.contentCount > 0 else {
          throw CommandProblem(
            input.map { "\($0.name): the array is empty: \(name) has no contents" }
              ?? "\(name) has no contents: it is declared without samples; name a file with --content"
          )
        }
        return loaded
      }
    }
  }

  /// Without systems each template is as it is declared.
  func load(
    _ names: [String], _ content: ContentSource?, _ traits: TraitCollection,
    _ systems: [PlatformProfile?]
  ) throws -> [LoadedTemplate] {
    try load(names, content, traits) { _ in systems.isEmpty ? [nil] : systems }
  }

  /// Reports what was found in content files; returns whether anything was.
  func reportFindings(of templates: [LoadedTemplate], isQuiet: Bool = false) -> Bool {
    // A content file is read for each system, and says the same every time.
    let templates = templates.filter { template in
      template.system == templates.first { $0.name == template.name }?.system
    }
    let findings = templates.flatMap(\.findings)
    if !isQuiet {
      for finding in findings { console.message("warning: \(finding)") }
      let omitted = templates.map(\.omittedFindingCount).reduce(0, +)
      if omitted > 0 { console.message("warning: and \(omitted) more like this") }
    }
    return !findings.isEmpty
  }
}
