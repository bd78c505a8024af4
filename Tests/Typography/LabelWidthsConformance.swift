import Foundation
import SelfSizingTypography
import TestSupport
import Testing

/// Widths of one-line labels in the system font, read from reference images.
@Suite("Label widths conformance")
struct LabelWidthsConformance {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable {
    var text: String
    var size: Double
    var weight: String
    var displayScale: Double
    var systems: [String]
    var width: Double
  }

  @Test("gives every label the width that iOS drew")
  func widths() throws {
    var tally = ConformanceTally("label-widths")
    for file in ConformanceSuite("label-widths", fixtures: Fixtures.folder).decode(File.self) {
      for entry in file.cases {
        let system = entry.systems.joined(separator: ", ")
        let name = "\(entry.text) at \(entry.size), \(entry.displayScale)x, iOS \(system)"
        tally.record(name, Self.outcome(of: entry))
      }
    }
    tally.finish()
  }

  /// A width holds for all systems that drew it.
  private static func outcome(of entry: Case) -> ConformanceOutcome {
    guard let weight = Fixtures.weights[entry.weight] else {
      return .skipped("no figures for the weight \(entry.weight)")
    }
    let font = TextFont.systemFont(ofSize: entry.size, weight: weight)
    let editions = Set(entry.systems.map { $0.hasPrefix("15.") ? SystemFontEdition.iOS15 : .iOS16 })
    let differences = editions.compactMap { edition -> String? in
      let label = LabelMetrics.size(
        of: PreparedText(entry.text, font: font.withEdition(edition)),
        preferredMaxLayoutWidth: nil, numberOfLines: 1, displayScale: entry.displayScale)
      let width = label.size.width
      return abs(width - entry.width) < 2e-3 ? nil : "\(edition): \(width), not \(entry.width)"
    }
    return differences.isEmpty ? .passed : .failed(differences.sorted().joined(separator: "; "))
  }
}
