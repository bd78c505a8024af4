import SelfSizing

extension MeasurementCommand {
  /// Runs this program as a worker in a sandbox; nil where none can be started.
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
      let program = BoxedProgram(
        worker: executable, arguments,
        reading: resources.flatMap { (variables[$0] ?? "").split(separator: ":").map(String.init) },
        limits)
      return result(of: {
        let console = Console()
        let status = await WorkerSupervision(
          program: program, timeZone: environment["TZ"] ?? "UTC", variables: variables,
          level: AvailableSandbox.here.level, limits: limits,
          wholeEnd: monotonicSeconds() + limits.whole, isVerbose: true, console: console,
          interruptions: interruptions
        ).run(arguments)
        do throws(OutputError) { try console.finish() } catch {
          console.message(error)
          return ExitStatus.failure.rawValue
        }
        return status.rawValue
      })
    #else
      return nil
    #endif
  }
}

#if os(Linux)
  /// Waits for work on other threads, on a thread that none of it needs.
  private func result(of work: @escaping @Sendable () async -> Int32) -> Int32 {
    let result = Guarded(ExitStatus.failure.rawValue)
    let isThere = DispatchSemaphore(value: 0)
    Task.detached {
      let status = await work()
      result.withLock { $0 = status }
      isThere.signal()
    }
    isThere.wait()
    return result.withLock { $0 }
  }
#endif
