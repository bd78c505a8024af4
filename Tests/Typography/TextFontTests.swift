import SelfSizingTypography
import Testing

@Suite("Text font")
struct TextFontTests {
  @Test("has the metrics of San Francisco")
  func metrics() {
    let font = TextFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  @Test(
    "moves an invalid size to the nearer end, and trusts nothing then",
    arguments: [
      (0, 1), (-5, 1), (.nan, 1), (-.infinity, 1), (.infinity, 1000), (1e300, 1000),
    ] as [(Double, Double)])
  func badSizes(size: Double, expected: Double) {
    let font = TextFont.systemFont(ofSize: size)
    #expect(font.pointSize == expected)
    #expect(font.fidelity == .assumed)
    #expect(PreparedText("text", font: font).naturalWidth.isFinite)
  }

  @Test("is exact where tracking was measured, modelled between, assumed beyond")
  func fidelity() {
    #expect(TextFont.systemFont(ofSize: 17, weight: .semibold).fidelity == .exact)
    #expect(TextFont.systemFont(ofSize: 14).fidelity == .modelled)
    #expect(TextFont.systemFont(ofSize: 17.5).fidelity == .modelled)
    #expect(TextFont.systemFont(ofSize: 200).fidelity == .assumed)
    #expect(TextFont.systemFont(ofSize: 17, weight: .heavy).fidelity == .modelled)
    #expect(TextFont.systemFont(ofSize: 17, weight: .thin).fidelity == .assumed)
  }

  // Both strings have no kerning pairs.
  @Test(
    "extends the line from regular to bold to heavy and black as measured",
    arguments: [
      ("iiiiillll", FontWeight.heavy, 43.91218864917755),
      ("WWWW MMMM", .heavy, 133.24078261852264),
    ])
  func heavyWeights(text: String, weight: FontWeight, expected: Double) {
    let prepared = PreparedText(text, font: .systemFont(ofSize: 17, weight: weight))
    #expect(abs(prepared.naturalWidth - expected) < 0.01)
  }

  @Test("widens with the weight")
  func weights() {
    let widths = FontWeight.allCases.map {
      PreparedText("Hamburgefonts", font: .systemFont(ofSize: 17, weight: $0)).naturalWidth
    }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    #expect(FontWeight.allCases == FontWeight.allCases.sorted())
  }

  @Test("grows without a jump from size to size")
  func sizes() {
    var last = 0.0
    for size in stride(from: 6.0, through: 100, by: 0.25) {
      let width = PreparedText("Hamburgefonts", font: .systemFont(ofSize: size)).naturalWidth
      #expect(width > last)
      #expect(last == 0 || width < last * 1.06)
      last = width
    }
  }

  @Test("compares by what it measures")
  func equality() {
    #expect(TextFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17))
    #expect(TextFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
    #expect(TextFont.systemFont(ofSize: 17) != .preferredFont(forTextStyle: .body))
    #expect(Set([TextFont.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count == 1)
  }

  @Test("gives all digits the zero's width, and kerns none of them")
  func monospacedDigits() {
    let font = TextFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold)
    let zeros = PreparedText("0000000000", font: font).naturalWidth
    #expect(abs(PreparedText("0123456789", font: font).naturalWidth - zeros) < 1e-9)
    #expect(font != .systemFont(ofSize: 17, weight: .bold))
    #expect(font.withSize(20).hasMonospacedDigits)
    #expect(font.fidelity == .modelled)
  }

  @Test("takes a style's emphasised weight where asked")
  func emphasized() {
    let body = TextFont.preferredFont(forTextStyle: .body, isEmphasized: true)
    #expect(body.weight == .semibold && body.leading > 0)
    #expect(TextFont.preferredFont(forTextStyle: .title1, isEmphasized: true).weight == .bold)
  }

  @Test("Bold Text takes weights below regular up one step, others up two, to black at most")
  func boldText() {
    let expected: [FontWeight] = [
      .thin, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black,
    ]
    for (weight, bolder) in zip(FontWeight.allCases, expected) {
      #expect(TextFont.systemFont(ofSize: 17, weight: weight).emboldened.weight == bolder)
    }
  }

  @Test("sets two pairs otherwise as iOS 15 draws them")
  func editions() {
    let font = TextFont.systemFont(ofSize: 35, weight: .bold)
    let earlier = font.withEdition(.iOS15)
    func width(_ text: String, _ font: TextFont) -> Double {
      PreparedText(text, font: font).naturalWidth
    }
    #expect(earlier != font && earlier.withSize(20).edition == .iOS15)
    #expect(width("Primary", earlier) < width("Primary", font))
    #expect(width("Solid", earlier) == width("Solid", font))
  }
}
