import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("selfsize measure")
struct MeasureCommandTests {
  @Test("prints a row for each content and a column for each size")
  func table() async throws {
    let result = try await CommandLineTest.run(
      "measure", "--all", "--sizes", "L,AX1", "--width", "320")
    #expect(result.status == .success)
    // One line of headline and body each is 20.333 at L and 33.667 at AX1, 4 apart, margins of 8.
    #expect(
      result.output.hasPrefix(
        """
        note, width 320, 3x, left to right, en_US, heights in points
        sample                              L      AX1
        1 One · A short note.          60.67    87.33\u{20}
        2 Two · A longer note than …  170.67   359.33\u{20}
        """))
    #expect(result.messages.isEmpty)
  }

  @Test("fits 80 columns and ends with a line for each cell and the outcome")
  func outcome() async throws {
    let result = try await CommandLineTest.run("measure", "--width", "60,320")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { String($0).terminalWidth <= 80 }, "\(result.output)")
    let heading = try #require(lines.firstIndex { $0.hasPrefix("cell ") })
    #expect(lines[heading].contains("xS…AX5") && lines[heading].hasSuffix("worst at"))
    let row = lines[heading + 1]
    #expect(row.hasPrefix("note  "), "\(row)")
    #expect(
      row.firstMatch(
        of: /[0-9.]+–[0-9.]+  [▁▂▃▄▅▆▇█]{11}█  ✕ [a-z]+[A-Za-z]* +[A-Za-z0-9]+, sample [12], 60/)
        != nil, "\(row)")
    #expect(lines.last == "" && lines[lines.count - 2].hasPrefix("✕ 1 of 1 cell has a defect, in "))
    let fine = try await CommandLineTest.run("measure", "--sizes", "L")
    #expect(fine.output.contains("✓ 1 cell, no defect in 2 heights"), "\(fine.output)")
  }

  @Test(
    "gives the same bytes every time, in every format", arguments: OutputFormat.allCases)
  func isDeterministic(format: OutputFormat) async throws {
    let first = try await CommandLineTest.run("measure", "--format", format.rawValue)
    let second = try await CommandLineTest.run("measure", "--format", format.rawValue)
    #expect(first.status == .success)
    #expect(first.output == second.output)
  }

  @Test("prints JSON that a decoder reads, with every cell")
  func json() async throws {
    let result = try await CommandLineTest.run("measure", "--format", "json", "--width", "320,375")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schema"] as? String == "selfsize.measure.v1")
    let templates = try #require(document["templates"] as? [[String: Any]])
    let cells = try #require(templates.first?["cells"] as? [[String: Any]])
    let count = 2 * 2 * 12
    #expect(cells.count == count)
    let heights = cells.compactMap { $0["height"] as? Double }
    #expect(heights.count == cells.count)
    #expect(heights.allSatisfy { $0 > 40 })
  }

  @Test("prints what was found in each cell beside that cell, in JSON and CSV")
  func findings() async throws {
    let arguments = ["measure", "--width", "40,60,375", "--sizes", "L,AX5"]
    let json = try await CommandLineTest.run(arguments + ["--format", "json"])
    let csv = try await CommandLineTest.run(arguments + ["--format", "csv"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let template = try #require((object?["templates"] as? [[String: Any]])?.first)
    let cells = try #require(template["cells"] as? [[String: Any]])
    let rows = csv.output.split(separator: "\n").dropFirst().map(String.init)
    #expect(cells.count == 12 && rows.count == 12)
    let notes = [
      CommandLineTest.Note(title: "One", text: "A short note."),
      CommandLineTest.Note(
        title: "Two", text: String(repeating: "A longer note than that. ", count: 9)),
    ]
    var kinds: Set<[String]> = []
    for (cell, row) in zip(cells, rows) {
      let category = try #require(
        (cell["size"] as? String).flatMap { DynamicTypeCategory(sizeName: $0) })
      let measured = try Measurer(CommandLineTest.note).measure(
        notes[(cell["content"] as? Int ?? 1) - 1], width: cell["width"] as? Double ?? 0,
        traits: TraitCollection(contentSizeCategory: category))
      let found = try #require(cell["findings"] as? [[String: Any]])
      #expect(found.map { $0["message"] as? String } == measured.findings.map(\.message))
      #expect(cell["height"] as? Double == measured.size.height)
      #expect(cell["fidelity"] as? String == "\(measured.fidelity)")
      let names = measured.findings.map { finding in
        finding.item.map { "\(finding.kind.name) \($0)" } ?? finding.kind.name
      }
      #expect(row.hasSuffix(",\(names.joined(separator: ";"))"))
      kinds.insert(names)
    }
    #expect(kinds.count > 1)
  }

  @Test("prints a CSV row for each cell, with quotes where they are needed")
  func csv() async throws {
    let file = try CommandLineTest.contentFile(#"[{"title": "a, \"b\"", "text": "c"}]"#)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let result = try await CommandLineTest.run(
      "measure", "--format", "csv", "--content", file.path, "--sizes", "large")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "template,content,name,width,size,height,fidelity,reflowed,findings")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix(#"note,1,"a, ""b"" · c",375.0,large,"#) == true)
  }

  @Test("heights do not shrink with the text size")
  func growth() async throws {
    let result = try await CommandLineTest.run("measure", "--format", "csv", "--width", "320")
    let rows = result.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    let heights: [Double] = rows.filter { $0[1] == "2" }.compactMap { Double($0[5]) }
    #expect(heights.count == 12)
    #expect(heights == heights.sorted())
  }

  @Test("names place, path and expectation of a wrong type, and exits with 2")
  func wrongType() async throws {
    let file = try CommandLineTest.contentFile("[\n  {\"title\": \"a\", \"text\": 3}\n]")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let result = try await CommandLineTest.run("measure", "--content", file.path)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains("notes.json:2:26: [0].text: expected"))
  }

  @Test("reports an unknown key with the nearest known one; under --strict it exits with 1")
  func unknownKey() async throws {
    let file = try CommandLineTest.contentFile(
      #"[{"titel": "x", "title": "a", "text": "b"}]"#)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let lenient = try await CommandLineTest.run("measure", "--content", file.path)
    #expect(lenient.status == .success)
    #expect(lenient.messages.contains("unknown key; nearest known key: title"))
    let strict = try await CommandLineTest.run("measure", "--content", file.path, "--strict")
    #expect(strict.status == .findings)
  }

  @Test(
    "an empty array is an error that names the file and the template, and nothing is written",
    arguments: [
      "measure", "report", "record", "check", "fuzz note", "explain note", "simulate", "bench",
    ])
  func emptyContent(command: String) async throws {
    let file = try CommandLineTest.contentFile("[]")
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let baseline = folder.appendingPathComponent("b").path
    if command == "check" {
      #expect(try await CommandLineTest.run("record", "--baseline", baseline).status == .success)
    }
    let files = ["record", "check"].contains(command) ? ["--baseline", baseline] : []
    let result = try await CommandLineTest.run(
      command.split(separator: " ").map(String.init) + ["--content", file.path] + files)
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.messages == "error: \(file.path): the array is empty: note has no contents\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == (command == "check" ? ["b", "notes.json"] : ["notes.json"]))
  }

  @Test("a template without samples is named with what to do")
  func noSamples() async throws {
    let result = try await CommandLineTest.run(
      ["measure"], entries: [TemplateEntry(CommandLineTest.note, samples: [])])
    #expect(result.status == .failure)
    #expect(
      result.messages == "error: note has no contents: it is declared without samples; "
        + "name a file with --content\n")
  }

  @Test("content that is not there, and an unknown template, are reported as what they are")
  func missingThings() async throws {
    let file = try await CommandLineTest.run("measure", "--content", "nowhere.json")
    #expect(file.status == .failure)
    #expect(file.messages.hasPrefix("error: nowhere.json: cannot be read"))
    let template = try await CommandLineTest.run("measure", "--template", "nota")
    #expect(template.status == .usage)
    #expect(template.messages.contains("unknown template nota; did you mean note?"))
  }
}
