import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("selfsize report")
struct ReportCommandTests {
  @Test("writes a page that needs nothing else and shows every size, the same bytes every time")
  func page() async throws {
    let folder = try CommandLineTest.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages: [String] = []
    for name in ["a.html", "b.html"] {
      let file = folder.appendingPathComponent(name)
      let result = try await CommandLineTest.run("report", "--out", file.path)
      #expect(result.status == .success)
      #expect(result.output.isEmpty)
      pages.append(try String(contentsOf: file, encoding: .utf8))
    }
    #expect(pages[0] == pages[1])
    for size in ["xSmall", "large", "AX5"] {
      #expect(pages[0].contains("id=\"note.\(size).w375\""))
    }
    #expect(pages[0].contains("<svg"))
    #expect(!pages[0].contains("http:") && !pages[0].contains("https:"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("text from content cannot become markup")
  func escaping() async throws {
    let file = try CommandLineTest.contentFile(
      #"[{"title": "<script>alert('x')</script>\u0000 & \"", "text": "</svg>"}]"#)
    let folder = file.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("r.html")
    let result = try await CommandLineTest.run(
      "report", "--content", file.path, "--out", output.path)
    #expect(result.status == .success)
    let page = try String(contentsOf: output, encoding: .utf8)
    #expect(!page.contains("<script>alert"))
    // The data, the engine and the behavior have one each.
    #expect(page.components(separatedBy: "</script>").count == 4)
    #expect(page.contains("&lt;script&gt;"))
    #expect(!page.unicodeScalars.contains("\0"))
  }

  @Test("an output that cannot be written is an error that exits with 2")
  func unwritable() async throws {
    let result = try await CommandLineTest.run("report", "--out", "no/such/folder/r.html")
    #expect(result.status == .failure)
    #expect(result.messages.contains("no/such/folder/r.html: cannot be written"))
  }
}
