/// How much an app's code is denied, from the least to the most.
enum SandboxLevel: String, Hashable, Comparable, CaseIterable, Sendable {
  /// Time, memory and the environment are limited.
  case limits
  /// The system denies other files, too: by Landlock and a filter of system calls.
  case files
  /// The app's code sees no other files, processes or networks: by bubblewrap.
  case full

  static func < (first: SandboxLevel, second: SandboxLevel) -> Bool { first.rank < second.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The strongest sandbox that works here, and what keeps stronger ones from working.
struct AvailableSandbox: Hashable, Sendable {
  var level: SandboxLevel, missing: [String]

  static var here: AvailableSandbox {
    #if os(Linux)
      probe()
    #else
      AvailableSandbox(level: .limits, missing: ["an app's code runs on Linux"])
    #endif
  }

  /// The line that says so: `sandbox: files; full is missing: bwrap is not installed`.
  var line: String {
    "sandbox: \(level.rawValue)" + (missing.isEmpty ? "" : "; " + missing.joined(separator: "; "))
  }
}

/// Nothing of the app was run, as the required sandbox does not work here. Exits with 2.
struct SandboxError: Error, Hashable, CustomStringConvertible {
  let required: SandboxLevel, available: AvailableSandbox

  var description: String {
    "--require-sandbox\(required == .full ? "=full" : ""): nothing of the app was run: "
      + available.line
  }
}
