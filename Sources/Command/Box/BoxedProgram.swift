#if os(Linux)
  import CSelfSizingSandbox

  /// A program that runs within limits, and all that it is given: nothing is inherited.
  struct BoxedProgram: Sendable {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var folder: String
    var readable: [String] = [], writable: [String] = []
    /// The folder for its home and its temporary files.
    var privateFolder: String
    /// Whether it may start other programs: a compiler does, and an app's cells do not.
    var startsPrograms = false
    var addressSpace: UInt64?
    var fileSize: UInt64 = 1 << 30

    /// The files of the system that every program may read. Dispatch ends the process now and then
    /// where it cannot read all of `/proc`.
    static let system = [
      "/usr", "/bin", "/lib", "/lib64", "/proc", "/dev/zero", "/dev/random", "/dev/urandom",
      "/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime", "/sys/devices/system/cpu",
    ]

    /// The folder of Swift's toolchain, which has `bin` and `lib`; nil where none is found.
    static let toolchain = path(of: "swift").flatMap(resolvedPath)?.folderOfPath.folderOfPath
    static var libraries: [String] { toolchain.map { ["\($0)/lib/swift"] } ?? [] }

    /// Where a program is, by the absolute folders of the path.
    static func path(of program: String) -> String? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return (path.split(separator: ":") + ["/usr/bin"]).lazy.filter { $0.hasPrefix("/") }
        .map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    func start(at level: SandboxLevel, descriptors: [Int32]) throws -> BoxedProcess {
      guard level == .full else {
        return try BoxedProcess(self, level: level, descriptors: descriptors, isOuter: false)
      }
      let bubblewrap = try Bubblewrap(self, descriptorCount: descriptors.count)
      defer { bubblewrap.close() }
      return try BoxedProcess(
        bubblewrap.program, level: level, descriptors: descriptors + bubblewrap.descriptors,
        isOuter: true)
    }
  }
#endif
