import SelfSizing
import Testing

@Suite("Findings of a measured cell")
struct FindingTests {
  @Test("a text over a text or a control is found, a text over a picture is design")
  func overlap() throws {
    func template(
      _ other: @escaping @Sendable (CellDeclaration<String>) -> any CellItem<String>
    ) -> CellTemplate<String> {
      CellTemplate<String>("cell") { cell in
        let text = cell.label(\.self, style: .body).named("text")
        text.edges(equalTo: cell.contentView)
        let item = other(cell)
        item.layoutItem.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
        item.layoutItem.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      }
    }
    func kinds(_ template: CellTemplate<String>) throws -> [CellFinding.Kind] {
      try Measurer(template).measure("A text of two lines or more at this width", width: 200)
        .findings.map(\.kind)
    }
    #expect(try kinds(template { $0.switch() }) == [.overlapping])
    #expect(try kinds(template { $0.label(text: "NEW", style: .caption1) }) == [.overlapping])
    #expect(try kinds(template { $0.image(width: 30, height: 20) }) == [])
  }

  @Test("a cell that depends on the vertical fitting priority is found, with both heights")
  func fitting() throws {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body, numberOfLines: 1)
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      text.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor)
      cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).priority(200)
    }
    let fitting = try Measurer(template).measure("a", width: 320)
    #expect(fitting.size.height == 60)
    #expect(fitting.findings.map(\.kind) == [.unboundedHeight, .fittingDependent])
    let low = try Measurer(template).measure(
      "a", width: 320, priorities: .requiredWidthLowHeight)
    #expect(low.size.height < 21)
    #expect(low.findings.map(\.kind) == [.unboundedHeight, .fittingDependent])
  }

  @Test("many characters without glyphs are one finding, as are letters that need shaping")
  func unknownCharacters() throws {
    let template = CellTemplate<String>("cell") { cell in
      cell.label(\.self, style: .body).named("text").edges(equalTo: cell.contentView)
    }
    let glyphs = try Measurer(template).measure(
      String(repeating: "\u{17000}\u{17001}\u{17002}", count: 20), width: 320)
    #expect(glyphs.findings.map(\.kind) == [.missingGlyphs])
    let arabic = try Measurer(template).measure("السلام عليكم", width: 320)
    #expect(arabic.findings.filter { $0.kind == .assumed }.count == 1)
  }

  @Test("heights that shrink when the text grows are listed")
  func shrinking() throws {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
        .numberOfLines(when: { $0.contentSizeCategory > .large ? 1 : 0 })
      text.edges(equalTo: cell.contentView)
    }
    let categories: [DynamicTypeCategory] = [.extraLarge, .medium, .large]
    let matrix = try Measurer(template).heights(
      of: ["short", "a text that fills three lines of a cell that is as narrow as this one"],
      widths: [320, 200], traits: categories.map { TraitCollection(contentSizeCategory: $0) })
    let shrinking = matrix.shrinkingHeights
    #expect(shrinking.map(\.content) == [1, 1])
    #expect(shrinking.allSatisfy { $0.smallerText == 2 && $0.largerText == 0 })
    #expect(shrinking.map(\.width) == [0, 1])
  }
}
