import SelfSizing

extension CommandRun {
  /// The run whose templates are the cells of the files that arguments name; this one where they name
  /// none.
  ///
  /// - Parameter rest: The other arguments of the command line.
  func reading(_ arguments: InterfaceArguments, for rest: [String]) throws -> CommandRun {
    guard !arguments.paths.isEmpty else { return self }
    let input = try InterfaceInput(arguments)
    tell(input, withFindings: !rest.contains("--quiet") && !Self.showsFindings(rest))
    return CommandRun(
      entries: input.entries, scenes: scenes, tool: tool, console: console,
      interruptions: interruptions)
  }

  /// Whether what a command line writes has the findings about files among its own.
  private static func showsFindings(_ arguments: [String]) -> Bool {
    switch arguments.first {
    case "measure": !arguments.contains("--csv")
    case "simulate": !arguments.contains("--steps")
    case "report", "check", "explain", "fuzz": true
    default: false
    }
  }

  private func tell(_ input: InterfaceInput, withFindings isTelling: Bool) {
    for error in input.skipped { console.message("warning: skipped: \(error)") }
    for key in input.unknownKeys { console.message("warning: \(key)") }
    guard isTelling else { return }
    for finding in input.findings {
      console.message(
        "\(finding.site.fileID):\(finding.site.line): warning: \(finding.message) "
          + "[\(finding.kind.rawValue)]")
    }
  }

  /// Writes the cells of a file as Swift.
  func importFile(_ options: ImportOptions, _ arguments: InterfaceArguments) throws -> ExitStatus {
    var arguments = arguments
    arguments.paths = [options.path]
    let input = try InterfaceInput(arguments)
    tell(input, withFindings: !options.isQuiet)
    let source = InterfaceSource(input.cells).text
    if let output = options.output {
      try OutputFile(path: output).write(Array(source.utf8), interruptions: interruptions)
    } else {
      console.write(source)
    }
    return options.failures.fails(input.fileFindings) ? .findings : .success
  }
}
