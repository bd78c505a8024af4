import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("selfsize bench")
struct BenchCommandTests {
  /// One run of a comparison.
  private struct Run: Decodable {
    let layout: String
    let anchor: String
    let strategy: String
    let measured: Int
    let invalidations: Int
    let meanContentSizeError: Double
    let greatestContentSizeError: Double
    let greatestDisplacement: Double
    let seconds: Double
  }

  private struct Document: Decodable {
    let schema: String
    let items: Int
    let runs: [Run]
  }

  private func runs(_ arguments: String...) async throws -> [Run] {
    let result = try await CommandLineTest.run(["bench", "--format", "json"] + arguments)
    #expect(result.status == .success)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.schema == "selfsize.bench.v1")
    return document.runs
  }

  @Test(
    "reports what every strategy costs: counts that follow from what happens",
    arguments: ["table", "masonry", "columns"])
  func counts(layout: String) async throws {
    let runs = try await runs(
      "--items", "200", "--layout", layout, "--anchor", "first-fully-visible")
    #expect(runs.map(\.strategy) == ["in-prepare", "estimate", "learned", "ahead"])
    let (inPrepare, estimate, learned, ahead) = (runs[0], runs[1], runs[2], runs[3])
    // A first layout, ten changed cells, a new width and a new text size measure everything each
    // time.
    #expect(inPrepare.measured >= 13 * 200)
    // Cells that are never seen are never measured.
    #expect(estimate.measured < inPrepare.measured / 4)
    #expect(learned.measured < inPrepare.measured / 4)
    #expect(estimate.measured <= ahead.measured && ahead.measured < inPrepare.measured)
    // What was measured ahead is what errors are reported against.
    #expect(ahead.greatestContentSizeError == 0)
    #expect(estimate.greatestContentSizeError > learned.meanContentSizeError)
    #expect(runs.allSatisfy { $0.greatestDisplacement == 0 })
    #expect(runs.allSatisfy { $0.invalidations > 0 && $0.seconds > 0 })
  }

  @Test("without an anchor, estimates make visible cells move")
  func anchors() async throws {
    let runs = try await runs(
      "--items", "200", "--layout", "table", "--strategy", "estimate,in-prepare", "--anchor",
      "none,first-fully-visible")
    #expect(
      runs.map { "\($0.anchor) \($0.strategy)" } == [
        "none estimate", "none in-prepare", "first-fully-visible estimate",
        "first-fully-visible in-prepare",
      ])
    #expect(runs[0].greatestDisplacement > 0 && runs[2].greatestDisplacement == 0)
  }

  @Test("prints a table with a row for each run")
  func table() async throws {
    let result = try await CommandLineTest.run("bench", "--items", "50", "--layout", "table")
    #expect(result.status == .success)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("table ") }.count == 8)
    #expect(lines.contains { $0.hasPrefix("layout ") && $0.hasSuffix("time (ms)") })
  }

  @Test("prints the same runs as comma-separated values and as Markdown")
  func otherForms() async throws {
    for (format, row) in [("csv", "table,none,"), ("markdown", "| table | none |")] {
      let result = try await CommandLineTest.run(
        "bench", "--items", "50", "--layout", "table", "--format", format)
      let rows = result.output.split(separator: "\n").filter { $0.hasPrefix(row) }
      #expect(rows.count == 4, "\(result.output)")
    }
  }

  @Test("the report shows the same without times, and the same bytes every time")
  func report() async throws {
    let folder = try CommandLineTest.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages: [String] = []
    for name in ["a.html", "b.html"] {
      let file = folder.appendingPathComponent(name)
      let result = try await CommandLineTest.run(
        "report", "--bench", "--sizes", "L", "--out", file.path)
      #expect(result.status == .success)
      pages.append(try String(contentsOf: file, encoding: .utf8))
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("<section id=\"strategies\""))
    #expect(pages[0].components(separatedBy: "learned estimate").count == 7)
  }
}
