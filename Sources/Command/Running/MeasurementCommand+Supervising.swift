extension MeasurementCommand {
  /// Runs this program as a worker in a sandbox, with the arguments and the resources that it was
  /// given itself.
  ///
  /// - Returns: The exit status; nil where no worker can be started.
  package static func superviseThisProgram() -> Int32? {
    #if os(Linux)
      guard let executable = ThisProgram.path else { return nil }
      Console.ignoreBrokenPipes()
      let arguments = Array(CommandLine.arguments.dropFirst())
      let environment = ProcessInfo.processInfo.environment
      let resources = [assetsVariable, stringsVariable, documentsVariable]
      let variables = environment.filter { (resources + [languageVariable]).contains($0.key) }
      let interruptions = Interruptions.handled()
      let limits = WorkerLimits()
      let files = WorkerFiles(arguments, interruptions: interruptions)
      var program = BoxedProgram(
        executable: executable, arguments: arguments,
        folder: FileManager.default.currentDirectoryPath, privateFolder: "/")
      program.readable =
        [executable] + BoxedProgram.libraries + files.readable
        + resources.flatMap { (variables[$0] ?? "").split(separator: ":").map(String.init) }
        .map(AppFiles.absolute)
      program.addressSpace = UInt64(limits.gigabytes) << 30
      let console = Console()
      let status = WorkerSupervision(
        program: program, timeZone: environment["TZ"] ?? "UTC", variables: variables,
        level: AvailableSandbox.here.level, limits: limits,
        wholeEnd: monotonicSeconds() + limits.whole, files: files, isVerbose: true,
        console: console, interruptions: interruptions
      ).run()
      do throws(OutputError) {
        try console.finish()
      } catch {
        console.message(error)
        return ExitStatus.failure.rawValue
      }
      return status.rawValue
    #else
      return nil
    #endif
  }
}
