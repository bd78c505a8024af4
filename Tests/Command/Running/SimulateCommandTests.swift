import Foundation
import LayoutTestSupport
import TestSupport
import Testing

@testable import SelfSizingCommand

@Suite("selfsize simulate")
struct SimulateCommandTests {
  private static let anchored = ["--anchor", "first-fully-visible", "--strict"]

  @Test(
    "moves through every layout without moving what is seen",
    arguments: SimulatedLayout.allCases.map(\.rawValue).sorted(),
    SimulateOptions.Motion.allCases.map(\.rawValue))
  func steady(layout: String, motion: String) async throws {
    let result = try await CommandLineTest.run(
      ["simulate", "--verbose", "--layout", layout, "--motion", motion, "--items"]
        + ["\(Trials.count(300, quick: 80))"] + Self.anchored)
    #expect(result.status == .success, "\(result.output)")
    #expect(
      result.output.hasPrefix(
        "✓ what you read stays in place: 1 layout × 1 movement, 0 points\n\n"))
    let row = try #require(result.output.split(separator: "\n").dropFirst(3).first)
    #expect(row.hasPrefix(layout) && row.hasSuffix(" 0"), "\(row)")
  }

  @Test("offers every layout")
  func layouts() {
    #expect(
      Set(SimulatedLayout.allCases.map(\.rawValue))
        == LayoutSubject.layoutNames.union(["compositional"]))
  }

  @Test("prints the policies side by side, and without an anchor the cells move")
  func sideBySide() async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--verbose", "--layout", "table", "--motion", "up", "--items", "200")
    let lines = result.output.split(separator: "\n")
    let heading = try #require(
      lines.firstIndex { $0.hasSuffix("first-fully-visible  above-only  bottom  none") })
    let row = lines[heading + 1].split(separator: " ")
    #expect(row[row.count - 4] == "0")
    #expect(row.last != "0")
    #expect(lines.last?.hasPrefix("4 runs of ") == true)
  }

  @Test("explains every column that its heading does not")
  func legend() async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--verbose", "--layout", "table", "--motion", "up", "--items", "50")
    let parts = Array(result.output.split(separator: "\n\n").dropFirst())
    #expect(parts.count == 3)
    let headings = parts[0].split(separator: "\n")[1].split(separator: " ").dropFirst(2)
    let explained = parts[1].split(separator: "\n").map { line in
      String(line.prefix { $0 != " " })
    }
    // "off target" is the one heading of two words.
    #expect(explained == headings.filter { $0 != "target" }.map(String.init))
    #expect(parts[1].contains("corrections          sum of the corrections, in points\n"))
  }

  @Test("starts with a verdict, which names the worst place, and shows no table unless asked")
  func verdict() async throws {
    let steady = try await CommandLineTest.run(
      "simulate", "--items", "200", "--layout", "table,grid")
    let verdict = "✓ what you read stays in place: 2 layouts × 7 movements, 0 points; "
    let words = steady.output.replacing("\n  ", with: " ")
    #expect(words.hasPrefix(verdict), "\(steady.output)")
    #expect(words.firstMatch(of: /; [1-9][0-9.]* without correction\n/) != nil, "\(words)")
    #expect(!steady.output.contains("motion "))
    #expect(steady.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let moving = try await CommandLineTest.run(
      "simulate", "--items", "200", "--layout", "table", "--motion", "up", "--anchor", "none")
    #expect(moving.output.hasPrefix("✕ what you read moves by up to "), "\(moving.output)")
    #expect(moving.output.contains("points: table, up (1 of 1 movements)"), "\(moving.output)")
  }

  @Test("says what a list of an app needs")
  func listsWithoutSources() async throws {
    let result = try await CommandLineTest.run("simulate", "--list", "recipes")
    #expect(result.status == .usage)
    #expect(result.messages.contains("--list needs --sources FOLDER, the folder whose Cells.swift"))
  }

  @Test("ends with 1 under --strict where the cells move")
  func unsteady() async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--items", "120", "--layout", "table", "--anchor", "none", "--strict")
    #expect(result.status == .findings)
  }

  @Test("prints the same twice, and times only when asked")
  func deterministic() async throws {
    let arguments = ["simulate", "--items", "100", "--layout", "masonry", "--format", "json"]
    let first = try await CommandLineTest.run(arguments)
    #expect(try await CommandLineTest.run(arguments).output == first.output)
    #expect(!first.output.contains("microseconds"))
    let timed = try await CommandLineTest.run(arguments + ["--time"])
    #expect(timed.output.contains("microsecondsPerStep"))
  }

  @Test("prints JSON that a decoder reads")
  func json() async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--items", "60", "--anchor", "first-fully-visible", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schema"] as? String == "selfsize.simulate.v2")
    let runs = try #require(document["runs"] as? [[String: Any]])
    #expect(runs.count == 7 * 7)
    for run in runs {
      #expect(run["anchor"] as? String == "first-fully-visible")
      #expect(run["largestDisplacement"] as? Double == 0, "\(run)")
      #expect(run["offTarget"] as? Double ?? 0 == 0, "\(run)")
    }
  }

  @Test("prints every step of a single run")
  func steps() async throws {
    let arguments = [
      "simulate", "--items", "60", "--layout", "table", "--motion", "up", "--anchor", "none",
      "--steps",
    ]
    let table = try await CommandLineTest.run(arguments)
    #expect(table.output.contains("largest displacement of the first fully visible item"))
    let json = try await CommandLineTest.run(arguments + ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect((document["steps"] as? [Any])?.isEmpty == false)
  }

  @Test("prints a row for each run, or step, as comma-separated values and as Markdown")
  func otherForms() async throws {
    let arguments = ["simulate", "--items", "60", "--layout", "table", "--motion", "down"]
    let csv = try await CommandLineTest.run(arguments + ["--format", "csv"]).output
    #expect(csv.hasPrefix("layout,motion,anchor,steps,measured,corrected,corrections,offTarget,"))
    #expect(csv.split(separator: "\n").count == 5)
    let markdown = try await CommandLineTest.run(arguments + ["--format", "markdown"]).output
    #expect(markdown.contains("\n| table | down |"))
    let steps = try await CommandLineTest.run(
      arguments + ["--anchor", "none", "--steps", "--format", "csv"])
    #expect(steps.output.hasPrefix("step,cause,offset,content height,"))
  }

  @Test("keeps figures from growing, and says which has")
  func baseline() async throws {
    let folder = try CommandLineTest.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("figures").path
    let arguments = ["simulate", "--items", "60", "--layout", "table", "--motion", "up"]
    let steady = arguments + ["--anchor", "first-fully-visible"]
    #expect(try await CommandLineTest.run(steady + ["--record", file]).status == .success)
    let recorded = try String(contentsOfFile: file, encoding: .utf8)
    #expect(recorded.contains("table\tup\tfirst-fully-visible\t0.0\t"))
    #expect(try await CommandLineTest.run(steady + ["--check", file]).status == .success)
    let moved = recorded.replacing("first-fully-visible", with: "none")
    try Data(moved.utf8).write(to: URL(fileURLWithPath: file))
    let grown = try await CommandLineTest.run(arguments + ["--anchor", "none", "--check", file])
    #expect(grown.status == .findings)
    #expect(grown.messages.contains("table, up, none: displacement has grown from 0 to "))
    let unknown = try await CommandLineTest.run(steady + ["--check", file])
    #expect(unknown.messages.contains("table, up, first-fully-visible: not recorded"))
    try Data("something else".utf8).write(to: URL(fileURLWithPath: file))
    let unreadable = try await CommandLineTest.run(steady + ["--check", file])
    #expect(unreadable.status == .failure)
    #expect(unreadable.messages.contains("line 1 is not one of the figures"))
  }

  @Test("draws film strips of what is seen")
  func film() async throws {
    let folder = try CommandLineTest.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("film.svg").path
    let result = try await CommandLineTest.run(
      "simulate", "--items", "60", "--layout", "table", "--motion", "updates", "--anchor", "none",
      "--film", file)
    #expect(result.status == .success)
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.contains("table, updates, none"))
    #expect(svg.contains("batchUpdates"))
  }
}
