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
    let bytes = try #require(cells.described(contents, settings)).bytes
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

  /// Whether an answer is one without a drawing.
  private func isError(_ answer: [UInt8]) -> Bool {
    String(decoding: answer, as: UTF8.self).hasPrefix("\n{\"error\":")
  }

  @Test("answer what is no question, or cannot be measured, with an error")
  func errors() throws {
    let entry = try #require(Gallery.entries.first)
    let cells = try entry.load(TemplateRequest()).measurable
    let described = try #require(cells.described([0], MeasurementSettings()))
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
