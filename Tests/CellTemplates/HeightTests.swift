import SelfSizing
import TestSupport
import Testing

@Suite("Heights without the rest")
struct HeightTests {
  private static let contents: [Recipe] = {
    var generator = SeededGenerator(seed: 7)
    let words = [
      "a", "soup", "of", "roasted", "carrots", "and", "Zwiebelkuchen", "日本", "e\u{301}té",
    ]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    }
    let random = (0..<60).map { index in
      Recipe(
        title: text(index % 9), summary: text(index * 7 % 40), minutes: index,
        isNew: index.isMultiple(of: 3))
    }
    return random + [
      Recipe(title: "one\ntwo\nthree", summary: "a\n\nb\nc\nd\n", minutes: -1, isNew: true),
      Recipe(title: "tab\tbed", summary: "soft\u{AD}hyphen 한국어 텍스트 줄바꿈", minutes: 0, isNew: false),
      Recipe(title: String(repeating: "x", count: 300), summary: "", minutes: 0, isNew: true),
    ]
  }()

  @Test(
    "are those of a whole measurement, bit for bit",
    arguments: [InterfaceDirection.leftToRight, .rightToLeft])
  func agree(direction: InterfaceDirection) throws {
    var mismatches = Mismatches()
    let quick = Measurer(recipeCell)
    let whole = Measurer(recipeCell)
    let categories = [
      (DynamicTypeCategory.extraSmall, 2.0), (.large, 3), (.large, 2),
      (.accessibilityExtraExtraExtraLarge, 3),
    ]
    for (category, scale) in categories {
      let traits = TraitCollection(
        contentSizeCategory: category, displayScale: scale, layoutDirection: direction)
      for (place, width) in [130.0, 320, 375, 428.5].enumerated() {
        // Every content at two of the widths.
        let contents = Self.contents.enumerated().filter { ($0.offset + place) % 2 == 0 }
        for (_, content) in Trials.some(contents, quick: 8) {
          let height = try quick.height(of: content, width: width, traits: traits)
          let expected = try whole.measure(content, width: width, traits: traits)
          mismatches.note(
            unless: height == expected.size.height,
            "\(content) at \(width), \(category)")
        }
      }
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("agree where labels have paragraph styles, and parts that differ in font")
  func styledTexts() throws {
    var mismatches = Mismatches()
    var generator = SeededGenerator(seed: 23)
    func length(_ most: Double) -> Double {
      Bool.random(using: &generator) ? 0 : Double.random(in: 0...most, using: &generator)
    }
    for index in 0..<24 {
      let style = ParagraphStyle(
        alignment: TextAlignment.allCases[index % 5], lineSpacing: length(9),
        minimumLineHeight: length(40), maximumLineHeight: length(60),
        lineHeightMultiple: length(2), paragraphSpacing: length(20),
        paragraphSpacingBefore: length(10), firstLineHeadIndent: length(60),
        headIndent: length(50), tailIndent: length(80) - 40)
      let template = CellTemplate<Recipe>("styled") { cell in
        let stack = cell.stack(.vertical, spacing: 7) {
          cell.label(\.title, style: .body, numberOfLines: index % 3).paragraphStyle(style)
          cell.label(numberOfLines: index % 4) { recipe, _ in
            AttributedText(recipe.summary, font: .systemFont(ofSize: 15), kern: 0.5)
              + AttributedText(" \(recipe.minutes)", font: .systemFont(ofSize: 22))
          }
          .paragraphStyle(index.isMultiple(of: 2) ? style : ParagraphStyle())
        }
        stack.edges(equalTo: cell.contentView)
      }
      let quick = Measurer(template)
      // Every content in some of the styles, at one of the widths.
      for (place, content) in Self.contents.enumerated() where (place + index) % 4 == 0 {
        let width = (place / 4).isMultiple(of: 2) ? 90.0 : 320
        let height = try quick.height(of: content, width: width)
        let whole = try quick.measure(content, width: width)
        mismatches.note(unless: height == whole.size.height, "\(index), \(content)")
      }
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test(
    "agree where a width depends on a height, where items share in proportion, and in conflicts")
  func unusualLayouts() throws {
    func pinned(
      _ name: String,
      @CellBuilder _ more:
        @escaping @Sendable (CellDeclaration<Recipe>, StackItem<Recipe>) -> CellStatements,
      distribution: StackArrangement.Distribution = .fill
    ) -> CellTemplate<Recipe> {
      CellTemplate<Recipe>(name) { cell in
        let stack = cell.stack(.horizontal, spacing: 7, distribution: distribution) {
          cell.label(\.title, style: .body)
          cell.label(\.summary, style: .footnote, numberOfLines: 2)
        }
        stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
        stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
        stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        more(cell, stack)
      }
    }
    let templates = [
      pinned("ratio") { cell, stack in
        stack.widthAnchor.constraint(equalTo: stack.heightAnchor, multiplier: 1.5).priority(600)
      },
      pinned("proportional", { _, _ in () }, distribution: .fillProportionally),
      pinned("conflict") { cell, stack in
        stack.heightAnchor.constraint(equalToConstant: 30)
        stack.heightAnchor.constraint(equalToConstant: 50)
      },
    ]
    for template in templates {
      let quick = Measurer(template)
      for content in Self.contents.prefix(20) {
        let height = try quick.height(of: content, width: 320)
        #expect(height == (try quick.measure(content, width: 320).size.height), "\(template.name)")
      }
    }
  }

  @Test("refuse what measuring refuses", arguments: [-1, .nan, .infinity, 1e7])
  func badTargets(width: Double) {
    #expect(throws: MeasuringError.self) {
      try Measurer(recipeCell).height(of: Self.contents[0], width: width)
    }
  }

  @Test("count the room between lines that have no height themselves")
  func flatLines() throws {
    let style = ParagraphStyle(lineSpacing: 10, maximumLineHeight: 1e-9)
    let template = CellTemplate<String>("cell") { cell in
      cell.label(\.self, style: .body).paragraphStyle(style).edges(equalTo: cell.contentView)
    }
    let measurer = Measurer(template)
    for text in ["", "word", "word word word word word word"] {
      let whole = try measurer.measure(text, width: 60).size.height
      #expect(try measurer.height(of: text, width: 60) == whole)
      #expect((whole > 0) == (text.count > 4))
    }
  }
}
