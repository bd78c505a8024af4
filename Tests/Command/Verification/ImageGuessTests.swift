import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Reference images")
struct ImageGuessTests {
  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(bytes.count) + body + big(Int(PNGChecksum.of(body[...])))
  }

  /// A picture of some pixels, which are nothing that could be drawn.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [1, 2, 3])
      + chunk("IEND", [])
  }

  @Test("a picture that is cut off or changed anywhere is no picture, and the chunk is named")
  func chunks() throws {
    let whole = Self.png(3, 4)
    try PNGChunks.check(whole, name: "a.png")
    for count in 33..<whole.count {
      #expect(throws: ReferenceImageError.self) {
        try PNGChunks.check(Array(whole.prefix(count)), name: "a.png")
      }
    }
    for place in 8..<whole.count {
      var damaged = whole
      damaged[place] ^= 1
      #expect(throws: ReferenceImageError.self, "\(place)") {
        _ = try PNGHeader(damaged, name: "a.png")
        try PNGChunks.check(damaged, name: "a.png")
      }
    }
    var pixels = whole
    pixels[42] ^= 1
    let error = try #require(throws: ReferenceImageError.self) {
      try PNGChunks.check(pixels, name: "a.png")
    }
    #expect("\(error)" == "a.png: the PNG file is damaged: IDAT: its checksum is wrong")
  }

  @Test("the size stands at the beginning of a picture")
  func header() throws {
    let header = try PNGHeader(Self.png(1125, 70_000) + [1, 2, 3], name: "a.png")
    #expect((header.width, header.height) == (1125, 70_000))
  }

  @Test(
    "a file that is no picture, or ends too early, is named",
    arguments: [
      ([], "a.png: not a PNG file"), (Array("GIF89a".utf8), "a.png: not a PNG file"),
      (Array(png(3, 4).prefix(5)), "a.png: the PNG file ends after 5 bytes"),
      (Array(png(3, 4).prefix(20)), "a.png: the PNG file ends after 20 bytes"),
      (png(0, 4), "a.png: no view is 0 by 4 pixels large"),
      (png(0x7FFF_FFFF, 4), "a.png: no view is 2147483647 by 4 pixels large"),
      (
        png(3, 4).enumerated().map { $0.offset == 13 ? UInt8(0x41) : $0.element },
        "a.png: not a PNG file"
      ),
    ])
  func damaged(_ bytes: [UInt8], _ words: String) throws {
    let error = try #require(throws: ReferenceImageError.self) {
      try PNGHeader(bytes, name: "a.png")
    }
    #expect("\(error)".hasPrefix(words), "\(error)")
  }

  @Test("names end words at case, digits and signs")
  func words() {
    #expect(
      NameWords("testLabelBox_375-0.AX3@2x").words
        == [
          "test", "label", "box", "375", "0", "ax3", "2x",
        ].map { $0 })
    #expect(NameWords("").words == [])
  }

  @Test("the longest name that stands in a path wins, and none of two equally long ones")
  func cells() {
    func cells(_ path: String, _ names: [String]) -> Int? {
      ImageGuess(path: path, candidates: names.map { .init(name: $0, contents: ["a"]) }).cells
    }
    let names = ["RecipeCell", "RecipeCellWide", "Banner"]
    #expect(cells("RecipeCellTests/testRecipeCell.png", names) == 0)
    #expect(cells("RecipeTests/testRecipeCellWide.1.png", names) == 1)
    #expect(cells("testFooter.png", names) == nil)
    #expect(cells("testRecipeCell_Banner.png", ["Recipe Cell", "Cell Banner"]) == nil)
  }

  @Test("a sample is told from others by the words that remain")
  func samples() {
    func content(_ path: String, _ contents: [String]) -> Int? {
      ImageGuess(path: path, candidates: [.init(name: "Note", contents: contents)]).content
    }
    #expect(content("NoteTests/testNote.short.png", ["short", "long"]) == 0)
    #expect(content("NoteTests/testNote.veryLong.png", ["long", "very long"]) == 1)
    #expect(content("NoteTests/testNote.1.png", ["short", "long"]) == nil)
    #expect(content("NoteTests/testNote.1.png", ["any"]) == 0)
  }

  @Test(
    "text sizes are read where a name cannot mean anything else",
    arguments: [
      ("a.UICTContentSizeCategoryL.png", DynamicTypeCategory.large),
      ("a_UICTContentSizeCategoryAccessibilityXL.png", .accessibilityExtraLarge),
      ("a.AX5.png", .accessibilityExtraExtraExtraLarge), ("a-xSmall.png", .extraSmall),
      ("a.accessibilityMedium@2x.png", .accessibilityMedium), ("Large/small_icon.L.png", nil),
    ] as [(String, DynamicTypeCategory?)])
  func category(_ path: String, _ category: DynamicTypeCategory?) {
    #expect(ImageGuess.category(in: path) == category)
  }

  @Test(
    "widths are read in points",
    arguments: [
      ("a.375.png", 375), ("a.414x736_XS.png", 414), ("a.375xIntrinsic.png", 375),
      ("w320-a.png", 320), ("a_1024pt.png", 1024), ("a.1.png", nil), ("a.2026.png", nil),
      ("a.375b.png", nil),
    ] as [(String, Double?)])
  func width(_ path: String, _ width: Double?) {
    #expect(ImageGuess.width(in: path) == width)
  }

  @Test(
    "a scale is read off the name, or guessed by widths, and says so",
    arguments: [
      ("a@2x.png", 1125, 3, 2, .name), ("a.375.png", 750, 3, 2, .namedWidth),
      ("a.png", 1000, 2, 2, .folder), ("a.375.png", 1000, 1, 1, .folder),
      ("a.png", 1125, nil, 3, .assumed),
    ] as [(String, Int, Double?, Double, ImageScale.Origin)])
  func scale(
    _ path: String, _ width: Int, _ common: Double?, _ scale: Double, _ origin: ImageScale.Origin
  ) {
    let guessed = ImageScale(
      of: .init(path: path, width: width), common: common, otherwise: 3)
    #expect(guessed == ImageScale(value: scale, origin: origin))
  }

  @Test("one simulator has recorded a folder: what most widths say holds for all of it")
  func commonScale() {
    func common(_ widths: [Int]) -> Double? {
      ImageScale.common(
        of: widths.map { .init(path: "a.png", width: $0) }, deviceWidths: [375, 320, 428])
    }
    // 856 pixels are 428 points at 2x, by chance.
    #expect(common([1125, 960, 856]) == 3)
    #expect(common([375, 320, 960]) == 1)
    #expect(common([1125, 750]) == 3)
    #expect(common([1000, 17]) == nil)
  }
}
