#if os(Linux)
  import CSelfSizingSandbox

  extension AvailableSandbox {
    /// The variable that names the strongest level to try, for tests and for systems on which a
    /// stronger one makes trouble.
    static let levelVariable = "SELFSIZING_SANDBOX"

    /// Finds out what works here, by running a program that does nothing with the very flags.
    static func probe(
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> AvailableSandbox {
      let strongest = environment[levelVariable].flatMap(SandboxLevel.init) ?? .full
      var missing: [String] = []
      if strongest < .full {
        missing.append("full was not tried, as \(levelVariable) is \(strongest.rawValue)")
      } else if let reason = failure(at: .full) {
        missing.append("full is missing: \(reason)")
      } else {
        return AvailableSandbox(level: .full, missing: [])
      }
      guard strongest > .limits else {
        return AvailableSandbox(level: .limits, missing: missing + withoutFilter)
      }
      if selfsizing_landlock_version() == 0 {
        missing.append("files is missing: the system has no Landlock")
      } else if selfsizing_has_filters() == 0 {
        missing.append("files is missing: the system has no filter of system calls (seccomp)")
      } else if let reason = failure(at: .files) {
        missing.append("files is missing: \(reason)")
      } else {
        return AvailableSandbox(level: .files, missing: missing)
      }
      return AvailableSandbox(level: .limits, missing: missing + withoutFilter)
    }

    private static var withoutFilter: [String] {
      selfsizing_has_filters() != 0 ? [] : ["sockets and processes are not denied"]
    }

    private static func failure(at level: SandboxLevel) -> String? {
      if level == .full, Bubblewrap.path == nil { return "bwrap is not installed" }
      do {
        let folder = try PrivateFolder(at: level)
        defer { folder.remove() }
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard null >= 0, let pipe = closedPipe() else { return systemErrorMessage(errno) }
        defer {
          close(null)
          close(pipe.own)
        }
        let program = BoxedProgram(
          executable: "/usr/bin/true", folder: folder.path, privateFolder: folder.path)
        let process: BoxedProcess
        do {
          defer { close(pipe.other) }
          process = try program.start(at: level, descriptors: [null, null, pipe.other])
        }
        let end = try process.wait()
        process.end()
        if end?.status == 0, end?.signal == nil { return nil }
        var text = [UInt8](repeating: 0, count: 400)
        let count = read(pipe.own, &text, text.count)
        let words = String(decoding: text.prefix(max(count, 0)), as: UTF8.self)
        return words.isEmpty ? "a program in it does not end well" : words.lines[0]
      } catch { return "\(error)" }
    }
  }
#endif
