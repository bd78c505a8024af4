import Foundation
import Testing

@testable import SelfSizingCommand

/// A file of which nothing can be made is named, with the place and the reason; a run that tried
/// nothing is no success.
@Suite("What is refused")
struct RefusalTests {
  /// A file, the arguments with FILE in its place, and what is said after the file's name.
  static let cases: [(name: String, text: String, arguments: String, message: String)] = [
    ("a.xcstrings", "", "fuzz note --strings FILE --label title", ": the file is empty"),
    ("a.strings", "", "fuzz note --strings FILE --label title", ": the file is empty"),
    (
      "a.strings", "/* none */", "fuzz note --strings FILE --label title",
      ": there is no translation in it"
    ),
    (
      "a.xcstrings", #"{"strings": {}}"#, "fuzz note --strings FILE --label title",
      ": there is no translation in it"
    ),
    (
      "a.xcstrings",
      #"{"strings": {"k": {"localizations": {"de": {"stringUnit": {"value": 5}}}}}}"#,
      "fuzz note --strings FILE --label title",
      ":1:69: strings.k.localizations.de.stringUnit.value: expected a string"
    ),
    (
      "a.xcstrings", #"{"strings": {"k": {"localizations": 3}}}"#,
      "fuzz note --strings FILE --label title", ":1:37: strings.k.localizations: expected an object"
    ),
    (
      "a.xcstrings", #"{"strings": {"k": {"localizations": {"de": 3}}}}"#,
      "fuzz note --strings FILE --label title",
      ":1:44: strings.k.localizations.de: expected an object"
    ),
    (
      "a.xcstrings", "{\"strings\":\n {\"k\": NaN}}", "fuzz note --strings FILE --label title",
      ":2:8: expected a value, found NaN, which JSON does not have"
    ),
    (
      "a.xcstrings", #"{"strings": {}} x"#, "fuzz note --strings FILE --label title",
      ":1:17: expected nothing after the document, found \"x\""
    ),
    (
      "a.xcstrings", String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
      "fuzz note --strings FILE --label title",
      ":1:256: arrays and objects nested more than 256 deep are not read"
    ),
    ("a.json", "[]", "measure --content FILE", ": the array is empty: note has no contents"),
    (
      "a.json", "{\"variables\": [\"x\"],\n\"constraints\": NaN}", "solve FILE",
      ":2:16: expected a value, found NaN, which JSON does not have"
    ),
    (
      "a.json",
      #"{"variables": ["x"], "constraints": [{"terms": [], "relation": "==", "constant": 1e309}]}"#,
      "solve FILE", ":1:82: constraints[0].constant: expected a number"
    ),
    (
      "a.json", #"{"variables": ["x"], "constraints": [{"terms": [["1", "x"]]}]}"#, "solve FILE",
      ":1:50: constraints[0].terms[0][0]: expected a number"
    ),
    ("a.json", "[]", "solve FILE", ":1:1: expected an object, found an array"),
    ("none", "", "measure --xib x --fonts FILE.folder", ".folder: no such folder of fonts"),
  ]

  @Test("names the file, the place and the reason", arguments: cases)
  func refused(name: String, text: String, arguments: String, message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let path = folder.path(of: name)
    let words = arguments.replacing("FILE", with: path).split(separator: " ").map(String.init)
    let result = try await CommandLineTest.run(words)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix("error: \(path)\(message)"), "\(result.messages)")
  }

  @Test("a folder without a font is named, and not passed over")
  func noFonts() async throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "notes.txt")
    let result = try await CommandLineTest.run("measure", "--xib", "x", "--fonts", folder.path)
    #expect(result.status == .failure)
    #expect(
      result.messages.hasPrefix("error: \(folder.path): no font in the folder; fonts are .ttf"))
  }

  @Test("record says what it would write with --dry-run, and writes nothing")
  func dryRun() async throws {
    let folder = try TemporaryFolder()
    let file = ["--baseline", folder.path(of: "b")]
    let first = try await CommandLineTest.run(["record", "--dry-run"] + file)
    #expect(first.status == .success)
    #expect(
      first.output
        == "note: 24 heights, new\n\(folder.path(of: "b")): would be created; nothing was written\n"
    )
    #expect(folder.names.isEmpty)
    _ = try await CommandLineTest.run(["record"] + file)
    let text = try #require(folder.text(of: "b"))
    let same = try await CommandLineTest.run(["record", "--dry-run"] + file)
    #expect(
      same.output == "note: 24 heights, as recorded\n\(folder.path(of: "b")): would be unchanged\n"
    )
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("375:") })
    let height = row.split(separator: " ")[1]
    try folder.write(text.replacing("375: \(height) ", with: "375: 5 "), to: "b")
    let edited = folder.text(of: "b")
    let changed = try await CommandLineTest.run(["record", "--dry-run"] + file)
    #expect(changed.output.hasPrefix("note: 24 heights, 1 of them changed\n"), "\(changed.output)")
    let wider = try await CommandLineTest.run(["record", "--dry-run", "--width", "320"] + file)
    #expect(wider.output.contains("previously recorded at other widths, sizes or contents"))
    #expect(folder.text(of: "b") == edited)
  }

  @Test("controls of a terminal in contents are written out, in tables and in messages")
  func terminal() async throws {
    let file = try CommandLineTest.contentFile(
      #"[{"title": "a\u202eb\u009b2J\u001b", "text": "t", "k\u001b\u202e": 1}]"#)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    for command in [["measure"], ["explain", "note"], ["fuzz", "note", "--sizes", "L"]] {
      for format in command[0] == "explain" ? ["table"] : ["table", "markdown"] {
        let result = try await CommandLineTest.run(
          command + ["--content", file.path, "--format", format])
        let all = result.output + result.messages
        #expect(!all.isEmpty)
        #expect(
          !all.unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
          }, "\(command) \(format)")
      }
    }
    let table = try await CommandLineTest.run(
      "measure", "--all", "--content", file.path, "--sizes", "L")
    #expect(table.output.contains(#"a\u{202E}b"#))
  }
}
