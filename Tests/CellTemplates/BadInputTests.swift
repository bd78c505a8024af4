import SelfSizing
import Testing

/// Whatever numbers and texts a content, a profile or a declaration brings along: a height comes
/// out that is one, or an error that names the template. Nothing traps, nothing hangs.
@Suite("Bad input to templates")
struct BadInputTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .signalingNaN, -1, -0.0, .leastNonzeroMagnitude, 1e7, 1e100, 1e308,
    -1e308,
  ]

  private typealias Make = @Sendable (CellDeclaration<Double>) -> LayoutItem

  /// Each way by which a content's number gets into a cell.
  private static let bindings: [(name: String, make: Make)] = [
    ("image size", { $0.image(size: { LayoutSize(width: $0, height: $0) }).layoutItem }),
    ("aspect ratio", { $0.image(aspectRatio: { (number: Double) in number }).layoutItem }),
    (
      "view size",
      { $0.view { number, _ in LayoutSize(width: 10, height: number) }.layoutItem }
    ),
    (
      "constant",
      { cell in
        let view = cell.view()
        LayoutConstraint.activate([
          cell.constant(of: view.heightAnchor.constraint(equalToConstant: 10)) { $0 }
        ])
        return view.layoutItem
      }
    ),
    (
      "spacing",
      { cell in
        cell.stack(.vertical) {
          cell.label(text: "One", style: .body)
          cell.label(text: "Two", style: .body)
        }.spacing { $0 }.layoutItem
      }
    ),
    (
      "font size",
      { cell in
        cell.label(text: "Text", style: .body)
          .font { .fixed(.systemFont(ofSize: $0)) }.layoutItem
      }
    ),
    (
      "kern and baseline",
      { cell in
        cell.label { number, _ in
          AttributedText(
            "Text", font: .systemFont(ofSize: 17), kern: number, baselineOffset: number)
        }.layoutItem
      }
    ),
    (
      "lines",
      { cell in
        cell.label(text: "Text in some lines", style: .body)
          .numberOfLines { $0 > 0 ? Int.max : Int.min }.layoutItem
      }
    ),
  ]

  private func template(_ make: @escaping Make) -> CellTemplate<Double> {
    CellTemplate<Double>("cell") { cell in
      let item = make(cell)
      let content = cell.contentView.layoutItem
      item.topAnchor.constraint(equalTo: content.topAnchor)
      item.leadingAnchor.constraint(equalTo: content.leadingAnchor)
      item.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor)
      item.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    }
  }

  /// A height, or nil where measuring throws; measuring the height alone has to agree.
  private func height(_ template: CellTemplate<Double>, _ number: Double) -> Double? {
    let measurer = Measurer(template)
    let whole = try? measurer.measure(number, width: 200).size.height
    let alone = try? measurer.height(of: number, width: 200)
    #expect(whole == alone)
    // What was measured before is not changed by it.
    _ = try? measurer.height(of: 10, width: 200)
    #expect((try? measurer.height(of: number, width: 200)) == alone)
    return whole
  }

  @Test("of a content give a height or an error", arguments: bindings.indices)
  func contents(index: Int) {
    let (name, make) = Self.bindings[index]
    let template = template(make)
    #expect(height(template, 10) != nil, "\(name)")
    for number in Self.numbers {
      guard let height = height(template, number) else { continue }
      #expect(height >= 0 && height <= 1e8, "\(name) \(number): \(height)")
    }
  }

  @Test("of a declaration give a height or an error", arguments: numbers)
  func declarations(_ number: Double) {
    let makes: [Make] = [
      { $0.image(width: number, height: number).layoutItem },
      { $0.image(intrinsicSize: LayoutSize(width: number, height: number)).layoutItem },
      { $0.image(aspectRatio: number).layoutItem },
      { $0.image(width: number, height: number, scaledAs: .body).layoutItem },
      { $0.label(text: "A", font: .fixed(.systemFont(ofSize: number))).layoutItem },
      { $0.label(text: "A", font: .scaled(.systemFont(ofSize: number), as: .body)).layoutItem },
      {
        $0.label(
          text: "A text that is too wide for one line of the cell", style: .body, numberOfLines: 1
        )
        .adjustsFontSizeToFitWidth().minimumScaleFactor(number).layoutItem
      },
      { cell in
        let label = cell.label(text: "A", style: .body)
        let stack = cell.stack(.vertical, spacing: number) {
          label
          cell.label(text: "B", style: .body)
        }
        return stack.customSpacing(number, after: label).layoutItem
      },
      { cell in
        let margins = DirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
        return cell.stack(.vertical) { cell.label(text: "A", style: .body) }.layoutMargins(margins)
          .layoutMarginsRelativeArrangement()
          .layoutItem
      },
      {
        $0.view().contentHugging(LayoutPriority(number)).compressionResistance(
          LayoutPriority(number)
        ).layoutItem
      },
    ]
    for make in makes {
      if let height = height(template(make), 1) { #expect(height >= 0 && height <= 1e8) }
    }
  }

  @Test(
    "of lines that a label may show at most count as any number", arguments: [Int.max, .min, -1])
  func lines(_ lines: Int) throws {
    let text = "A text that does not fit on one line of the cell\nand one more"
    func fixed(_ lines: Int) -> Double? {
      height(template { $0.label(text: text, style: .body, numberOfLines: lines).layoutItem }, 1)
    }
    func bound(_ lines: Int) -> Double? {
      height(
        template { $0.label(style: .body, numberOfLines: lines) { "\($0)\n\(text)" }.layoutItem }, 1
      )
    }
    #expect(fixed(0) != nil)
    #expect(fixed(lines) == fixed(0))
    #expect(bound(lines) == bound(0))
  }

  @Test("of a profile give a height or an error", arguments: numbers)
  func profiles(_ number: Double) throws {
    var profile = PlatformProfile.iOS26
    profile.controls[.stepper]?.intrinsicContentSize.value = LayoutSize(
      width: number, height: number)
    profile.contentViewMargins.value = DirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    profile.minimumRowHeight.value = number
    profile.separatorHeight.value = number
    profile.accessoryWidths[.checkmark]?.value = number
    let template = CellTemplate<Double>("cell", platform: profile) { cell in
      cell.usePlatformMargins()
      cell.usePlatformRowHeight()
      cell.rowSeparator()
      cell.accessory(.checkmark)
      cell.stepper().edges(equalTo: cell.contentView.layoutMarginsGuide)
    }
    if let height = height(template, 1) { #expect(height >= 0 && height <= 1e8) }
  }

  static let texts: [String] = [
    "", " ", "\n", "\r\n\r\n", "\u{0}", "\u{FEFF}", "\u{200B}", "\u{200D}\u{200D}",
    String(repeating: "\u{301}", count: 5000), "e" + String(repeating: "\u{301}", count: 5000),
    String(repeating: "\u{1F468}\u{200D}", count: 2000), String(repeating: "\u{202E}", count: 5000),
    String(repeating: "\n", count: 5_000), String(repeating: "a", count: 50_000),
    String(repeating: "word ", count: 20_000),
    String(decoding: [0xED, 0xA0, 0x80], as: UTF8.self),
    String(decoding: [0xD800, 0x41, 0xDC00] as [UInt16], as: UTF16.self),
  ]

  @Test("texts of any characters and length have a height", arguments: texts.indices)
  func strangeTexts(index: Int) throws {
    let template = CellTemplate<String>("cell") { cell in
      let stack = cell.stack(.vertical) {
        cell.label(\.self, style: .body)
        cell.label(\.self, style: .body, numberOfLines: 2).named("short")
      }
      stack.edges(equalTo: cell.contentView)
    }
    let measurer = Measurer(template)
    for width in [0.0, 0.5, 320] {
      let text = Self.texts[index]
      let height = try measurer.height(of: text, width: width)
      #expect(height >= 0 && height.isFinite)
      // Drawing a line for each of a million characters is the caller's wish, not a test's.
      if width > 1 { #expect(try measurer.measure(text, width: width).size.height == height) }
    }
  }

  @Test("a template of hundreds of items is measured, each under a name of its own")
  func manyItems() throws {
    let template = CellTemplate<String>("cell") { cell in
      let stack = cell.stack(.vertical) {
        for _ in 0..<500 { cell.view(intrinsicSize: LayoutSize(width: 10, height: 2)) }
      }
      stack.edges(equalTo: cell.contentView)
    }
    #expect(try Measurer(template).height(of: "", width: 320) == 1000)
  }

  @Test("a hundred thousand contents of nothing are measured once")
  func manyContents() async throws {
    let template = CellTemplate<String>("cell") { cell in
      cell.label(\.self, style: .body).edges(equalTo: cell.contentView)
    }
    let matrix = try await template.heights(
      of: Array(repeating: "", count: 100_000), widths: [320])
    #expect(matrix.measuredContentCount == 1 && matrix.heights.count == 100_000)
  }
}
