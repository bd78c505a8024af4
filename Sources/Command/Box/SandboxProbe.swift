#if os(Linux)
  import CSelfSizingSandbox

  extension AvailableSandbox {
    /// Names the strongest level to try, for tests and for systems where a stronger one fails.
    static let levelVariable = "SELFSIZING_SANDBOX"

    /// Finds out what works here, by running a program that does nothing with the very flags.
    static func probe(
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> AvailableSandbox {
      let strongest = environment[levelVariable].flatMap(SandboxLevel.init) ?? .full
      var missing: [String] = []
      for level in [SandboxLevel.full, .files] {
        if strongest >= level {
          guard let reason = failure(at: level) else {
            return AvailableSandbox(level: level, missing: missing)
          }
          missing.append("\(level.rawValue) is missing: \(reason)")
        } else if level == .full {
          missing.append("full was not tried, as \(levelVariable) is \(strongest.rawValue)")
        }
      }
      if selfsizing_has_filters() == 0 { missing.append("sockets and processes are not denied") }
      return AvailableSandbox(level: .limits, missing: missing)
    }

    private static func failure(at level: SandboxLevel) -> String? {
      if level == .full {
        if BoxedProgram.path(of: "bwrap") == nil { return "bwrap is not installed" }
      } else if selfsizing_landlock_version() == 0 {
        return "the system has no Landlock"
      } else if selfsizing_has_filters() == 0 {
        return "the system has no filter of system calls (seccomp)"
      }
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
