import Testing

@testable import SelfSizingCommand

@Suite("A table of figures")
struct FigureTableTests {
  private var table: FigureTable {
    var table = FigureTable(words: ["name"], figures: ["height", "count"])
    table.append([.text("a, \"b\""), .number(44.123456), .count(2)])
    table.append([.text("|*\u{202E}\u{1B}[31m"), .unknown, .count(1000)])
    return table
  }

  @Test("puts words at the left and figures at the right, to two decimals")
  func lines() {
    #expect(
      table.lines() == [
        #"name                  height  count"#,
        #"a, "b"                 44.12      2"#,
        #"|*\u{202E}\u{1B}[31m       –   1000"#,
      ])
  }

  @Test("has figures in full, and quotes where they are needed, as CSV")
  func csv() {
    #expect(
      table.csv()
        == "name,height,count\n\"a, \"\"b\"\"\",44.123456,2\n|*\\u{202E}\\u{1B}[31m,,1000\n"
    )
  }

  @Test("is a table of Markdown in which nothing formats")
  func markdown() {
    #expect(
      table.markdown()
        == "| name | height | count |\n| --- | --: | --: |\n| a, \"b\" | 44.12 | 2 |\n"
        + #"| \|\*\\u\{202E\}\\u\{1B\}\[31m | – | 1000 |"# + "\n")
  }

  @Test(
    "writes out what steers a terminal or turns the direction of text, and nothing else",
    arguments: [
      ("plain … é 日本 👩‍👩‍👧 \u{200F}‏ עברית\n\tline", "plain … é 日本 👩‍👩‍👧 \u{200F}‏ עברית\n\tline"),
      ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{9B}0m", "\\u{9B}0m"), ("\r", "\\u{D}"),
      ("\u{202E}a\u{2066}b\u{2069}", "\\u{202E}a\\u{2066}b\\u{2069}"), ("\u{7F}", "\\u{7F}"),
      ("\u{0}\u{85}\u{2028}", "\\u{0}\\u{85}\\u{2028}"), ("", ""),
    ])
  func visible(text: String, expected: String) {
    #expect(text.visible == expected)
  }
}
