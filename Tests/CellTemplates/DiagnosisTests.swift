import SelfSizing
import SelfSizingAutoLayout
import Testing

@Suite("Diagnosis of a template")
struct DiagnosisTests {
  typealias Cell = CellDeclaration<String>

  /// A template with a text that is pinned on all four sides, and what else is stated.
  private func template(
    @CellBuilder _ declare: @escaping @Sendable (Cell, LabelItem<String>) -> CellStatements
  ) -> CellTemplate<String> {
    CellTemplate("cell") { cell in
      let text = cell.label(\.self, style: .body).named("text")
      text.edges(equalTo: cell.contentView)
      declare(cell, text)
    }
  }

  private func findings(
    _ template: CellTemplate<String>, _ text: String = "A text", width: Double = 320
  ) throws -> [CellFinding] {
    try Measurer(template).measure(text, width: width).findings
  }

  @Test("a sound cell has no findings, also where it is looked through for everything")
  func sound() throws {
    let inspection = try Measurer(template { _, _ in () }).inspect(
      "A text", width: 320, estimatedHeight: 44)
    #expect(inspection.measurement.findings == [])
    #expect(inspection.findings == [])
  }

  @Test("a conflict reads exactly as Xcode prints it")
  func logText() throws {
    let template = CellTemplate<String>("cell") { cell in
      let root = cell.contentView
      let photo = cell.image(intrinsicSize: .zero).named("photo")
      let title = cell.label(\.self, style: .body).named("title")
      photo.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 4)
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11)
      photo.heightAnchor.constraint(equalToConstant: 30).identifier("photoHeight")
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
      root.heightAnchor.constraint(equalToConstant: 60)
      photo.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      photo.widthAnchor.constraint(equalToConstant: 10)
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      title.widthAnchor.constraint(equalToConstant: 10)
    }
    let finding = try #require(
      try findings(template, "a").first { $0.kind == .conflicting })
    guard case .conflicting(let conflict) = finding.detail else { return }
    let expected = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<NSLayoutConstraint:0x600000000130 V:|-(10)-[UIImageView:0x7f0000000200'photo']   (active, names: '|':UIView:0x7f0000000100'contentView' )>",
          "<NSLayoutConstraint:0x600000000140 V:[UIImageView:0x7f0000000200'photo']-(4)-[UILabel:0x7f0000000300'title']   (active)>",
          "<NSLayoutConstraint:0x600000000150 V:[UILabel:0x7f0000000300'title']-(11)-|   (active, names: '|':UIView:0x7f0000000100'contentView' )>",
          "<NSLayoutConstraint:0x600000000160 'photoHeight' UIImageView:0x7f0000000200'photo'.height == 30   (active)>",
          "<NSLayoutConstraint:0x600000000170 UILabel:0x7f0000000300'title'.height >= 20   (active)>",
          "<NSLayoutConstraint:0x600000000180 UIView:0x7f0000000100'contentView'.height == 60   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x600000000170 UILabel:0x7f0000000300'title'.height >= 20   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(conflict.logText == expected)
    #expect(conflict.members.allSatisfy { $0.site?.fileName == "DiagnosisTests.swift" })
    #expect(conflict.rule == .relation)
    #expect(finding.message.hasSuffix("because its relation comes last in == < >= < <="))
    #expect(finding.suggestedFix == "remove one of them, or give it a priority below 1000")
  }

  @Test("logs write stacks, guides, masks and multiples under UIKit's names")
  func logNames() throws {
    let template = CellTemplate<String>("cell") { cell in
      let root = cell.contentView
      let (a, b) = (cell.view().named("a"), cell.view().named("b"))
      let stack = cell.stack(.vertical, spacing: 6) {
        a
        b
      }
      let badge = cell.view().named("badge").layoutItem
      badge.translatesAutoresizingMaskIntoConstraints = true
      badge.frame = LayoutRect(x: 3, y: 4, width: 20, height: 10)
      stack.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor)
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
      stack.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5)
      a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)
      b.heightAnchor.constraint(equalToConstant: 10)
      stack.heightAnchor.constraint(equalToConstant: 20)
      badge.topAnchor.constraint(equalTo: stack.topAnchor)
    }
    let logs = try findings(template, width: 100).compactMap { finding -> String? in
      if case .conflicting(let conflict) = finding.detail { conflict.logText } else { nil }
    }.joined()
    for line in [
      "'UISV-spacing' V:[UIView:0x7f0000000400'a']-(6)-[UIView:0x7f0000000500'b']   (active)>",
      "'UISV-canvas-connection' UIStackView:0x7f0000000300'stack'.top == UIView:0x7f0000000400'a'.top   (active)>",
      "UIView:0x7f0000000400'a'.height == 2*UIView:0x7f0000000500'b'.height   (active)>",
      "UIStackView:0x7f0000000300'stack'.top == UILayoutGuide:0x7f0000000200'UIViewLayoutMarginsGuide'.top   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:",
      " h=--& v=--& UIView:0x7f0000000600'badge'.minY == 4   (active, names: '|':UIView:0x7f0000000100'contentView' )>",
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand",
    ] {
      #expect(logs.contains(line), "\(line)\nin\n\(logs)")
    }
  }

  @Test("a conflict says what decided which constraint gave way")
  func rules() throws {
    func rule(
      @CellBuilder _ declare: @escaping @Sendable (Cell, LabelItem<String>) -> CellStatements
    ) throws -> BreakingRule? {
      let found = try findings(template(declare))
      guard case .conflicting(let conflict)? = found.first?.detail else { return nil }
      return conflict.rule
    }
    #expect(
      try rule { _, text in
        text.heightAnchor.constraint(equalToConstant: 29)
        text.heightAnchor.constraint(equalToConstant: 28)
      } == .constant)
    #expect(
      try rule { _, text in
        text.heightAnchor.constraint(equalToConstant: 29)
        text.heightAnchor.constraint(lessThanOrEqualToConstant: 28)
      } == .relation)
    #expect(
      try rule { cell, text in
        let box = cell.view()
        text.heightAnchor.constraint(equalTo: box.heightAnchor)
        text.heightAnchor.constraint(equalToConstant: 29)
        box.heightAnchor.constraint(equalToConstant: 28)
      } == .item)
  }

  @Test("an ambiguous place has two layouts that are as good, which differ in it")
  func ambiguousPlace() throws {
    let found = try findings(
      template { cell, _ in
        let lost = cell.view().named("lost")
        lost.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        lost.widthAnchor.constraint(equalToConstant: 5)
        lost.heightAnchor.constraint(equalToConstant: 5)
      })
    #expect(found.map(\.kind) == [.ambiguous])
    guard case .ambiguous(let ambiguity)? = found.first?.detail else { return }
    #expect(ambiguity.axis == .vertical)
    #expect(ambiguity.items.map(\.name) == ["lost"])
    #expect(ambiguity.items[0].taken.minY != ambiguity.items[0].other?.minY)
    #expect(found[0].message.hasPrefix("the vertical position of lost is ambiguous: y "))
    #expect(found[0].suggestedFix == "add a constraint for one of its edges")
  }

  /// Two labels side by side over the whole width.
  private func pair(width: Double, _ left: String, _ right: String) throws -> [CellFinding] {
    let template = CellTemplate<String>("cell") { cell in
      let root = cell.contentView
      let title = cell.label(\.self, style: .body, numberOfLines: 1).named("title")
      let price = cell.label(style: .body, numberOfLines: 1) { _ in right }.named("price")
      title.topAnchor.constraint(equalTo: root.topAnchor)
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      price.topAnchor.constraint(equalTo: root.topAnchor)
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor)
      price.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    }
    return try findings(template, left, width: width)
  }

  @Test("a tie of two labels is one finding that names both, their priority and the fix")
  func tie() throws {
    let wide = try pair(width: 600, "Title", "9.99")
    #expect(wide.map(\.kind) == [.ambiguous])
    guard case .ambiguous(let hugging)? = wide.first?.detail else { return }
    #expect(hugging.items.map(\.name) == ["title", "price"])
    #expect(hugging.items.map(\.contentHugging) == [.defaultLow, .defaultLow])
    for widths in [
      hugging.items.map(\.taken.width), hugging.items.map { $0.other?.width ?? 0 },
    ] {
      #expect(abs(widths.reduce(0, +) - 600) < 1e-3)
    }
    #expect(
      wide[0].message.hasPrefix(
        "the widths of title and price are ambiguous: both hug their content at 250, so "))
    #expect(
      wide[0].suggestedFix
        == "let one of them hug more, as in price.contentHugging(251, for: .horizontal)")

    let long = "A title of many words"
    let narrow = try pair(width: 200, long, long).filter { $0.kind == .ambiguous }
    #expect(narrow.count == 1)
    #expect(narrow.first?.message.contains("both resist compression at 750") == true)
    #expect(
      narrow.first?.suggestedFix
        == "let one of them resist more, as in price.compressionResistance(751, for: .horizontal)")
  }

  @Test("independent ties are findings of their own, and no more than eight are looked into")
  func manyTies() throws {
    let count = 12
    let template = CellTemplate<String>("cell") { cell in
      cell.stack(.vertical) {
        for _ in 0..<count {
          cell.stack(.horizontal) {
            cell.label(\.self, style: .body, numberOfLines: 1)
            cell.label(\.self, style: .body, numberOfLines: 1)
          }
        }
      }.edges(equalTo: cell.contentView)
    }
    let ambiguities = try findings(template).compactMap { finding in
      if case .ambiguous(let ambiguity) = finding.detail { ambiguity } else { nil }
    }
    #expect(ambiguities.filter { $0.items.count == 2 }.count == 8)
    #expect(ambiguities.contains { $0.items.count == 1 && $0.items[0].other == nil })
  }

  @Test("an item that nothing holds above the bottom edge says which pin is missing")
  func missingBottomPin() throws {
    func template(_ bottom: Bool) -> CellTemplate<String> {
      CellTemplate("cell") { cell in
        let root = cell.contentView
        let title = cell.label(\.self, style: .body).named("title")
        let detail = cell.label(\.self, style: .body).named("detail")
        title.topAnchor.constraint(equalTo: root.topAnchor)
        detail.topAnchor.constraint(equalTo: title.bottomAnchor)
        for label in [title, detail] {
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        }
        root.heightAnchor.constraint(greaterThanOrEqualToConstant: 30)
        if bottom { detail.bottomAnchor.constraint(equalTo: root.bottomAnchor) }
      }
    }
    let found = try findings(template(false))
    #expect(found.map(\.kind) == [.missingPin])
    guard case .missingPin(let pin)? = found.first?.detail else { return }
    #expect(pin.edge == .bottom && pin.item == "detail" && pin.container == "contentView")
    #expect(
      found[0].message
        == "nothing pins contentView.bottom to detail, which ends 10.67 points below it")
    #expect(
      found[0].suggestedFix
        == "detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)")
    #expect(try findings(template(true)) == [])
  }

  @Test("what sticks out although a chain holds it, or the cell's height is given, misses no pin")
  func heldInside() throws {
    let fixed = CellTemplate<String>("cell") { cell in
      let title = cell.label(\.self, style: .body).named("title")
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      cell.contentView.heightAnchor.constraint(equalToConstant: 10)
    }
    #expect(try findings(fixed).map(\.kind) == [.clipped])
    let weak = CellTemplate<String>("cell") { cell in
      let photo = cell.image(width: 400, height: 20).named("photo")
      photo.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      photo.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      photo.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      photo.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).priority(900)
    }
    #expect(try findings(weak).map(\.kind) == [.clipped])
  }

  @Test("a missing pin follows the direction of reading", arguments: InterfaceDirection.allCases)
  func missingTrailingPin(direction: InterfaceDirection) throws {
    let template = CellTemplate<String>("cell") { cell in
      let title = cell.label(\.self, style: .body).named("title")
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    }
    let found = try Measurer(template).measure(
      "A title that is too long for one line of the cell", width: 200,
      traits: TraitCollection(layoutDirection: direction)
    ).findings
    guard case .missingPin(let pin)? = found.first?.detail else {
      Issue.record("\(found)")
      return
    }
    #expect(pin.edge == (direction == .leftToRight ? .right : .left))
    #expect(
      found[0].suggestedFix
        == "title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor)")
  }

  @Test("a cell without a height is found, with what has none in it")
  func noHeight() throws {
    let empty = CellTemplate<String>("empty") { _ in () }
    #expect(try findings(empty).map(\.kind) == [.noHeight, .unboundedHeight])
    #expect(
      try findings(empty).first?.message == "contentView has no height: nothing in it is shown")
    let text = try findings(template { _, _ in () }, "")
    #expect(text.map(\.kind) == [.noHeight, .assumed])
    #expect(text.first?.message == "contentView has no height: text has none")
    #expect(CellFinding.Kind.noHeight.isDefect)
  }

  @Test("an item that sticks out is found with edge and distance; a hidden one is not")
  func clipped() throws {
    let template = CellTemplate<String>("cell") { cell in
      let item = cell.image(width: 50, height: 20).named("item").hidden(\.isEmpty)
      item.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      item.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70)
      item.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).priority(900)
      cell.contentView.heightAnchor.constraint(equalToConstant: 10)
    }
    let finding = try #require(
      try findings(template, width: 100).first { $0.kind == .clipped })
    #expect(
      finding.message
        == "item sticks out of the cell by 10 points at the bottom and 20 points at the right")
    #expect(try findings(template, "", width: 100) == [])
  }

  @Test("a text that a third pass would make higher is found with both heights")
  func thirdPass() throws {
    let template = CellTemplate<String>("cell") { cell in
      let root = cell.contentView
      let text = cell.label(\.self, style: .body).named("text")
        .compressionResistance(900, for: .vertical)
      let neighbor = cell.view().named("neighbor")
      text.topAnchor.constraint(equalTo: root.topAnchor)
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: neighbor.leadingAnchor)
      neighbor.trailingAnchor.constraint(equalTo: root.trailingAnchor)
      neighbor.topAnchor.constraint(equalTo: root.topAnchor)
      neighbor.heightAnchor.constraint(equalToConstant: 10)
      neighbor.widthAnchor.constraint(equalTo: text.heightAnchor)
    }
    let found = try (20...80).compactMap { count in
      try findings(template, String(repeating: "ab ", count: count), width: 400)
        .first { $0.kind == .unsettled }
    }
    let finding = try #require(found.first)
    guard case .unsettled(.vertical, let extent, let next) = finding.detail else { return }
    #expect(next > extent)
    #expect(finding.message.hasPrefix("text is "))
    #expect(finding.message.hasSuffix("in a third pass, which UIKit does not make"))
  }

  @Test("the estimated height conflicts before the cell is measured; 999 resolves it")
  func estimatedHeight() throws {
    func inspect(_ bottom: LayoutPriority) throws -> (CellInspection, line: Int) {
      let line = #line + 8
      let template = CellTemplate<String>("cell") { cell in
        let root = cell.contentView
        let text = cell.label(\.self, style: .body).named("text")
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        text.heightAnchor.constraint(equalToConstant: 88)
        root.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8).priority(bottom)
      }
      let inspection = try Measurer(template).inspect("a", width: 100, estimatedHeight: 44)
      return (inspection, line)
    }
    let (broken, line) = try inspect(.required)
    #expect(broken.measurement.findings == [])
    let finding = try #require(broken.findings.first)
    #expect(finding.kind == .estimatedHeight)
    #expect(finding.message.contains("'UIView-Encapsulated-Layout-Height' contentView.height"))
    #expect(
      finding.suggestedFix
        == "give contentView.bottom == text.bottom + 8 (DiagnosisTests.swift:\(line)) a priority "
        + "of 999")
    #expect(finding.site.line == line)
    // The suggested fix resolves it, and leaves the height.
    let (fixed, _) = try inspect(999)
    #expect(fixed.findings == [])
    #expect(fixed.measurement.size.height == 104)
  }

  @Test("two constraints of one line are two, also where their words are the same")
  func sameWords() throws {
    let template = CellTemplate<String>("cell") { cell in
      let root = cell.contentView
      let text = cell.label(\.self, style: .body).named("text")
      text.edges(equalTo: root)
      for _ in 0..<2 { text.heightAnchor.constraint(equalToConstant: 88) }
    }
    let found = try Measurer(template).inspect("a", width: 100, estimatedHeight: 44).findings
    guard case .estimatedHeight(_, _, let relaxable)? = found.first?.detail else {
      Issue.record("\(found)")
      return
    }
    // One height at 999 leaves the other; a pin is what resolves it.
    #expect(relaxable?.contains(".height") == false)
  }

  @Test("a fitting priority that crushes a label names it, with both heights")
  func crushed() throws {
    let crushable = template { _, text in text.compressionResistance(240, for: .vertical) }
    let found = try Measurer(crushable).measure(
      "a", width: 100, priorities: .requiredWidthLowHeight
    ).findings
    let finding = try #require(found.first { $0.kind == .fittingDependent })
    #expect(
      finding.message == "the cell is 0 points high when fitted with the vertical priority "
        + "250, and 20.33 with 50: text 0 instead of 20.33")
    #expect(found.map(\.kind) == [.noHeight, .squeezed, .fittingDependent])
  }

  @Test("a height that only the target keeps small is found, with what stretches")
  func unboundedHeight() throws {
    let loose = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body).named("text")
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      text.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor)
    }
    let inspection = try Measurer(loose).inspect("a", width: 100)
    #expect(inspection.findings.map(\.kind) == [.unboundedHeight])
    #expect(try Measurer(loose).measure("a", width: 100).findings == inspection.findings)
    let outcomes = try Measurer(loose).outcomes(
      of: ["a"], widths: [100], traits: [TraitCollection()],
      priorities: .requiredWidthFittingHeight)
    #expect(outcomes[0].facts.findings == inspection.findings)
    #expect(inspection.findings.first?.message.contains("nothing ties its bottom edge") == true)
    let stretching = CellTemplate<String>("cell") { cell in
      let box = cell.view().named("box")
      box.edges(equalTo: cell.contentView)
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    }
    #expect(
      try Measurer(stretching).inspect("a", width: 100).findings.first?.message
        .contains("box can stretch freely") == true)
  }

  @Test("a height has a limit or none, whatever a content's texts, sizes and constants are")
  func unboundedForAll() throws {
    let template = CellTemplate<Double>("cell") { cell in
      let text = cell.label(style: .body) { String(repeating: "word ", count: Int($0)) }
      let box = cell.view().named("box")
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      box.topAnchor.constraint(equalTo: text.bottomAnchor)
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      cell.constant(of: box.heightAnchor.constraint(lessThanOrEqualToConstant: 10)) { $0 * 100 }
    }
    let measurer = Measurer(template)
    for number in [200.0, 1, 5_000, 0] {
      let kinds = try measurer.measure(number, width: 60).findings.map(\.kind)
      #expect(!kinds.contains(.unboundedHeight), "\(number)")
    }
  }

  @Test("a width that ignores the target, as the default fitting does")
  func targetWidth() throws {
    let finding = try #require(
      try Measurer(template { _, _ in () }).inspect(
        "a", width: 100,
        priorities: FittingPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
      ).findings.first)
    #expect(finding.kind == .missesTargetWidth)
    #expect(finding.message.contains("points wide, not 100"))
  }
}
