import SelfSizingGeometry
import SelfSizingTypography
import Testing

@Suite("Lines counted without being made")
struct LabelExtentTests {
  private static let texts = [
    "a", "a b", "The quick brown fox jumps over the lazy dog.", "two\nlines", "x\n\ny", "end\n",
    "spaces   within   and after   ", "auto­mobile soft hyphen", "unbreakablewordthatisverylong",
    "漢字も折り返します。", "The well-known semi-detached house-\u{AD}boat, long ago",
    "a unbreakablewordthatisverylong and more after it",
    "Größe élève naïve façade, déjà vu et cetera",
    "several plain sentences. They go on. And on, as long as it takes; until nothing fits.",
    "emoji 👩‍👩‍👧 in the middle", "tab\tstop", "שלום עולם",
  ]

  @Test("are those that a label has, wherever they are counted", arguments: texts)
  func agrees(_ text: String) {
    let font = TextFont.systemFont(ofSize: 17)
    let prepared = PreparedText(text, font: font)
    for width in [20.0, 60, 111, 250, 1000, .infinity] {
      for limit in [0, 1, 2, 5] {
        guard let extent = prepared.labelExtent(width: width, limit: limit) else { continue }
        let measured = LabelMetrics.size(
          of: prepared, preferredMaxLayoutWidth: width.isFinite ? width : nil,
          numberOfLines: limit, displayScale: 3)
        #expect(extent.lineCount == measured.lines.lines.count, "\(width), \(limit)")
        #expect(
          PixelGrid(scale: 3).roundedUp(extent.width) == measured.size.width, "\(width), \(limit)")
      }
    }
  }

  @Test("are cut where more text follows, as a label cuts them", arguments: texts)
  func agreesWhereCut(_ text: String) {
    for size in [12.0, 17, 49] {
      let prepared = PreparedText(text, font: .systemFont(ofSize: size))
      for width in [5.0, 20, 60, 85.5, 111, 180, 250] {
        for limit in 1...4 {
          let extent = prepared.labelExtent(width: width, limit: limit, cutting: .byTruncatingTail)
          guard let extent else { continue }
          let measured = LabelMetrics.size(
            of: prepared, preferredMaxLayoutWidth: width, numberOfLines: limit, displayScale: 3)
          let place = "\(size), \(width), \(limit)"
          #expect(extent.lineCount == measured.lines.lines.count, "\(place)")
          #expect(
            PixelGrid(scale: 3).roundedUp(extent.width) == measured.size.width, "\(place)")
          #expect(
            prepared.hiddenCharacterCount(of: extent) == measured.lines.truncatedCharacterCount,
            "\(place)")
        }
      }
    }
  }

  @Test("are cut in ordinary sentences and within words")
  func countsHiddenCharacters() throws {
    let prepared = PreparedText(Self.texts[2], font: .systemFont(ofSize: 17))
    let cut = try #require(
      prepared.labelExtent(width: 150, limit: 2, cutting: .byTruncatingTail))
    #expect(cut.lineCount == 2)
    #expect(prepared.hiddenCharacterCount(of: cut) > 5)
    let narrow = try #require(
      prepared.labelExtent(width: 30, limit: 3, cutting: .byTruncatingTail))
    #expect(prepared.hiddenCharacterCount(of: narrow) > prepared.hiddenCharacterCount(of: cut))
    #expect(prepared.labelExtent(width: 150, limit: 2, cutting: .byTruncatingMiddle) == nil)
    #expect(prepared.labelExtent(width: 150, limit: 2, cutting: .byClipping) == nil)
  }

  @Test("are counted for ordinary sentences, and not where lines are left out or broken")
  func counts() {
    let prepared = PreparedText(Self.texts[2], font: .systemFont(ofSize: 17))
    #expect(prepared.labelExtent(width: 1000, limit: 0)?.lineCount == 1)
    #expect((prepared.labelExtent(width: 150, limit: 0)?.lineCount ?? 0) > 2)
    #expect(prepared.labelExtent(width: 150, limit: 2) == nil)
    #expect(prepared.labelExtent(width: 5, limit: 0) == nil)
    #expect(PreparedText("", font: .systemFont(ofSize: 17)).labelExtent(width: 9, limit: 0) == nil)
  }
}
