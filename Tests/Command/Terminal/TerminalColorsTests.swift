import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Colors")
struct TerminalColorsTests {
  @Test("are for terminals, and for nobody who has asked for none")
  func wanted() {
    // A pseudo terminal, which is one wherever tests run.
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    let isTerminal = isatty(terminal) == 1
    #expect(TerminalColors.areWanted(on: terminal, ["TERM": "xterm"]) == isTerminal)
    #expect(
      TerminalColors.areWanted(on: terminal, ["TERM": "xterm", "NO_COLOR": ""]) == isTerminal)
    #expect(!TerminalColors.areWanted(on: terminal, ["TERM": "xterm", "NO_COLOR": "0"]))
    #expect(!TerminalColors.areWanted(on: terminal, ["TERM": "dumb"]))
    #expect(!TerminalColors.areWanted(on: terminal, [:]))
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    #expect(!TerminalColors.areWanted(on: file, ["TERM": "xterm"]))
  }

  @Test("mark what fails, what is less than certain and what is well, and change no character")
  func marks() {
    let text = """
      ✓ 0 of 3 heights differ
      ✕ 1 failure
      recipe, width 375
      1 Soup* with 2~ spoons  44.67* 60~  12
      * defects
      """
    let colored = TerminalColors.colored(text)
    #expect(
      colored == """
        \u{1B}[32m✓\u{1B}[0m 0 of 3 heights differ
        \u{1B}[31m✕\u{1B}[0m 1 failure
        recipe, width 375
        1 Soup* with \u{1B}[33m2~\u{1B}[0m spoons  \u{1B}[31m44.67*\u{1B}[0m \u{1B}[33m60~\u{1B}[0m  12
        \u{1B}[31m* defects\u{1B}[0m
        """)
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == text)
    #expect(TerminalColors.colored("error: no") == "\u{1B}[31merror:\u{1B}[0m no")
  }

  @Test("stand in tables on a terminal alone: in no other form, and in no file")
  func console() throws {
    func written(isColored: Bool?, _ write: (Console) -> Void) throws -> String {
      let folder = try CommandLineTest.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("output")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let console = Console(
        output: handle.fileDescriptor, messages: handle.fileDescriptor, isColored: isColored)
      write(console)
      try console.finish()
      return try String(contentsOf: file, encoding: .utf8)
    }
    for (format, isColored) in [("table", true), ("json", false), ("csv", false)] {
      let output = try written(isColored: true) {
        $0.write("✕ \u{1B}[1m\n", in: .init(rawValue: format) ?? .table)
      }
      #expect(output.hasPrefix("\u{1B}[31m✕") == isColored, "\(format)")
      // What contents bring along steers no terminal.
      if isColored { #expect(output.contains("\\u{1B}[1m")) }
    }
    #expect(try written(isColored: nil) { $0.write("✕\n", in: .table) } == "✕\n")
    #expect(try written(isColored: nil) { $0.message("error: x") } == "error: x\n")
    #expect(try written(isColored: true) { $0.message("error: x") }.hasPrefix("\u{1B}[31merror:"))
  }
}
