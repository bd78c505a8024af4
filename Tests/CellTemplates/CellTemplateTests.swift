import SelfSizing
import Testing

@Suite("Cell template")
struct CellTemplateTests {
  private static let recipe = Recipe(
    title: "Chicken with Creamy Mushroom Sauce",
    summary: "Pan-fried chicken, a sauce of chestnut mushrooms and crème fraîche, and mash.",
    minutes: 35, isNew: true)

  private func measure(_ recipe: Recipe, width: Double = 375, at category: DynamicTypeCategory)
    throws -> CellMeasurement
  {
    try Measurer(recipeCell).measure(
      recipe, width: width, traits: TraitCollection(contentSizeCategory: category))
  }

  @Test("adds margins, lines and spacings up to the height")
  func heightOfARecipe() throws {
    // 11 above, a two-line headline of 42.333, 4, a three-line subheadline of 58, 4, one line of
    // caption 1 of 14.333, and 11 below.
    let measured = try measure(Self.recipe, at: .large)
    #expect((measured.size.height - (11 + 127.0 / 3 + 4 + 58 + 4 + 43.0 / 3 + 11)).magnitude < 1e-9)
    #expect(measured.size.width == 375)
    #expect(measured.findings.map(\.kind) == [.unboundedHeight])
    let title = try #require(measured.items.first { $0.name == "title" })
    #expect(title.text?.lines.map(\.text) == ["Chicken with Creamy", "Mushroom Sauce"])
  }

  @Test("measures one line of body at the heights published for it")
  func bodyLineHeights() throws {
    let cell = CellTemplate<String>("line") { cell in
      cell.contentView.directionalLayoutMargins = .zero
      let text = cell.label(\.self, style: .body)
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
    }
    // A single line has no leading: point size × 2444/2048, rounded up to the pixel.
    let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for (category, pointSize) in zip(DynamicTypeCategory.allCases, sizes) {
      for scale in [1.0, 2, 3] {
        let height = try cell.systemLayoutSizeFitting(
          LayoutSize(width: 375, height: 0), for: "Body",
          traits: TraitCollection(contentSizeCategory: category, displayScale: scale),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        let expected = (Double(pointSize) * 2444 / 2048 * scale).rounded(.up) / scale
        #expect(height == expected, "\(category) at \(scale)x")
      }
    }
  }

  @Test("grows with the text size, except where the declared reflow changes the arrangement")
  func heightsGrow() throws {
    for width in [320.0, 375, 430] {
      var previous: CellMeasurement?
      for category in DynamicTypeCategory.allCases {
        let measured = try measure(Self.recipe, width: width, at: category)
        if let previous, previous.isReflowed == measured.isReflowed {
          #expect(measured.size.height >= previous.size.height, "\(category) at \(width)")
        }
        previous = measured
      }
    }
  }

  @Test("gives a hidden item's place and one spacing back")
  func hiddenItem() throws {
    var old = Self.recipe
    old.isNew = false
    let shown = try measure(Self.recipe, at: .accessibilityLarge)
    let hidden = try measure(old, at: .accessibilityLarge)
    // Reflowed, the badge is its own line of caption 2, 8 points below the time.
    let badge = try #require(shown.items.first { $0.text?.lines.first?.text == "NEW" })
    #expect(
      (shown.size.height - hidden.size.height - badge.frame.height - 8).magnitude < 1.0 / 3 + 1e-9)
    #expect(hidden.items.filter(\.isHidden).count == 1)
  }

  @Test("mirrors leading and trailing where the interface reads from right to left")
  func rightToLeft() throws {
    let traits = TraitCollection(layoutDirection: .rightToLeft)
    let mirrored = try Measurer(recipeCell).measure(Self.recipe, width: 375, traits: traits)
    let plain = try measure(Self.recipe, at: .large)
    #expect(mirrored.size == plain.size)
    for (item, twin) in zip(mirrored.items, plain.items) {
      #expect((375 - item.frame.maxX - twin.frame.minX).magnitude < 0.34, "\(item.name)")
      #expect(item.frame.minY == twin.frame.minY, "\(item.name)")
    }
  }

  @Test("reports which text is cut, and by how much")
  func truncation() throws {
    var long = Self.recipe
    long.summary = String(repeating: "and another spoonful of cream ", count: 20)
    let measured = try measure(long, at: .large)
    let finding = try #require(measured.findings.first)
    #expect(finding.kind == .truncated)
    #expect(finding.item == "summary")
    let summary = try #require(measured.items.first { $0.name == "summary" }?.text)
    #expect(summary.lines.count == 3)
    #expect(summary.lines.last?.text.hasSuffix("…") == true)
    #expect(summary.hiddenCharacterCount > 400)
  }

  @Test("answers the same whatever was measured before")
  func isIndependentOfHistory() throws {
    let warm = Measurer(recipeCell)
    let categories = DynamicTypeCategory.allCases
    for category in categories + categories.reversed() {
      for width in [320.0, 375] {
        let traits = TraitCollection(contentSizeCategory: category)
        let again = try warm.measure(Self.recipe, width: width, traits: traits)
        let fresh = try measure(Self.recipe, width: width, at: category)
        #expect(again.size == fresh.size)
        #expect(again.items.map(\.frame) == fresh.items.map(\.frame))
      }
    }
  }

  @Test("can be measured by many tasks at once")
  func isSendable() async throws {
    let expected = try measure(Self.recipe, at: .large).size
    let sizes = try await withThrowingTaskGroup(of: LayoutSize.self) { group in
      for _ in 0..<16 {
        group.addTask { try Measurer(recipeCell).measure(Self.recipe, width: 375).size }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == Array(repeating: expected, count: 16))
  }

  @Test("takes for a constant what its declaration could have stated, and nothing else")
  func replacedConstants() throws {
    let template = CellTemplate<String>("cell") { cell in
      let stack = cell.stack(.vertical) {
        cell.label(\.self, style: .body, numberOfLines: 3).named("text")
        cell.view(intrinsicSize: LayoutSize(width: 10, height: 20)).named("box")
      }
      stack.edges(equalTo: cell.contentView)
    }
    func height(_ name: String, _ value: String) throws -> Double? {
      let text = "One line after the other, and one more, and more than there may be"
      guard let changed = template.replacing(name, by: value) else { return nil }
      return try Measurer(changed).measure(text, width: 60).size.height
    }
    for constant in template.constants {
      #expect(
        try height(constant.name, constant.value) == height("text.numberOfLines", "3"),
        "\(constant.name)")
      for value in ["nan", "inf", "-inf", "1e300", "", "large"] {
        #expect(try height(constant.name, value) == nil, "\(constant.name) \(value)")
      }
    }
    #expect(try height("text.numberOfLines", "1.5") == nil)
  }
}
