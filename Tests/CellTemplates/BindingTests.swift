import SelfSizing
import Testing

@Suite("What content and traits decide")
struct BindingTests {
  private struct Post: Sendable {
    var title = "A title that is long enough to need more than one line of text"
    var subtitle: String?
    var lines = 0
    var gap = 4.0
    var ratio = 2.0
    var imageSize = LayoutSize(width: 30, height: 20)
    var isTall = false
  }

  /// A vertical stack of some items, at the edges of the content view.
  private func template(
    spacing: Double = 0, margins: DirectionalEdgeInsets = .zero,
    @CellBuilder _ items: @escaping @Sendable (CellDeclaration<Post>) -> CellStatements
  ) -> CellTemplate<Post> {
    CellTemplate<Post>("post") { cell in
      let stack = cell.stack(.vertical, spacing: spacing) { items(cell) }.layoutMargins(margins)
        .layoutMarginsRelativeArrangement()
      stack.edges(equalTo: cell.contentView)
    }
  }

  /// The height, found the short way and the long one.
  private func height(
    _ template: CellTemplate<Post>, _ post: Post, _ traits: TraitCollection = TraitCollection()
  ) throws -> Double {
    let measurer = Measurer(template)
    let whole = try measurer.measure(post, width: 200, traits: traits).size.height
    #expect(whole == (try measurer.height(of: post, width: 200, traits: traits)))
    return whole
  }

  private let line = 20.0 + 1.0 / 3

  @Test("a property that is nil is no text, and hides its label where that was asked for")
  func optionalText() throws {
    let kept = template(spacing: 10) { cell in
      cell.label(\.title, style: .body, numberOfLines: 1)
      cell.label(\.subtitle, style: .body)
    }
    let hiding = template(spacing: 10) { cell in
      cell.label(\.title, style: .body, numberOfLines: 1)
      cell.label(\.subtitle, style: .body).hiddenWhenEmpty()
    }
    #expect(try height(kept, Post()) > height(hiding, Post()))
    #expect((try height(hiding, Post()) - line).magnitude < 1e-9)
    #expect(try height(kept, Post(subtitle: "a")) == height(hiding, Post(subtitle: "a")))
    let measured = try Measurer(hiding).measure(Post(subtitle: ""), width: 200)
    #expect(measured.items.first { $0.name == "subtitle" }?.isHidden == true)
  }

  @Test("the number of lines")
  func numberOfLines() throws {
    let byContent = template { $0.label(\.title, style: .body).numberOfLines { $0.lines } }
    let one = try height(byContent, Post(lines: 1))
    #expect((one - line).magnitude < 1e-9)
    #expect(try height(byContent, Post(lines: 2)) > one)
    #expect(try height(byContent, Post(lines: -7)) == height(byContent, Post(lines: 0)))
    let byTraits = template {
      $0.label(\.title, style: .body, numberOfLines: 1)
        .numberOfLines(when: { $0.contentSizeCategory.isAccessibilityCategory ? 0 : 1 })
    }
    #expect((try height(byTraits, Post()) - line).magnitude < 1e-9)
    let large = TraitCollection(contentSizeCategory: .accessibilityMedium)
    #expect(try height(byTraits, Post(), large) > 100)
  }

  @Test("fonts, weights and bold text")
  func fonts() throws {
    let byContent = template {
      $0.label(\.title, style: .body, numberOfLines: 1).font {
        $0.isTall ? .style(.title1) : .style(.body)
      }
    }
    #expect(try height(byContent, Post(isTall: true)) > height(byContent, Post()))
    let byTraits = template {
      $0.label(\.title, style: .body, numberOfLines: 1)
        .font(when: { $0.horizontalSizeClass == .regular ? .style(.title1) : .style(.body) })
    }
    let regular = TraitCollection(horizontalSizeClass: .regular)
    #expect(try height(byTraits, Post(), regular) == height(byContent, Post(isTall: true)))
    let heavy = template { $0.label(\.title, style: .body, weight: .bold) }
    let font = try #require(
      try Measurer(heavy).measure(Post(), width: 200).items.last?.text?.font)
    #expect(font.weight == .bold)
    #expect(font.leading == TextFont.preferredFont(forTextStyle: .body).leading)
    let bold = try Measurer(byContent).measure(
      Post(), width: 200, traits: TraitCollection(legibilityWeight: .bold))
    #expect(bold.items.last?.text?.font.weight == .semibold)
  }

  @Test("the spacing of a stack, its axis and a constraint's constant")
  func lengths() throws {
    let spaced = template { cell in
      cell.stack(.vertical) {
        cell.view(intrinsicSize: LayoutSize(width: 10, height: 10))
        cell.view(intrinsicSize: LayoutSize(width: 10, height: 10))
      }
      .spacing { $0.gap }
      .axis(.horizontal) { $0.isTall }
    }
    #expect(try height(spaced, Post(gap: 7)) == 27)
    #expect(try height(spaced, Post(gap: 9)) == 29)
    #expect(try height(spaced, Post(isTall: true)) == 10)
    let byTraits = template { cell in
      cell.stack(.vertical) {
        cell.view(intrinsicSize: LayoutSize(width: 10, height: 10))
        cell.view(intrinsicSize: LayoutSize(width: 10, height: 10))
      }
      .spacing(when: { $0.contentSizeCategory.isAccessibilityCategory ? 20 : 5 })
    }
    #expect(try height(byTraits, Post()) == 25)
    #expect(
      try height(byTraits, Post(), TraitCollection(contentSizeCategory: .accessibilityMedium)) == 40
    )
    let bound = CellTemplate<Post>("bound") { cell in
      let view = cell.view()
      view.edges(equalTo: cell.contentView)
      cell.constant(of: view.heightAnchor.constraint(equalToConstant: 1)) { $0.gap * 10 }
    }
    #expect(try height(bound, Post(gap: 3)) == 30)
    #expect(try height(bound, Post(gap: 5)) == 50)
    #expect(throws: MeasuringError.self) { try height(bound, Post(gap: .nan)) }
  }

  @Test("images of the content's size or aspect ratio, and images that grow with the text")
  func images() throws {
    let sized = template { $0.image { $0.imageSize } }
    #expect(try height(sized, Post()) == 20)
    let ratio = template { $0.image(aspectRatio: { $0.ratio }) }
    #expect(try height(ratio, Post(ratio: 2)) == 100)
    #expect(try height(ratio, Post(ratio: 4)) == 50)
    for nonsense in [0, -1, .nan, .infinity] {
      #expect(try height(ratio, Post(ratio: nonsense)) == 0)
    }
    let scaled = template { $0.image(width: 44, height: 44, scaledAs: .body) }
    #expect(try height(scaled, Post()) == 44)
    // UIFontMetrics' scaledValue(for: 44) is 80 at this size.
    let large = TraitCollection(contentSizeCategory: .accessibilityLarge)
    #expect(try height(scaled, Post(), large) == 80)
  }

  @Test("texts of several fonts")
  func attributedText() throws {
    let template = template {
      $0.label { post, traits in
        let large = TextFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return AttributedText("19", font: large)
          + AttributedText(post.subtitle ?? "", font: .systemFont(ofSize: 11))
      }
    }
    // As high as the largest part: 34 points.
    let large = try height(template, Post(subtitle: ".99"))
    #expect(large >= 40)
    #expect(try height(template, Post(subtitle: String(repeating: " and more", count: 30))) > large)
    #expect(
      try height(
        template, Post(subtitle: ".99"),
        TraitCollection(contentSizeCategory: .accessibilityLarge)) > large)
  }

  @Test("one part serves templates of different contents")
  func reuse() throws {
    @Sendable func byline<Content>(
      _ cell: CellDeclaration<Content>, _ author: @escaping @Sendable (Content) -> String
    ) -> StackItem<Content> {
      cell.stack(.horizontal, spacing: 8) {
        cell.image(width: 20, height: 20)
        cell.label(style: .caption1, numberOfLines: 1, author)
      }
    }
    let one = CellTemplate<Post>("one") { cell in
      byline(cell) { $0.title }.edges(equalTo: cell.contentView)
    }
    let other = CellTemplate<String>("other") { cell in
      byline(cell) { $0 }.edges(equalTo: cell.contentView)
    }
    #expect(one.declarationFindings.isEmpty && other.declarationFindings.isEmpty)
    #expect(try Measurer(one).height(of: Post(), width: 320) == 20)
    #expect(try Measurer(other).height(of: "a", width: 320) == 20)
  }

  @Test("a guide has a place of its own")
  func guide() throws {
    let template = CellTemplate<Post>("guided") { cell in
      let guide = cell.layoutGuide("middle")
      let title = cell.label(\.title, style: .body, numberOfLines: 1)
      guide.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      guide.heightAnchor.constraint(equalToConstant: 12)
      guide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      guide.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      title.topAnchor.constraint(equalTo: guide.bottomAnchor)
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
      title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    }
    #expect(template.declarationFindings.isEmpty)
    #expect((try height(template, Post()) - 12 - line).magnitude < 1e-9)
  }
}
