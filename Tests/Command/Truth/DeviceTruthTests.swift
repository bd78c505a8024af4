import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("A device's figures")
struct DeviceTruthTests {
  private static let large = DynamicTypeCategory.large.rawValueName

  private func truth(_ families: String, version: String = "26.1") throws -> DeviceTruth {
    try JSONDecoder().decode(
      DeviceTruth.self,
      from: Data(
        """
        {"schema": "selfsize.truth.v2", "checksum": "", "app": {"name": "", "version": "", "size": ""},
          "device": {"model": "iPhone17,3", "isSimulator": false, "width": 393, "height": 852,
            "scale": 2},
          "system": {"name": "iOS", "version": "\(version)"}, "families": [\(families)]}
        """.utf8))
  }

  private func family(_ name: String, _ measurement: String, _ values: String) -> String {
    """
    {"name": "\(name)", "measurements": [
      {"name": "\(measurement)", "size": "\(Self.large)", "values": {\(values)}}]}
    """
  }

  @Test("views agree within half a pixel, fonts within a hundredth of a point")
  func tolerances() throws {
    let device = try truth(
      family("labels", "body", "\"height\": 20.25") + ","
        + family("fonts", "body", "\"leading\": 1.02"))
    let here = try truth(
      family("labels", "body", "\"height\": 20.5") + ","
        + family("fonts", "body", "\"leading\": 1"))
    let comparison = TruthComparison(device, file: "a", platform: .iOS26, here: here.families)
    let result = comparison.verification
    #expect(result.figures.map(\.agrees) == [true, false])
    #expect(result.hasOtherHeights)
    #expect(result.disagreements.first?.basis.contains("SanFranciscoFigures.swift") == true)
  }

  @Test("what is not measured here is left out with its reason")
  func omissions() throws {
    let device = try truth(
      family("swiftUI", "row", "\"height\": 44") + "," + family("lamps", "a", "\"height\": 1") + ","
        + family("labels", "body", "\"height\": 20"))
    let here = try truth(family("labels", "title", "\"height\": 20"))
    let result = TruthComparison(device, file: "a", platform: .iOS26, here: here.families)
      .verification
    #expect(result.figures.isEmpty)
    #expect(
      result.omissions.map(\.reason) == [
        "SwiftUI is measured on a device only", "there is no such family here",
        "it is not measured here",
      ])
    #expect(result.omissions.first?.name == "swiftUI: row, L")
  }

  @Test("a profile takes what was measured, and keeps the nearest system's figures besides")
  func profile() throws {
    let device = try truth(
      family(
        "controls", "switch",
        "\"intrinsicWidth\": 70, \"intrinsicHeight\": 40, \"insetTop\": 2")
        + "," + family("buttons", "medium, plain", "\"insetTop\": 9"), version: "18.4")
    let profile = device.profile(file: "truth.json")
    #expect(profile.name == "iPhone17,3, iOS 18.4")
    let size = try #require(profile.controls[.switch]?.intrinsicContentSize)
    #expect(size.value == LayoutSize(width: 70, height: 40))
    #expect(size.fidelity == .exact && size.source == "iPhone17,3, iOS 18.4, truth.json")
    // Insets need all four sides.
    #expect(profile.buttons == PlatformProfile.iOS18.buttons)
    #expect(profile.contentViewMargins == PlatformProfile.iOS18.contentViewMargins)
  }

  @Test(
    "a figure that no view has is refused by its name",
    arguments: [
      ("hugging", "2000", "hugging of switch, L is 2000.0, which is not from 0.0 to 1000.0"),
      ("intrinsicWidth", "-2", "intrinsicWidth of switch, L is -2.0"),
      ("insetTop", "1e7", "insetTop of switch, L"), ("1.width", "-1", "1.width of switch, L"),
      ("ascender", "1e300", "ascender of switch, L"),
    ])
  func ranges(figure: String, value: String, message: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try truth(family("controls", "switch", "\"\(figure)\": \(value)"))
    }
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test("a file in which a figure was changed is refused by its name")
  func changed() throws {
    let device = try truth(family("labels", "body", "\"height\": 20"))
    let other = try truth(family("labels", "body", "\"height\": 21"))
    #expect(device.figureChecksum != other.figureChecksum)
    #expect("\(TruthFileError.changed("a.json"))".hasPrefix("a.json: changed since the probe"))
  }

  @Test("figures that are there twice, or of no screen, are refused")
  func refused() throws {
    let twice = family("labels", "body", "\"height\": 20")
    #expect(throws: DecodingError.self) { try truth(twice + "," + twice) }
    let pair = """
      {"name": "labels", "measurements": [{"name": "a", "values": {}}, {"name": "a", "values": {}}]}
      """
    #expect(throws: DecodingError.self) { try truth(pair) }
  }
}
