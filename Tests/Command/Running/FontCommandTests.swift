import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("The command font")
struct FontCommandTests {
  /// The path of a font among the fixtures of the tests of text.
  private static func font(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Typography/Fixtures/fonts/\(name)").standardized.path
  }

  @Test("prints names, axes, position, tracking, coverage and fidelity")
  func variable() async throws {
    let result = try await CommandLineTest.run(
      "font", Self.font("measured-figures.ttf"), "--size", "20", "--axis", "wght=590", "--format",
      "json")
    #expect(result.status == .success)
    for part in [
      #""family":"#, #""tag": "opsz""#, #""value": 20"#, #""value": 590"#, #""fidelity": "exact""#,
      #""characters": 95"#, #""findings": []"#,
    ] {
      let isThere =
        result.output.contains(part)
        || result.output.contains(part.replacingOccurrences(of: ": ", with: ":"))
      #expect(isThere, "\(part) is not in \(result.output)")
    }
  }

  @Test("says in words where a font stands along its axes, and measures a text in a named instance")
  func words() async throws {
    let result = try await CommandLineTest.run(
      "font", Self.font("named-instances.ttf"), "--instance", "Kerned-Bold", "--text", "AVA")
    #expect(result.status == .success)
    for line in [
      "axes: wght 100 to 900, default 400, here 650; opsz 8 to 144, default 14, here 17",
      "instances: Thin, Bold", "version: Version 1.5", "textFidelity: exact", "missing: none",
      "findings: none",
    ] { #expect(result.output.contains(line + "\n"), "\(line) is not in \(result.output)") }
  }

  @Test("refuses axes and instances that the face does not have, and names those it has")
  func unknownAxes() async throws {
    let path = Self.font("measured-figures.ttf")
    let axis = try await CommandLineTest.run("font", path, "--axis", "wdth=90")
    #expect(axis.status == .failure && axis.messages.contains("opsz, wght"))
    let beyond = try await CommandLineTest.run("font", path, "--axis", "wght=5000")
    #expect(beyond.status == .failure && beyond.messages.contains("1000"))
    let instance = try await CommandLineTest.run("font", path, "--instance", "Nothing")
    #expect(instance.status == .failure && instance.messages.contains("Nothing"))
  }

  @Test("measures the published strings, and says how many come out")
  func verify() async throws {
    let proof = try await CommandLineTest.run(
      "font", Self.font("measured-figures.ttf"), "--verify")
    #expect(proof.status == .success)
    #expect(proof.output.contains("42 of 42 published strings"))
    #expect(proof.output.contains("kerning left aside"))
    let other = try await CommandLineTest.run("font", Self.font("regions.ttf"), "--verify")
    #expect(other.status == .findings && other.output.contains("0 of 42"))
  }

  @Test("reports tables beyond the file and fonts for the web, and calls nothing exact")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.font("kern-var.ttf")))
    let cut = folder.path(of: "cut.ttf")
    try bytes[..<1250].write(to: URL(fileURLWithPath: cut))
    let result = try await CommandLineTest.run("font", cut)
    #expect(result.output.contains("table \"GPOS\" at byte 1252"))
    #expect(result.output.contains("fidelity: assumed"))
    let web = folder.path(of: "web.woff2")
    try Data("wOF2 and so on".utf8).write(to: URL(fileURLWithPath: web))
    let refused = try await CommandLineTest.run("font", web)
    #expect(refused.status == .failure && refused.messages.contains("WOFF2"))
  }
}
