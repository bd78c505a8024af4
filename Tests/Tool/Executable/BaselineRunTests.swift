import Foundation
import TestSupport
import Testing

@Suite("The executable's record and check", .tags(.endToEnd), .whereEndToEnd)
struct BaselineRunTests {
  private static let selection = ["--template", "settings"]

  /// Replaces a text in a baseline.
  private func edit(_ folder: URL, _ old: String, _ new: String) throws {
    let file = folder.appendingPathComponent("selfsize.baseline")
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old), "\(old) is not in the baseline")
    try text.replacing(old, with: new, maxReplacements: 1)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private func record(in folder: URL) throws {
    let result = try Executable.run(["record", "--quiet"] + Self.selection, in: folder)
    #expect(result.status == 0)
    #expect(result.output.isEmpty && result.messages.isEmpty)
  }

  private func check(_ arguments: String..., in folder: URL) throws -> Executable.Result {
    try Executable.run(["check", "--quiet"] + Self.selection + arguments, in: folder)
  }

  @Test("exit with 0 where nothing changed, and the same baseline is written every time")
  func clean() throws {
    try Executable.inFolder { folder in
      try record(in: folder)
      let first = try Data(contentsOf: folder.appendingPathComponent("selfsize.baseline"))
      try record(in: folder)
      #expect(try Data(contentsOf: folder.appendingPathComponent("selfsize.baseline")) == first)
      let result = try check(in: folder)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("✓ 0 of"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["report.html", "selfsize.baseline"])
    }
  }

  @Test("exit with 1 where a height changed, and print it in every form that was asked for")
  func changed() throws {
    try Executable.inFolder { folder in
      try record(in: folder)
      let text = try String(
        contentsOf: folder.appendingPathComponent("selfsize.baseline"), encoding: .utf8)
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("375:") })
      let height = try #require(row.split(separator: " ").dropFirst().first)
      try edit(folder, "375: \(height) ", "375: 5 ")
      let result = try check(
        "--annotate", "github", "--sarif", "a.sarif", "--junit", "a.xml", "--summary", "a.md",
        in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("settings: 1 of"))
      #expect(result.output.contains("::error file="))
      for (file, part) in [
        ("a.sarif", "height-changed"), ("a.xml", "<failure"), ("a.md", "- **settings**: 1 of"),
        ("report.html", "</html>"),
      ] {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        #expect(text.contains(part), "\(file)")
      }
      let json = try check("--format", "json", in: folder)
      #expect(json.status == 1)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      #expect((object as? [String: Any])?["clean"] as? Bool == false)
    }
  }

  @Test("exit with 2 where the baseline is missing or malformed, and leave it as it is")
  func malformed() throws {
    try Executable.inFolder { folder in
      let missing = try check(in: folder)
      #expect(missing.status == 2)
      #expect(missing.messages.contains("there is no baseline; write one with selfsize record"))
      let file = folder.appendingPathComponent("selfsize.baseline")
      for (bytes, message) in [
        (Data(), "selfsize.baseline:1:1: a baseline starts with"),
        (Data([0xFF, 0xFE, 0x00]), "selfsize.baseline: not UTF-8"),
        (
          Data("selfsize baseline 1\nscale 0\n".utf8),
          "selfsize.baseline:2:1: \"0\" is not a number"
        ),
      ] {
        try bytes.write(to: file)
        for command in ["check", "record"] {
          let result = try Executable.run([command] + Self.selection, in: folder)
          #expect(result.status == 2)
          #expect(result.messages.contains(message), "\(result.messages)")
          #expect(try Data(contentsOf: file) == bytes)
        }
      }
    }
  }

  @Test("keep accepted findings, and refuse to mix settings")
  func partial() throws {
    try Executable.inFolder { folder in
      let accepted = try Executable.run(
        [
          "record", "--template", "settings", "--accept", "settings.title.assumed", "--reason",
          "one line",
        ], in: folder)
      #expect(accepted.status == 0)
      try record(in: folder)
      let text = try String(
        contentsOf: folder.appendingPathComponent("selfsize.baseline"), encoding: .utf8)
      #expect(text.contains("\naccept settings.title.assumed one line\n"))
      let mixed = try Executable.run(["record", "--scale", "2"] + Self.selection, in: folder)
      #expect(mixed.status == 2)
      #expect(mixed.messages.contains("the other templates are recorded at 3x"))
      let half = try Executable.run(
        ["record", "--accept", "settings.title.assumed"], in: folder)
      #expect(half.status == 64)
      #expect(half.messages.contains("--accept needs --reason"))
    }
  }

  @Test("recording anew keeps the widths, sizes and settings that are not given")
  func recordingAnew() throws {
    try Executable.inFolder { folder in
      func recorded(_ arguments: String...) throws -> [Substring] {
        let run = try Executable.run(["record", "--quiet"] + arguments, in: folder)
        #expect(run.status == 0, "\(run.messages)")
        return try String(
          contentsOf: folder.appendingPathComponent("selfsize.baseline"), encoding: .utf8
        ).split(separator: "\n")
      }
      let templates = ["--template", "settings,chat"]
      let first = try recorded(
        templates[0], templates[1], "--width", "320,430", "--sizes", "L,AX3", "--scale", "2",
        "--rtl")
      #expect(first.contains("scale 2") && first.contains("direction rightToLeft"))
      #expect(first.filter { $0 == "widths 320 430" }.count == 2)
      let accepted = try recorded(
        templates[0], "settings", "--accept", "settings.title.assumed", "--reason", "by design")
      #expect(accepted.filter { !$0.hasPrefix("accept ") } == first)
      let wider = try recorded(templates[0], templates[1], "--width", "375")
      #expect(wider.filter { $0 == "widths 375" }.count == 2)
      #expect(wider.filter { $0 == "sizes large AX3" }.count == 2)
      // A new template is recorded as the others are.
      let third = try recorded(templates[0], "recipe")
      #expect(third.filter { $0 == "widths 375" }.count == 3)
      let checked = try Executable.run(["check", "--template", "recipe", "--quiet"], in: folder)
      #expect(checked.status == 0)
    }
  }

  @Test("a name that no finding has is refused, and counts are in the singular")
  func unknownFinding() throws {
    try Executable.inFolder { folder in
      let selection = ["--template", "recipe", "--sizes", "AX5", "--width", "320"]
      let wrong = try Executable.run(
        ["record", "--accept", "recipe.sumary.truncated", "--reason", "by design"] + selection,
        in: folder)
      #expect(wrong.status == 2)
      #expect(
        wrong.messages == """
          error: nothing was recorded: no finding is called recipe.sumary.truncated; did you mean recipe.summary.truncated?

          """)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/selfsize.baseline"))
      let right = try Executable.run(
        ["record", "--accept", "recipe.summary.truncated", "--reason", "by design"] + selection,
        in: folder)
      #expect(right.messages == "selfsize.baseline: 17 heights of 1 cell\n")
      let report = try Executable.run(["report"] + selection, in: folder)
      #expect(report.messages == "report.html: 17 heights of 1 cell\n")
    }
  }

  @Test("leave nothing half-written when interrupted, and end quietly at a broken pipe")
  func interruptions() throws {
    try Executable.inFolder { folder in
      let interrupted = try Executable.shell(
        // As many widths as are taken: work for far longer than half a second.
        """
        set -m; echo old > r.html; selfsize report --width $(seq -s , 301 500) --out r.html &
        sleep 0.5; kill -INT -$!; wait $!
        """,
        in: folder)
      #expect(interrupted.status == 130)
      #expect(!interrupted.messages.contains("error"), "\(interrupted.messages)")
      #expect(
        try String(contentsOf: folder.appendingPathComponent("r.html"), encoding: .utf8) == "old\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.allSatisfy { !$0.hasSuffix(".partial") })
      let piped = try Executable.shell(
        "set -o pipefail; selfsize measure --format csv | head -n 1; echo ${PIPESTATUS[0]}",
        in: folder)
      #expect(
        piped.output == "template,content,name,width,size,height,fidelity,reflowed,findings\n0\n")
      #expect(piped.messages.isEmpty)
      let closed = try Executable.shell("selfsize measure >&-; echo $?", in: folder)
      #expect(closed.messages.contains("standard output: cannot be written"))
      let full = try Executable.shell("selfsize report --out /dev/full", in: folder)
      #expect(full.status == 2)
    }
  }
}
