import Foundation
import TestSupport
import Testing

@Suite("What the executable fails on", .tags(.endToEnd), .whereEndToEnd)
struct FailureTests {
  private func run(_ arguments: String..., with content: String) throws
    -> Executable.Result
  {
    var result: Executable.Result?
    try Executable.inFolder { folder in
      try content.write(
        to: folder.appendingPathComponent("c.json"), atomically: true, encoding: .utf8)
      result = try Executable.run(
        arguments + [
          "--template", "settings", "--content", "c.json", "--sizes", "L,AX3", "--quiet",
        ],
        in: folder)
    }
    return try #require(result)
  }

  @Test("a height that rests on an assumption is reported, and fails only where that is asked for")
  func assumptions() throws {
    let arabic = #"[{"title": "العربية"}]"#
    let told = try run("measure", "--all", "--strict", with: arabic)
    #expect(told.status == 0)
    #expect(told.output.contains("~ rests on an assumed figure or rule"))
    #expect(!told.output.contains("* defects"))
    #expect(try run("measure", "--fail-on", "assumed", with: arabic).status == 1)
    #expect(try run("report", "--fail-on", "all", with: arabic).status == 1)
  }

  @Test("a text that is cut fails a strict run")
  func defects() throws {
    try Executable.inFolder { folder in
      let selection = ["--template", "recipe", "--sizes", "AX5", "--width", "320", "--quiet"]
      for command in ["measure", "report"] {
        #expect(try Executable.run([command] + selection, in: folder).status == 0)
        #expect(try Executable.run([command, "--strict"] + selection, in: folder).status == 1)
        let other = [command, "--fail-on", "conflicting"] + selection
        #expect(try Executable.run(other, in: folder).status == 0)
      }
      let measured = try Executable.run(["measure", "--all"] + selection, in: folder)
      #expect(measured.output.contains("* defects\n"))
      let wrong = try Executable.run(["measure", "--fail-on", "truncate"], in: folder)
      #expect(wrong.status == 64)
      #expect(wrong.messages.contains("unknown kind of finding truncate; did you mean truncated?"))
    }
  }

  @Test("a new note does not fail a check, a new defect does")
  func baselines() throws {
    try Executable.inFolder { folder in
      let file = folder.appendingPathComponent("selfsize.baseline")
      let selection = ["--template", "recipe", "--quiet"]
      let recording = try Executable.run(
        ["record", "--sizes", "AX5", "--width", "320"] + selection, in: folder)
      #expect(recording.status == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      func check(without kind: String, _ arguments: String...) throws -> Executable.Result {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !($0.hasPrefix("finding ") && $0.contains(".\(kind) ")) }
        try #require(kept.count < lines.count, "nothing is \(kind)")
        try kept.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return try Executable.run(["check"] + selection + arguments, in: folder)
      }
      let noted = try check(without: "assumed")
      #expect(noted.status == 0)
      #expect(noted.output.contains(": note: "))
      #expect(try check(without: "assumed", "--fail-on", "assumed").status == 1)
      #expect(try check(without: "truncated").status == 1)
      #expect(try check(without: "truncated", "--fail-on", "conflicting").status == 0)
    }
  }

  @Test("every number of a report, and the drawing of a cell, are files of their own")
  func files() throws {
    try Executable.inFolder { folder in
      let selection = ["--template", "recipe", "--sizes", "L,AX3"]
      let report = try Executable.run(
        ["report", "--data", "r.json", "--quiet"] + selection, in: folder)
      #expect(report.status == 0 && report.output.isEmpty && report.messages.isEmpty)
      let data = try String(contentsOf: folder.appendingPathComponent("r.json"), encoding: .utf8)
      #expect(
        data
          == (try Executable.run(["measure", "--format", "json"] + selection, in: folder)).output)
      let explained = try Executable.run(
        ["explain", "recipe", "--svg", "c.svg", "--quiet"], in: folder)
      #expect(explained.status == 0)
      let drawing = try String(
        contentsOf: folder.appendingPathComponent("c.svg"), encoding: .utf8)
      #expect(drawing.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(drawing.hasSuffix("</svg>\n") && drawing.contains("textLength="))
      let unwritable = try Executable.run(
        ["explain", "recipe", "--svg", "none/c.svg"], in: folder)
      #expect(unwritable.status == 2)
      #expect(unwritable.messages.contains("none/c.svg: cannot be written"))
    }
  }
}
