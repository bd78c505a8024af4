import SelfSizing
import Testing

@Suite("Buttons")
struct ButtonTests {
  private static let long = String(repeating: "twelve chars ", count: 23)

  private func cell(
    _ make: @escaping @Sendable (CellDeclaration<String>) -> ViewItem<String>
  ) -> CellTemplate<String> {
    CellTemplate<String>("cell") { cell in
      make(cell).named("item").edges(equalTo: cell.contentView)
    }
  }

  private func measure(
    _ template: CellTemplate<String>, _ text: String, _ category: DynamicTypeCategory = .large
  ) throws -> CellMeasurement {
    let traits = TraitCollection(contentSizeCategory: category)
    let measured = try Measurer(template).measure(text, width: 320, traits: traits)
    let height = try Measurer(template).height(of: text, width: 320, traits: traits)
    #expect(measured.size.height == height)
    return measured
  }

  @Test("a configured button's title wraps, which is less than exact, and nothing of it is lost")
  func wraps() throws {
    let template = cell { $0.button { $0 } }
    let short = try measure(template, "Save")
    let long = try measure(template, Self.long)
    let lines = try #require(long.items.last?.text?.lines)
    #expect(short.findings.isEmpty && short.items.last?.text?.lines.count == 1)
    #expect(lines.count > 5 && long.fidelity == .modelled)
    #expect(!long.findings.contains { $0.kind == .truncated })
    let label = CellTemplate<String>("label") { cell in
      cell.label(\.self, style: .body).lineBreakMode(.byWordWrapping)
        .edges(equalTo: cell.contentView)
    }
    let inside = try Measurer(label).measure(Self.long, width: 320 - 24)
    #expect(long.size.height == inside.size.height + 14)
  }

  @Test(
    "at other text sizes than the one that was measured, a button's size is found to be assumed")
  func grows() throws {
    let template = cell { $0.button { $0 } }
    let large = try measure(template, "Save")
    let largest = try measure(template, "Save", .accessibilityExtraExtraExtraLarge)
    #expect(large.findings.isEmpty)
    #expect(largest.fidelity == .assumed && largest.findings.map(\.kind) == [.assumed])
    #expect(
      try measure(template, Self.long, .accessibilityExtraExtraExtraLarge).size.height
        > largest.size.height * 10)
  }

  @Test("a button without a configuration keeps one line, and what it does not show is found")
  func truncates() throws {
    let template = cell { $0.systemButton { $0 } }
    let long = try measure(template, Self.long)
    #expect(try measure(template, "Save").size.height == 30)
    #expect(long.size.height == 30)
    #expect(long.findings.map(\.kind) == [.truncated])
    #expect(long.items.last?.text?.lines.first?.text.contains("…") == true)
  }

  @Test("a control without a text keeps the room of a line")
  func empty() throws {
    for (template, height) in [
      (cell { $0.systemButton { $0 } }, 30.0), (cell { $0.textField { $0 } }, 22),
      (cell { $0.button { $0 } }, 34 + 1.0 / 3),
    ] {
      #expect(try (measure(template, "").size.height - height).magnitude < 1e-9)
    }
  }

  @Test("a title stands in the middle, and in the insets, whichever way is read")
  func place() throws {
    let template = cell {
      $0.button(
        contentInsets: DirectionalEdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 10)
      ) { $0 }
    }
    for (direction, leading) in [(InterfaceDirection.leftToRight, 40.0), (.rightToLeft, 10)] {
      let traits = TraitCollection(layoutDirection: direction)
      let measured = try Measurer(template).measure("Save", width: 320, traits: traits)
      let line = try #require(measured.items.last?.text?.lines.first)
      #expect(abs(line.inset - (leading + (270 - line.width) / 2)) < 1e-9)
    }
  }

  @Test("a label's strategy of breaking lines is the one that is stated")
  func strategy() throws {
    let text = "다람쥐헌쳇바퀴에타고파 다람쥐헌쳇바퀴에타고파 다람쥐헌쳇바퀴에타고파"
    func height(_ strategy: LineBreakStrategy?) throws -> Double {
      let template = CellTemplate<String>("label") { cell in
        let label = cell.label(\.self, style: .body).lineBreakMode(.byWordWrapping)
        if let strategy { label.lineBreakStrategy(strategy) }
        label.edges(equalTo: cell.contentView)
      }
      let measured = try Measurer(template).measure(text, width: 300)
      #expect(try Measurer(template).height(of: text, width: 300) == measured.size.height)
      return measured.size.height
    }
    #expect(try height(nil) == height(.standard))
    #expect(try height([]) < height(.standard))
  }

  @Test("line break modes have UIKit's raw values")
  func rawValues() {
    #expect(
      LineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5]
        && LineBreakMode.byTruncatingHead.rawValue == 3
        && LineBreakMode.byTruncatingTail.rawValue == 4
        && LineBreakMode.byTruncatingMiddle.rawValue == 5)
  }

  @Test("margins keep a stack's items off its edges where the stack says so")
  func stackMargins() throws {
    let margins = DirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    func height(_ isRelative: Bool) throws -> Double {
      let template = CellTemplate<String>("stack") { cell in
        let stack = cell.stack(.vertical) { cell.label(\.self, style: .body) }
          .layoutMargins(margins)
        if isRelative { stack.layoutMarginsRelativeArrangement() }
        stack.edges(equalTo: cell.contentView)
      }
      return try Measurer(template).height(of: "A", width: 320)
    }
    #expect(abs(try height(true) - height(false) - 30) < 1e-9)
  }
}
