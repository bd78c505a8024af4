import SelfSizing
import Testing

@Suite("Mistakes in a template")
struct DeclarationTests {
  private func kinds(_ template: CellTemplate<String>) -> [DeclarationFinding.Kind] {
    template.declarationFindings.map(\.kind)
  }

  @Test("a constraint that is created and never stated is found, with its line")
  func neverActivated() throws {
    let line = #line + 3
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
      let forgotten = text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      let _ = forgotten
    }
    #expect(kinds(template) == [.neverActivated])
    #expect(template.declarationFindings.first?.site.line == line)
    #expect(template.declarationFindings.first?.site.fileName == "DeclarationTests.swift")
  }

  @Test("measuring a mistaken template throws what is wrong with it")
  func measuringThrows() {
    let template = CellTemplate<String>("cell") { cell in
      cell.label(\.self, style: .body).named("text")
      cell.label(\.self, style: .body).named("text")
    }
    #expect(kinds(template) == [.duplicateName])
    #expect(
      throws: MeasuringError.declaration(
        template: "cell", findings: template.declarationFindings)
    ) {
      try Measurer(template).measure("a", width: 320)
    }
  }

  @Test("an item stated in two stacks is found")
  func twoParents() {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
      cell.stack(.vertical) { text }
      cell.stack(.vertical) { text }
    }
    #expect(kinds(template) == [.twoParents])
  }

  @Test("baseline alignment on a vertical stack is found")
  func verticalBaseline() {
    let template = CellTemplate<String>("cell") { cell in
      cell.stack(.vertical, alignment: .firstBaseline) { cell.label(\.self, style: .body) }
    }
    #expect(kinds(template) == [.baselineAlignmentOnVerticalStack])
  }

  @Test("leading against left, a location against nothing, invalid numbers: all are found")
  func illegalConstraints() {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leftAnchor)
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: .nan)
      text.widthAnchor.constraint(equalToConstant: .infinity)
      text.heightAnchor.constraint(equalToConstant: 20).priority(1001)
      LayoutConstraint(
        item: text, attribute: .top, relatedBy: .equal, toItem: nil, attribute: nil, constant: 8)
    }
    #expect(
      kinds(template) == [
        .directionalWithAbsolute, .invalidNumber, .invalidNumber, .invalidPriority,
        .locationWithoutItem,
      ])
  }

  @Test("spacings and margins that are no numbers are found")
  func invalidLengths() {
    let template = CellTemplate<String>("cell") { cell in
      cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
        top: .nan, leading: 0, bottom: 0, trailing: 0)
      cell.stack(.vertical, spacing: .infinity) { cell.label(\.self, style: .body) }
    }
    #expect(kinds(template) == [.invalidNumber, .invalidNumber])
  }

  @Test("required constraints that contradict each other are a finding, and one gives way")
  func conflict() throws {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      text.heightAnchor.constraint(equalToConstant: 30)
      text.heightAnchor.constraint(equalToConstant: 50)
    }
    let measured = try Measurer(template).measure("a", width: 320)
    // Of two equal ones the greater constant is broken.
    #expect(measured.size.height == 30)
    #expect(measured.findings.map(\.kind) == [.conflicting])
    #expect(measured.findings.first?.message.contains("== 50") == true)
  }

  @Test("an item without a width is ambiguous")
  func ambiguity() throws {
    let template = CellTemplate<String>("cell") { cell in
      let view = cell.view().named("line")
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      view.heightAnchor.constraint(equalToConstant: 10)
    }
    let findings = try Measurer(template).measure("", width: 320).findings
    #expect(findings.map(\.kind) == [.ambiguous])
    #expect(
      findings.first?.message
        == "the width of line is ambiguous: 0 is as good as 100")
  }

  @Test("target sizes that are no sizes are refused", arguments: [-1, .nan, .infinity, 1e7])
  func badTargets(width: Double) {
    #expect(throws: MeasuringError.self) {
      try Measurer(recipeCell).measure(
        Recipe(title: "", summary: "", minutes: 0, isNew: false), width: width)
    }
  }

  @Test("an empty cell, an empty text and a text of a hundred thousand characters have a height")
  func extremeContents() throws {
    let empty = CellTemplate<String>("empty") { _ in () }
    #expect(try Measurer(empty).measure("", width: 320).size.height == 0)
    let recipe = Recipe(
      title: String(repeating: "x", count: 100_000), summary: "", minutes: .max, isNew: true)
    let measured = try Measurer(recipeCell).measure(recipe, width: 320)
    #expect(measured.size.height > 10_000)
  }
}
