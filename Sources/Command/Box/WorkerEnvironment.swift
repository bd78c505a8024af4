#if os(Linux)
  /// The environments of programs in a sandbox: what they need, by name, and nothing else.
  enum WorkerEnvironment {
    /// Variables that decide how texts are written, and how links to a checkout are made.
    private static let passed = [
      "LANG", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "GITHUB_SERVER_URL",
      "GITHUB_REPOSITORY", "GITHUB_SHA",
    ]
    private static let passedToCompiler = [
      "PATH", "LANG", "LC_ALL", "CI", "SDKROOT", "TOOLCHAINS", "SWIFT_EXEC", "CC",
    ]

    static func ofApp(privateFolder: String, timeZone: String) -> [String: String] {
      // A private home, which the C library's and Foundation's functions find.
      let home = PrivateFolder.home(in: privateFolder)
      return own(
        passed,
        [
          "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": privateFolder,
          "PATH": "/usr/bin:/bin", "TZ": timeZone, "SWIFT_BACKTRACE": "enable=no",
        ])
    }

    static func ofCompiler(home: String, temporaryFolder: String) -> [String: String] {
      own(passedToCompiler, ["HOME": home, "TMPDIR": temporaryFolder])
    }

    private static func own(_ names: [String], _ stated: [String: String]) -> [String: String] {
      ProcessInfo.processInfo.environment.filter { names.contains($0.key) }.merging(stated) { $1 }
    }
  }
#endif
