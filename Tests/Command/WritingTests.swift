import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingCommand

@Suite("How reports write numbers and texts")
struct WritingTests {
  @Test(
    "numbers have no more decimals than they need",
    arguments: [
      (0, "0"), (-0.0, "0"), (44, "44"), (100, "100"), (20.5, "20.5"), (144.666_666, "144.67"),
      (0.05, "0.05"), (0.004, "0"), (-0.004, "0"), (-0.25, "-0.25"), (-12, "-12"),
      (1_000_000.01, "1000000.01"), (1e12, "1000000000000"), (1e17, "1e+17"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func short(length: Double, text: String) {
    #expect(NumberFormat.short(length) == text)
  }

  @Test("a number of three decimals reads back as it is")
  func precise() throws {
    var mismatches = Mismatches()
    for thousandth in -2500...2500 {
      let text = NumberFormat.precise(Double(thousandth) / 1000)
      let isShort = !text.contains(".") || text.last != "0"
      mismatches.note(unless: Double(text) == Double(thousandth) / 1000 && isShort, text)
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("a number with all of its digits reads back as it is, and a whole one has no fraction")
  func exact() {
    var random = SeededGenerator(seed: 26)
    let lengths = (0..<2_000).map { _ in
      (Double.random(in: -4e4...4e4, using: &random) * 3).rounded(.down) / 3
    }
    var mismatches = Mismatches()
    for length in lengths + [0, -0.0, 1e-7, 123.456_789, 999_999_999, -1e9, 1e15, 1.0 / 3] {
      var text = UTF8Text()
      text.write(exact: length)
      let isWhole = length == length.rounded() && length.magnitude < 1e15
      let expected = isWhole ? "\(Int64(length))" : "\(length)"
      mismatches.note(unless: text.text == expected, "\(text.text) for \(length)")
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  /// Every character that markup or JSON treats in some way, and its neighbors.
  private static let scalars = [
    0x00...0x2FF, 0x2000...0x2050, 0xD7F0...0xD7FF, 0xE000...0xE010, 0xEFF0...0xF010,
    0xFFE0...0x10020, 0x1FFF0...0x20010, 0x10FFF0...0x10FFFF,
  ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  @Test("what stands in markup is the character itself, a name for it, or U+FFFD")
  func markup() {
    var mismatches = Mismatches()
    for scalar in Self.scalars {
      let expected: String
      switch scalar.value {
      case 0x26: expected = "&amp;"
      case 0x3C: expected = "&lt;"
      case 0x3E: expected = "&gt;"
      case 0x22: expected = "&quot;"
      case 0x09, 0x0A, 0x0D: expected = " "
      case ..<0x20, 0x7F...0x9F: expected = "\u{FFFD}"
      case _ where scalar.value % 0x10000 >= 0xFFFE: expected = "\u{FFFD}"
      default: expected = String(scalar)
      }
      mismatches.note(
        unless: "a\(scalar)".escapedForMarkup == "a\(expected)", "U+\(scalar.value)")
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("what stands in JSON is the character itself or an escape")
  func json() {
    var mismatches = Mismatches()
    for scalar in Self.scalars {
      let expected: String
      switch scalar.value {
      case 0x22: expected = "\\\""
      case 0x5C: expected = "\\\\"
      case 0x0A: expected = "\\n"
      case 0x0D: expected = "\\r"
      case 0x09: expected = "\\t"
      case ..<0x10: expected = "\\u000\(String(scalar.value, radix: 16))"
      case ..<0x20: expected = "\\u00\(String(scalar.value, radix: 16))"
      case 0x2028, 0x2029: expected = "\\u\(String(scalar.value, radix: 16))"
      default: expected = String(scalar)
      }
      mismatches.note(
        unless: JSONValue.string("a\(scalar)").text() == "\"a\(expected)\"", "U+\(scalar.value)")
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("a field of CSV is one line, quoted where it has to be, and nowhere else")
  func csv() {
    var mismatches = Mismatches()
    for scalar in Self.scalars {
      let text = "a\(scalar)b"
      let plain = text.onOneLine
      let isQuoted = scalar == "," || scalar == "\""
      let expected =
        isQuoted ? "\"" + plain.replacing("\"", with: "\"\"") + "\"" : plain
      mismatches.note(unless: text.csvField == expected, "U+\(scalar.value)")
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
    #expect("a,b".csvField == "\"a,b\"")
    #expect("\"\u{301},".csvField == "\"\"\"\u{301},\"")
  }

  @Test(
    "a field that a spreadsheet would take for a formula starts with an apostrophe; numbers do not",
    arguments: [
      ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+x", "'+x"), ("-x", "'-x"),
      ("=a,b", "\"'=a,b\""), ("-5", "-5"), ("+1.5", "+1.5"), ("a=b", "a=b"), ("", ""),
      ("::error::x", "\\u{3A}:error\\u{3A}:x"),
    ])
  func formulas(text: String, field: String) {
    #expect(text.csvField == field.replacing("error\\u{3A}:x", with: "error::x"))
  }

  @Test("a name is one line, which commands no runner and turns no text")
  func lines() {
    for (text, line) in [
      ("a\nb", "a\\u{A}b"), ("a\r\n\tb", "a\\u{D}\\u{A}\\u{9}b"), ("\u{200F}א", "\\u{200F}א"),
      ("::error::x", "\\u{3A}:error::x"), (" \u{3000}::x", " \u{3000}\\u{3A}:x"),
      ("a::b", "a::b"), ("x ##[group]", "x \\u{23}#[group]"), ("###[", "#\\u{23}#["),
      ("::\u{301}x", "\\u{3A}:\u{301}x"), ("plain", "plain"),
    ] { #expect(text.onOneLine == line) }
    var mismatches = Mismatches()
    for scalar in Self.scalars {
      let line = "a\(scalar)b".onOneLine
      mismatches.note(
        unless: !line.contains(where: \.isNewline) && line.onOneLine == line, "U+\(scalar.value)")
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
    #expect(["a\nb", "::c"].asLines == "a\\u{A}b\n\\u{3A}:c")
    #expect("a\n::b\n ##[c".withoutCommands == "a\n\\u{3A}:b\n \\u{23}#[c")
  }

  @Test("what a recorded line holds reads back as it was")
  func recorded() {
    var mismatches = Mismatches()
    var random = SeededGenerator(seed: 39)
    let parts = [
      "\n", "accept x y", " ", "=", " = ", "\\u{A}", "\\", "u{", "}", "\u{301}", "\r", "a",
    ]
    let texts =
      Self.scalars.map { "a\($0)b" }
      + (0..<4000).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
      }
    for text in texts {
      let scalars = Array(text.unicodeScalars)
      for line in [text.recorded, text.recordedWord, text.recordedSide] {
        mismatches.note(
          unless: Array(String(recorded: line).unicodeScalars) == scalars
            && !line.contains(where: \.isNewline), text.debugDescription)
      }
      mismatches.note(
        unless: !text.recordedWord.unicodeScalars.contains(" ")
          && !(" " + text.recordedSide + " ").contains(" = "), text.debugDescription)
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test(
    "SHA-256 of the standard's examples",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digest(text: String, digest: String) {
    #expect(SHA256.base64(of: text) == digest)
  }
}

@Suite("Kinds of findings")
struct FindingKindsTests {
  @Test("are counted in the order of all kinds")
  func places() {
    #expect(CellFinding.Kind.allCases.map(\.place) == Array(CellFinding.Kind.allCases.indices))
    #expect(FindingKinds.all.count < UInt32.bitWidth)
  }

  @Test("the gravest marks a cell, the first one of several")
  func gravest() {
    func gravest(_ kinds: CellFinding.Kind...) -> CellFinding.Kind? {
      FindingKinds(kinds).mark
    }
    #expect(gravest() == nil)
    #expect(gravest(.assumed, .fittingDependent) == .fittingDependent)
    #expect(gravest(.fittingDependent, .fixedFont, .assumed) == .fixedFont)
    #expect(gravest(.conflicting, .truncated, .clipped) == .truncated)
    #expect(gravest(.conflicting, .ambiguous, .fixedFont) == .conflicting)
    for kind in CellFinding.Kind.allCases {
      #expect(gravest(kind) == kind)
      #expect(FindingKinds([kind]).containsDefect == kind.isDefect)
    }
  }

  @Test("the legend has every kind, with its mark and its sentence", arguments: FindingKinds.all)
  func legend(kind: CellFinding.Kind) {
    let state = CellState(kind)
    #expect(
      ReadingSection.html.contains(
        "<dt><i>\(state.icon)</i> \(kind.name)</dt><dd>\(kind.summary.escapedForMarkup)</dd>"))
    #expect(state.name == "\(kind.name) \(kind.severity.rawValue)")
  }

  @Test("every kind has a name, a mark and a verb of its own")
  func rows() {
    let rows = FindingKinds.all.map(\.row)
    for values in [rows.map(\.name), rows.map(\.symbol), rows.map(\.verb), rows.map(\.legend)] {
      #expect(Set(values).count == rows.count)
      #expect(!values.contains(""))
    }
    #expect(rows.allSatisfy { $0.symbol.count == 1 && $0.legend.hasSuffix(".") })
    for kind in FindingKinds.all { #expect(kind.name == "\(kind)") }
  }
}
