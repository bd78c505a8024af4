import SelfSizing

extension CommandRun {
  /// The run whose templates are the cells of the files that arguments name; this one where they
  /// name none.
  ///
  /// - Parameter rest: The other arguments of the command line.
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

  private func report(_ input: InterfaceInput, withFindings showsFindings: Bool) {
    for error in input.skipped { console.message("warning: skipped: \(error)") }
    for key in input.unknownKeys { console.message("warning: \(key)") }
    guard showsFindings else { return }
    for finding in input.findings {
      console.message(
        "\(finding.site.fileID):\(finding.site.line): warning: \(finding.message) "
          + "[\(finding.kind.rawValue)]")
    }
  }

  /// Writes the cells of a file as Swift.
  func importFile(_ options: ImportOptions) throws -> ExitStatus {
    var arguments = interface
    arguments.paths = [options.path]
    arguments.sizeClasses = options.sizeClasses
    let input = try InterfaceInput(arguments)
    report(input, withFindings: !options.isQuiet)
    let source = InterfaceSource(input.cells).text
    if let output = options.output {
      try OutputFile(path: output).write(Array(source.utf8), interruptions: interruptions)
    } else {
      console.write(source)
    }
    return options.failures.fails(input.fileFindings) ? .findings : .success
  }
}
