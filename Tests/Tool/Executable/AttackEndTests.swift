#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The end of a command that runs an app's code: nothing of it remains, however it ends.
  @Suite("The end of a command with an app's cells", .tags(.endToEnd), .whereEndToEnd, .serialized)
  struct AttackEndTests {
    typealias Level = AttackRunner.Level

    /// How often the command is killed: `SELFSIZING_KILLS`, as a long run sets it.
    static let killCount =
      ProcessInfo.processInfo.environment["SELFSIZING_KILLS"].flatMap { Int($0) } ?? 6

    /// Starts a command with the cells: `selfsize`, which compiles them first, or their program.
    private func start(
      _ command: [String], attack: String = "", _ level: Level, in arena: URL, compiling: Bool
    ) throws -> Process {
      let program = try AttackRunner.program.get()
      let process = Process()
      process.executableURL = compiling ? Executable.url : program
      process.arguments = command + (compiling ? AttackRunner.arguments : ["--sizes", "L"])
      process.currentDirectoryURL = arena
      let environment = AttackRunner.environment(attack, arena).merging(level.environment) { $1 }
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// The processes of a run that are still there after a second.
    private func remains(of arena: URL) -> [String] {
      for _ in 0..<20 {
        if AttackTests.remains(of: arena).isEmpty { return [] }
        usleep(50_000)
      }
      return AttackTests.remains(of: arena)
    }

    /// Whether Swift's package manager compiles the cells for a command, and not for another test.
    private func isCompiling(for command: Process) -> Bool {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.contains { name in
        let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        let text = String(decoding: line.prefix(4096), as: UTF8.self)
        let arguments = text.split(separator: "\0")
        return arguments.first?.hasSuffix("swift-build") == true
          && sequence(first: Int32(name) ?? 0, next: parent).contains(command.processIdentifier)
      }
    }

    private func parent(of process: Int32) -> Int32? {
      let line = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
      // The program's name is in parentheses, and may hold spaces.
      let fields = String(decoding: line, as: UTF8.self).split(separator: ")").last
      return fields?.split(separator: " ").dropFirst().first.flatMap { Int32($0) }
    }

    /// Sends a signal, and checks that the command ends with its status and leaves nothing.
    private func expectEnd(of process: Process, by number: Int32, in arena: URL) throws {
      let before = Date()
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(Date().timeIntervalSince(before) < 1)
      #expect(process.terminationStatus == 128 + number)
      #expect(remains(of: arena).isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: arena.path).isEmpty)
    }

    @Test("by a signal comes within a second", arguments: [SIGTERM, SIGINT, SIGHUP], [Level.files])
    func signals(_ number: Int32, _ level: Level) throws {
      try Executable.inFolder { arena in
        let process = try start(["measure"], attack: "alarm", level, in: arena, compiling: false)
        usleep(1_500_000)
        try expectEnd(of: process, by: number, in: arena)
      }
    }

    @Test("by a signal during the compilation comes as soon", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signalsToCompiler(_ number: Int32) throws {
      try Executable.inFolder { arena in
        _ = try AttackRunner.program.get()
        let process = try start(["measure"], .files, in: arena, compiling: true)
        let hasBegun = (0..<3000).contains { _ in
          if isCompiling(for: process) { return true }
          usleep(20_000)
          return false
        }
        #expect(hasBegun)
        try expectEnd(of: process, by: number, in: arena)
      }
    }

    @Test(
      "by kill -9 leaves no process, no file and no damaged baseline",
      arguments: [Level.full, .files].filter(\.isAvailable))
    func kills(_ level: Level) throws {
      var random = SeededGenerator(seed: 39)
      try Executable.inFolder { arena in
        let recorded = try start(["record"], level, in: arena, compiling: true)
        let begun = Date()
        recorded.waitUntilExit()
        let duration = Date().timeIntervalSince(begun)
        #expect(recorded.terminationStatus == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: arena.path)
        let baseline = arena.appendingPathComponent(try #require(names.first))
        let good = try Data(contentsOf: baseline)
        for _ in 0..<Self.killCount {
          let process = try start(["record"], level, in: arena, compiling: true)
          usleep(UInt32(Double.random(in: 0.05..<1.05, using: &random) * duration * 1e6))
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          #expect(remains(of: arena).isEmpty)
          #expect(try Data(contentsOf: baseline) == good)
        }
        // A folder of a killed run is removed at the next start, once it is seconds old.
        sleep(11)
        let last = try start(["record"], level, in: arena, compiling: true)
        last.waitUntilExit()
        #expect(try FileManager.default.contentsOfDirectory(atPath: arena.path) == names)
      }
    }
  }
#endif
