import Foundation
import TestSupport
import Testing

@Suite("What the executable says of content that is of no use", .tags(.endToEnd), .whereEndToEnd)
struct BadInputRunTests {
  /// A content file, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let message: String

    init(_ description: String, _ text: String, _ message: String) {
      self.init(description, bytes: Array(text.utf8), message)
    }

    init(_ description: String, bytes: [UInt8], _ message: String) {
      testDescription = description
      self.bytes = bytes
      self.message = message
    }
  }

  static let cases = [
    Case(
      "empty", "",
      "error: c.json:1:1: expected an array of objects, found nothing: the file is empty"),
    Case(
      "not UTF-8", bytes: Array(#"[{"title": "#.utf8) + [0xFF, 0xFE],
      "error: c.json:1:12: invalid UTF-8: byte 0xFF at offset 11"),
    Case(
      "cut off", "[\n{\"title\": \"a\"",
      "error: c.json:2:14: the file ends inside the object that begins in line 2"),
    Case("no array", "{}", "error: c.json:1:1: expected an array of objects, found an object"),
    Case(
      "a wrong type",
      "[\n {\"title\": \"a\", \"summary\": \"\",\n \"minutes\": \"3\", \"isNew\": true}]",
      "error: c.json:3:13: [0].minutes: expected a whole number, found the string \"3\""),
  ]

  @Test(
    "names file, line and column, exits with 2, and leaves an older report as it is",
    arguments: cases)
  func content(bad: Case) throws {
    try Executable.inFolder { folder in
      try Data(bad.bytes).write(to: folder.appendingPathComponent("c.json"))
      let page = folder.appendingPathComponent("report.html")
      try Data("old".utf8).write(to: page)
      for command in ["measure", "report", "record"] {
        let result = try Executable.run(
          [command, "--template", "recipe", "--content", "c.json"], in: folder)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.messages == bad.message + "\n")
      }
      #expect(try Data(contentsOf: page) == Data("old".utf8))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["c.json", "report.html"], "nothing is begun before all is read")
    }
  }

  @Test("an unknown key is named with the nearest, and fails only a strict run")
  func unknownKey() throws {
    try Executable.inFolder { folder in
      let content =
        #"[{"title": "a", "summry": "b", "summary": "", "minutes": 3, "isNew": true}]"#
      try content.write(
        to: folder.appendingPathComponent("c.json"), atomically: true, encoding: .utf8)
      let arguments = ["measure", "--template", "recipe", "--sizes", "L", "--content", "c.json"]
      let told = try Executable.run(arguments, in: folder)
      #expect(told.status == 0)
      #expect(
        told.messages
          == "warning: c.json:1:17: [0].summry: unknown key; nearest known key: summary\n")
      #expect(try Executable.run(arguments + ["--strict"], in: folder).status == 1)
    }
  }

  @Test("files that cannot be read or written are named with the system's reason")
  func files() throws {
    try Executable.inFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
      for (arguments, message) in [
        (
          ["measure", "--content", "none.json"],
          "none.json: cannot be read: No such file or directory"
        ),
        (["measure", "--content", "folder"], "folder: cannot be read: Is a directory"),
        (["measure", "--content", "-"], "standard input:1:1: expected an array of objects"),
        (
          ["report", "--out", "none/r.html"],
          "none/r.html: cannot be written: No such file or directory"
        ),
        (["report", "--out", "folder"], "folder: cannot be written: Is a directory"),
        (["report", "--data", "folder"], "folder: cannot be written: Is a directory"),
        (
          ["record", "--baseline", "none/b"], "none/b: cannot be written: No such file or directory"
        ),
      ] {
        let result = try Executable.run(
          arguments + ["--template", "recipe", "--sizes", "L"], in: folder)
        #expect(result.status == 2, "\(arguments)")
        #expect(result.messages.contains("error: \(message)"), "\(result.messages)")
      }
    }
  }

  private static let longList = (1...201).map { "\($0)" }.joined(separator: ",")
  private static let mistakes: [([String], String)] = [
    (["measure", "--width", "nan"], "--width does not accept \"nan\""),
    (["measure", "--width", "1e309"], "--width does not accept \"1e309\""),
    (["measure", "--width", "-5"], "--width does not accept \"-5\""),
    (["measure", "--width", longList], "--width takes 200 values at most"),
    (["measure", "--ios", "17"], "unknown version of iOS 17; known are 18, 26"),
    (["fuzz", "recipe", "--ios", "18,26"], "unknown version of iOS 18,26; known are 18, 26"),
    (["simulate", "--items", "99999999999999999999"], "--items does not accept"),
    (["explain", "recipe", "--strict", "--fail-on", "all"], "exclude each other"),
    (["version"], "unknown command version; did you mean --version?"),
    (["report", "--data", "report.html"], "--out and --data both name report.html"),
    (["report", "--sarif", "a", "--data", "./a"], "--data and --sarif both name a"),
    (["check", "--out", "selfsize.baseline"], "--baseline and --out both name selfsize.baseline"),
    (
      ["check", "--junit", "x/../r", "--summary", "x//../r"],
      "--junit and --summary both name x//../r"
    ),
    (
      ["report", "--template", "recipe", "--content", "c.json", "--out", "c.json"],
      "--content and --out both name c.json"
    ),
    (
      ["record", "--template", "recipe", "--content", "c", "--baseline", "c"],
      "--content and --baseline both name c"
    ),
    (
      ["measure", "--template", "recipe", "--content", "/c", "--sarif", "//c"],
      "--content and --sarif both name //c"
    ),
    (["explain", "recipe", "--content", "c", "--svg", "c"], "--content and --svg both name c"),
    (["import", "a.xib", "--out", "a.xib"], "FILE.xib and --out both name a.xib"),
  ]

  @Test(
    "invalid numbers, lists that are too long and unknown names are mistakes of usage",
    arguments: mistakes)
  func usage(arguments: [String], message: String) throws {
    try Executable.inFolder { folder in
      let result = try Executable.run(arguments, in: folder)
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("error: ") && result.messages.contains(message), "\(result)")
    }
  }

  @Test("no escape of a terminal is in what is written to a file or a pipe")
  func escapes() throws {
    try Executable.inFolder { folder in
      let result = try Executable.run(["measure", "--template", "recipe"], in: folder)
      #expect(!result.output.contains("\u{1B}") && !result.messages.contains("\u{1B}"))
    }
  }
}
