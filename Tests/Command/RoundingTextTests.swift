import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Rounding in explanations")
struct RoundingTextTests {
  private static func text(height: Double, scale: Double) throws -> String {
    let template = CellTemplate<String>("plain") { cell in
      cell.contentView.heightAnchor.constraint(equalToConstant: height)
    }
    let traits = TraitCollection(displayScale: scale)
    let inspection = try Measurer(template).inspect("", width: 320, traits: traits)
    return InspectionText(inspection: inspection, name: "it", width: 320, traits: traits).text(
      .table)
  }

  @Test("a height that is fitted goes up, and one in place to the nearest pixel")
  func differs() throws {
    #expect(
      try Self.text(height: 36.137, scale: 2).contains(
        "36.137 is rounded up to 36.5 when fitted, and to the nearest pixel, 36, when laid out in place\n"
      ))
  }

  @Test("nothing is said where both are the same", arguments: [36, 36.4, 36.5])
  func same(height: Double) throws {
    #expect(try !Self.text(height: height, scale: 2).contains("nearest pixel"))
  }

  @Test("what rounding adds is the last line of the sum, where it adds something")
  func rest() throws {
    let sum = try Self.text(height: 36.137, scale: 2).split(separator: "\n")
    let last = try #require(sum.firstIndex { $0.hasPrefix("  +36.14  contentView.height == ") })
    #expect(sum[last + 1] == "   +0.36  rounding up to whole pixels")
    #expect(try !Self.text(height: 36.5, scale: 2).contains("rounding up"))
  }
}
