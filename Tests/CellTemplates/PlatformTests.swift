import SelfSizing
import Testing

@Suite("Platforms and devices")
struct PlatformTests {
  /// A cell with one item at its top and leading edges.
  private func cell(
    on platform: PlatformProfile = .iOS26,
    _ make: @escaping @Sendable (CellDeclaration<String>) -> ViewItem<String>
  ) -> CellTemplate<String> {
    CellTemplate<String>("cell", platform: platform) { cell in
      let item = make(cell).named("item")
      item.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      item.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      item.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    }
  }

  private func frame(_ measurement: CellMeasurement) throws -> LayoutRect {
    try #require(measurement.items.first { $0.name == "item" }).frame
  }

  @Test("a switch is 61 by 28 and sticks out by 2 at the right, as measured on iOS 26.1")
  func switches() throws {
    let measured = try Measurer(cell { $0.switch() }).measure("", width: 320)
    #expect(try frame(measured) == LayoutRect(x: 0, y: 0, width: 63, height: 28))
    #expect(measured.fidelity == .exact)
    #expect(measured.findings.isEmpty)
  }

  @Test("buttons have the sizes measured on iOS 26.1, for a title of 75 points")
  func buttons() throws {
    // The title's width is whatever the font says; insets and heights are those measured.
    for (size, insets, height) in [
      (ButtonSize.mini, 20.0, 28.0), (.medium, 24, 34 + 1.0 / 3), (.large, 40, 50 + 1.0 / 3),
    ] {
      let measured = try Measurer(cell { $0.button(size: size) { $0 } }).measure(
        "Button", width: 320)
      let style: TextStyle = size == .mini ? .subheadline : .body
      let title = PreparedText("Button", font: .preferredFont(forTextStyle: style)).naturalWidth
      let width = (title * 3).rounded(.up) / 3 + insets
      #expect((try frame(measured).width - width).magnitude < 1e-9)
      #expect((try frame(measured).height - height).magnitude < 1e-9)
    }
  }

  @Test("text fields have the heights measured for body text")
  func textFields() throws {
    let plain = try Measurer(cell { $0.textField { $0 } }).measure("Placeholder", width: 320)
    let bordered = try Measurer(cell { $0.textField(isBordered: true) { $0 } }).measure(
      "Placeholder", width: 320)
    #expect(try frame(plain).height == 22)
    #expect(try frame(bordered).height == 34)
    #expect(try frame(bordered).width - frame(plain).width == 28)
  }

  @Test("what has no source is found where it is used, with the declaration's line")
  func assumedFigures() throws {
    let line = #line + 1
    let template = cell(on: .iOS18) { $0.stepper() }
    let measured = try Measurer(template).measure("", width: 320)
    #expect(measured.fidelity == .assumed)
    #expect(measured.findings.map(\.kind) == [.assumed])
    #expect(measured.findings.first?.site.line == line)
  }

  @Test("a profile's figures can be replaced by one's own")
  func customProfile() throws {
    var mine = PlatformProfile.iOS18
    mine.name = "mine"
    mine.controls[.stepper]?.intrinsicContentSize = SourcedValue(
      LayoutSize(width: 100, height: 40), .exact, source: "measured here")
    let measured = try Measurer(cell(on: mine) { $0.stepper() }).measure("", width: 320)
    #expect(try frame(measured).size == LayoutSize(width: 100, height: 40))
    #expect(measured.findings.isEmpty)
    mine.controls[.stepper] = nil
    let none = try Measurer(cell(on: mine) { $0.stepper() }).measure("", width: 320)
    #expect(none.findings.contains { $0.kind == .assumed })
  }

  @Test("a disclosure indicator takes the widths measured at three text sizes")
  func accessory() throws {
    let template = CellTemplate<String>("row") { cell in
      cell.accessory(.disclosureIndicator)
      let text = cell.label(\.self, style: .body, numberOfLines: 1)
      text.edges(equalTo: cell.contentView.layoutMarginsGuide)
    }
    // In a cell of 343 points at 2x: 316.5, 313 and 307 are left.
    for (category, width) in [
      (DynamicTypeCategory.large, 316.5), (.extraExtraExtraLarge, 313), (.accessibilityLarge, 307),
    ] {
      let traits = TraitCollection(contentSizeCategory: category, displayScale: 2)
      let measured = try Measurer(template).measure("Row", width: 343, traits: traits)
      #expect(measured.items.map(\.kind) == [.cell, .contentView, .label])
      #expect(measured.items[1].frame.width == width, "\(category)")
      #expect(
        measured.size.height
          == (try Measurer(template).height(of: "Row", width: 343, traits: traits)))
    }
  }

  @Test("a separator adds a pixel to the row, a standard row is at least as high as measured")
  func rows() throws {
    let template = CellTemplate<String>("row") { cell in
      cell.usePlatformMargins()
      cell.usePlatformRowHeight()
      cell.rowSeparator()
      let text = cell.label(\.self, style: .body, numberOfLines: 1)
      text.edges(equalTo: cell.contentView.layoutMarginsGuide)
    }
    for (category, height) in [(DynamicTypeCategory.large, 52.0), (.accessibilityLarge, 80)] {
      let measured = try Measurer(template).measure(
        "Row", width: 393, traits: TraitCollection(contentSizeCategory: category))
      #expect(measured.items[1].frame.height == height)
      #expect(abs(measured.size.height - height - 1 / 3) < 1e-4)
      #expect(measured.fidelity == .assumed)
    }
  }

  @Test("margins of a platform are found where the width is another than they were measured at")
  func platformMargins() throws {
    let template = CellTemplate<String>("row") { cell in
      cell.usePlatformMargins()
      cell.label(\.self, style: .body).edges(equalTo: cell.contentView.layoutMarginsGuide)
    }
    let measurer = Measurer(template)
    let measured = try measurer.measure("Row", width: 393)
    #expect(measured.findings.isEmpty && measured.fidelity != .assumed)
    let narrow = try measurer.measure("Row", width: 320)
    #expect(narrow.findings.map(\.kind) == [.assumed] && narrow.fidelity == .assumed)
    #expect(narrow.findings.first?.message.contains("393 points wide") == true)
  }

  @Test("margins that a table view would set and nobody stated are found")
  func missingMargins() throws {
    func findings(
      _ declare: @escaping @Sendable (CellDeclaration<String>) -> Void
    ) throws -> [CellFinding] {
      let template = CellTemplate<String>("row") { cell in
        declare(cell)
        cell.label(\.self, style: .body).edges(equalTo: cell.contentView.layoutMarginsGuide)
      }
      // That a separator adds a pixel is assumed on its own.
      return try Measurer(template).measure("Row", width: 393).findings
        .filter { !$0.message.contains("separator on") }
    }
    let missing = try findings { $0.rowSeparator() }
    #expect(missing.map(\.kind) == [.assumed])
    #expect(missing.first?.message.contains("usePlatformMargins()") == true)
    // A plain view's margins are those of a collection view's cell.
    #expect(try findings { _ in }.isEmpty)
    let stated = try findings {
      $0.rowSeparator()
      $0.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    #expect(stated.isEmpty)
    #expect(
      try findings {
        $0.rowSeparator()
        $0.usePlatformMargins()
      }.isEmpty)
  }
}
