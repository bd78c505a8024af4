#if os(Linux)
  import Foundation
  import Testing

  /// The program of `Tests/Attacks`, whose cell does what an app's code must not be able to do.
  enum AttackRunner {
    /// A level of the sandbox, and how a run gets no better one.
    enum Level: String, CaseIterable, CustomStringConvertible {
      case full, files, limits
      /// `files`, as the system refuses namespaces.
      case refused

      var description: String { rawValue }

      /// Whether it can be had here.
      var isAvailable: Bool {
        self != .full
          || ["/usr/bin/bwrap", "/usr/local/bin/bwrap"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
          }
      }

      var environment: [String: String] {
        switch self {
        case .full, .refused: [:]
        case .files, .limits: ["SELFSIZING_SANDBOX": rawValue]
        }
      }

      /// The command before the program's.
      fileprivate var prefix: [String] {
        guard self == .refused else { return [] }
        let script = "echo 0 > /proc/sys/user/max_user_namespaces && exec \"$@\""
        return ["/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c", script, "sh"]
      }
    }

    static let sources = Executable.package.appendingPathComponent("Tests/Attacks/Heights")
    static let cache = Executable.package.appendingPathComponent(".build/attacks")

    /// The command line of `selfsize` for the cells.
    static let arguments = [
      "--sources", sources.path, "--cache", cache.path, "--sizes", "L", "--width", "375",
    ]

    /// The compiled program; compiled once for all tests.
    static let program: Result<URL, any Error> = Result {
      let built = try Executable.run(
        Executable.url, ["measure"] + arguments, in: Executable.package)
      guard built.status == 0 else { throw NotBuilt(messages: built.messages) }
      let folders = try FileManager.default.contentsOfDirectory(
        at: cache, includingPropertiesForKeys: nil)
      let program = folders.filter { $0.lastPathComponent.hasPrefix("build-") }
        .map { $0.appendingPathComponent("debug/Attacks") }
        .first { access($0.path, X_OK) == 0 }
      guard let program else { throw NotBuilt(messages: "there is no program in \(cache.path)") }
      return program
    }

    struct NotBuilt: Error {
      let messages: String
    }

    /// The variables of a run: the attack, and what an attacker would like to have.
    static func environment(_ attack: String, _ arena: URL) -> [String: String] {
      [
        "SELFSIZING_DEVELOPMENT_LANGUAGE": "\(attack)|\(arena.path)", "GITHUB_TOKEN": "ghs_secret",
        "SSH_AUTH_SOCK": "\(arena.path)/sock", "SELFSIZING_CELL_SECONDS": "4",
        "TMPDIR": arena.path,
      ]
    }

    /// Runs an attack at a level, in a folder that it wants to reach.
    static func run(
      _ attack: String, at level: Level, in arena: URL, asNobody: Bool = false,
      _ arguments: [String] = ["measure", "--sizes", "L", "--width", "375"]
    ) throws -> Executable.Result {
      let program = try program.get().path
      var command = level.prefix + [program] + arguments
      if asNobody {
        command =
          ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] + command
      }
      return try Executable.run(
        URL(fileURLWithPath: command[0]), Array(command.dropFirst()), in: arena,
        environment: environment(attack, arena).merging(level.environment) { $1 })
    }
  }
#endif
