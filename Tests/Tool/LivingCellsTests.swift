import SelfSizing
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

@Suite("Living cells")
struct LivingCellsTests {
  @Test(
    "answer as the gallery is measured, to the last digit",
    arguments: Gallery.entries.map(\.name))
  func gallery(name: String) throws {
    let entry = try #require(Gallery.entries.first { $0.name == name })
    let cells = try entry.load(TemplateRequest()).measurable
    let settings = MeasurementSettings()
    let contents = [0, 3, cells.contentCount - 1]
    let bytes = try #require(cells.living(contents, settings)).cells.bytes
    let living = try #require(LivingCells(bytes: bytes))
    let measurer = cells.makeMeasurer()
    for (place, content) in contents.enumerated() {
      for category in DynamicTypeCategory.allCases {
        for width in [320, 375, 428.3] {
          var question = PackedWriter()
          question.write(count: place)
          question.write(width)
          question.write(case: category)
          question.write(false)
          question.write(false)
          question.write(count: 3)
          question.write(count: 0)
          question.write(count: 0)
          let expected = try measurer.inspect(
            contentAt: content, width: width, traits: settings.traits(category),
            priorities: settings.priorities)
          #expect(living.answer(question.bytes) == LivingCells.answer(expected))
        }
      }
    }
  }

  @Test("hide and show items as the content does, where flags are switched")
  func flags() throws {
    let entry = try #require(Gallery.entries.first { $0.name == "chat" })
    let cells = try entry.load(TemplateRequest()).measurable
    let settings = MeasurementSettings()
    let described = try #require(cells.living(Array(0..<cells.contentCount), settings)).cells
    let items = described.hideable
    #expect(items.count == 4 && items[0].flags == [0])
    #expect(described.descriptions[0].elements[items[0].element].name == "sender")
    let living = try #require(LivingCells(bytes: described.bytes))
    func answer(_ content: Int, isHidden: Bool?) -> [UInt8] {
      var question = PackedWriter()
      question.write(count: content)
      question.write(320.0)
      question.write(case: DynamicTypeCategory.large)
      question.write(false)
      question.write(false)
      question.write(count: 3)
      question.write(count: 0)
      question.write(described.texts[content].map { $0 ?? "" }) { $0.write($1) }
      if let isHidden {
        question.write([isHidden]) {
          $0.write(count: 0); $0.write($1)
        }
      }
      return living.answer(question.bytes)
    }
    for content in 0..<cells.contentCount {
      let (own, hidden) = (answer(content, isHidden: nil), answer(content, isHidden: true))
      let shown = answer(content, isHidden: false)
      #expect(!isError(own) && hidden != shown)
      // The sender is hidden or shown by the content: one of both is what it decides.
      #expect((own == hidden) != (own == shown))
    }
  }

  /// Whether an answer is one without a drawing.
  private func isError(_ answer: [UInt8]) -> Bool {
    String(decoding: answer, as: UTF8.self).hasPrefix("\n{\"error\":")
  }

  @Test("answer what is no question, or cannot be measured, with an error")
  func errors() throws {
    let entry = try #require(Gallery.entries.first)
    let cells = try entry.load(TemplateRequest()).measurable
    let described = try #require(cells.living([0], MeasurementSettings())).cells
    let living = try #require(LivingCells(bytes: described.bytes))
    #expect(isError(living.answer([])))
    #expect(isError(living.answer([9, 0, 1, 2])))
    for width in [Double.nan, .infinity, -1, 1e9] {
      var question = PackedWriter()
      question.write(count: 0)
      question.write(width)
      question.write(count: 3)
      question.write(false)
      question.write(false)
      question.write(count: 3)
      question.write(count: 0)
      question.write(count: 0)
      #expect(isError(living.answer(question.bytes)), "\(width)")
    }
  }
}
