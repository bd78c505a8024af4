import SelfSizing
import Testing

@Suite("Measuring a content at several widths")
struct MeasuringAtWidthsTests {
  private static let recipes = [
    Recipe(title: "Soup", summary: "", minutes: 5, isNew: false),
    Recipe(
      title: "Waffles with more of everything than a plate holds",
      summary: String(repeating: "Crisp outside and soft within. ", count: 6), minutes: 25,
      isNew: true),
    Recipe(title: "شوربة العدس", summary: "番茄炒蛋 🌮", minutes: 1440, isNew: true),
  ]

  @Test("is the same as at one after the other, whatever was measured before")
  func sameAsApart() throws {
    let together = Measurer(recipeCell)
    let widths = [320.0, 60, 430, 0]
    // The first traits come again after others, with every content.
    let runs = [
      (DynamicTypeCategory.large, InterfaceDirection.leftToRight, 1),
      (.accessibilityLarge, .rightToLeft, 1), (.large, .leftToRight, 3),
    ]
    for (category, direction, contentCount) in runs {
      let traits = TraitCollection(
        contentSizeCategory: category, displayScale: 3, layoutDirection: direction)
      for recipe in Self.recipes.suffix(contentCount) {
        let measured = try together.measure(recipe, widths: widths, traits: traits)
        let apart = try widths.map { width in
          try Measurer(recipeCell).measure(recipe, width: width, traits: traits)
        }
        #expect(measured.map(Self.bytes) == apart.map(Self.bytes))
      }
    }
  }

  @Test("names the width that is out of range, and measures on afterwards")
  func outOfRange() throws {
    let measurer = Measurer(recipeCell)
    for width in [Double.nan, -1, .infinity, 1e7] {
      #expect(throws: MeasuringError.self) {
        try measurer.measure(Self.recipes[0], widths: [375, width])
      }
    }
    let height = try Measurer(recipeCell).measure(Self.recipes[0], width: 375).size.height
    #expect(try measurer.measure(Self.recipes[0], widths: [375])[0].size.height == height)
    #expect(try measurer.measure(Self.recipes[0], widths: []).isEmpty)
  }

  @Test("gives a long text the lines that it has at its label's width", arguments: [0, 3])
  func longText(numberOfLines: Int) throws {
    let text =
      String(repeating: "Long words, Wörter ", count: 200) + String(repeating: "ward-", count: 100)
      + String(repeating: "wäw", count: 200)
    let template = CellTemplate<String>("long") { cell in
      let label = cell.label(\.self, style: .body, numberOfLines: numberOfLines)
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    }
    let measurer = Measurer(template)
    let widths: [Double] = [320, 201, 320]
    for (width, measured) in zip(widths, try measurer.measure(text, widths: widths)) {
      let laidOut = try #require(measured.items.last?.text)
      let expected = PreparedText(text, font: laidOut.font).layout(
        width: width, numberOfLines: numberOfLines, lineBreakStrategy: .standard)
      #expect(laidOut.lines.map(\.text) == expected.lines.map { $0.text(in: text) })
      #expect(laidOut.lines.map(\.width) == expected.lines.map(\.width))
    }
  }

  @Test("cuts a text at the largest size as high as its height alone, however long it is")
  func longestText() throws {
    let template = CellTemplate<String>("longest") { cell in
      let label = cell.label(\.self, style: .largeTitle, numberOfLines: 0)
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    }
    let measurer = Measurer(template)
    for count in [20_000, 60_000] {
      let text = String(repeating: "w", count: count)
      let measured = try measurer.measure(text, width: 30)
      #expect(try measurer.height(of: text, width: 30) == measured.size.height)
      let shown = try #require(measured.items.last?.text)
      let prepared = PreparedText(text, font: shown.font)
      let whole = prepared.layout(width: 30)
      #expect((measured.size.height == 1e6) == (count == 60_000))
      #expect(shown.lines.first?.text == whole.lines.first?.text(in: text))
      #expect(shown.lines.dropLast().allSatisfy { $0.text == "w" })
      #expect(shown.hiddenCharacterCount > 0 || shown.lines.count == whole.lines.count)
      let anew = prepared.layout(width: 30, numberOfLines: shown.lines.count)
      #expect(shown.lines.map(\.text) == anew.lines.map { $0.text(in: text) })
      #expect(shown.lines.map(\.width) == anew.lines.map(\.width))
      #expect(shown.hiddenCharacterCount == anew.truncatedCharacterCount)
    }
  }

  /// Everything a measurement holds.
  private static func bytes(_ measurement: CellMeasurement) -> [UInt8] {
    var writer = PackedWriter()
    measurement.write(to: &writer, [])
    return writer.bytes
  }
}
