import Foundation
@testable import SelfSizingTypography
import TestSupport
import Testing

/// Coordinates, advances, kerning, metrics and tracking of variable fonts, as independent readers
/// have them.
@Suite("Variable fonts conformance")
struct VariableFontsConformance {
  struct File: Decodable {
    var cases: [ConformanceEntry<Case>]
  }

  struct Case: Decodable {
    var kind: String
    var font: String
    var axes: [String: Double]?
    var text: String?
    var size: Double?
    var weight: String?
    var tags: [String]?
    var tolerance: Double
    var expect: Expectation
  }

  struct Expectation: Decodable {
    var f2dot14: [Int]?
    var units: Double?
    var advances: [Double]?
    var kerning: [Double]?
    var points: Double?
    var tracking: Double?
    var ascender: Double?
    var descender: Double?
    var lineGap: Double?
    var capHeight: Double?
    var xHeight: Double?
  }

  static let weights: [String: FontWeight] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ], FontWeight.allCases))

  @Test("reads every case's font")
  func cases() {
    var tally = ConformanceTally("variable-fonts")
    for file in ConformanceSuite("variable-fonts", fixtures: Fixtures.folder).decode(File.self) {
      for entry in file.cases { tally.record(entry, Self.outcome) }
    }
    tally.finish()
  }

  private static func outcome(_ testCase: Case) throws -> ConformanceOutcome {
    guard let face = try FontFixtures.face(testCase.font) else {
      return .skipped("no font \(testCase.font)")
    }
    guard testCase.tags?.contains(where: { $0.hasPrefix("morx") }) != true else {
      return .skipped("glyphs are replaced by morx, which is not read")
    }
    if !face.findings.isEmpty { return .failed("\(face.findings)") }
    let differences =
      switch testCase.kind {
      case "normalized": normalized(testCase, face)
      case "width": width(testCase, face)
      case "metrics": metrics(testCase, face)
      case "system": system(testCase, face)
      case "trak": trak(testCase, face)
      default: ["unknown kind \(testCase.kind)"]
      }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }

  private static func check(
    _ what: String, _ actual: Double, _ expected: Double?, _ tolerance: Double
  ) -> [String] {
    guard let expected, !(abs(actual - expected) <= tolerance) else { return [] }
    return ["\(what): expected \(expected), got \(actual)"]
  }

  /// Axes at their default except those that a case names: the optical size does not follow the
  /// size here.
  private static func axes(_ testCase: Case, _ face: FontFace) -> [String: Double] {
    var axes = Dictionary(uniqueKeysWithValues: face.axes.map { ($0.tag, $0.defaultValue) })
    for (tag, value) in testCase.axes ?? [:] { axes[tag] = value }
    return axes
  }

  private static func normalized(_ testCase: Case, _ face: FontFace) -> [String] {
    let space = face.storage.space
    let values = space.values(axes(testCase, face), size: 17)
    let actual = space.coordinates(of: values).map { $0 * 16384 }
    let expected = testCase.expect.f2dot14 ?? []
    guard actual.count == expected.count else { return ["\(actual.count) axes"] }
    return zip(actual, expected).flatMap {
      check("coordinate", $0, Double($1), testCase.tolerance)
    }
  }

  private static func glyphs(_ text: String, _ face: FontFace) -> [Int] {
    text.unicodeScalars.map { face.glyph(of: $0) ?? 0 }
  }

  private static func width(_ testCase: Case, _ face: FontFace) -> [String] {
    let sized = SizedFace(face, size: 17, axes: axes(testCase, face))
    let glyphs = glyphs(testCase.text ?? "", face)
    let advances = glyphs.map { sized.advance(ofGlyph: $0) }
    let kerning = zip(glyphs, glyphs.dropFirst()).map { sized.kerning(between: $0, and: $1) }
    var differences = check(
      "units", (advances + kerning).reduce(0, +), testCase.expect.units, testCase.tolerance)
    for (actual, expected) in zip(advances, testCase.expect.advances ?? []) {
      differences += check("advance", actual, expected, 0.02)
    }
    for (actual, expected) in zip(kerning, testCase.expect.kerning ?? []) {
      differences += check("kerning", actual, expected, 0.02)
    }
    // The text as it is measured, at a size that has nothing to do with the axes here.
    let font = TextFont(face, size: 100, axes: axes(testCase, face))
    let measured = PreparedText(testCase.text ?? "", font: font).naturalWidth
    let points = (testCase.expect.units ?? .nan) * 100 / Double(face.unitsPerEm)
    #if HarfBuzz
      return differences + check("shaped text", measured, points, 0.2)
    #else
      let tolerance = (testCase.tolerance + 0.02) * 100 / Double(face.unitsPerEm)
      return differences + check("text", measured, points, tolerance)
    #endif
  }

  private static func metrics(_ testCase: Case, _ face: FontFace) -> [String] {
    let metrics = SizedFace(face, size: 17, axes: axes(testCase, face)).instance.metrics
    let expect = testCase.expect
    return check("ascender", metrics.ascender, expect.ascender, testCase.tolerance)
      + check("descender", metrics.descender, expect.descender, testCase.tolerance)
      + check("line gap", metrics.lineGap, expect.lineGap, testCase.tolerance)
      + check("cap height", metrics.capHeight, expect.capHeight, testCase.tolerance)
      + check("x-height", metrics.xHeight, expect.xHeight, testCase.tolerance)
  }

  private static func system(_ testCase: Case, _ face: FontFace) -> [String] {
    guard let weight = weights[testCase.weight ?? ""], let size = testCase.size else {
      return ["unknown weight or size"]
    }
    let font = TextFont.systemFont(ofSize: size, weight: weight, from: SystemFont(face))
    let text = PreparedText(testCase.text ?? "", font: font)
    return check("points", text.naturalWidth, testCase.expect.points, testCase.tolerance)
      + (text.fidelity == .exact ? [] : ["fidelity \(text.fidelity)"])
  }

  private static func trak(_ testCase: Case, _ face: FontFace) -> [String] {
    guard let size = testCase.size else { return ["no size"] }
    let sized = SizedFace(face, size: size)
    let units = glyphs(testCase.text ?? "", face).map { sized.advance(ofGlyph: $0) }.reduce(0, +)
    var differences =
      check("tracking", sized.tracking, testCase.expect.tracking, testCase.tolerance)
      + check("units", units, testCase.expect.units, testCase.tolerance)
    if size >= TextFont.pointSizes.lowerBound {
      let text = PreparedText(testCase.text ?? "", font: TextFont(face, size: size))
      differences += check("points", text.naturalWidth, testCase.expect.points, 0.002)
    }
    return differences
  }
}
