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

    private static var own: [String: String] { ProcessInfo.processInfo.environment }

    static func ofApp(privateFolder: String, timeZone: String) -> [String: String] {
      var environment = own.filter { passed.contains($0.key) }
      // A private home, which the C library's and Foundation's functions find.
      environment["HOME"] = PrivateFolder.home(in: privateFolder)
      environment["CFFIXED_USER_HOME"] = PrivateFolder.home(in: privateFolder)
      environment["TMPDIR"] = privateFolder
      environment["PATH"] = "/usr/bin:/bin"
      environment["TZ"] = timeZone
      environment["SWIFT_BACKTRACE"] = "enable=no"
      return environment
    }

    static func ofCompiler(home: String, temporaryFolder: String) -> [String: String] {
      var environment = own.filter { passedToCompiler.contains($0.key) }
      environment["HOME"] = home
      environment["TMPDIR"] = temporaryFolder
      return environment
    }
  }
#endif
