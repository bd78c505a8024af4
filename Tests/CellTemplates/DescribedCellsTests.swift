import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingCellTemplates
@testable import SelfSizingCells

@Suite("Described cells")
struct DescribedCellsTests {
  private struct Post: Sendable {
    var title: String
    var text: String
    var isNew = false
    var ratio = 1.5
  }

  /// A template that uses whatever a description has to hold.
  private static let template = CellTemplate<Post>("post") { cell in
    cell.usePlatformMargins()
    cell.rowSeparator()
    cell.accessory(.disclosureIndicator)
    let picture = cell.image(aspectRatio: { $0.ratio }).clipsToBounds()
    let title = cell.label(\.title, style: .headline, numberOfLines: 2)
      .font {
        $0.isNew ? .style(.title2, weight: .heavy) : .scaled(.systemFont(ofSize: 15), as: .body)
      }
    let text = cell.label(\.text, style: .body, numberOfLines: 0)
      .paragraphStyle(ParagraphStyle(lineSpacing: 3, headIndent: 8, tabStops: [30, 90]))
      .numberOfLines(when: { $0.contentSizeCategory.isAccessibilityCategory ? 0 : 3 })
    let price = cell.label(numberOfLines: 1) { post, traits in
      AttributedText("19", font: .preferredFont(forTextStyle: .title1, compatibleWith: traits))
        + AttributedText(
          post.isNew ? ".99" : "", font: .systemFont(ofSize: 11), kern: 1, baselineOffset: 9)
    }
    let badge = cell.label(text: "NEW", style: .caption2, numberOfLines: 1).hidden { !$0.isNew }
      .backgroundColor(CellColor(red: 1, green: 0.3, blue: 0.1))
    let share = cell.button { "Share \($0.title)" }
    let footer = cell.stack(.horizontal, spacing: 8, alignment: .firstBaseline) {
      price
      badge
      share
    }
    .axis(.vertical, alignment: .leading, when: { $0.contentSizeCategory.isAccessibilityCategory })
    let column = cell.stack(.vertical, spacing: 4) {
      picture
      title
      text
      footer
    }
    .spacing { $0.isNew ? 6 : 4 }
    .customSpacing(11, after: title)
    column.edges(equalTo: cell.contentView.layoutMarginsGuide)
    cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44.3)
  }

  private static let posts = [
    Post(title: "Soup", text: "A little\tcream."),
    Post(
      title: "Łódź, über 25 Grad",
      text: "φασόλια 김치볶음밥 — שלום " + String(repeating: "word ", count: 60), isNew: true),
    Post(title: "", text: "", ratio: 0),
  ]

  /// All that an inspection holds except the effects of other priorities, which described cells
  /// leave out, in words that keep every digit.
  private func words(_ inspection: CellInspection) -> [String] {
    var words = ["\(inspection.measurement.size)", "\(inspection.measurement.fidelity)"]
    words += inspection.elements.map { "\($0.name) \($0.frame) \($0.isHidden) \($0.isItem)" }
    words += inspection.measurement.items.map { item in
      let lines = item.text?.lines.map { "\($0)" } ?? []
      let frames = "\(item.frame) \(item.visibleFrame)"
      return "\(item.kind) \(frames) \(String(describing: item.backgroundColor)) \(lines)"
    }
    words += inspection.constraints.map { "\($0.text) \($0.difference ?? .infinity)" }
    words += inspection.measurement.findings.map { "\($0)" } + [inspection.explanation.sum]
    words += inspection.explanation.terms.map { "\($0.contribution) \($0.constraint)" }
    return words
  }

  @Test("measure as the template does, by bytes alone, under every choice of conditions")
  func same() throws {
    let others = TraitCollection(locale: "de_AT", horizontalSizeClass: .compact)
    let written = try #require(
      DescribedCells(Self.template, Self.posts, others, .requiredWidthFittingHeight))
    let measurer = DescribedMeasurer(try #require(DescribedCells(bytes: written.bytes)))
    let direct = Measurer(Self.template)
    for (place, conditions) in CellConditions.all.enumerated() where place % 5 == 0 {
      #expect(conditions.place == place)
      let content = place % Self.posts.count
      let width = [320, 375.5, 241][place % 2]
      let expected = try direct.inspect(
        Self.posts[content], width: width, traits: conditions.traits(others))
      let found = try measurer.inspect(contentAt: content, texts: [], width: width, conditions)
      #expect(words(found) == words(expected), "\(conditions)")
      #expect(found.explanation.alternatives.isEmpty)
    }
  }

  @Test("take other texts in the order of their labels")
  func texts() throws {
    let written = try #require(
      DescribedCells(
        Self.template, Self.posts, TraitCollection(), .requiredWidthFittingHeight))
    #expect(written.labelNames == ["title", "text", "button"])
    #expect(written.texts[0] == ["Soup", "A little\tcream.", "Share Soup"])
    let measurer = DescribedMeasurer(try #require(DescribedCells(bytes: written.bytes)))
    let other = Post(title: "Another title", text: "Which is longer than that. \u{1F32E}")
    let expected = try Measurer(Self.template).inspect(other, width: 320)
    let found = try measurer.inspect(
      contentAt: 0, texts: [other.title, other.text, "Share Another title"], width: 320,
      CellConditions(.large, .leftToRight, isBold: false, scale: 3))
    #expect(words(found) == words(expected))
  }

  private static let bytes = DescribedCells(
    template, posts, TraitCollection(), .requiredWidthFittingHeight)?.bytes

  @Test("are not read from bytes that were changed, lost or added, or of another version")
  func sealed() throws {
    let bytes = try #require(Self.bytes)
    #expect(DescribedCells(bytes: bytes) != nil)
    for place in stride(from: 0, to: bytes.count, by: 67) {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(DescribedCells(bytes: changed) == nil)
      #expect(DescribedCells(bytes: Array(bytes[..<place])) == nil)
    }
    #expect(DescribedCells(bytes: bytes + [0]) == nil)
    var other = PackedWriter()
    other.write(count: 3)
    #expect(DescribedCells(bytes: other.sealedBytes) == nil)
  }

  @Test("end reading, and never trap, whatever bytes somebody seals")
  func broken() throws {
    let bytes = try #require(Self.bytes).dropLast(8)
    var random = SeededGenerator(seed: 24)
    for _ in 0..<300 {
      var changed = Array(bytes)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        changed.removeLast(Int.random(in: changed.indices, using: &random))
      }
      var reader = PackedReader(changed)
      let cells = DescribedCells(from: &reader)
      #expect(cells == nil || reader.isValid && reader.isAtEnd)
    }
  }
}
