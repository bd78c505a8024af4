import Testing

@testable import SelfSizingCommand

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "counts insertions, removals, replacements and swaps of neighbors",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("width", "width", 0), ("widht", "width", 1),
      ("wdth", "width", 1), ("widthh", "width", 1), ("wadth", "width", 1), ("kitten", "sitting", 3),
      ("ca", "abc", 3), ("ab", "ba", 1), ("e\u{301}a", "éa", 0),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(Array(first), Array(second)) == expected)
    #expect(editDistance(Array(second), Array(first)) == expected)
  }

  @Test(
    "is within a third of the length, or begins with what was written",
    arguments: [
      ("titel", "title"), ("TITLE", "title"), ("ttl", nil), ("isnew", "isNew"), ("min", "minutes"),
      ("m", nil), ("", nil), ("summery", "summary"), ("sum", "summary"), ("xyz", nil),
      ("is", "isNew"),
    ] as [(String, String?)])
  func nearest(written: String, expected: String?) {
    #expect(nearestName(to: written, in: ["title", "summary", "minutes", "isNew"]) == expected)
  }

  @Test(
    "is one that begins with what was written, except for one edit in four characters",
    arguments: [
      ("titel", "titleLabel"), ("titlelable", "titleLabel"), ("subtilteL", "subtitleLabel"),
      ("tit", "titleLabel"), ("ttl", nil), ("imgae", "imageView"), ("photo", nil),
    ] as [(String, String?)])
  func beginnings(written: String, expected: String?) {
    let names = ["titleLabel", "subtitleLabel", "imageView"]
    #expect(nearestName(to: written, in: names) == expected)
  }

  @Test("ends a message, or else the names do that are known, of many the nearest")
  func suggestions() {
    #expect(suggestion(for: "titel", in: ["title", "summary"]) == "; did you mean title?")
    #expect(suggestion(for: "photo", in: ["title", "summary"]) == "; known are title, summary")
    #expect(suggestion(for: "photo", in: []) == "")
    let many = (1...20).map { "label\($0)" }
    #expect(
      suggestion(for: "photo", in: many)
        == "; the nearest are label1, label2, label3, label4, label5")
  }

  @Test("of several are those with the fewest edits, the nearest first")
  func several() {
    let names = ["iPhone8", "iPadMini", "iPhone16", "watch"]
    #expect(nearestNames(to: "iphone1", in: names, count: 2) == ["iPhone8", "iPhone16"])
    #expect(nearestNames(to: "x", in: [], count: 5).isEmpty)
  }

  @Test("is the first of equally near ones, none where they are far, and none for endless names")
  func ties() {
    #expect(nearestName(to: "AX6", in: ["AX1", "AX2"]) == "AX1")
    #expect(nearestName(to: "iPhone99", in: ["iPhoneSE", "iPhone16", "iPadMini"]) == nil)
    #expect(nearestName(to: "iPhone99", in: ["iPhoneSE", "iPadMini", "iPhoneSE"]) == "iPhoneSE")
    #expect(nearestName(to: "iPhone99", in: ["iPhone16", "iPhone15", "iPhone9"]) == "iPhone9")
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: long, in: [long]) == nil)
    #expect(nearestName(to: "title", in: [long, "titled"]) == "titled")
  }
}
