import Foundation
import SelfSizingCommand
import Testing

@Suite("A content file")
struct ContentReaderTests {
  @Test("yields its contents and the line of each")
  func contents() throws {
    let text = """
      [
        {"title": "Soup", "minutes": 20},
        { "minutes": 1e1, "title": "T\\u00e9a \\ud83c\\udf75",
          "isNew": true, "level": "hard", "steps": [{"text": "Boil", "seconds": 90.5}] },

        {"title":"\\"\\\\\\/\\b\\f\\n\\r\\t","minutes":-0.0,"isNew":null,"steps":[]}
      ]
      """
    let document = try read(SampleRecipe.self, text)
    #expect(
      document.contents == [
        SampleRecipe(title: "Soup", minutes: 20),
        SampleRecipe(
          title: "Téa 🍵", minutes: 10, isNew: true, level: .hard,
          steps: [.init(text: "Boil", seconds: 90.5)]),
        SampleRecipe(title: "\"\\/\u{8}\u{C}\n\r\t", minutes: 0, steps: []),
      ])
    #expect(document.lines == [2, 3, 6])
    #expect(document.findings.isEmpty)
  }

  @Test("may be empty of contents, and may begin with a byte order mark")
  func emptyArray() throws {
    #expect(try read(SampleRecipe.self, " [ ] \n").contents.isEmpty)
    #expect(try read(Int.self, "\u{FEFF}[7]").contents == [7])
  }

  /// An object's members after the title and minutes that it needs, and the message they end with.
  static let mismatches: [(String, String)] = [
    (
      #"{"title": "a", "minutes": "ten"}"#,
      "2:27: [0].minutes: expected a whole number, found the string \"ten\""
    ),
    (#"{"title": "a", "minutes": 1.5}"#, "2:27: [0].minutes: expected a whole number, found 1.5"),
    (#"{"title": "a", "minutes": 1e-1}"#, "2:27: [0].minutes: expected a whole number, found 1e-1"),
    (
      #"{"title": "a", "minutes": 9223372036854775808}"#,
      "2:27: [0].minutes: expected a whole number from -9223372036854775808 "
        + "to 9223372036854775807, found 9223372036854775808"
    ),
    (
      #"{"title": "a", "minutes": 1e999}"#,
      "2:27: [0].minutes: expected a whole number from -9223372036854775808 "
        + "to 9223372036854775807, found 1e999"
    ),
    (#"{"title": "a", "minutes": null}"#, "2:27: [0].minutes: expected a whole number, found null"),
    (#"{"title": "a", "minutes": true}"#, "2:27: [0].minutes: expected a whole number, found true"),
    (#"{"title": 7, "minutes": 1}"#, "2:11: [0].title: expected a string, found 7"),
    (#"{"title": {}, "minutes": 1}"#, "2:11: [0].title: expected a string, found an object"),
    (
      #"{"title": "a", "minutes": 1, "isNew": 0}"#,
      "2:39: [0].isNew: expected true or false, found 0"
    ),
    (
      #"{"title": "a", "minutes": 1, "level": "hart"}"#,
      "2:39: [0].level: expected one of \"easy\", \"hard\", found the string \"hart\""
    ),
    (
      #"{"title": "a", "minutes": 1, "steps": {}}"#,
      "2:39: [0].steps: expected an array, found an object"
    ),
    (
      #"{"title": "a", "minutes": 1, "steps": [{"text": "b"}, {"text": 1}]}"#,
      "2:64: [0].steps[1].text: expected a string, found 1"
    ),
    (
      #"{"title": "a", "minutes": 1, "steps": [{"text": "b", "seconds": 1e999}]}"#,
      "2:65: [0].steps[0].seconds: expected a number up to 1.7976931348623157e+308, found 1e999"
    ),
    (
      #"{"title": "a", "minuts": 1}"#,
      "2:1: [0]: missing key \"minutes\"; nearest present key: minuts (line 2)"
    ),
    (#"{"title": "a"}"#, "2:1: [0]: missing key \"minutes\""),
    (
      #"{"title": "a", "minutes": 1, "steps": [{}]}"#,
      "2:40: [0].steps[0]: missing key \"text\""
    ),
    (#"["a"]"#, "2:1: [0]: expected an object, found an array"),
    ("null", "2:1: [0]: expected an object, found null"),
    (
      #"{"title": ["\#(String(repeating: "long ", count: 20))"], "minutes": 1}"#,
      "2:11: [0].title: expected a string, found an array"
    ),
    (
      #"{"title": "a", "minutes": "\#(String(repeating: "long ", count: 20))\n"}"#,
      "2:27: [0].minutes: expected a whole number, found the string "
        + "\"long long long long long long long long …\""
    ),
  ]

  @Test("with a wrong value names line, column, path, expectation and value", arguments: mismatches)
  func mismatch(element: String, expected: String) {
    #expect(message(SampleRecipe.self, "[\n\(element)]") == "f.json:\(expected)")
  }

  @Test("counts the element in the path")
  func elementIndex() {
    let text =
      #"[{"title":"a","minutes":1},{"title":"a","minutes":1},"# + "\n"
      + #"{"title":"a","minutes":"x"}]"#
    #expect(
      message(SampleRecipe.self, text)
        == "f.json:2:24: [2].minutes: expected a whole number, found the string \"x\"")
  }

  @Test("names whole numbers beyond the type's range")
  func ranges() {
    #expect(
      message(Int8.self, "[128]")
        == "f.json:1:2: [0]: expected a whole number from -128 to 127, found 128")
    #expect(message(UInt.self, "[-1]").contains("from 0 to 18446744073709551615, found -1"))
    #expect(
      message(UInt64.self, "[18446744073709551616]").contains("from 0 to 18446744073709551615"))
    #expect(
      message(Float.self, "[1e39]").contains("expected a number up to 3.4028235e+38, found 1e39"))
  }

  @Test("is read without rounding")
  func exactNumbers() throws {
    let text =
      "[18446744073709551615, 1.8446744073709551615e19, 0, -0, 1000e-3, 0.0001e4, 0e999999]"
    #expect(try read(UInt64.self, text).contents == [.max, .max, 0, 0, 1, 1, 0])
    #expect(try read(Int64.self, "[-9223372036854775808]").contents == [.min])
    let doubles = "[0.1, 1e22, 123456789012345680, -0.0, 3e-308, 1e-400, 0.30000000000000004]"
    #expect(
      try read(Double.self, doubles).contents
        == [0.1, 1e22, 123_456_789_012_345_680, 0, 3e-308, 0, 0.30000000000000004])
    #expect(try read(Float.self, "[16777217.0000001]").contents == [16_777_218])
    #expect(
      message(Int.self, "[1.00000000000000000000000000001]").contains(
        "expected a whole number, found 1.0"))
    #expect(
      message(Int.self, "[0.\(String(repeating: "0", count: 100_000))1]").contains(
        "a whole number, found 0.0"))
  }

  @Test("may hold what Foundation decodes from JSON")
  func foundationTypes() throws {
    struct Values: Decodable, Equatable {
      var date: Date
      var iso: Date
      var fraction: Date
      var url: URL
      var data: Data
      var price: Decimal
      var table: [String: [Int?]]
      var byNumber: [Int: Bool]
    }
    let text = #"""
      [{"date": 0.5, "iso": "2001-01-01T00:00:01Z", "fraction": "2001-01-01T00:00:01.500Z",
        "url": "https://example.org/é", "data": "aGk=", "price": 12.30,
        "table": {"a": [1, null], "b": []}, "byNumber": {"7": true}}]
      """#
    let values = try read(Values.self, text)
    #expect(values.findings.isEmpty)
    let value = try #require(values.contents.first)
    #expect(value.date.timeIntervalSinceReferenceDate == 0.5)
    #expect(value.iso.timeIntervalSinceReferenceDate == 1)
    #expect(value.fraction.timeIntervalSinceReferenceDate == 1.5)
    #expect(value.data == Data("hi".utf8))
    #expect(value.price == Decimal(string: "12.3"))
    #expect(value.table == ["a": [1, nil], "b": []])
    #expect(value.byNumber == [7: true])
    for (wrong, expected) in [
      (#"[{"date": "soon"}]"#, "a date such as 2001-01-01T00:00:00Z, found the string \"soon\""),
      (#"[{"date": 0, "iso": null}]"#, "a date such as 2001-01-01T00:00:00Z, found null"),
    ] {
      #expect(message(Values.self, wrong).hasSuffix(expected))
    }
    #expect(message(URL.self, "[1]").hasSuffix("expected a URL, found 1"))
    #expect(
      message(Data.self, #"["?"]"#).hasSuffix("expected data in Base64, found the string \"?\""))
    #expect(message(Decimal.self, "[1e300]").hasSuffix("below 1e127, found 1e300"))
  }
}
