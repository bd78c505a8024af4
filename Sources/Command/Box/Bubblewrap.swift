#if os(Linux)
  import CSelfSizingSandbox

  /// A program below bubblewrap: in its own namespaces, which show nothing else.
  struct Bubblewrap {
    let program: BoxedProgram
    /// Files that bubblewrap reads: the filter of system calls and the names of the users.
    let descriptors: [Int32]
    private static let temporarySize = 1 << 30

    static var path: String? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return (path.split(separator: ":").map(String.init) + ["/usr/bin"])
        .lazy.filter { $0.hasPrefix("/") }.map { "\($0)/bwrap" }.first { access($0, X_OK) == 0 }
    }

    init(_ program: BoxedProgram, descriptorCount: Int) throws {
      guard let path = Self.path else { throw BoxError("bwrap is not installed") }
      let files = try [Self.filter(program.startsPrograms), Self.file("app:x:0:0::/tmp:/\n")]
      descriptors = files
      var boxed = program
      boxed.executable = path
      boxed.folder = "/"
      boxed.arguments =
        Self.flags + Self.system
        + ["--ro-bind-data", "\(descriptorCount + 1)", "/etc/passwd"]
        + ["--proc", "/proc", "--dev", "/dev", "--size", "\(Self.temporarySize)"]
        + ["--tmpfs", program.privateFolder]
        + ["--dir", PrivateFolder.home(in: program.privateFolder)]
        + Self.binds("--ro-bind-try", program.readable)
        + Self.binds("--bind", program.writable)
        + ["--dir", program.folder, "--chdir", program.folder]
        + ["--remount-ro", "/dev", "--remount-ro", "/proc", "--remount-ro", "/"]
        + ["--seccomp", "\(descriptorCount)", program.executable] + program.arguments
      self.program = boxed
    }

    func close() { for descriptor in descriptors { Glibc.close(descriptor) } }

    private static let flags = [
      "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
      "--cap-drop", "ALL", "--die-with-parent", "--new-session",
    ]

    /// The system's files, with the links that old systems lack.
    private static var system: [String] {
      var arguments = ["--ro-bind", "/usr", "/usr"]
      for name in ["bin", "lib", "lib64"] {
        if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/\(name)") {
          arguments += ["--symlink", link, "/\(name)"]
        } else {
          arguments += ["--ro-bind-try", "/\(name)", "/\(name)"]
        }
      }
      for path in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"] {
        arguments += ["--ro-bind-try", path, path]
      }
      return arguments
    }

    /// Outer folders come first: they would hide inner ones.
    private static func binds(_ flag: String, _ paths: [String]) -> [String] {
      Set(paths).sorted().flatMap { [flag, $0, $0] }
    }

    private static func filter(_ allowsProcesses: Bool) throws -> Int32 {
      let file = try nameless()
      guard selfsizing_write_filter(file, allowsProcesses ? 1 : 0) == 0 else {
        Glibc.close(file)
        throw BoxError("the filter of system calls cannot be written")
      }
      lseek(file, 0, SEEK_SET)
      return file
    }

    private static func file(_ text: String) throws -> Int32 {
      let file = try nameless()
      _ = writeAll(Array(text.utf8), to: file)
      lseek(file, 0, SEEK_SET)
      return file
    }

    private static func nameless() throws -> Int32 {
      let file = selfsizing_nameless_file()
      guard file >= 0 else { throw BoxError(systemErrorMessage(errno)) }
      return file
    }
  }
#endif
