import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("A content source")
struct ContentSourceTests {
  @Test("is read to its end")
  func reading() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "é漢", count: 200_000)
    try folder.write(text, to: "c.json")
    let source = ContentSource(argument: folder.path(of: "c.json"))
    #expect(try source.bytes() == Array(text.utf8))
  }

  @Test("is a file by its path, or standard input")
  func names() {
    #expect(ContentSource(argument: "-") == .standardInput)
    #expect(ContentSource.standardInput.name == "standard input")
    #expect(ContentSource(argument: "a/-") == .file("a/-"))
    #expect(ContentSource.file("a.json").name == "a.json")
  }

  @Test("that cannot be read is an error with the system's reason")
  func failures() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "missing.json")
    #expect(throws: ContentError.unreadable(name: path, reason: systemErrorMessage(ENOENT))) {
      try ContentSource.file(path).bytes()
    }
    #expect(throws: ContentError.unreadable(name: folder.path, reason: systemErrorMessage(EISDIR)))
    { try ContentSource.file(folder.path).bytes() }
    #expect(
      "\(ContentError.unreadable(name: "f.json", reason: "No such file or directory"))"
        == "f.json: cannot be read: No such file or directory")
  }

  @Test("above the limit is refused, a stream as soon as it is too long")
  func limit() throws {
    let folder = try TemporaryFolder()
    try folder.write("[1]", to: "c.json")
    let path = folder.path(of: "c.json")
    #expect(try ContentSource.file(path).bytes(limit: 3).count == 3)
    #expect(throws: ContentError.tooLarge(name: path, limit: 2)) {
      try ContentSource.file(path).bytes(limit: 2)
    }
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    #expect(throws: ContentError.tooLarge(name: "/dev/fd/\(zeros)", limit: 1 << 20)) {
      try ContentSource.file("/dev/fd/\(zeros)").bytes(limit: 1 << 20)
    }
  }

  @Test("that is a named pipe or a device is refused at once; a shell's pipe is read")
  func special() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path(of: "pipe")
    mkfifo(pipe, 0o600)
    #expect(throws: ContentError.unreadable(name: pipe, reason: "it is a named pipe, not a file")) {
      try ContentSource.file(pipe).bytes()
    }
    #expect(
      throws: ContentError.unreadable(name: "/dev/null", reason: "it is a device, not a file")
    ) { try ContentSource.file("/dev/null").bytes() }
    var ends: [Int32] = [0, 0]
    #expect(Foundation.pipe(&ends) == 0)
    _ = writeAll(Array("[1]".utf8), to: ends[1])
    close(ends[1])
    #expect(try ContentSource.file("/dev/fd/\(ends[0])").bytes() == Array("[1]".utf8))
    close(ends[0])
  }
}
