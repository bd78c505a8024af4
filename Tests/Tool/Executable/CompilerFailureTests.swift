import Foundation
import TestSupport
import Testing

#if os(Linux)
  @Suite("A compiler that fails, as init meets it", .tags(.endToEnd), .whereEndToEnd)
  struct CompilerFailureTests {
    /// A program in place of one of the compiler's; it notes each run in the folder it runs in.
    private func write(_ name: String, _ commands: String, in folder: URL) throws {
      let file = folder.appendingPathComponent(name)
      try "#!/bin/sh\n\(commands)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// The lines of all files of a name below a folder.
    private func lines(of name: String, below folder: URL) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix("/" + name) }
        .flatMap { path in
          let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
          return text.split(separator: "\n").map(String.init)
        }
    }

    @Test("init stops at an error that is at no line, says it once and leaves nothing out for it")
    func noLine() throws {
      try Executable.inFolder { folder in
        for inner in ["App", "bin"] {
          try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(inner), withIntermediateDirectories: true)
        }
        try "class A: UITableViewCell { let b = B() }".write(
          to: folder.appendingPathComponent("App/A.swift"), atomically: true, encoding: .utf8)
        try "class B {}".write(
          to: folder.appendingPathComponent("App/B.swift"), atomically: true, encoding: .utf8)
        let bin = folder.appendingPathComponent("bin")
        try write("swift", "exit 0", in: bin)
        try write(
          "swiftc",
          "echo run >> runs.txt; echo 'error: unable to load the standard library'; exit 1",
          in: bin)
        let result = try Executable.run(
          Executable.url,
          [
            "init", "--app", "App", "--cells", "A", "--package", Executable.package.path,
            "--cache", "cache",
          ],
          in: folder, environment: ["PATH": "\(bin.path):/usr/bin:/bin"])
        #expect(result.status == 1)
        #expect(result.output == "followed A.swift\nfollowed B.swift\n")
        #expect(result.messages.components(separatedBy: "unable to load").count == 2)
        #expect(result.messages.contains("1 error: the sources do not compile"))
        // Declarations first, then everything.
        let runs = try lines(of: "runs.txt", below: folder.appendingPathComponent("cache"))
        #expect(runs.count == 2)
      }
    }
  }
#endif
