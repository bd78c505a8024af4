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

  @Test(
    "a word that is wider than its line is found, and nothing else that a line breaks",
    arguments: [
      ("a Donaudampfschifffahrt", "Donaudampfschifffahrt"),
      ("(φασόλιαφασόλιαφασόλια).", "φασόλιαφασόλιαφασόλια"),
      ("soft\u{AD}hyphens\u{AD}break\u{AD}well", nil), ("https://example.com/recipes/summer", nil),
      ("well-known well-known well-known", nil), ("一二三四五六七八九十一二三四五", nil),
      ("aaaaaaaaaaaaaaaa@example.com", nil), ("https://donaudampfschifffahrt", nil),
      ("of several short words", nil),
    ])
  func brokenWord(text: String, word: String?) throws {
    let template = CellTemplate<String>("cell") { cell in
      cell.label(\.self, style: .body).named("text").edges(equalTo: cell.contentView)
    }
    let measurer = Measurer(template)
    let findings = try measurer.measure(text, width: 100).findings.filter { $0.kind == .brokenWord }
    #expect(
      findings.map(\.message)
        == word.map {
          ["text breaks the word \($0) between two lines, as it is wider than a line"]
        } ?? [])
    let outcomes = try measurer.outcomes(
      of: [text], widths: [100], traits: [TraitCollection()],
      priorities: .requiredWidthFittingHeight)
    #expect(outcomes[0].facts.findings.filter { $0.kind == .brokenWord } == findings)
  }

  @Test("a word that is cut off, or broken by a label that breaks anywhere, is not found broken")
  func cutWord() throws {
    let word = "Donaudampfschifffahrt"
    let template = CellTemplate<Int>("cell") { cell in
      cell.label(style: .body, numberOfLines: 1) { _ in word }.edges(equalTo: cell.contentView)
    }
    let cut = try Measurer(template).measure(0, width: 100).findings
    #expect(cut.map(\.kind) == [.truncated])
    let anywhere = CellTemplate<Int>("cell") { cell in
      cell.label(style: .body) { _ in word }.lineBreakMode(.byCharWrapping)
        .edges(equalTo: cell.contentView)
    }
    #expect(try Measurer(anywhere).measure(0, width: 100).findings.isEmpty)
  }
}
