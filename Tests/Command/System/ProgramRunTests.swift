import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Programs that are run to their end")
struct ProgramRunTests {
  private func run(_ script: String, takesErrors: Bool = true) throws -> (Int32, String) {
    var output: [UInt8] = []
    let status = try ProgramRun.of(["sh", "-c", script], takesErrors: takesErrors) { output += $0 }
    return (status, String(decoding: output, as: UTF8.self))
  }

  @Test("give what they write and their status")
  func output() throws {
    #expect(try run("echo one; echo two >&2; exit 3") == (3, "one\ntwo\n"))
    #expect(try run("echo one; echo two >&2", takesErrors: false) == (0, "one\n"))
    #expect(try run("head -c 300000 /dev/zero | tr '\\0' x").1.utf8.count == 300_000)
  }

  @Test("read nothing, and have this process's environment")
  func input() throws {
    #expect(try run("cat; echo end") == (0, "end\n"))
    #expect(try run("test -n \"$PATH\"").0 == 0)
  }

  @Test("are missing with 127, and ended by a signal with its number after 128")
  func ends() throws {
    let status = try ProgramRun.of(["no-such-program"], takesErrors: true) { _ in }
    #expect(status == 127)
    #expect(try run("kill -9 $$").0 == 137)
  }

  @Test("are found by the path of their own executable")
  func own() throws {
    let path = try #require(ThisProgram.path)
    #expect(path == Bundle.main.executablePath)
  }
}

@Suite("Threads of their own")
struct DetachedThreadTests {
  @Test("run their work once")
  func work() async {
    let number = await withCheckedContinuation { continuation in
      detachThread { continuation.resume(returning: 7) }
    }
    #expect(number == 7)
  }
}
