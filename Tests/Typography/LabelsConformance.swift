import Foundation
import SelfSizingGeometry
import SelfSizingTypography
import TestSupport
import Testing

/// Sizes of labels and strings that were measured on devices.
@Suite("Labels conformance")
struct LabelsConformance {
  struct File: Decodable {
    var entries: [Entry]
  }

  struct Entry: Decodable {
    var text: String?
    var font: String?
    var style: String?
    var category: String?
    var size: Double?
    var scale: Double?
    var lines: Int?
    var numberOfLines: Int?
    var width: Double?
    var height: Double?
    var textHeight: Double?
    var constraintWidth: Double?
    var labelWidth: Double?
    var labelHeight: Double?
    var alignment: String?

    enum CodingKeys: String, CodingKey {
      case text, font, style, category, size, scale, lines, numberOfLines, width, height, alignment
      case textHeight = "text_height"
      case constraintWidth = "constraint_width"
      case labelWidth = "label_width"
      case labelHeight = "label_height"
    }
  }

  @Test("gives every label the size it has on a device")
  func entries() throws {
    var tally = ConformanceTally("labels")
    for file in ConformanceSuite("labels", fixtures: Fixtures.folder).decode(File.self) {
      for (index, entry) in file.entries.enumerated() {
        let name = "\(index) \(entry.font ?? entry.style ?? "") \(entry.size ?? 0)"
        tally.record(name, Self.outcome(of: entry))
        if let report = Self.widthReport(of: entry) {
          tally.note("\(name) width", report)
        }
      }
    }
    tally.finish()
  }

  /// The font of an entry; nil where the data has no figures for it.
  private static func font(of entry: Entry) -> TextFont? {
    if let style = entry.style.flatMap({ Fixtures.styles[$0] }) {
      let category = entry.category.flatMap { Fixtures.categories[$0] } ?? .large
      return .preferredFont(
        forTextStyle: style, compatibleWith: TraitCollection(contentSizeCategory: category))
    }
    guard let name = entry.font, let size = entry.size, name.hasPrefix("system "),
      let weight = Fixtures.weights[String(name.dropFirst(7))]
    else { return nil }
    return .systemFont(ofSize: size, weight: weight)
  }

  private static func outcome(of entry: Entry) -> ConformanceOutcome {
    guard let font = font(of: entry) else {
      return .skipped("no figures for the font \(entry.font ?? entry.style ?? "without a name")")
    }
    var differences: [String] = []
    var checks = 0
    func check(_ what: String, _ actual: Double, _ expected: Double?, within tolerance: Double) {
      guard let expected else { return }
      checks += 1
      guard !(abs(actual - expected) <= tolerance) else { return }
      differences.append("\(what): expected \(expected), got \(actual)")
    }
    let scale = entry.scale ?? 3
    if entry.style != nil { check("point size", font.pointSize, entry.size, within: 0) }
    if let width = entry.width {
      check("label width", PixelGrid(scale: scale).roundedUp(width), entry.labelWidth, within: 1e-3)
    }
    let measurement = measure(entry, font, scale: scale)
    check("label height", measurement.size.height, entry.labelHeight, within: 1e-3)
    let unrounded = Double(measurement.lines.lines.count) * font.lineHeight
    check("height", unrounded, entry.height ?? entry.textHeight, within: 0.01)

    let comparison = differences.isEmpty ? "as expected" : differences.joined(separator: "; ")
    if entry.style != nil, entry.category == nil { return .reported(comparison) }
    guard checks > 0 else { return .reported("no height, and no pair of widths, to check") }
    return differences.isEmpty ? .passed : .failed(comparison)
  }

  /// The label itself where the entry says what it was wrapped at, else one of as many lines.
  private static func measure(_ entry: Entry, _ font: TextFont, scale: Double) -> LabelMeasurement {
    let count = entry.numberOfLines ?? entry.lines ?? 1
    let stand = Array(repeating: "x", count: count).joined(separator: "\n")
    let isWrapped = entry.constraintWidth != nil
    return LabelMetrics.size(
      of: PreparedText(isWrapped ? entry.text ?? stand : stand, font: font),
      preferredMaxLayoutWidth: entry.constraintWidth, numberOfLines: count, displayScale: scale)
  }

  private static func widthReport(of entry: Entry) -> String? {
    guard let font = font(of: entry), let text = entry.text,
      let expected = entry.width ?? entry.labelWidth
    else { return nil }
    let scale = entry.scale ?? 3
    let label = LabelMetrics.size(
      of: PreparedText(text, font: font), preferredMaxLayoutWidth: entry.constraintWidth,
      numberOfLines: entry.numberOfLines ?? 0, displayScale: scale)
    let actual = entry.width == nil ? label.size.width : label.lines.width
    let error = ((actual - expected) * 1000).rounded() / 1000
    let percent = ((actual - expected) / expected * 10_000).rounded() / 100
    let alignment = entry.alignment.map { ", aligned \($0)" } ?? ""
    return "'\(text)'\(alignment): \(expected) measured, \(error) more here (\(percent) %)"
  }
}
