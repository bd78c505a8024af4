import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("An output file")
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let interruptions = Interruptions()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to path: String) throws {
    try OutputFile(path: path).write(Array(text.utf8), interruptions: interruptions)
  }

  private func unwritable(_ path: String, _ error: Int32) -> OutputError {
    .unwritable(path: path, reason: systemErrorMessage(error))
  }

  @Test("replaces what was there, and leaves nothing beside it")
  func replacement() throws {
    let path = folder.path(of: "report.html")
    try write("one", to: path)
    #expect(folder.text(of: "report.html") == "one")
    chmod(path, 0o640)
    try write("two", to: path)
    #expect(folder.text(of: "report.html") == "two")
    #expect(folder.names == ["report.html"])
    var information = stat()
    #expect(stat(path, &information) == 0)
    #expect(information.st_mode & 0o777 == 0o640)
  }

  @Test("replaces the file that a link leads to")
  func link() throws {
    try folder.write("old", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: "target")
    try write("new", to: folder.path(of: "link"))
    #expect(folder.text(of: "target") == "new")
    #expect(folder.names == ["link", "target"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "link")) == "target"
    )
  }

  @Test("is created where a link leads that nothing is at the end of, and the link stays")
  func danglingLink() throws {
    let path = folder.path(of: "link")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "target")
    try write("new", to: path)
    #expect(folder.text(of: "target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "lost"), withDestinationPath: "nowhere/target")
    #expect(throws: unwritable(folder.path(of: "lost"), ENOENT)) {
      try write("new", to: folder.path(of: "lost"))
    }
  }

  @Test("that cannot be written is an error with the system's reason")
  func failures() throws {
    let missing = folder.path(of: "missing/report.html")
    #expect(throws: unwritable(missing, ENOENT)) { try write("x", to: missing) }
    #expect(throws: unwritable(folder.path, EISDIR)) { try write("x", to: folder.path) }
    try folder.write("file", to: "file")
    let within = folder.path(of: "file/report.html")
    #expect(throws: unwritable(within, ENOTDIR)) { try write("x", to: within) }
    #expect(folder.names == ["file"])
    #expect(folder.text(of: "file") == "file")
  }

  @Test("that is a named pipe which no one reads is an error at once")
  func unreadPipe() throws {
    let pipe = folder.path(of: "pipe")
    mkfifo(pipe, 0o600)
    #expect(throws: unwritable(pipe, ENXIO)) { try write("x", to: pipe) }
  }

  @Test("may be a device")
  func device() throws {
    try write("x", to: "/dev/null")
    #if os(Linux)
      #expect(throws: unwritable("/dev/full", ENOSPC)) { try write("x", to: "/dev/full") }
    #endif
  }

  @Test("that is interrupted is gone, and the process ends with 130 or 128 and the signal")
  func interruption() async throws {
    let marker = NSTemporaryDirectory() + "selfsizing-interrupted.partial"
    unlink(marker)
    for _ in 0..<3 {
      await #expect(processExitsWith: .exitCode(130)) {
        let interruptions = Interruptions.handled()
        let path = NSTemporaryDirectory() + "selfsizing-interrupted.partial"
        let descriptor = interruptions.create(temporaryFile: path)
        precondition(descriptor >= 0, "the temporary file is left from before")
        kill(getpid(), SIGINT)
        sleep(10)
        // Kept up to here.
        withExtendedLifetime(interruptions) {}
      }
      #expect(access(marker, F_OK) != 0)
    }
    await #expect(processExitsWith: .exitCode(143)) {
      let interruptions = Interruptions.handled()
      kill(getpid(), SIGTERM)
      sleep(10)
      withExtendedLifetime(interruptions) {}
    }
  }

  @Test("ignores a signal that was ignored before")
  func ignoredSignal() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_IGN)
      let interruptions = Interruptions.handled()
      kill(getpid(), SIGINT)
      usleep(200_000)
      withExtendedLifetime(interruptions) {}
      exit(7)
    }
  }
}
