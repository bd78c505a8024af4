import SelfSizing

extension CommandRun {
  /// The run whose templates are the cells of the named files; this one where none are named.
  func reading(_ arguments: InterfaceArguments, for rest: [String]) throws -> CommandRun {
    var run = self
    run.interface = arguments
    guard !arguments.paths.isEmpty else { return run }
    let input = try InterfaceInput(arguments)
    report(input, withFindings: !rest.contains("--quiet") && !Self.showsFindings(rest))
    run.entries = input.entries
    return run
  }

  /// Whether what a command line writes has the findings about files among its own.
  private static func showsFindings(_ arguments: [String]) -> Bool {
    switch arguments.first {
    case "measure":
      !arguments.contains("--format=csv")
        && !zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "csv") }
    case "simulate": !arguments.contains("--steps")
    case "report", "check", "explain", "fuzz": true
    default: false
    }
  }

  /// Reports what is wrong with files; notes are counted, or shown where they are asked for.
  private func report(
    _ input: InterfaceInput, withFindings showsFindings: Bool, withNotes showsNotes: Bool = false
  ) {
    for error in input.skipped { console.message("warning: skipped: \(error)") }
    for key in input.unknownKeys { console.message("warning: \(key)") }
    guard showsFindings else { return }
    let findings = input.findings.map(\.cellFinding)
    for finding in findings where finding.isProblem || showsNotes {
      console.message(
        "\(finding.site.fileID):\(finding.site.line): \(finding.isProblem ? "warning" : "note"): "
          + "\(finding.message) [\(finding.kind.name)]")
    }
    let notes = showsNotes ? 0 : findings.count { !$0.isProblem }
    if notes == 0 { return }
    console.message(
      "note: \(NumberFormat.counted(notes, "note")) on the files, which measure --all lists")
  }

  func importFile(_ options: ImportOptions) throws -> ExitStatus {
    if let entry = entries.first(where: { $0.name == options.path }) {
      let cells = try entry.load(TemplateRequest()).measurable
      guard let source = try cells.templateSource() else {
        throw CommandProblem("\(entry.name) is a template already, declared at \(cells.site)")
      }
      try write(source, toFileOrOutput: options.output)
      return .success
    }
    var arguments = interface
    arguments.paths = [options.path]
    arguments.sizeClasses = options.sizeClasses
    let input = try InterfaceInput(arguments)
    report(input, withFindings: !options.isQuiet, withNotes: true)
    try write(InterfaceSource(input.cells).text, toFileOrOutput: options.output)
    return .passing(!options.failures.fails(input.fileFindings))
  }

  /// Writes a text to a file, or to standard output where the path is empty.
  func write(_ text: String, toFileOrOutput path: String) throws {
    if path.isEmpty { console.write(text) } else { try write(text, to: path) }
  }

  func scene(_ options: SceneOptions) throws -> ExitStatus {
    guard let scene = scenes.first(where: { $0.name == options.name }) else { return .usage }
    try write(scene.draw(options.settings).svg(), toFileOrOutput: options.output)
    return .success
  }
}
