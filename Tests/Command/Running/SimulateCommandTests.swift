import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("selfsize simulate")
struct SimulateCommandTests {
  @Test(
    "scrolls to the other end without moving what is seen",
    arguments: ["table", "masonry", "columns", "grid", "flow"], ["up", "down"])
  func steady(layout: String, direction: String) async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--layout", layout, "--direction", direction, "--items", "120", "--strict")
    #expect(result.status == .success)
    #expect(result.output.contains("largest displacement of the first fully visible item 0 points"))
  }

  @Test("without an anchor the cells move, and --strict exits with 1")
  func unsteady() async throws {
    let result = try await CommandLineTest.run(
      "simulate", "--items", "120", "--anchor", "none", "--strict")
    #expect(result.status == .findings)
  }

  @Test("prints JSON that a decoder reads")
  func json() async throws {
    let result = try await CommandLineTest.run("simulate", "--items", "30", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let document = try #require(object as? [String: Any])
    let totals = try #require(document["totals"] as? [String: Any])
    #expect(totals["largestDisplacement"] as? Double == 0)
    #expect((document["steps"] as? [Any])?.isEmpty == false)
  }

  @Test("a collection without contents has nothing to scroll")
  func empty() async throws {
    let file = try CommandLineTest.contentFile("[]")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let result = try await CommandLineTest.run("simulate", "--content", file.path)
    #expect(result.status == .success)
    #expect(result.output.contains("0 heights asked for"))
  }
}
