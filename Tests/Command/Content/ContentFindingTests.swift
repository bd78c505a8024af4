import SelfSizingCommand
import Testing

@Suite("A finding in a content file")
struct ContentFindingTests {
  @Test("names the nearest known key of an unknown one")
  func unknownKey() {
    let text = """
      [
        {"title": "a", "minutes": 1},
        {"title": "a",
          "isnew": true, "minutes": 1, "serves": 4, "steps": [{"text": "b", "secs": 1}]}
      ]
      """
    #expect(
      message(SampleRecipe.self, text) == """
        f.json:4:5: [1].isnew: unknown key; nearest known key: isNew
        f.json:4:34: [1].serves: unknown key; known keys: title, minutes, steps, isNew, level
        f.json:4:71: [1].steps[0].secs: unknown key; nearest known key: seconds
        """)
  }

  @Test("reports a key that occurs twice, whose last value counts")
  func duplicateKey() throws {
    let text = "[{\"title\":\"a\",\n\"minutes\":1,\n\"title\":\"b\",\"title\":\"c\"}]"
    let document = try read(SampleRecipe.self, text)
    #expect(document.contents.map(\.title) == ["c"])
    #expect(
      document.findings.map { "\($0)" } == [
        "f.json:3:1: [0].title: the key occurs in line 1 already; the last value counts",
        "f.json:3:13: [0].title: the key occurs in line 1 already; the last value counts",
      ])
  }

  @Test(
    "names each surrogate without its partner",
    arguments: [
      (#"\ud800"#, "\u{FFFD}", [3]), (#"\udc00x"#, "\u{FFFD}x", [3]),
      (#"a\ud800\ud83d\ude00"#, "a\u{FFFD}😀", [4]), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}", [3, 9]),
      (#"\ud800\n"#, "\u{FFFD}\n", [3]), (#"\ud800A"#, "\u{FFFD}A", [3]),
      (#"\uDBFF\uDFFF"#, "\u{10FFFF}", []),
    ] as [(String, String, [Int])])
  func loneSurrogates(text: String, expected: String, columns: [Int]) throws {
    let document = try read(String?.self, "[\"\(text)\"]")
    #expect(document.contents == [expected])
    #expect(
      document.findings.map { "\($0)" }
        == columns.map {
          "f.json:1:\($0): [0]: an escaped surrogate without its partner reads as U+FFFD"
        })
  }

  @Test("quotes keys in paths that are no words")
  func quotedPaths() {
    struct Nothing: Decodable {
      enum Keys: String, CodingKey { case something }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        _ = container.contains(.something)
      }
    }
    #expect(
      message(Nothing.self, #"[{"a b": 1, "": 2, "\n\"": 3}]"#) == #"""
        f.json:1:3: [0]["a b"]: unknown key; known keys: something
        f.json:1:13: [0][""]: unknown key; known keys: something
        f.json:1:20: [0]["\n\""]: unknown key; known keys: something
        """#)
  }

  @Test("beyond a thousand is only counted")
  func bound() throws {
    let elements = repeatElement(#"{"title":"a","minutes":1,"x":1,"y":2}"#, count: 600)
    let document = try read(SampleRecipe.self, "[" + elements.joined(separator: ",") + "]")
    #expect(document.contents.count == 600)
    #expect(document.findings.count == 1000)
    #expect(document.omittedFindingCount == 200)
  }

  @Test("is not made of an object with many keys that are all asked for")
  func dictionary() throws {
    let members = (0..<5000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let document = try read([String: Int].self, "[{\(members),\"key7\":-7}]")
    #expect(document.contents.first?.count == 5000)
    #expect(document.contents.first?["key7"] == -7)
    #expect(document.findings.map(\.place.path) == ["[0].key7"])
  }
}
