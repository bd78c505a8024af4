#if os(Linux)
  /// The environments of programs in a sandbox: what they need, by name, and nothing else.
  enum WorkerEnvironment {
    /// The variables that an app's code is run with where they are set: how texts are written, and
    /// how links to a checkout are made.
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
      environment.merge(homes(privateFolder)) { $1 }
      environment["PATH"] = "/usr/bin:/bin"
      environment["TZ"] = timeZone
      environment["SWIFT_BACKTRACE"] = "enable=no"
      return environment
    }

    /// The environment of a compiler of an app's code.
    static func ofCompiler(home: String, temporaryFolder: String) -> [String: String] {
      var environment = own.filter { passedToCompiler.contains($0.key) }
      environment["HOME"] = home
      environment["TMPDIR"] = temporaryFolder
      return environment
    }

    /// A private home, which the C library's and Foundation's functions find.
    private static func homes(_ folder: String) -> [String: String] {
      let home = PrivateFolder.home(in: folder)
      return ["HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": folder]
    }
  }
#endif
