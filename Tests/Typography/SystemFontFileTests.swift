import SelfSizingGeometry
import Testing

@testable import SelfSizingTypography

@Suite("The system font from a file")
struct SystemFontFileTests {
  static func system() throws -> SystemFont {
    SystemFont(try #require(try FontFixtures.face("measured-figures.ttf")))
  }

  @Test("takes optical size and weight from size and weight, anew at each size")
  func position() throws {
    let system = try Self.system()
    let font = TextFont.systemFont(ofSize: 20, weight: .semibold, from: system)
    #expect(font.axes == ["opsz": 20, "wght": 590])
    #expect(font.withSize(40).axes == ["opsz": 40, "wght": 590])
    #expect(font.withSize(11).axes == ["opsz": 17, "wght": 590])
    #expect(font.withSize(120).axes == ["opsz": 96, "wght": 590])
    #expect(font.emboldened.axes["wght"] == 860)
    #expect(font.withWeight(.light).axes["wght"] == 274.315)
    #expect(font.fidelity == .exact && font.isSystemFont && font.weight == .semibold)
    #expect(font.withSystemFont(nil) == .systemFont(ofSize: 20, weight: .semibold))
  }

  @Test("sets text styles, their leading and fonts by size where the traits have it")
  func traits() throws {
    let system = try Self.system()
    let traits = TraitCollection(contentSizeCategory: .extraLarge, systemFont: system)
    let body = TextFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(body.systemFont == system && body.pointSize == 19)
    let plain = TextFont.preferredFont(
      forTextStyle: .body, compatibleWith: TraitCollection(contentSizeCategory: .extraLarge))
    #expect(abs(body.lineHeight + body.leading - plain.lineHeight - plain.leading) < 1e-9)
    let fixed = TextFont.systemFont(ofSize: 15, weight: .bold).compatible(with: traits)
    #expect(fixed.systemFont == system && fixed.axes["wght"] == 700)
    #expect(body.compatible(with: TraitCollection()) == body)
  }

  @Test("sets attributed texts, and is named on one line")
  func attributed() throws {
    let system = try Self.system()
    #expect(system.name == "Measured Figures")
    let traits = TraitCollection(systemFont: system)
    let text =
      AttributedText("Ab", font: .systemFont(ofSize: 20, weight: .bold))
      + AttributedText("c", font: .systemFont(ofSize: 17))
    let fonts = text.compatible(with: traits).runs.map(\.attributes.font)
    #expect(fonts.allSatisfy { $0.systemFont == system } && fonts[0].weight == .bold)
    #expect(text.compatible(with: TraitCollection()) == text)
  }

  @Test("sets the system's fonts in attributed texts bold where the reader asks for bold text")
  func boldText() throws {
    let face = try Self.system().face
    let text =
      AttributedText("a", font: .systemFont(ofSize: 17), kern: 2, baselineOffset: 1)
      + AttributedText("b", font: TextFont(face, size: 17))
    let bold = text.compatible(with: TraitCollection(legibilityWeight: .bold))
    let attributes = bold.runs.map(\.attributes)
    #expect(attributes[0].font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(attributes[0].kern == 2 && attributes[0].baselineOffset == 1)
    #expect(attributes[1].font == TextFont(face, size: 17))
    #expect(text.compatible(with: TraitCollection(legibilityWeight: .regular)) == text)
  }

  @Test("gives all digits one width")
  func digits() throws {
    let font = TextFont.monospacedDigitSystemFont(ofSize: 17, from: try Self.system())
    let proportional = TextFont.systemFont(ofSize: 17, from: try Self.system())
    let widths = Set("0123456789".map { PreparedText(String($0), font: font).naturalWidth })
    #expect(widths.count == 1)
    #expect(
      PreparedText("1", font: proportional).naturalWidth
        < PreparedText("1", font: font).naturalWidth)
    let width = PreparedText("1", font: font).naturalWidth
    #expect(abs(PreparedText("10:11", font: font).naturalWidth - 4 * width) < width)
    #expect(abs(PreparedText("1717", font: font).naturalWidth - 4 * width) < 1e-9)
  }

  @Test("agrees with the figures that are built in, kerning aside", arguments: [12.0, 17, 22, 28])
  func builtIn(size: Double) throws {
    let system = try Self.system()
    for weight in [FontWeight.regular, .medium, .semibold, .bold] {
      let file = TextFont.systemFont(ofSize: size, weight: weight, from: system)
      let own = TextFont.systemFont(ofSize: size, weight: weight)
      for character in ["a", "W", "8", "%", "g"] {
        let difference =
          PreparedText(character, font: file).naturalWidth
          - PreparedText(character, font: own).naturalWidth
        #expect(abs(difference) < 1e-3, "\(character) at \(size)")
      }
    }
  }

  @Test("moves values into their axis, and is assumed where an axis is not there")
  func axes() throws {
    let face = try Self.system().face
    #expect(TextFont(face, size: 17, axes: ["wght": 9000]).axes["wght"] == 1000)
    #expect(TextFont(face, size: 17, axes: ["wght": 510]).fidelity == .exact)
    #expect(TextFont(face, size: 17, axes: ["wdth": 90]).fidelity == .assumed)
    #expect(TextFont(face, size: 17, axes: ["wght": .nan]).fidelity == .assumed)
    #expect(TextFont(face, size: 17, axes: ["opsz": 24]).withSize(12).axes["opsz"] == 24)
  }

  @Test("finds a face's named instances, which fonts take except for the optical size")
  func namedInstances() throws {
    let face = try #require(try FontFixtures.face("named-instances.ttf"))
    #expect(face.title == "Kerned, Version 1.5")
    let instance = try #require(face.instance(named: "Bold"))
    #expect(instance == face.instance(named: "Kerned-Bold"))
    #expect(instance != face && face.instance(named: "No such name") == nil)
    let font = TextFont(instance, size: 30)
    #expect(font.axes == ["wght": 650, "opsz": 30])
    #expect(font.fidelity == .exact)
    #expect(TextFont(instance, size: 30, axes: ["wght": 432]).axes["wght"] == 432)
    #expect(TextFont(face, size: 30).axes["wght"] == 400)
  }

  @Test("prepares in another size what preparing anew yields, bit for bit")
  func sizes() throws {
    let face = try Self.system().face
    for (first, second) in [(17.0, 30.0), (30, 40), (40, 12), (28, 29.5)] {
      var text = PreparedText("A text of Some Words, 123.", font: TextFont(face, size: first))
      let font = TextFont(face, size: first).withSize(second)
      text.setFont(font)
      let anew = PreparedText("A text of Some Words, 123.", font: TextFont(face, size: second))
      #expect(text.naturalWidth == anew.naturalWidth)
    }
  }
}

@Suite("Fallbacks by language")
struct FallbackFontsTests {
  /// A face of one ideograph, with the name of its family.
  private static func face(_ advance: Int, _ family: String) throws -> FontFace {
    var builder = FontBuilder(advances: [500, advance], firstCode: 0x76F4)
    builder.familyName = family
    return try FontFile(builder.build()).face()
  }

  @Test("asks faces of the content's language first")
  func languages() throws {
    let japanese = try Self.face(300, "Noto Sans CJK JP")
    let korean = try Self.face(400, "Noto Sans CJK KR")
    let simplified = try Self.face(500, "PingFang SC")
    let traditional = try Self.face(600, "PingFang TC")
    let other = try Self.face(700, "Kohinoor")
    let fallbacks = FallbackFonts([japanese, korean, simplified, traditional, other])
    func first(_ locale: LocaleIdentifier) -> FontFace? {
      fallbacks.faces(for: locale).first { $0 != other }
    }
    #expect(first("ja") == japanese && first("ko_KR") == korean)
    #expect(first("zh_CN") == simplified && first("zh-Hant-TW") == traditional)
    #expect(first("zh_HK") == traditional && first("en_US") == simplified)
    #expect(fallbacks.faces(for: "ja").count == 5 && fallbacks.faces(for: "ja")[0] == other)
  }

  @Test("says which face gave which characters, and keeps the first font's line height")
  func uses() throws {
    let japanese = try Self.face(300, "Noto Sans CJK JP")
    let korean = try Self.face(400, "Noto Sans CJK KR")
    let traits = TraitCollection(
      locale: "ko", fallbackFonts: FallbackFonts([japanese, korean]))
    let font = TextFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let text = PreparedText("ab \u{76F4}\u{76F4}", font: font)
    #expect(text.fallbackUses == [FallbackUse(face: korean, characters: ["\u{76F4}"], count: 2)])
    #expect(text.missingGlyphs.isEmpty)
    #expect(font.lineHeight == TextFont.preferredFont(forTextStyle: .body).lineHeight)
    #expect(PreparedText("ab", font: font).fallbackUses.isEmpty)
  }
}
