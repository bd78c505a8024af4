import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("The console")
struct ConsoleTests {
  /// A pipe whose descriptors are closed by hand.
  private func makePipe() throws -> (reading: Int32, writing: Int32) {
    var descriptors: [Int32] = [0, 0]
    try #require(pipe(&descriptors) == 0)
    return (descriptors[0], descriptors[1])
  }

  private func text(_ descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
  }

  @Test("keeps data and messages apart, and data before a message goes first")
  func order() throws {
    let (data, messages) = (try makePipe(), try makePipe())
    let console = Console(output: data.writing, messages: messages.writing)
    console.write("a\n")
    console.write("é\n")
    console.message("measured")
    #expect(text(data.reading) == "a\né\n")
    #expect(text(messages.reading) == "measured\n")
    console.write("b")
    try console.finish()
    #expect(text(data.reading) == "b")
    for descriptor in [data.reading, data.writing, messages.reading, messages.writing] {
      close(descriptor)
    }
  }

  @Test("says once that the first line is an error, though the compiler has said so")
  func errors() throws {
    let messages = try makePipe()
    let console = Console(output: messages.writing, messages: messages.writing)
    console.message(AppCellError.notCompiled(["error: no library", "Cell.swift:1:1: error: x"]))
    console.message(AppCellError.notCompiled(["Cell.swift:1:1: error: x"]))
    #expect(
      text(messages.reading) == """
        error: no library
        Cell.swift:1:1: error: x
        2 errors: the sources do not compile
        error: Cell.swift:1:1: error: x
        1 error: the sources do not compile

        """)
    for descriptor in [messages.reading, messages.writing] { close(descriptor) }
  }

  @Test("gathers data and writes it in large pieces")
  func gathering() throws {
    let data = try makePipe()
    let console = Console(output: data.writing)
    _ = fcntl(data.reading, F_SETFL, O_NONBLOCK)
    console.write(String(repeating: "x", count: 60_000))
    #expect(text(data.reading).isEmpty)
    console.write(String(repeating: "x", count: 5536))
    #expect(text(data.reading).count == 65_536)
    close(data.reading)
    close(data.writing)
  }

  @Test("ends quietly when its reader is gone")
  func brokenPipe() throws {
    Console.ignoreBrokenPipes()
    let data = try makePipe()
    close(data.reading)
    let console = Console(output: data.writing)
    console.write("a")
    #expect(!console.isOutputClosed)
    try console.finish()
    #expect(console.isOutputClosed)
    console.write("b")
    try console.finish()
    close(data.writing)
  }

  @Test("reports any other failure to write")
  func failure() throws {
    let file = open("/dev/null", O_RDONLY)
    let console = Console(output: file)
    console.write("a")
    let expected = OutputError.unwritable(
      path: "standard output", reason: systemErrorMessage(EBADF))
    #expect(throws: expected) { try console.finish() }
    #expect(console.isOutputClosed)
    #expect("\(expected)" == "standard output: cannot be written: Bad file descriptor")
    close(file)
  }
}
