import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Files measured at every size")
struct FixtureTests {
  private static let widths = Trials.some([320.0, 375, 430], quick: 1)

  /// Measures every cell of a file at 12 sizes and each width; returns the heights.
  private func heights(of file: InterfaceFile) throws -> [Double] {
    try file.cells.flatMap { cell -> [Double] in
      let measurer = Measurer(cell.template)
      return try Self.widths.flatMap { width in
        try DynamicTypeCategory.allCases.map { category in
          try measurer.measure(
            .asInFile, width: width, traits: TraitCollection(contentSizeCategory: category)
          ).size.height
        }
      }
    }
  }

  @Test(
    "every fixture measures, and the larger text is never the smaller cell", arguments: Fixture.all)
  func measuresFixture(_ name: String) throws {
    let heights = try heights(of: Fixture(name).read())
    #expect(!heights.isEmpty && heights.allSatisfy { $0 > 0 && $0 < 5000 })
    for row in stride(from: 0, to: heights.count, by: 12) {
      let sizes = heights[row..<row + 12]
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(Array(sizes))")
    }
  }

  @Test(
    "constraints in a written cell's order give the heights of the file's", arguments: Fixture.all)
  func measuresAsWritten(_ name: String) throws {
    for cell in try Fixture(name).read().cells {
      let written = cell.plan.written(file: name)
      let (file, source) = (Measurer(cell.template), Measurer(written.template(file: name)))
      let sizes = Array(DynamicTypeCategory.allCases.enumerated())
      for (place, category) in Trials.some(sizes, quick: 2) {
        let width = [320.0, 375, 430][place % 3]
        let traits = TraitCollection(contentSizeCategory: category)
        let heights = try [file, source].map {
          try $0.measure(.asInFile, width: width, traits: traits).size.height
        }
        #expect(heights[0] == heights[1], "\(cell.name), \(width), \(category)")
      }
    }
  }

  /// Measures every cell of a file with frames and lines, and without; the findings and the
  /// fidelity must be the same.
  private func expectSameOutcomes(of file: InterfaceFile) throws {
    let widths = Trials.some([320.0, 430], quick: 1)
    let sizes = [DynamicTypeCategory.large, .extraSmall, .accessibilityLarge]
    let traits = Trials.some(sizes, quick: 2).map { TraitCollection(contentSizeCategory: $0) }
    for cell in file.cells {
      let measurer = Measurer(cell.template)
      let outcomes = try measurer.outcomes(
        of: [.asInFile], widths: widths, traits: traits, priorities: .requiredWidthFittingHeight)
      let measured = try traits.flatMap {
        try measurer.measure(.asInFile, widths: widths, traits: $0)
      }
      for (outcome, measured) in zip(outcomes, measured) {
        #expect(outcome.height == measured.size.height, "\(cell.name)")
        #expect(outcome.facts.findings == measured.findings, "\(cell.name)")
        #expect(outcome.facts.fidelity == measured.fidelity, "\(cell.name)")
      }
    }
  }

  @Test("the same is found in fixtures with frames and lines as without", arguments: Fixture.all)
  func fixtureOutcomes(_ name: String) throws {
    try expectSameOutcomes(of: Fixture(name).read())
  }

  /// Cells of public apps, which belong to their authors and are not part of this package.
  private static let realCells = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../shared/data/xib").standardized

  static let realFiles =
    ((try? FileManager.default.contentsOfDirectory(atPath: realCells.path)) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  @Test(
    "cells of public apps measure without an error and without an unknown",
    .enabled(if: !realFiles.isEmpty, "needs the folder of real cells beside the repository"),
    arguments: realFiles)
  func measuresRealCell(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.realCells.appendingPathComponent(name)))
    let file = try InterfaceFile(bytes, name: name)
    #expect(try heights(of: file).count == 12 * Self.widths.count)
    #expect(file.cells[0].findings.filter { $0.kind == .unknown }.isEmpty)
    try expectSameOutcomes(of: file)
  }
}
