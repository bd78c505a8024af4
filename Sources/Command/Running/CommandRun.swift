import SelfSizing
import SelfSizingReport

/// One run of the command: what it knows, where it writes, and how it ends.
struct CommandRun {
  let entries: [TemplateEntry]
  var scenes: [SceneEntry] = []
  let tool: String
  let console: Console
  let interruptions: Interruptions

  /// Does what the arguments ask for.
  func status(for arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      let (files, rest) = try InterfaceArguments.taken(from: arguments)
      do {
        return try await reading(files, for: rest).status(for: rest, files)
      } catch {
        console.message("error: \(error)")
        return .failure
      }
    } catch {
      console.message(parser.message(for: error, in: arguments))
      return .usage
    }
  }

  private var parser: CommandLineParser {
    CommandLineParser(
      tool: tool, version: MeasurementCommand.version, templates: entries.map(\.name),
      scenes: scenes)
  }

  private func status(for arguments: [String], _ files: InterfaceArguments) async throws
    -> ExitStatus
  {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try parser.parse(arguments)
    } catch {
      console.message(parser.message(for: error, in: arguments))
      return .usage
    }
    let status = try await carryOut(invocation, files)
    try console.finish()
    return status
  }

  private func carryOut(_ invocation: Invocation, _ files: InterfaceArguments) async throws
    -> ExitStatus
  {
    switch invocation {
    case .text(let text):
      console.write(text)
      return .success
    case .measure(let options): return try await measure(options)
    case .report(let options): return try await report(options)
    case .record(let options): return try await record(options)
    case .check(let options): return try await check(options)
    case .fuzz(let options): return try fuzz(options)
    case .explain(let options): return try explain(options)
    case .solve(let options): return try solve(options)
    case .font(let options): return try font(options)
    case .simulate(let options): return try simulate(options)
    case .scene(let options): return try scene(options)
    case .bench(let options): return try bench(options)
    case .importFile(let options): return try importFile(options, files)
    }
  }

  /// The templates of the given names for each of some systems, with their samples or with the content
  /// of a source.
  ///
  /// - Parameter systems: Of a name, the systems; nil stands for the one that the template is declared
  ///   for.
  func load(
    _ names: [String], _ content: ContentSource?,
    systems: (_ name: String) -> [PlatformProfile?]
  ) throws -> [any LoadedTemplate] {
    let input = try content.map { ContentInput(name: $0.name, bytes: try $0.bytes()) }
    return try names.flatMap { name in
      guard let entry = entries.first(where: { $0.name == name }) else {
        return [any LoadedTemplate]()
      }
      return try systems(name).map { try entry.load(input, $0) }
    }
  }

  /// The templates of the given names for each of some systems, or as they are declared where none is
  /// named.
  func load(_ names: [String], _ content: ContentSource?, _ systems: [PlatformProfile])
    throws -> [any LoadedTemplate]
  {
    try load(names, content) { _ in systems.isEmpty ? [nil] : systems }
  }

  /// Tells what was found in content files; returns whether anything was.
  func tellFindings(of templates: [any LoadedTemplate], isQuiet: Bool = false) -> Bool {
    // A content file is read for each system, and says the same every time.
    let templates = templates.filter { template in
      template.system == templates.first { $0.name == template.name }?.system
    }
    let findings = templates.flatMap(\.findings)
    if !isQuiet {
      for finding in findings { console.message("warning: \(finding)") }
      let omitted = templates.map(\.omittedFindingCount).reduce(0, +)
      if omitted > 0 { console.message("warning: and \(omitted) more of the kind") }
    }
    return !findings.isEmpty
  }
}
