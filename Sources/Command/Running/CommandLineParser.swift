/// Turns the arguments of a command line into what they ask for, without doing any of it.
struct CommandLineParser {
  let context: HelpContext, version: String, commands: [CommandEntry]
  private let examples: [String]

  /// Without scenes there is no command `scene`.
  init(
    tool: String, version: String, templates: [String], lists: [String] = [],
    scenes: [SceneEntry] = []
  ) {
    context = HelpContext(tool: tool, templates: templates)
    self.version = version
    commands =
      [
        CommandEntry(measureDefinition(templates)) { try await $0.measure($1) },
        CommandEntry(reportDefinition(templates)) { try await $0.report($1) },
        CommandEntry(recordDefinition(templates)) { try await $0.record($1) },
        CommandEntry(checkDefinition(templates)) { try await $0.check($1) },
        CommandEntry(verifyDefinition(templates)) { try await $0.verify($1) },
        CommandEntry(probeDefinition()) { try $0.probe($1) },
        CommandEntry(mergeDefinition()) { try await $0.merge($1) },
        CommandEntry(fuzzDefinition(templates)) { try $0.fuzz($1) },
        CommandEntry(explainDefinition(templates)) { try $0.explain($1) },
        CommandEntry(simulateDefinition(templates, lists: lists)) { try $0.simulate($1) },
        CommandEntry(benchDefinition(templates)) { try $0.bench($1) },
      ] + (scenes.isEmpty ? [] : [CommandEntry(sceneDefinition(scenes)) { try $0.scene($1) }]) + [
        CommandEntry(solveDefinition()) { try $0.solve($1) },
        CommandEntry(fontDefinition()) { try $0.font($1) },
        CommandEntry(importDefinition()) { try $0.importFile($1) },
        CommandEntry(initDefinition()) { try $0.initialize($1) },
        CommandEntry(canvasDefinition()) { try $0.canvas($1) },
      ]
    examples = [
      "report --out report.html", "measure --sizes L,AX3",
      "measure --xib RecipeListCell.xib --set titleLabel=Pancakes", "help measure",
    ]
  }

  /// Reads the arguments after the executable's name; up to a `--`, `--help` wins over anything.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommandLine {
    guard let first = arguments.first else { throw .noCommand(known: commands.map(\.name)) }
    if isHelp(first) { return .text(help) }
    if first == "--version" { return .text("\(context.tool) \(version)\n") }
    if first == "help" {
      let name = arguments.dropFirst().first ?? "help"
      return .text(isHelp(name) || name == "help" ? help : try command(name).help(context))
    }
    if first.hasPrefix("-") {
      let nearest = nearestName(to: String(first.drop { $0 == "-" }), in: ["help", "version"])
      throw .unknownFlag(first, nearest: nearest.map { "--\($0)" })
    }
    let command = try command(first)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: isHelp) {
      return .text(command.help(context))
    }
    return .command(try command.parse(rest))
  }

  func message(for error: UsageError, in arguments: [String]) -> String {
    let isCommand = commands.contains { $0.name == arguments.first }
    let help = context.tool + (isCommand ? " \(arguments[0])" : "")
    // What was typed may hold a line break.
    let problem = "\(error)".unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    return "error: \(problem)\nSee \(help) --help."
  }

  var help: String {
    helpText(of: commands.map { ($0.name, $0.summary) }, examples: examples, in: context)
  }

  private func isHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

  private func command(_ name: String) throws(UsageError) -> CommandEntry {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name)
    let nearest = name == "version" ? "--version" : nearestName(to: name, in: names + ["help"])
    throw .unknownCommand(name, nearest: nearest, known: names)
  }
}
