import TestSupport
import Testing

@testable import SelfSizingCommand

/// Texts and words put together at random from what means something: they are read, or refused in
/// words.
@Suite("Hostile texts")
struct HostileTextTests {
  private func draw(_ count: Int, of parts: [String], _ random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }
  }

  @Test("a table of strings is read, or refused at one of its lines")
  func tables() throws {
    var random = SeededGenerator(seed: 1)
    let parts = [
      "\"", "\"a\" = \"b\";\n", "\\", "\\U", "00e9", "d83d", "=", ";", "/*", "*/", "//", "\n",
      "\r\n",
      "\u{301}", "é", "{", "key", "\u{0}", "\u{2028}", " ",
    ]
    var readCount = 0
    for _ in 0..<Trials.count(5000, quick: 1000) {
      let text = draw(20, of: parts, &random).joined()
      do {
        readCount += try StringTable(text: text, path: "x.strings").entries.isEmpty ? 0 : 1
      } catch {
        let line = "\(error)".split(separator: ":").dropFirst().first.flatMap { Int($0) }
        let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .count
        #expect((1...lineCount).contains(line ?? 0), "\(error) of \(text.debugDescription)")
      }
    }
    #expect(readCount > Trials.count(30, quick: 3))
  }

  @Test("a table of strings holds marks after quotes, and characters of two code units")
  func marks() throws {
    let text = #""\#u{301}a" = "\UD83D\ude00 \U00E9";"# + "\r\nkey;\r\n\"x\" = ;"
    let error = #expect(throws: StringCatalogError.self) {
      try StringTable(text: text, path: "x.strings")
    }
    #expect("\(try #require(error))".contains("x.strings:3:1"))
    let table = try StringTable(text: text.replacing("= ;", with: "= y;"), path: "x.strings")
    #expect(table.entries.map(\.key) == ["\u{301}a", "key", "x"])
    #expect(table.entries.map(\.text) == ["😀 é", "key", "y"])
    for half in [#""\UD83D""#, #""\UDE00""#, #""\UD83D\U0041""#, #""\U+0e9""#, #""\U12"#] {
      #expect(throws: StringCatalogError.self) {
        try StringTable(text: half + ";", path: "x.strings")
      }
    }
  }

  @Test("a table of strings that is a property list is read, or refused, wherever it is cut")
  func propertyLists() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>b</key><string>Süß &amp; “gut”</string>
      <key>plural</key><dict><key>one</key><string>1</string></dict><key>a</key><string/></dict></plist>
      """
    #expect(PropertyListTable.isOne(text))
    let table = try PropertyListTable(text: text, path: "x.strings")
    #expect(table.entries.map(\.key) == ["a", "b"])
    #expect(table.entries.map(\.text) == ["", "Süß & “gut”"])
    let dict = "<dict><key>a</key>"
    for spoiled in [
      text.replacing("dict", with: "array"), text.replacing("</string>", with: "</data>"),
      "<?xml", "<plist>" + String(repeating: dict, count: 100_000),
      "<plist>" + String(repeating: dict, count: 200), String(repeating: "<plist>", count: 100_000),
    ] {
      #expect(throws: StringCatalogError.self) {
        try PropertyListTable(text: spoiled, path: "x.strings")
      }
    }
    for count in stride(from: 5, to: text.count, by: 7) {
      _ = try? PropertyListTable(text: String(text.prefix(count)), path: "x.strings")
    }
  }

  @Test(
    "the words of a command line are understood, or what is wrong with them is said on one line")
  func arguments() throws {
    var random = SeededGenerator(seed: 2)
    let words = [
      "help", "--help", "--", "--width", "--sizes", "--scale", "--items", "--content", "--template",
      "chat", "nan", "inf", "-1", "0", "1e308", "9223372036854775808", "320,375", ",,,", "L",
      "L-AX5",
      "", "\u{0}", "\n", "\u{301}", "--width=", "=", "--width=1e400", "--ios", "18,26", "--set",
      "a=b",
      "--locale", "--rtl", "--format", "json", "--out", "-", "--é", "-é",
    ]
    let commands = sampleParser.commands.map(\.name)
    for _ in 0..<Trials.count(5000, quick: 250) {
      let first = commands.randomElement(using: &random) ?? ""
      let line = [first] + draw(6, of: words, &random)
      do {
        _ = try sampleParser.parse(line)
      } catch {
        let message = sampleParser.message(for: error, in: line)
        #expect(message.split(separator: "\n").count == 2, "\(line): \(message)")
      }
    }
  }
}
