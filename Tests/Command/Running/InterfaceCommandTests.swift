import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Interface Builder files on the command line")
struct InterfaceCommandTests {
  private static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
    <label translatesAutoresizingMaskIntoConstraints="NO" text="Title" numberOfLines="0" id="t">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
    <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="3"/>
    <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="4"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="titleLabel" destination="t" id="o"/></connections>
    </tableViewCell></objects></document>
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test("a file is measured, and its findings name file and line")
  func measures() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let path = folder.path(of: "NoteCell.xib")
    let result = try await CommandLineTest.run(
      "measure", "--xib", path, "--sizes", "L", "--format", "csv")
    #expect(result.status == .success)
    #expect(result.output.contains("NoteCell,1,Title,375.0,large,20.333333333333332,"))
    #expect(
      result.messages
        == "\(path):3: warning: the font of 17 points does not scale with the text size [fixedFont]\n"
    )
  }

  @Test("texts are set by outlet; a key that no cell has is named with the nearest")
  func sets() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let path = folder.path(of: "NoteCell.xib")
    let long = String(repeating: "many words ", count: 8)
    let result = try await CommandLineTest.run(
      "measure", "--xib=\(path)", "--set", "titleLabel=\(long)", "--set", "titelLabel=x", "--sizes",
      "L", "--format", "csv", "--scale-fonts")
    #expect(result.output.contains(",61.0,") || result.output.contains(",60.66"))
    #expect(
      result.messages
        == "warning: --set titelLabel: no cell has it, or it takes no text; did you mean titleLabel?\n"
    )
  }

  @Test("contents come from a file with outlet names as keys")
  func contents() async throws {
    let folder = try folder([
      "NoteCell.xib": Self.cell,
      "notes.json":
        "[{\"titleLabel\": \"One\"}, {\"titleLabel.isHidden\": true, \"titelLabel\": 3}]",
    ])
    let result = try await CommandLineTest.run(
      "measure", "--xib", folder.path(of: "NoteCell.xib"), "--content",
      folder.path(of: "notes.json"), "--sizes", "L", "--format", "csv")
    #expect(result.status == .success)
    #expect(result.output.contains("NoteCell,1,One,"))
    #expect(result.output.contains("NoteCell,2,"))
    #expect(result.messages.contains("unknown key; nearest known key: titleLabel"))
  }

  @Test("a folder is measured whole; what cannot be read in it is passed over and named")
  func folders() async throws {
    let folder = try folder([
      "B.xib": Self.cell, "A.xib": Self.cell, "Broken.xib": "<a>", "x.txt": "",
    ])
    let result = try await CommandLineTest.run(
      "measure", "--xib", folder.path, "--sizes", "L", "--format", "csv")
    #expect(result.status == .success)
    let rows = result.output.split(separator: "\n").dropFirst().map { $0.prefix(1) }
    #expect(rows == ["A", "B"])
    #expect(result.messages.contains("skipped: Broken.xib:1: the file ends within <a>"))
  }

  @Test("files that are not there, or no cells, end with a message and status 2")
  func failures() async throws {
    let folder = try folder(["Broken.xib": "<a>"])
    for path in [folder.path(of: "None.xib"), folder.path(of: "Broken.xib"), folder.path] {
      let result = try await CommandLineTest.run("measure", "--xib", path)
      #expect(result.status == .failure)
      #expect(result.messages.contains("error: "))
    }
  }

  @Test(
    "mistaken options are reported",
    arguments: [
      (["measure", "--xib"], "--xib needs a value: --xib PATH"),
      (["measure", "--set", "a=b"], "--set needs --xib PATH"),
      (["measure", "--xib", "x", "--set", "=b"], "--set does not accept \"=b\""),
      (["measure", "--xib", "x", "--scale-fonts=1"], "--scale-fonts takes no value"),
      (["import"], "FILE.xib"),
    ])
  func usage(_ arguments: [String], _ message: String) async throws {
    let result = try await CommandLineTest.run(arguments)
    #expect(result.status == .usage)
    #expect(result.messages.contains(message))
  }

  @Test("import writes Swift to standard output or a file")
  func imports() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let path = folder.path(of: "NoteCell.xib")
    let result = try await CommandLineTest.run("import", path)
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("import SelfSizing\n"))
    let file = folder.path(of: "NoteCell.swift")
    _ = try await CommandLineTest.run("import", path, "--out", file)
    #expect(folder.text(of: "NoteCell.swift") == result.output)
  }

  @Test("import refuses a template, and says where it is declared")
  func importsNoTemplate() async throws {
    let result = try await CommandLineTest.run("import", "note")
    #expect(result.status == .failure)
    #expect(result.messages.contains("note is a template already, declared at "))
  }

  @Test("record writes the heights of a folder's cells down, and check says what changed and why")
  func recordsAndChecks() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell, "Other.xib": Self.cell])
    let files = [
      "--xib", folder.path, "--baseline", folder.path(of: "cells.baseline"),
    ]
    let report = ["--out", folder.path(of: "check.html"), "--quiet"]
    let recorded = try await CommandLineTest.run(["record"] + files + ["--quiet"])
    #expect(recorded.status == .success)
    let unchanged = try await CommandLineTest.run(["check"] + files + report)
    #expect(unchanged.status == .success)
    let changed = Self.cell.replacing(
      "firstAttribute=\"top\" secondItem=\"v\"",
      with: "firstAttribute=\"top\" constant=\"9\" secondItem=\"v\"")
    try folder.write(changed, to: "NoteCell.xib")
    let check = try await CommandLineTest.run(["check"] + files + report + ["--format", "json"])
    #expect(check.status == .findings)
    #expect(check.output.contains("NoteCell.xib"))
    #expect(check.output.contains("\"clean\":false"))
  }

  @Test(
    "findings about a file are in the JSON, in the table and in the report, and count when strict")
  func findings() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let measure = ["measure", "--xib", folder.path(of: "NoteCell.xib"), "--sizes", "L", "--strict"]
    let message = "the font of 17 points does not scale with the text size"
    for format in [[], ["--format", "json"]] {
      let result = try await CommandLineTest.run(measure + format)
      #expect(result.status == .findings)
      #expect(result.output.replacing("\n  ", with: " ").contains(message))
      #expect(!result.messages.contains(message))
    }
    let outcome = try await CommandLineTest.run(measure)
    #expect(outcome.output.contains("✕ fixedFont"))
    #expect(outcome.output.hasSuffix("✕ 1 of 1 cell has a defect, in 1 of 1 height\n"))
    #expect(try await CommandLineTest.run(measure + ["--scale-fonts"]).status == .success)
    let report = folder.path(of: "report.html")
    _ = try await CommandLineTest.run(
      "report", "--xib", folder.path(of: "NoteCell.xib"), "--out", report, "--quiet")
    // There it is a sentence.
    let sentence = "The" + message.dropFirst("the".count) + "."
    #expect(folder.text(of: "report.html")?.contains(sentence) == true)
  }

  @Test("fuzz, explain and simulate take the cells of files")
  func otherCommands() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let files = ["--xib", folder.path(of: "NoteCell.xib")]
    let fuzz = try await CommandLineTest.run(["fuzz", "NoteCell"] + files + ["--sizes", "L"])
    #expect(fuzz.status == .success || fuzz.status == .findings)
    let explain = try await CommandLineTest.run([
      "explain", "NoteCell", "--xib", files[1], "--sizes", "L",
    ])
    #expect(explain.output.contains("NoteCell.xib:"))
    let simulate = try await CommandLineTest.run([
      "simulate", "--xib", files[1], "--items", "50", "--layout", "table",
    ])
    #expect(simulate.status == .success)
  }

  @Test(
    "explain, fuzz and simulate print findings about the file; import warns")
  func findingsOfOtherCommands() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let path = folder.path(of: "NoteCell.xib")
    let message = "the font of 17 points does not scale with the text size"
    for command in [
      ["explain", "NoteCell"], ["fuzz", "NoteCell", "--sizes", "L"],
      ["simulate", "--items", "5", "--layout", "table", "--motion", "down"],
    ] {
      for format in [[], ["--format", "json"]] {
        let result = try await CommandLineTest.run(command + ["--xib", path] + format)
        #expect(result.output.contains(message), "\(command)")
        #expect(!result.messages.contains(message), "\(command)")
        guard !format.isEmpty else { continue }
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let findings = (object as? [String: Any])?["fileFindings"] as? [[String: Any]]
        #expect(findings?.first?["kind"] as? String == "fixedFont", "\(command)")
        #expect(findings?.first?["line"] as? Int == 3, "\(command)")
      }
    }
    let imported = try await CommandLineTest.run("import", path)
    #expect(!imported.output.contains(message) && imported.messages.contains(message))
    #expect(try await CommandLineTest.run("import", path, "--quiet").messages.isEmpty)
  }

  @Test("a finding about the file fails explain, import and simulate where that is asked for")
  func failingFindings() async throws {
    let folder = try folder(["NoteCell.xib": Self.cell])
    let path = folder.path(of: "NoteCell.xib")
    let simulate = ["simulate", "--items", "5", "--layout", "table", "--motion", "down"]
    for command in [["explain", "NoteCell", "--xib", path], ["import", path]] {
      #expect(try await CommandLineTest.run(command).status == .success)
      #expect(try await CommandLineTest.run(command + ["--strict"]).status == .findings)
      #expect(
        try await CommandLineTest.run(command + ["--fail-on", "fixedFont"]).status == .findings)
      #expect(
        try await CommandLineTest.run(command + ["--fail-on", "conflicting"]).status == .success)
    }
    #expect(
      try await CommandLineTest.run(simulate + ["--xib", path, "--strict"]).status == .findings)
    #expect(try await CommandLineTest.run(simulate + ["--xib", path]).status == .success)
  }

  @Test("output first says whose number a height is that no constraint gives")
  func fixedHeights() async throws {
    let open = Self.cell.replacingOccurrences(
      of:
        "<constraint firstAttribute=\"bottom\" secondItem=\"t\" secondAttribute=\"bottom\" id=\"4\"/>",
      with: "")
    let row = open.replacingOccurrences(
      of: "<tableViewCell id=\"c\">", with: "<tableViewCell id=\"c\" rowHeight=\"72\">")
    let folder = try folder(["Row.xib": row, "Open.xib": open])
    let path = folder.path(of: "Row.xib")
    let remark = "72 is the document's height, not measured"
    func measured(_ format: String, _ path: String) async throws -> String {
      try await CommandLineTest.run(
        "measure", "--all", "--xib", path, "--sizes", "L", "--format", format
      ).output
    }
    let table = try await measured("table", path)
    #expect(table.prefix { $0 != "\n" }.hasSuffix("heights in points; \(remark)"))
    // Its text ignores the text size, which is a problem of the cell.
    #expect(table.contains("72*"))
    let standard = try await measured("table", folder.path(of: "Open.xib"))
    let heading = standard.prefix { $0 != "\n" }
    #expect(heading.hasSuffix("; 44 is the height of a table view's standard row, not measured"))
    let csv = try await measured("csv", path).split(separator: "\n")
    #expect(csv[1].hasSuffix(",72.0,assumed,false,fixedHeight;fixedFont"))
    #expect(try await measured("markdown", path).contains("en_US. \(remark).\n\n|"))
    let json = try await measured("json", path)
    #expect(json.split(separator: "\n")[1].contains("\"fixedHeight\":{\"height\":72,"))
    let explained = try await CommandLineTest.run("explain", "Row", "--xib", path).output
    #expect(explained.prefix { $0 != "\n" }.hasSuffix("; \(remark)"))
    #expect(explained.components(separatedBy: "fixedHeight: ").count == 2)
    let page = folder.path(of: "page.html")
    _ = try await CommandLineTest.run("report", "--xib", path, "--sizes", "L", "--out", page)
    let said = "<strong>does not size itself; 72 is the height in the file</strong>"
    #expect(folder.text(of: "page.html")?.contains(said) == true)
    // What sizes itself says nothing of the kind.
    try folder.write(Self.cell, to: "Sized.xib")
    let sized = try await measured("table", folder.path(of: "Sized.xib"))
    #expect(!sized.contains("not measured"))
  }

  @Test("a cell whose constraints leave no height is as high as a standard row, and says so alone")
  func standardRow() async throws {
    let spacer = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><objects><tableViewCell id="c"><rect key="frame" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w">
      <rect key="frame" width="320" height="0"/>
      <constraints><constraint firstAttribute="height" id="1"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
      <constraint firstItem="w" firstAttribute="height" secondItem="v" secondAttribute="height" \
      priority="750" id="3"/>
      <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="4"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="5"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let folder = try folder(["Spacer.xib": spacer])
    let csv = try await CommandLineTest.run(
      "measure", "--xib", folder.path(of: "Spacer.xib"), "--sizes", "L", "--format", "csv"
    ).output.split(separator: "\n")
    #expect(csv[1].hasSuffix(",44.0,assumed,false,fixedHeight"))
  }

  @Test("a translation that fails for its sheer length is reported whole, not minimized")
  func longTranslation() async throws {
    let limited = Self.cell.replacingOccurrences(
      of: "</constraints>",
      with: "<constraint firstItem=\"v\" firstAttribute=\"height\" relation=\"lessThanOrEqual\" "
        + "constant=\"20000\" id=\"5\"/></constraints>")
    let text = String(repeating: "word ", count: 12_000) + "end"
    let folder = try folder(["Note.xib": limited, "Localizable.strings": "\"a\" = \"\(text)\";"])
    let result = try await CommandLineTest.run(
      "fuzz", "Note", "--xib", folder.path(of: "Note.xib"), "--strings",
      folder.path(of: "Localizable.strings"), "--sizes", "L", "--width", "320", "--format", "csv")
    #expect(result.status == .findings)
    #expect(result.output.contains(",60003,"))
  }
}
