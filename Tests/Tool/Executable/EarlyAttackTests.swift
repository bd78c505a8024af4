#if os(Linux) && compiler(>=6.3)
  import Foundation
  import Testing

  /// Code of an app that runs before `main`: the command is no program of the app's, so that it has
  /// set every limit by then.
  @Suite("An app's code before main", .tags(.endToEnd), .whereEndToEnd, .serialized)
  struct EarlyAttackTests {
    typealias Level = AttackRunner.Level

    static let sources = Executable.package.appendingPathComponent("Tests/Attacks/Early/Heights")

    private func run(_ attack: String, at level: Level, in arena: URL) throws -> Executable.Result {
      let environment = [
        "GITHUB_SHA": attack, "GITHUB_TOKEN": "ghs_secret", "SELFSIZING_CELL_SECONDS": "4",
        "TMPDIR": arena.path,
      ]
      return try Executable.run(
        Executable.url,
        [
          "check", "--sources", Self.sources.path, "--cache", AttackRunner.cache.path, "--verbose",
        ], in: arena, environment: environment.merging(level.environment) { $1 })
    }

    /// The attempts, the words that the code or the command says of them, and the exit status.
    static let attacks: [(name: String, says: String, status: Int32)] = [
      ("reach", "no socket, unreadable, not written, no process, no token", 0),
      ("exit", "ends the process before its list of cells is made", 2),
      ("trap", "traps (Illegal instruction) before its list of cells is made", 2),
      ("hang", "the app's list of cells does not end within 4 seconds", 2),
    ]

    @Test("is contained", arguments: [Level.full, .files, .limits].filter(\.isAvailable))
    func containment(_ level: Level) throws {
      try Executable.inFolder { arena in
        try Data("secret".utf8).write(to: arena.appendingPathComponent("secret.txt"))
        let recorded = try Executable.run(
          Executable.url,
          [
            "record", "--sources", Self.sources.path, "--cache", AttackRunner.cache.path,
            "--sizes", "L",
          ], in: arena)
        #expect(recorded.status == 0, "\(recorded)")
        for attack in Self.attacks {
          let run = try run(attack.name, at: level, in: arena)
          #expect(run.status == attack.status, "\(attack.name) at \(level): \(run.messages)")
          // Other files are not denied at the weakest level, as the article says.
          let says =
            level == .limits
            ? attack.says.replacing("unreadable, not written", with: "READ, WRITTEN") : attack.says
          #expect(run.messages.contains(says), "\(attack.name) at \(level): \(run.messages)")
          #expect(AttackTests.remains(of: arena).isEmpty)
        }
      }
    }
  }
#endif
