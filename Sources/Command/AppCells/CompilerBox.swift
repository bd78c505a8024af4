/// The sandbox in which sources are compiled: it may start programs, and has no network.
struct CompilerBox {
  let level: SandboxLevel, limits: WorkerLimits
  /// When the whole run ends, in the seconds of `monotonicSeconds()`.
  let wholeEnd: Double
  let folder: String, cache: RunnerCache, interruptions: Interruptions
}

#if os(Linux)
  extension CompilerBox {
    private static let mostOutput = 1 << 26
    func run(_ arguments: [String], progress: ((Substring) -> Void)? = nil) throws(AppCellError)
      -> (status: Int32, output: String)
    {
      do {
        return try unboxed(arguments, progress)
      } catch let error as AppCellError {
        throw error
      } catch { throw .noCompiler(reason: "\(error)") }
    }

    private func unboxed(_ arguments: [String], _ progress: ((Substring) -> Void)?) throws
      -> (status: Int32, output: String)
    {
      guard let toolchain = BoxedProgram.toolchain else {
        throw AppCellError.noCompiler(reason: "it is not on the path")
      }
      let home = try PrivateFolder(at: level)
      let writable = [folder, cache.products, cache.home, cache.temporaryFolder]
      for path in writable { try createFolder(path) }
      var program = BoxedProgram(
        executable: "/usr/bin/env", arguments: arguments, folder: folder, privateFolder: home.path)
      program.environment = WorkerEnvironment.ofCompiler(
        home: cache.home, temporaryFolder: cache.temporaryFolder)
      program.readable = [toolchain, cache.packagePath]
      program.writable = writable
      program.startsPrograms = true
      program.fileSize = 1 << 34
      let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { close(null) }
      guard null >= 0, let pipe = closedPipe() else {
        throw CommandProblem(systemErrorMessage(errno))
      }
      defer { close(pipe.own) }
      let process = try {
        defer { close(pipe.other) }
        return try program.start(at: level, descriptors: [null, pipe.other, pipe.other])
      }()
      let interruption = interruptions.atEnd {
        process.end()
        home.remove()
      }
      defer { interruptions.forgetEnd(interruption) }
      let output = try read(pipe.own, of: process, progress)
      let end = try process.wait()
      if end?.signal == nil, end?.status == 127 {
        throw AppCellError.noCompiler(reason: "it is not on the path")
      }
      return (end?.signal == nil ? end?.status ?? 255 : 255, output)
    }

    private func read(
      _ descriptor: Int32, of process: BoxedProcess, _ progress: ((Substring) -> Void)?
    ) throws -> String {
      let end = min(wholeEnd, monotonicSeconds() + limits.build)
      var output: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let left = end - monotonicSeconds()
        guard left > 0 else {
          process.end()
          throw AppCellError.notCompiledInTime(seconds: Int(min(limits.build, limits.whole)))
        }
        var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        guard poll(&waiting, 1, Int32(min(left * 1000 + 1, 60_000))) > 0 else { continue }
        let count = systemRead(descriptor, &chunk)
        guard count > 0 else { return String(decoding: output, as: UTF8.self) }
        if output.count < Self.mostOutput { output += chunk[..<count] }
        if let progress { chunk[..<count].forEachLine(progress) }
      }
    }
  }
#endif
