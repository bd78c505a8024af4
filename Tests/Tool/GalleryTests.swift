import SelfSizing
import SelfSizingReport
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

@Suite("Gallery")
struct GalleryTests {
  private static let names = Gallery.entries.map(\.name)

  private func measure(
    _ name: String, widths: [Double], _ direction: InterfaceDirection = .leftToRight
  ) async throws -> TemplateMeasurements {
    let entry = try #require(Gallery.entries.first { $0.name == name })
    return try await entry.load(nil, nil).measure(
      MeasuringRun(
        widths: widths, categories: DynamicTypeCategory.allCases,
        settings: MeasurementSettings(layoutDirection: direction), taskCount: 2))
  }

  @Test("has five templates under different names, each with at least twelve contents")
  func contents() throws {
    #expect(Set(Self.names).count >= 5)
    for entry in Gallery.entries {
      let cells = try entry.load(nil, nil).cells(repeatedTo: 1000, TraitCollection())
      #expect(cells.count == 1000)
    }
  }

  @Test("is laid out without conflict or ambiguity at every size", arguments: names)
  func findings(name: String) async throws {
    let measured = try await measure(name, widths: [320, 375])
    #expect(measured.contentNames.count >= 12)
    let kinds = Set(measured.cells.lazy.flatMap(\.findings).map(\.kind))
    // Some samples are in scripts whose letters have to be shaped, which is assumed.
    #expect(kinds.isSubset(of: [.truncated, .missingGlyphs, .assumed]))
  }

  @Test("grows with the text size, except where a declared reflow explains it", arguments: names)
  func growth(name: String) async throws {
    let measured = try await measure(name, widths: [375])
    for content in measured.contentNames.indices {
      for category in measured.categories.indices.dropFirst() {
        let cell = measured.cell(width: 0, category: category, content: content)
        let smaller = measured.cell(width: 0, category: category - 1, content: content)
        guard cell.isReflowed == smaller.isReflowed else { continue }
        #expect(
          cell.height >= smaller.height,
          "content \(content) at \(measured.categories[category])")
      }
    }
  }

  @Test("is as high from right to left as from left to right", arguments: names)
  func mirrored(name: String) async throws {
    let plain = try await measure(name, widths: [375])
    let mirrored = try await measure(name, widths: [375], .rightToLeft)
    #expect(plain.cells.map(\.height) == mirrored.cells.map(\.height))
  }

  @Test("makes the same report at any number of tasks")
  func tasks() async throws {
    // Contents by turns of which the badge, as high as the time beside it, is hidden or not.
    let contents = (0..<40).map { number in
      Recipe(
        title: String(repeating: "word ", count: 1 + number % 7),
        summary: String(repeating: "another ", count: number % 26), minutes: 5 + number,
        isNew: number.isMultiple(of: 2))
    }
    var pages: [String] = []
    for taskCount in [1, 2, 3, 8] {
      let run = MeasuringRun(
        widths: [320, 360, 375, 393, 402, 430], categories: DynamicTypeCategory.allCases,
        settings: MeasurementSettings(), taskCount: taskCount)
      var measured = try await run.measure(recipeCell, contents)
      measured.drawings = try await run.drawings(of: recipeCell, contents, measured)
      pages.append(await ReportPage([measured], settings: run.settings).html())
    }
    #expect(Set(pages).count == 1)
  }
}
