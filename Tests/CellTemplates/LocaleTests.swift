import SelfSizing
import Testing

@Suite("The language of a content")
struct LocaleTests {
  private struct Post: Sendable {
    var text = "A text that is long enough for three lines at this width, and then some"
    var language: String?
  }

  /// One line in the reader's language and three in German, so that the language shows in the
  /// height.
  private let template = CellTemplate<Post>("post") { cell in
    cell.locale { $0.language.map { LocaleIdentifier($0) } }
    let text = cell.label(\.text, style: .body)
      .numberOfLines(when: { $0.locale.languageCode == "de" ? 3 : 1 })
    text.edges(equalTo: cell.contentView)
  }

  @Test("is that of the traits unless the content has one of its own, whatever call measures")
  func heights() async throws {
    let measurer = Measurer(template)
    let line = try measurer.height(of: Post(), width: 200)
    let lines = try measurer.height(of: Post(language: "de_AT"), width: 200)
    #expect(lines > 2 * line)
    let german = TraitCollection(locale: "de")
    #expect(try measurer.height(of: Post(), width: 200, traits: german) == lines)
    #expect(try measurer.height(of: Post(language: "en"), width: 200, traits: german) == line)
    for post in [Post(), Post(language: "de_AT"), Post(language: "en")] {
      let height = try measurer.height(of: post, width: 200)
      #expect(try measurer.measure(post, width: 200).size.height == height)
      #expect(try measurer.measure(post, widths: [200])[0].size.height == height)
      #expect(try measurer.inspect(post, width: 200).measurement.size.height == height)
    }
    let posts = [Post(), Post(language: "de_AT"), Post(), Post(language: "en")]
    let matrix = try await template.heights(
      of: posts, widths: [200], traits: [TraitCollection(), german])
    #expect(matrix.heights == [line, lines, lines, lines, line, lines, line, line])
  }

  @Test("distinguishes equal texts in the cache, and is set aside where other texts are put in")
  func textsOfOthers() throws {
    let measurer = Measurer(template)
    for language in ["de", nil, "de", "en", nil] {
      _ = try measurer.height(of: Post(language: language), width: 200)
    }
    #expect(measurer.heightCache.missCount == 3 && measurer.heightCache.hitCount == 2)
    let post = Post(language: "de")
    let translated = try measurer.measure(
      post, texts: [post.text], width: 200, traits: TraitCollection(locale: "fr"))
    #expect(translated.items.compactMap(\.text).map(\.lines.count) == [1])
  }

  @Test("more languages than are remembered at a time measure alike")
  func manyLanguages() throws {
    let measurer = Measurer(template, heightCacheCapacity: 0)
    let line = try measurer.height(of: Post(), width: 200)
    for number in 0..<600 {
      #expect(try measurer.height(of: Post(language: "x\(number)"), width: 200) == line)
    }
  }
}
