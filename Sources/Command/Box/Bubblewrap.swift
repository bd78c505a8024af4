#if os(Linux)
  import CSelfSizingSandbox

  /// A program below bubblewrap: in its own namespaces, which show nothing else.
  struct Bubblewrap {
    let program: BoxedProgram
    /// Files that bubblewrap reads: the filter of system calls and the names of the users.
    let descriptors: [Int32]
    private static let temporarySize = 1 << 30

    init(_ program: BoxedProgram, descriptorCount: Int) throws {
      guard let path = BoxedProgram.path(of: "bwrap") else {
        throw CommandProblem("bwrap is not installed")
      }
      let files = try [
        Self.file(of: "the filter of system calls") {
          selfsizing_write_filter($0, program.startsPrograms ? 1 : 0) == 0
        },
        Self.file(of: "the names of users") {
          writeAll(Array("app:x:0:0::/tmp:/\n".utf8), to: $0) == 0
        },
      ]
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

    /// A file without a name, to be read from its beginning.
    private static func file(of text: String, _ write: (Int32) -> Bool) throws -> Int32 {
      let file = selfsizing_nameless_file()
      guard file >= 0 else { throw CommandProblem(systemErrorMessage(errno)) }
      guard write(file) else {
        Glibc.close(file)
        throw CommandProblem("\(text) cannot be written")
      }
      lseek(file, 0, SEEK_SET)
      return file
    }
  }
#endif
