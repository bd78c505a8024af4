import SelfSizing

extension CommandRun {
  /// The run whose templates are the cells of the files that arguments name; this one where they name
  /// none.
  func reading(_ arguments: InterfaceArguments, isQuiet: Bool) throws -> CommandRun {
    guard !arguments.paths.isEmpty else { return self }
    let input = try InterfaceInput(arguments)
    tell(input, isQuiet: isQuiet)
    return CommandRun(
      entries: input.entries, tool: tool, console: console, interruptions: interruptions)
  }

  private func tell(_ input: InterfaceInput, isQuiet: Bool) {
    for error in input.skipped { console.message("warning: skipped: \(error)") }
    for key in input.unknownKeys { console.message("warning: \(key)") }
    guard !isQuiet else { return }
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
    let source = InterfaceSource(input.cells).text
    if let output = options.output {
      try OutputFile(path: output).write(Array(source.utf8), interruptions: interruptions)
    } else {
      console.write(source)
    }
    return .success
  }
}
