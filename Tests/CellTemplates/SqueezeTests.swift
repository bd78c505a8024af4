import SelfSizing
import Testing

@Suite("Items smaller than their content")
struct SqueezeTests {
  private typealias Cell = CellDeclaration<String>

  /// Measures an item in the middle of a row, between a required width on either side.
  private func findings(
    rowWidth: Double = 100, height: Double? = nil,
    _ declare: @escaping @Sendable (CellDeclaration<String>) -> any CellItem<String>
  ) throws -> [CellFinding] {
    let template = CellTemplate<String>("cell") { cell in
      let item = declare(cell).layoutItem
      let side = cell.view().named("side")
      side.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      side.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      side.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      side.widthAnchor.constraint(equalToConstant: 87)
      side.heightAnchor.constraint(equalToConstant: 60)
      item.leadingAnchor.constraint(equalTo: side.trailingAnchor)
      item.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      item.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      if let height { item.heightAnchor.constraint(equalToConstant: height) }
    }
    return try Measurer(template).measure("Save", width: rowWidth).findings
      .filter { $0.kind == .squeezed }
  }

  @Test("a switch of 13 points that needs 61 is a finding that names both")
  func control() throws {
    let found = try findings { $0.switch().named("toggle") }
    guard case .squeezed(let squeeze)? = found.first?.detail else {
      Issue.record("\(found)")
      return
    }
    #expect(squeeze.axis == .horizontal && squeeze.extent == 13 && squeeze.needed == 61)
    #expect(
      found[0].message.hasPrefix("toggle is 13 points wide and needs 61, because of "))
    #expect(squeeze.causes.contains { $0.hasPrefix("side.width == 87 (SqueezeTests.swift:") })
    #expect(found[0].kind.isDefect)
    #expect(try findings(rowWidth: 87 + 61) { $0.switch().named("toggle") } == [])
  }

  @Test("a button, a stepper and a view of a size of its own are found as well")
  func others() throws {
    #expect(try findings { $0.stepper() }.count == 1)
    #expect(try findings { $0.view(intrinsicSize: LayoutSize(width: 40, height: 20)) }.count == 1)
    #expect(try findings(rowWidth: 200, height: 9) { $0.switch() }.count == 1)
  }

  @Test("a control is found however weakly it resists; a view that is meant to shrink is not")
  func lowered() throws {
    #expect(
      try findings { $0.switch().compressionResistance(100, for: .horizontal) }.count == 1)
    let size = LayoutSize(width: 40, height: 20)
    #expect(
      try findings {
        $0.view(intrinsicSize: size).compressionResistance(749, for: .horizontal)
      } == [])
  }

  @Test("a picture scales, and a text field scrolls its text")
  func scaling() throws {
    #expect(try findings { $0.image(intrinsicSize: LayoutSize(width: 40, height: 20)) } == [])
    #expect(try findings { $0.textField { $0 + $0 + $0 } } == [])
    #expect(try findings(rowWidth: 300, height: 9) { $0.textField { $0 } }.count == 1)
  }

  @Test("a line of text that is cut is found once: as squeezed, or as truncated with the reason")
  func texts() throws {
    let cut = try findings(rowWidth: 300, height: 10) {
      $0.label(\.self, style: .body).named("title")
    }
    #expect(cut.count == 1)
    #expect(cut.first?.message.hasPrefix("title is 10 points high and needs 20.33") == true)
    #expect(try findings(rowWidth: 300, height: 20.33) { $0.label(\.self, style: .body) } == [])

    let template = CellTemplate<String>("cell") { cell in
      let title = cell.label(\.self, style: .body).named("title")
      title.edges(equalTo: cell.contentView)
      title.heightAnchor.constraint(equalToConstant: 21)
    }
    let long = try Measurer(template).measure("A text of two lines", width: 100).findings
    #expect(long.map(\.kind) == [.truncated])
    let words = "characters of title are hidden: it is 21 points high and needs 42.33"
    #expect(long.first?.message.contains(words) == true)
    #expect(long.first?.suggestedFix?.hasPrefix("let its height grow") == true)
  }

  @Test("what is hidden is squeezed by no one")
  func hidden() throws {
    #expect(try findings { $0.switch().hidden { _ in true } } == [])
  }

  @Test("reasons are looked for four items of a cell, all are found")
  func many() throws {
    let template = CellTemplate<String>("cell") { cell in
      for index in 0..<7 {
        let toggle = cell.switch()
        toggle.topAnchor.constraint(
          equalTo: cell.contentView.topAnchor, constant: Double(index) * 40)
        toggle.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        toggle.widthAnchor.constraint(equalToConstant: 20)
        toggle.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor)
      }
    }
    let squeezes = try Measurer(template).measure("", width: 320).findings.compactMap { finding in
      if case .squeezed(let squeeze) = finding.detail { squeeze } else { nil }
    }
    #expect(squeezes.count == 7)
    #expect(squeezes.filter { !$0.causes.isEmpty }.count == 4)
  }

  @Test(
    "a label as wide as its text is not cut off by noise where its edge is on half a pixel",
    arguments: [8.5, 10.25, 12.1])
  func noise(leading: Double) throws {
    let template = CellTemplate<String>("badge") { cell in
      let count = cell.label(\.self, style: .body, numberOfLines: 1).named("count")
      count.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: leading)
      count.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      count.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    }
    let measurer = Measurer(template)
    for scale in [2.0, 3] {
      for category in DynamicTypeCategory.allCases {
        let traits = TraitCollection(contentSizeCategory: category, displayScale: scale)
        for text in ["999", "1,234", "12", "Save"] {
          let measured = try measurer.measure(text, width: 320, traits: traits)
          let cut = measured.findings.filter { $0.kind == .truncated }
          #expect(cut.isEmpty, "\(text) at \(category), \(scale)x")
        }
      }
    }
  }
}
