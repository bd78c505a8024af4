import Foundation
import TestSupport
import Testing

@Suite("The executable's fuzz, explain, solve and font", .tags(.endToEnd), .whereEndToEnd)
struct TryingRunTests {
  @Test("fuzz reports the shortest text that fails, and how many characters fit")
  func fuzz() throws {
    try Executable.inFolder { folder in
      let arguments = ["fuzz", "recipe", "--sizes", "L,AX3", "--width", "320"]
      let result = try Executable.run(arguments, in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("unbroken URL: summary truncates from "))
      #expect(result.output.contains(" characters at AX3, 320 pt"))
      #expect(result.output.contains("characters that fit"))
      #expect(try Executable.run(arguments, in: folder).output == result.output)
      let json = try Executable.run(arguments + ["--format", "json"], in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let failures = try #require(object?["failures"] as? [[String: Any]])
      // The text is the shortest of its kind: the budget in plain words is of the same order.
      #expect(failures.allSatisfy { ($0["characters"] as? Int ?? 0) > 0 })
      let missing = try Executable.run(["fuzz"], in: folder)
      #expect(missing.status == 64)
      #expect(missing.messages.contains("NAME is missing: the name of a template"))
    }
  }

  @Test("fuzz exits with 1 for the kinds of failures that are asked for, and reports all")
  func fuzzFailures() throws {
    try Executable.inFolder { folder in
      let arguments = ["fuzz", "recipe", "--sizes", "AX3", "--width", "320"]
      let plain = try Executable.run(arguments, in: folder)
      let statuses: [String: Int32] = [
        "truncated": 1, "clipped,truncated": 1, "clipped": 0, "all": 1,
      ]
      for (kinds, status) in statuses {
        let result = try Executable.run(arguments + ["--fail-on", kinds], in: folder)
        #expect(result.status == status, "\(kinds)")
        #expect(result.output == plain.output)
      }
      let wrong = try Executable.run(arguments + ["--fail-on", "truncate"], in: folder)
      #expect(wrong.status == 64)
      #expect(wrong.messages.contains("unknown kind of finding truncate; did you mean truncated?"))
    }
  }

  @Test("fuzz ranks the translations of a catalog, and of a table of strings")
  func translations() throws {
    try Executable.inFolder { folder in
      let catalog = """
        {"sourceLanguage": "en", "strings": {
          "note.title": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Benachrichtigungseinstellungen in Minuten"}},
            "fr": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "une minute et quelques secondes encore"}},
              "other": {"stringUnit": {"value": "min"}}}}}}},
          "OK": {}}}
        """
      try catalog.write(
        to: folder.appendingPathComponent("L.xcstrings"), atomically: true, encoding: .utf8)
      let arguments = ["fuzz", "recipe", "--sizes", "AX3", "--width", "320", "--label", "time"]
      let result = try Executable.run(arguments + ["--strings", "L.xcstrings"], in: folder)
      #expect(result.status == 1)
      let lines = result.output.split(separator: "\n").filter { $0.contains("truncates") }
      #expect(lines.count == 2)
      #expect(lines[0].contains("note.title (de)") && lines[1].contains("note.title (fr)"))
      #expect(!result.output.contains("OK"))

      let language = folder.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      let table =
        "/* a */ \"k\\\"ey\" = \"Ein langer \\u00DCbersetzungstext\"; // b\n short = \"kurz\";\n"
      try #require(table.data(using: .utf16)).write(
        to: language.appendingPathComponent("L.strings"))
      let second = try Executable.run(
        arguments + ["--strings", "de.lproj/L.strings"], in: folder)
      #expect(second.output.contains("k\"ey (de): time truncates"))
      #expect(!second.output.contains("short"))
    }
  }

  @Test(
    "malformed catalogs, systems and fonts are errors that name the place",
    arguments: [
      (
        ["fuzz", "recipe", "--strings", "bad.xcstrings"], "[",
        "bad.xcstrings:1:2: the file ends inside the array"
      ),
      (
        ["fuzz", "recipe", "--strings", "bad.xcstrings"], "{}",
        "bad.xcstrings:1:1: missing key \"strings\""
      ),
      (
        ["fuzz", "recipe", "--strings", "bad.xcstrings"], #"{"strings": {"a": 3}}"#,
        "bad.xcstrings:1:19: strings.a: expected an object, found 3"
      ),
      (
        ["fuzz", "recipe", "--strings", "bad.strings"], "\n\"a\" = b", "bad.strings:2:1: expected ;"
      ),
      (
        ["fuzz", "recipe", "--strings", "bad.strings"], "\"a",
        "bad.strings:1:1: the text has no end"
      ),
      (["fuzz", "recipe", "--strings", "bad.txt"], "", "expected a file .xcstrings or .strings"),
      (
        ["fuzz", "recipe", "--strings", "bad.strings"], "a = \"b\";",
        "name the label with --label; known are title, summary, time"
      ),
      (
        ["solve", "bad.json"], "",
        "bad.json:1:1: expected a value, found nothing: the file is empty"
      ),
      (["solve", "bad.json"], #"{"variables": []}"#, "bad.json:1:1: missing key \"constraints\""),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x"], "constraints": [{"terms": [[1, "y"]], "relation": "==", "constant": 1}]}"#,
        "bad.json: constraints[0]: there is no variable \"y\""
      ),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x"], "constraints": [{"terms": [[1, "x"]], "relation": "=", "constant": 1}]}"#,
        "bad.json: constraints[0].relation: expected <=, == or >=, got \"=\""
      ),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x"], "constraints": [{"terms": [["1", "x"]], "relation": "==", "constant": 1}]}"#,
        "bad.json:1:50: constraints[0].terms[0][0]: expected a number, found the string \"1\""
      ),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x", "y", "x"], "constraints": []}"#,
        "bad.json: variables[2]: \"x\" is declared already, as variables[0]"
      ),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x"], "constraints": [{"terms": [[1e30, "x"]], "relation": "==", "constant": 1}]}"#,
        "bad.json: the coefficient of \"x\" in constraints[0] is 1e+30; one that is not 0 has a magnitude within"
      ),
      (
        ["solve", "bad.json"],
        #"{"variables": ["x"], "constraints": [{"terms": [[1, "x"]], "relation": "==", "constant": 1e30}]}"#,
        "bad.json: the constant of constraints[0] is 1e+30, which is beyond ±10000000.0"
      ),
      (["font", "bad.ttf"], "no font", "bad.ttf: not a TrueType or OpenType font"),
      (["font", "missing.ttf"], "", "missing.ttf: cannot be read: No such file or directory"),
      (["explain", "recipe", "--item", "9999"], "", "recipe has 17 contents only"),
      (["explain", "recipe", "--content", "bad.json"], "[]", "recipe has no contents"),
      (["fuzz", "recipe", "--content", "bad.json"], "[]", "recipe has no contents"),
    ])
  func malformed(arguments: [String], text: String, message: String) throws {
    try Executable.inFolder { folder in
      for name in arguments where name.hasPrefix("bad.") {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let result = try Executable.run(arguments, in: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("error: ") && result.messages.contains(message), "\(result)")
    }
  }

  @Test("explain prints the sum of the height, and where its parts were declared")
  func explain() throws {
    try Executable.inFolder { folder in
      let result = try Executable.run(
        ["explain", "recipe", "--item", "2", "--sizes", "AX3"], in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("height 116.33 = margin 11 (RecipeCell.swift:4) + title 48"))
      #expect(
        result.output.contains("holds: text.leading == photo.trailing + 12 (RecipeCell.swift:"))
      let json = try Executable.run(
        ["explain", "recipe", "--item", "2", "--format", "json"], in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let terms = try #require(object?["terms"] as? [[String: Any]])
      let sum = terms.reduce(0) {
        $0 + ($1["constant"] as? Double ?? 0) * ($1["factor"] as? Double ?? 0)
      }
      let height = try #require(object?["height"] as? Double)
      #expect(abs(sum - height) < 0.35, "the height is rounded up to a pixel")
    }
  }

  @Test("solve prints values with their reasons, or the conflict")
  func solve() throws {
    try Executable.inFolder { folder in
      let system = """
        {"variables": ["x", "y"], "constraints": [
          {"terms": [[1, "x"], [1, "y"]], "relation": "==", "constant": 10},
          {"terms": [[1, "x"]], "relation": ">=", "constant": 3, "priority": 750},
          {"terms": [[1, "x"]], "relation": "==", "constant": 1, "priority": 50}]}
        """
      try system.write(
        to: folder.appendingPathComponent("s.json"), atomically: true, encoding: .utf8)
      let result = try Executable.run(["solve", "s.json"], in: folder)
      #expect(
        result.output == """
          x = 3
            1 × the constant of constraints[1]: x >= 3 @750
          y = 7
            1 × the constant of constraints[0]: x + y == 10
            -1 × x
          violated at 50: 2 in total

          """)
      try system.replacing(", \"priority\": 750", with: "").replacing(
        ", \"priority\": 50", with: ""
      )
      .write(to: folder.appendingPathComponent("s.json"), atomically: true, encoding: .utf8)
      let conflict = try Executable.shell("selfsize solve - < s.json", in: folder)
      #expect(
        conflict.output
          == "unable to simultaneously satisfy:\n  constraints[1]: x >= 3\n  constraints[2]: x == 1\n"
      )
    }
  }
}
