import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("selfsize probe and selfsize verify")
struct ProbeCommandTests {
  @Test("the probe is written to standard output, or to a file")
  func probe() async throws {
    let folder = try TemporaryFolder()
    let printed = try await CommandLineTest.run("probe")
    #expect(printed.status == .success)
    #expect(printed.output.contains("final class HeightProbeTests: XCTestCase"))
    let written = try await CommandLineTest.run(
      "probe", "--out", folder.path(of: "HeightProbe.swift"))
    #expect(folder.text(of: "HeightProbe.swift") == printed.output)
    #expect(written.messages.contains("selfsize verify selfsize-truth.json"))
  }

  @Test("a tool without views of UIKit says where they are")
  func headless() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"schema": "selfsize.truth.v2", "checksum": "CHECKSUM", "families": [], "app": {"name": "", "version": "", "size": ""},
        "device": {"model": "iPhone", "isSimulator": true, "width": 393, "height": 852, "scale": 3},
        "system": {"name": "iOS", "version": "17.5"}}
      """, to: "truth.json")
    let file = folder.path(of: "truth.json")
    try folder.write(try sealedTruth(folder.text(of: "truth.json") ?? ""), to: "truth.json")
    let result = try await CommandLineTest.run("verify", file)
    #expect(result.status == .failure)
    #expect(result.messages.contains("run selfsize on Linux"))
    let truth = try TruthFile(file)
    #expect(truth.truth.nearestPlatform.name == "iOS 18")
    #expect(truth.profile.name == "iPhone (simulator), iOS 17.5")
    #expect(truth.profile.controls == truth.truth.nearestPlatform.controls)
  }
}

/// A file of figures with the checksum of what is in it, whatever it says.
func sealedTruth(_ text: String) throws -> String {
  let truth = try JSONDecoder().decode(DeviceTruth.self, from: Data(text.utf8))
  return text.replacing("\"\(truth.checksum)\"", with: "\"\(truth.figureChecksum)\"")
}
