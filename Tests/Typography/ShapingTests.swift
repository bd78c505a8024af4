#if HarfBuzz
  import SelfSizingTypography
  import Testing

  @Suite("Shaping")
  struct ShapingTests {
    private static func font(_ name: String, size: Double = 20, fallbacks: [String] = []) throws
      -> TextFont?
    {
      let library = FontLibrary()
      guard let face = try library.face(name) else { return nil }
      return TextFont(
        face, size: size, fallbacks: try fallbacks.compactMap { try library.face($0) })
    }

    private static func width(_ text: String, _ font: TextFont) -> Double {
      PreparedText(text, font: font).naturalWidth
    }

    @Test("joins Arabic letters, and reports nothing that was shaped")
    func arabic() throws {
      guard let font = try Self.font("NotoSansArabic-Regular.ttf") else { return }
      let joined = PreparedText("سلام", font: font)
      let apart = "سلام".map { Self.width(String($0), font) }.reduce(0, +)
      #expect(joined.naturalWidth < apart - 5)
      #expect(joined.findings.isEmpty)
    }

    @Test("takes scripts that the system font lacks from its fallbacks")
    func systemFont() throws {
      guard let arabic = try Self.font("NotoSansArabic-Regular.ttf") else { return }
      let face = try #require(arabic.fontFace)
      let font = TextFont.systemFont(ofSize: 20).withFallbacks([face])
      let mixed = PreparedText("Peace سلام", font: font)
      let expected =
        Self.width("Peace |", .systemFont(ofSize: 20)) - Self.width("|", .systemFont(ofSize: 20))
        + Self.width("سلام", arabic)
      #expect(abs(mixed.naturalWidth - expected) < 0.1)
      #expect(!mixed.findings.contains(.needsShaping))
    }

    @Test(
      "wraps every width without losing a character",
      arguments: [
        "office affluent efficient", "नमस्ते दुनिया, कैसे हैं आप", "مرحبا بالعالم 123 كيف", "👩‍👩‍👧‍👦 ok ❤️",
        "\u{301}\u{200D}",
        "", "a\tb\nc\r\n\u{AD}d",
      ])
    func wrapping(text: String) throws {
      guard
        let font = try Self.font(
          "Inter-Regular.otf",
          fallbacks: [
            "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoColorEmoji.ttf",
          ])
      else { return }
      for mode in LineBreakMode.allCases {
        for width in [0, 1, 10, 33.3, 70, 200, .infinity] {
          let prepared = PreparedText(text, font: font)
          let lines = prepared.layout(width: width, lineBreakMode: mode).lines
          #expect(Array(lines.map { $0.source(in: text) }.joined().utf8) == Array(text.utf8))
          for limit in 1...2 {
            let cut = prepared.layout(width: width, numberOfLines: limit, lineBreakMode: mode)
            #expect(cut.width.isFinite && cut.lines.count <= limit)
          }
        }
      }
    }

    @Test("sets attributed runs as each font is shaped, letter spacing added to clusters")
    func attributed() throws {
      guard let font = try Self.font("Inter-Regular.otf") else { return }
      let spaced = PreparedText(AttributedText("office", font: font, kern: 3))
      #expect(abs(spaced.naturalWidth - Self.width("office", font) - 18) < 0.5)
      let two = PreparedText(
        AttributedText("one ", font: font) + AttributedText("two", font: font.withSize(30)))
      let expected =
        Self.width("one |", font) - Self.width("|", font) + Self.width("two", font.withSize(30))
      #expect(abs(two.naturalWidth - expected) < 0.5)
    }

    @Test("says of whole graphemes which fallback sets them")
    func fallbackUses() throws {
      // The first face has the letter only, the second one the mark as well.
      let letters = try FontFile(FontBuilder(advances: [500, 600]).build()).face()
      guard let marks = try FontLibrary().face("NotoSans-Regular.ttf") else { return }
      let font = TextFont(letters, size: 20, fallbacks: [marks])
      let uses = PreparedText("AA\u{323}", font: font).fallbackUses
      #expect(uses.map(\.face) == [marks])
      #expect(uses.map(\.characters) == [["A", "\u{323}"]] && uses.map(\.count) == [2])
    }
  }
#endif
