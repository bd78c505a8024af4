import Foundation
import SelfSizing
import SelfSizingCellRunner
import TestSupport
import Testing

@testable import SelfSizingCommand

@Suite("Truth by device")
@MainActor struct TruthTests {
  @Test("from probe to truth, verify, profile, measure and check")
  func wholeWay() async throws {
    let test = try TruthRunTest()
    let truth = try TruthRunTest.truth()
    let file = try test.write(truth, to: "selfsize-truth.json")

    let verified = try await test.run("verify", file, measuresAnew: true)
    #expect(verified.status == .success, "\(verified.text.prefix(4000))")
    #expect(verified.text.contains("Truth by iPhone17,3, iOS 26.1"))
    for family in ["labels", "fonts", "kerning", "controls", "margins", "fitting", "cells"] {
      #expect(verified.text.contains(family), "\(family)")
    }

    // A device whose switch is wider and whose margins are larger has higher cells.
    let other = try test.write(
      truth
        .replacingFigure("\"intrinsicWidth\" : 61", by: "\"intrinsicWidth\" : 161")
        .replacingFigure("\"intrinsicHeight\" : 28", by: "\"intrinsicHeight\" : 58"),
      to: "other.json")
    let assumed = try await test.run("measure", "--sizes", "L", "--format", "csv", "--quiet")
    let exact = try await test.run(
      "measure", "--sizes", "L", "--format", "csv", "--quiet", "--profile", other)
    #expect(exact.status == .success, "\(exact.text)")
    #expect(exact.text != assumed.text)
    #expect(exact.text.contains("iPhone17,3, iOS 26.1"), "\(exact.text)")

    let baseline = test.path("heights.baseline")
    let recorded = try await test.run(
      "record", "--sizes", "L", "--baseline", baseline, "--profile", other)
    #expect(recorded.status == .success, "\(recorded.text)")
    let text = try test.text("heights.baseline")
    #expect(text.components(separatedBy: "template SettingCell").count == 3, "\(text)")
    #expect(text.contains("system iPhone17,3, iOS 26.1"))

    let report = test.path("report.html")
    let same = try await test.run(
      "check", "--baseline", baseline, "--out", report, "--profile", other)
    #expect(same.status == .success, "\(same.text)")
    let drift = try await test.run(
      "check", "--baseline", baseline, "--out", report, "--profile", file)
    #expect(drift.status == .findings)
    #expect(drift.text.contains("SettingCell, iPhone17,3, iOS 26.1"), "\(drift.text)")
    #expect(!drift.text.contains("SettingCell:"), "\(drift.text)")
    let headless = try await test.run("check", "--baseline", baseline, "--out", report)
    #expect(headless.status == .failure)
    #expect(headless.text.contains("there is no system \"iPhone17,3, iOS 26.1\""))

    let page = test.path("page.html")
    _ = try await test.run("report", "--sizes", "L", "--out", page, "--profile", other)
    #expect(try test.text("page.html").contains("iPhone17,3, iOS 26.1"))
  }

  @Test("the probe's figures are those that were measured on iOS 26.1")
  func knownFigures() async throws {
    let test = try TruthRunTest()
    let file = try TruthFile(try test.write(try TruthRunTest.truth(), to: "truth.json"))
    let large = DynamicTypeCategory.large.rawValueName
    func values(_ family: String, _ name: String) throws -> [String: Double] {
      try #require(file.truth.family(family)?.values(name, size: large))
    }
    for control in CellControl.allCases { _ = try values("controls", control.rawValue) }
    let toggle = try values("controls", "switch")
    #expect(toggle["intrinsicWidth"] == 61 && toggle["intrinsicHeight"] == 28)
    #expect(toggle["hugging"] == 750 && toggle["insetRight"] == 2)
    #expect(try values("labels", "body, one line")["height"] == 20.333333)
    // Two lines of body at large: 22 points from baseline to baseline.
    #expect(try values("labels", "body, two lines")["height"] == 42.333333)
    #expect(try values("fonts", "body")["lineHeight"] == 20.287109)
    #expect(try values("rows", "default style")["height"] ?? 0 >= 52)
    // A view that is fitted into no height under required priorities has none.
    let views = file.truth.families.filter { $0.name != "fitting" }
    let heights = views.flatMap(\.measurements).compactMap { $0.values["height"] }
    #expect(heights.allSatisfy { $0 > 0 })
    #expect(file.profile.controls[.stepper]?.intrinsicContentSize.fidelity == .exact)
    #expect(file.profile.accessoryWidths[.checkmark]?.source == "iPhone17,3, iOS 26.1, truth.json")
    #expect(file.profile.contentViewMarginsWidth == 393)
  }

  @Test(
    "a figure that is spoiled is named, with what stands here in its place",
    arguments: Trials.some(
      [
        (
          "labels", "\"height\" : ", 2.0, "labels", SelfSizingCommand.ExitStatus.findings,
          "DynamicTypeTable.swift"
        ),
        ("fonts", "\"leading\" : ", 1, "fonts", .findings, "SanFranciscoFigures.swift"),
        ("margins", "\"top\" : ", 4, "margins", .findings, "PlatformProfile+Systems.swift"),
        ("controls", "\"intrinsicHeight\" : ", 3, "controls", .findings, "iOS 26.1"),
        ("kerning", "\"width\" : ", 0.5, "kerning", .success, "SanFranciscoKerning.swift"),
        ("cells", "\"listHeight\" : ", 1, "cells", .findings, "the app's own cells"),
      ], quick: 3))
  func spoiled(
    _ family: String, _ figure: String, _ change: Double, _ named: String,
    _ status: SelfSizingCommand.ExitStatus,
    _ basis: String
  ) async throws {
    let test = try TruthRunTest()
    let truth = try TruthRunTest.truth()
    let file = try test.write(
      try truth.spoilingFigure(figure, ofFamily: family, by: change), to: "truth.json")
    let page = test.path("verify.html")
    let result = try await test.run("verify", file, "--out", page, "--format", "markdown")
    #expect(result.status == status, "\(result.text.prefix(3000))")
    let row = try #require(result.text.split(separator: "\n").last { $0.hasPrefix("| \(named) |") })
    #expect(row.contains(basis), "\(row)")
    #expect(try test.text("verify.html").contains(basis))
    let strict = try await test.run("verify", file, "--strict")
    #expect(strict.status == .findings)
  }

  @Test("a file that is cut, of another version or with other keys is refused by line and key")
  func refused() async throws {
    let test = try TruthRunTest()
    let truth = try TruthRunTest.truth()
    let cases: [(String, String)] = [
      (String(truth.prefix(truth.count / 2)), "truth.json:"),
      ("", "truth.json:1:1"),
      (
        truth.replacingOccurrences(of: "selfsize.truth.v2", with: "selfsize.truth.v9"),
        "schema: the file has the form selfsize.truth.v9; this version reads selfsize.truth.v2"
      ),
      (
        truth.replacingFigure("\"scale\" : 3", by: "\"scale\" : 3, \"tilt\" : 1"),
        "device.tilt: unknown key"
      ),
      (
        truth.replacingFigure("\"scale\" : 3", by: "\"scale\" : 0"), "device.scale: 0.0 is not from"
      ),
      (
        truth.replacingFigure("\"values\"", by: "\"valeus\""),
        "families[0].measurements[0]"
      ),
      (
        truth.replacingFigure("UICTContentSizeCategoryXS", by: "UICTContentSizeCategoryHuge"),
        "UICTContentSizeCategoryHuge"
      ),
    ]
    for (text, words) in cases {
      let result = try await test.run("verify", try test.write(text, to: "truth.json"))
      #expect(result.status == .failure, "\(words)")
      #expect(result.text.contains(words), "\(result.text.prefix(400))")
    }
    let profile = try await test.run("measure", "--profile", test.path("truth.json"))
    #expect(profile.status == .usage)
    #expect(profile.text.contains("--profile: "), "\(profile.text)")
  }
}

extension String {
  /// The text with the first occurrence of another one replaced.
  fileprivate func replacingFigure(_ figure: String, by other: String) -> String {
    guard let range = range(of: figure) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  /// A file of figures with the first figure of a family changed.
  @MainActor fileprivate func spoilingFigure(
    _ figure: String, ofFamily family: String, by change: Double
  )
    throws -> String
  {
    // Measurements come before the family's own name, for keys are sorted.
    let end = try #require(
      range(of: "\"name\" : \"\(family)\"\n    }") ?? range(of: "\"name\" : \"\(family)\""))
    let before = self[..<end.lowerBound]
    let start = before.range(of: "\n    {\n", options: .backwards)?.lowerBound ?? startIndex
    let place = try #require(self[start...].range(of: figure))
    let digits = self[place.upperBound...].prefix { "-.0123456789e".contains($0) }
    let number = try #require(Double(digits))
    return self[..<place.upperBound] + "\(number + change)" + self[digits.endIndex...]
  }
}
