import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingCellTemplates
@testable import SelfSizingCells

/// Heights and outcomes against whole measurements: every way in which lines are counted, or looked
/// at.
@Suite("Measuring at different depths")
struct DepthTests {
  private static let contents: [Recipe] = {
    var generator = SeededGenerator(seed: 26)
    let words = ["a", "soup", "of", "roasted", "carrots", "and", "Zwiebelkuchen", "fine-grained"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    }
    let random = (0..<24).map { index in
      Recipe(
        title: text(index % 9), summary: text(index * 7 % 40), minutes: index % 5,
        isNew: index.isMultiple(of: 3))
    }
    return random + [
      Recipe(title: "one\ntwo\nthree", summary: "a\n\nb\nc\nd\n", minutes: -1, isNew: true),
      Recipe(title: "tab\tbed ", summary: "soft\u{AD}hyphen 한국어 日本語", minutes: 0, isNew: false),
      Recipe(title: String(repeating: "x", count: 90), summary: " ", minutes: 0, isNew: true),
      Recipe(title: "شوربة", summary: "\u{10FFFD} 🌮 e\u{301}", minutes: 2, isNew: false),
      Recipe(title: "long", summary: text(600), minutes: 2, isNew: false),
    ]
  }()

  /// A stack of items that is pinned to the content view.
  private static func stacked(
    _ name: String, _ axis: LayoutAxis = .vertical,
    @CellBuilder _ items: @escaping @Sendable (CellDeclaration<Recipe>) -> CellStatements
  ) -> CellTemplate<Recipe> {
    CellTemplate<Recipe>(name) { cell in
      cell.stack(axis, spacing: 6) { items(cell) }
        .spacing { Double($0.minutes) }
        .edges(equalTo: cell.contentView)
    }
  }

  private static let templates: [CellTemplate<Recipe>] = [
    recipeCell,
    stacked("controls", .horizontal) { cell in
      cell.label(\.title, style: .body)
      cell.button { $0.summary }
      cell.systemButton { $0.title }
      cell.textField(isBordered: true) { $0.title }
      cell.switch()
    },
    stacked("bound") { cell in
      cell.label(\.title, style: .body).numberOfLines { $0.minutes }
      cell.label(\.summary, style: .footnote).font {
        $0.isNew ? .style(.title1) : .fixed(.systemFont(ofSize: 13))
      }
      cell.label(text: "always", style: .caption1, numberOfLines: 1).hidden { $0.isNew }
      cell.label(\.summary, style: .body).hiddenWhenEmpty()
    },
    stacked("styled") { cell in
      cell.label(\.title, style: .body, numberOfLines: 1).adjustsFontSizeToFitWidth()
        .minimumScaleFactor(0.5)
      cell.label(\.summary, style: .body, numberOfLines: 2)
        .paragraphStyle(ParagraphStyle(lineSpacing: 3))
      cell.label(\.summary, style: .body, numberOfLines: 2).lineBreakMode(.byCharWrapping)
      cell.label(\.summary, style: .body, numberOfLines: 2).lineBreakMode(.byTruncatingMiddle)
      cell.textView(numberOfLines: 3) { $0.summary }
    },
    stacked("attributed") { cell in
      cell.label(numberOfLines: 2) { recipe, _ in
        AttributedText(recipe.title, font: .systemFont(ofSize: 15), kern: 0.5)
          + AttributedText(recipe.summary, font: .systemFont(ofSize: 22))
      }
    },
    CellTemplate<Recipe>("fixed heights") { cell in
      let title = cell.label(\.title, style: .body)
      let summary = cell.label(\.summary, style: .body)
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      cell.constant(of: title.heightAnchor.constraint(equalToConstant: 30)) {
        20 + 4 * Double($0.minutes)
      }
      summary.topAnchor.constraint(equalTo: title.topAnchor, constant: 25)
      summary.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      summary.widthAnchor.constraint(equalToConstant: 140)
      summary.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).priority(240)
    },
    CellTemplate<Recipe>("loose") { cell in
      let title = cell.label(\.title, style: .body)
      let box = cell.view()
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      title.trailingAnchor.constraint(lessThanOrEqualTo: cell.contentView.trailingAnchor)
      box.topAnchor.constraint(equalTo: title.bottomAnchor)
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).priority(200)
      box.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor)
    },
    stacked("proportional") { cell in
      cell.stack(.horizontal, spacing: 4, distribution: .fillProportionally) {
        cell.label(\.title, style: .body, numberOfLines: 1)
        cell.label(\.summary, style: .footnote, numberOfLines: 2)
      }
    },
    stacked("contradicting") { cell in
      let label = cell.label(\.title, style: .body)
      label
      label.heightAnchor.constraint(equalToConstant: 30)
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    },
    CellTemplate<Recipe>("languages") { cell in
      cell.locale { $0.isNew ? "ja_JP" : nil }
      cell.label(\.summary, style: .body, numberOfLines: 3).edges(equalTo: cell.contentView)
    },
  ]

  @Test("finds the same at every depth", arguments: templates.indices)
  func agree(template: Int) throws {
    try Self.expectSame(
      Self.templates[template], Trials.some(Self.contents, quick: 6),
      widths: Trials.isFull ? [60, 200, 374.5] : [200],
      [
        TraitCollection(contentSizeCategory: .large, displayScale: 3),
        TraitCollection(
          contentSizeCategory: .extraSmall, displayScale: 2, layoutDirection: .rightToLeft),
        TraitCollection(contentSizeCategory: .accessibilityLarge, displayScale: 3),
      ])
  }

  @Test("finds the height of a cell that is too narrow for its image after that of a wide one")
  func narrow() throws {
    try Self.expectSame(
      Self.templates[0], Trials.some(Self.contents, quick: 6), widths: [200, 60],
      [
        TraitCollection(contentSizeCategory: .large, displayScale: 3),
        TraitCollection(contentSizeCategory: .accessibilityLarge, displayScale: 3),
      ])
  }

  @Test("finds the same of a cell that is higher than a layout may be asked for")
  func enormous() throws {
    let template = CellTemplate<Recipe>("enormous") { cell in
      let (box, other) = (cell.view(), cell.view())
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      other.topAnchor.constraint(equalTo: box.bottomAnchor)
      other.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      for item in [box, other] {
        item.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        item.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
        item.heightAnchor.constraint(equalToConstant: 600_000.1)
      }
    }
    let found = try Measurer(template).measure(Self.contents[1], width: 320)
    #expect(found.size.height > 1_200_000)
    try Self.expectSame(
      template, [Self.contents[1]], widths: [320],
      [TraitCollection(contentSizeCategory: .extraLarge, displayScale: 3)])
  }

  @Test("finds the same of random cells at every depth", arguments: 0..<Trials.count(60, quick: 3))
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let priorities = [
      FittingPriorities.requiredWidthFittingHeight, .requiredWidthLowHeight,
      FittingPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel),
    ]
    let recipes = (0..<3).map { _ in Self.contents.randomElement(using: &generator) }
    try Self.expectSame(
      RandomCell.template(seed), recipes.compactMap(\.self),
      widths: [Double(Int.random(in: 40...500, using: &generator)), 320],
      [DynamicTypeCategory.large, .accessibilityMedium].map {
        TraitCollection(contentSizeCategory: $0, displayScale: 2)
      }, priorities[seed % 3])
  }

  /// Compares the height alone, the outcome, and the findings of an inspection with a measurement.
  private static func expectSame(
    _ template: CellTemplate<Recipe>, _ contents: [Recipe], widths: [Double],
    _ traits: [TraitCollection], _ priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws {
    var mismatches = Mismatches()
    let found = try Measurer(template).outcomes(
      of: contents, widths: widths, traits: traits, priorities: priorities)
    let (whole, alone) = (Measurer(template), Measurer(template))
    // At the widths of one content after the other, a height keeps what the one before has found.
    let many = try Measurer(template, heightCacheCapacity: 0).heights(
      of: contents, widths: widths, traits: traits, priorities: priorities
    ).heights
    var place = 0
    for content in contents {
      for traits in traits {
        let expected = try whole.measure(
          content, widths: widths, traits: traits, priorities: priorities)
        for (width, measured) in zip(widths, expected) {
          let (outcome, again) = (found[place], many[place])
          place += 1
          let height = try alone.height(
            of: content, width: width, traits: traits, priorities: priorities)
          let inspected = try whole.inspect(
            content, width: width, traits: traits, priorities: priorities)
          mismatches.note(
            unless: outcome.height == measured.size.height && height == outcome.height
              && again == height
              && outcome.facts.findings == measured.findings
              && inspected.findings == measured.findings
              && outcome.facts.fidelity == measured.fidelity
              && outcome.facts.isReflowed == measured.isReflowed,
            "\(content) at \(width), \(traits.contentSizeCategory): \(height), "
              + "\(again), \(outcome.height), \(outcome.facts.fidelity), \(outcome.facts.findings) "
              + "instead of \(measured.size.height), \(measured.fidelity), \(measured.findings)")
        }
      }
    }
    #expect(place == found.count)
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("finds most kinds in the cells that are compared")
  func kinds() throws {
    let expected: Set<CellFinding.Kind> = [
      .conflicting, .ambiguous, .missingPin, .truncated, .squeezed, .clipped, .overlapping,
      .unboundedHeight, .shrunk, .fittingDependent,
    ]
    var kinds: Set<CellFinding.Kind> = []
    for seed in 0..<60 where !kinds.isSuperset(of: expected) {
      for content in Self.contents.prefix(4) {
        let measured = try Measurer(RandomCell.template(seed)).measure(content, width: 200)
        kinds.formUnion(measured.findings.map(\.kind))
      }
    }
    #expect(kinds.isSuperset(of: expected), "\(kinds)")
  }

  @Test("share the facts of cells in which the same is found")
  func sharedFacts() throws {
    let long = Recipe(
      title: "a", summary: String(repeating: "word ", count: 60), minutes: 1, isNew: false)
    let found = try Measurer(recipeCell).outcomes(
      of: [long, long], widths: [320], traits: [TraitCollection()],
      priorities: .requiredWidthFittingHeight)
    #expect(found[0].facts.findings.map(\.kind) == [.truncated, .unboundedHeight])
    #expect(found[0].facts === found[1].facts)
  }

  @Test("refuse what measuring refuses", arguments: [-1, .nan, .infinity, 1e7])
  func refuse(width: Double) throws {
    #expect(throws: MeasuringError.self) {
      try Measurer(recipeCell).outcomes(
        of: Self.contents, widths: [width], traits: [TraitCollection()],
        priorities: .requiredWidthFittingHeight)
    }
  }
}
