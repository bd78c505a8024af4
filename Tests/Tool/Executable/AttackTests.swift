#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The attempts of an app's code, at each level of the sandbox. They are the cases in
  /// `Tests/Attacks/Heights/Cells.swift`.
  @Suite("An app's code in the sandbox", .tags(.endToEnd), .whereEndToEnd, .serialized)
  struct AttackTests {
    typealias Level = AttackRunner.Level

    /// A row of the table.
    struct Attack: Sendable, CustomStringConvertible {
      let name: String
      /// Words that the attack reports, or the command says of it, at every level.
      var says: [String] = []
      /// Words that come in addition where other files are denied.
      var saysBeyondLimits: [String] = []
      var status: Int32 = 0
      /// Whether the level `limits` does not contain it, as the article says.
      var needsFiles = false

      var description: String { name }
    }

    /// Words that no attack reports where it is contained.
    static let reached = [
      "CONNECTED", "FOUND", "READ", "LISTED", "WRITTEN", "STARTED", "FORKED", "MADE", "RAISED",
      "ALLOWED", "REACHED", "OPENED",
    ]

    static let attacks: [Attack] = [
      Attack(
        name: "net", says: ["tcp no socket", "unix path no socket", "unix abstract no socket"]),
      Attack(
        name: "read", saysBeyondLimits: ["secret.txt unreadable", "/etc/shadow unreadable"],
        needsFiles: true),
      Attack(name: "environment", says: ["GITHUB_TOKEN not there", "SSH_AUTH_SOCK not there"]),
      Attack(name: "home", says: ["defaults empty"]),
      Attack(name: "write", saysBeyondLimits: ["/written not written"], needsFiles: true),
      Attack(name: "process", says: ["sh not started", "fork denied"]),
      Attack(name: "memory", says: ["malloc failed", "memfd denied"]),
      Attack(name: "limits", says: ["raise denied"]),
      Attack(name: "descriptors", says: ["inherited none"]),
      Attack(name: "kernel", says: ["call 434 denied"]),
      Attack(name: "signals", saysBeyondLimits: ["memory of parent denied"], needsFiles: true),
      Attack(name: "disk", saysBeyondLimits: ["disk not written"], needsFiles: true),
      Attack(name: "print"),
      Attack(name: "closeout"),
      Attack(name: "threads"),
      Attack(
        name: "hang", says: ["Attacker: does not end within 4 seconds; it is left out"], status: 1),
      Attack(
        name: "alarm", says: ["Attacker: does not end within 4 seconds; it is left out"], status: 1),
      Attack(
        name: "mainasync", says: ["main queue does not end within 4 seconds; it is left out"],
        status: 1),
      Attack(name: "trap", says: ["Attacker: traps", "it is left out"], status: 1),
      Attack(name: "stack", says: ["Attacker: traps", "it is left out"], status: 1),
      Attack(name: "exit", says: ["Attacker: ends the process; it is left out"], status: 1),
      Attack(name: "quickexit", says: ["Attacker: ends the process; it is left out"], status: 1),
      Attack(name: "laterexit", says: ["ends the process"], status: 2),
      Attack(name: "kill", says: ["Attacker: traps (Killed)"], status: 1),
      Attack(name: "interrupt", says: ["Attacker: traps (Interrupt)"], status: 1),
      Attack(name: "forge", says: ["answers in no known form"], status: 2),
      Attack(name: "answer", says: ["answers what it was not asked"], status: 2),
      Attack(
        name: "listhang", says: ["the app's list of cells does not end within 4 seconds"], status: 2
      ),
      Attack(name: "listtrap", says: ["before its list of cells is made"], status: 2),
      Attack(
        name: "listexit", says: ["ends the process before its list of cells is made"], status: 2),
    ]

    /// The attacks that end their process, and how often each is run: `SELFSIZING_TRAPS`, as a long
    /// run sets it.
    static let traps: Set = ["trap", "stack", "kill", "interrupt", "listtrap"]
    static let trapCount =
      ProcessInfo.processInfo.environment["SELFSIZING_TRAPS"].flatMap { Int($0) } ?? 1

    @Test("measures the same at every level, and is not run below the level that is asked for")
    func levels() throws {
      try Executable.inFolder { arena in
        _ = try AttackRunner.program.get()
        var outputs: Set<String> = []
        for level in [Level.full, .files, .limits].filter(\.isAvailable) {
          func run(_ flags: [String]) throws -> Executable.Result {
            try Executable.run(
              Executable.url, ["measure"] + AttackRunner.arguments + flags, in: arena,
              environment: level.environment)
          }
          let plain = try run([])
          #expect(plain.status == 0 && plain.output.contains("Attacker"), "\(plain)")
          #expect(plain.messages.contains("sandbox: \(level)"))
          outputs.insert(plain.output)
          let asksForFiles = try run(["--require-sandbox"])
          #expect(asksForFiles.status == (level == .limits ? 2 : 0))
          let asksForFull = try run(["--require-sandbox=full"])
          #expect(asksForFull.status == (level == .full ? 0 : 2))
          #expect(asksForFull.output.isEmpty == (level != .full))
        }
        #expect(outputs.count == 1)
      }
    }

    @Test("is contained", arguments: attacks, Level.allCases.filter(\.isAvailable))
    func containment(_ attack: Attack, _ level: Level) throws {
      let count = Self.traps.contains(attack.name) ? Self.trapCount : 1
      for _ in 0..<count { try check(attack, at: level, asNobody: false) }
    }

    @Test(
      "is contained for a user who is not root", .enabled(if: getuid() == 0),
      arguments: attacks, [Level.full, .files].filter(\.isAvailable))
    func containmentOfNobody(_ attack: Attack, _ level: Level) throws {
      try check(attack, at: level, asNobody: true)
    }

    private func check(_ attack: Attack, at level: Level, asNobody: Bool) throws {
      try Executable.inFolder { arena in
        try Data("secret".utf8).write(to: arena.appendingPathComponent("secret.txt"))
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: arena.path)
        let run = try AttackRunner.run(attack.name, at: level, in: arena, asNobody: asNobody)
        let says = attack.says + (level == .limits ? [] : attack.saysBeyondLimits)
        let context = "\(attack) at \(level): \(run.messages)"
        for words in says { #expect(run.messages.contains(words), "\(context)") }
        if level != .limits || !attack.needsFiles {
          for word in Self.reached { #expect(!run.messages.contains(word), "\(context)") }
        }
        #expect(run.status == attack.status, "\(context)")
        for words in ["attack", "injected", "recipe,375"] { #expect(!run.output.contains(words)) }
        for line in run.messages.lines {
          #expect(!line.hasSuffix(" \(NSHomeDirectory())"), "\(context)")
          #expect(!line.trimming.hasPrefix("::") && !line.contains("##["), "\(line)")
        }
        #expect(Self.remains(of: arena).isEmpty, "\(context)")
        if level != .limits {
          #expect(try FileManager.default.contentsOfDirectory(atPath: arena.path) == ["secret.txt"])
        }
      }
    }

    /// Processes that have a folder in their command lines or environments.
    static func remains(of folder: URL) -> [String] {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.filter { name in
        guard let number = Int32(name), number != getpid() else { return false }
        let texts = ["cmdline", "environ"].map {
          FileManager.default.contents(atPath: "/proc/\(name)/\($0)") ?? Data()
        }
        return texts.contains { String(decoding: $0, as: UTF8.self).contains(folder.path) }
      }
    }
  }

  extension String {
    fileprivate var lines: [Substring] { split(separator: "\n") }
  }

  extension Substring {
    fileprivate var trimming: Substring { drop { $0 == " " || $0 == "\t" } }
  }
#endif
