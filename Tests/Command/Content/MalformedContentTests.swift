import SelfSizingCommand
import Testing

@Suite("A content file that is not a JSON array")
struct MalformedContentTests {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// A document and the message it ends with.
  struct Case: CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  static let cases = [
    Case("", "1:1: expected an array of objects, found nothing: the file is empty"),
    Case(" \n\t", "2:2: expected an array of objects, found nothing: the file is empty"),
    Case("{}", "1:1: expected an array of objects, found an object"),
    Case("\n  \"a\"", "2:3: expected an array of objects, found a string"),
    Case("12", "1:1: expected an array of objects, found a number"),
    Case("null", "1:1: expected an array of objects, found null"),
    Case("title,minutes\n", "1:1: expected an array of objects, found title"),
    Case("<xml>", "1:1: expected an array of objects, found \"<\""),
    Case("[", "1:2: the file ends inside the array that begins in line 1"),
    Case("\n[1", "2:3: the file ends inside the array that begins in line 2"),
    Case("[1,", "1:4: the file ends inside the array that begins in line 1"),
    Case("[\n{", "2:2: the file ends inside the object that begins in line 2"),
    Case("[\n{\"a\"", "2:5: the file ends inside the object that begins in line 2"),
    Case("[{\"a\":", "1:7: the file ends inside the object that begins in line 1"),
    Case("[{\"a\":1,", "1:9: the file ends inside the object that begins in line 1"),
    Case("[[\n[", "2:2: the file ends inside the array that begins in line 2"),
    Case("[\"ab", "1:5: the file ends inside the string that begins in line 1"),
    Case("[\"ab\\", "1:6: the file ends inside the string that begins in line 1"),
    Case("[] []", "1:4: expected nothing after the array, found \"[\""),
    Case("[]\n\n}", "3:1: expected nothing after the array, found \"}\""),
    Case("[1 2]", "1:4: expected a comma or ], found \"2\""),
    Case("[{\"a\":1 \"b\":2}]", "1:9: expected a comma or }, found \"\"\""),
    Case("[[1}]", "1:4: expected a comma or ], found \"}\""),
    Case("[,1]", "1:2: expected a value, found \",\""),
    Case("[1,]", "1:3: no value follows the comma"),
    Case("[{\"a\":1,\n}]", "1:8: no value follows the comma"),
    Case("[{a:1}]", "1:3: expected a key in double quotes, found \"a\""),
    Case("[{1:1}]", "1:3: expected a key in double quotes, found \"1\""),
    Case("[{'a':1}]", "1:3: strings and keys are written in double quotes"),
    Case("['a']", "1:2: strings and keys are written in double quotes"),
    Case("[{\"a\" 1}]", "1:7: expected a colon after the key, found \"1\""),
    Case("[{\"a\":}]", "1:7: expected a value, found \"}\""),
    Case("[01]", "1:2: a number of several digits must not start with 0"),
    Case("[-01]", "1:2: a number of several digits must not start with 0"),
    Case("[+1]", "1:2: a number must not start with +"),
    Case("[.5]", "1:2: a number needs a digit before its point"),
    Case("[1.]", "1:4: a number needs a digit after its point"),
    Case("[1.e3]", "1:4: a number needs a digit after its point"),
    Case("[1e]", "1:4: a number needs a digit in its exponent"),
    Case("[1e+]", "1:5: a number needs a digit in its exponent"),
    Case("[-]", "1:3: a number needs a digit after its minus sign"),
    Case("[-x]", "1:3: a number needs a digit after its minus sign"),
    Case("[0x10]", "1:3: expected a comma or ], found \"x\""),
    Case("[NaN]", "1:2: expected a value, found NaN, which JSON does not have"),
    Case("[-Infinity]", "1:3: a number needs a digit after its minus sign"),
    Case("[True]", "1:2: expected a value, found True, which JSON does not have"),
    Case("[nulla]", "1:2: expected a value, found nulla, which JSON does not have"),
    Case("[\n  // one\n 1]", "2:3: JSON has no comments"),
    Case("[1 /* one */]", "1:4: JSON has no comments"),
    Case("[{# one\n}]", "1:3: JSON has no comments"),
    Case(
      "[\"a\u{1}\"]", "1:4: control character 0x01 in a string; it must be written as an escape"),
    Case("[\"a\nb\"]", "1:4: a line ends inside a string; is the closing quote missing?"),
    Case(
      "[\"\\x\"]",
      "1:3: expected an escape such as \\n or \\u00E9, "
        + "found a backslash before \"x\""),
    Case("[\"\\u12\"]", "1:3: \\u needs four hexadecimal digits"),
    Case("[\"\\u12G4\"]", "1:3: \\u needs four hexadecimal digits"),
    Case("[\u{0}]", "1:2: expected a value, found the byte 0x00"),
    Case("[é]", "1:2: expected a value, found \"é\""),
    Case("[\"é😀\"x]", "1:6: expected a comma or ], found \"x\""),
    Case("[1,\r\n2,\r3,\n\n x]", "5:2: expected a value, found x, which JSON does not have"),
    Case("\u{FEFF}[x]", "1:2: expected a value, found x, which JSON does not have"),
  ]

  @Test("ends with its place and what is wrong", arguments: cases)
  func messages(malformed: Case) {
    #expect(message(Anything.self, malformed.text) == "f.json:" + malformed.message)
  }

  @Test("is distinguished from JSON in another encoding")
  func otherEncodings() {
    let text = "[1]"
    let utf16: [UInt8] = text.utf16.flatMap { [UInt8($0), 0] }
    let utf32: [UInt8] = text.unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }
    let ending = "; content is read as UTF-8"
    for (mark, bytes, encoding) in [
      ([0xFF, 0xFE], utf16, "UTF-16 (little-endian)"),
      ([0xFE, 0xFF], utf16.reversed(), "UTF-16 (big-endian)"),
      ([0xFF, 0xFE, 0, 0], utf32, "UTF-32 (little-endian)"),
      ([0, 0, 0xFE, 0xFF], utf32.reversed(), "UTF-32 (big-endian)"),
    ] as [([UInt8], [UInt8], String)] {
      let expected = "f.json: the file is \(encoding)" + ending
      #expect(message(Int.self, mark + bytes) == expected)
      #expect(message(Int.self, bytes) == expected)
    }
  }

  @Test("names the first byte that UTF-8 does not have")
  func invalidUTF8() {
    let sequences: [[UInt8]] = [
      [0xE9], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
      [0xE2, 0x82, 0x22], [0xF0, 0x9F, 0x98], [0xFF],
    ]
    for sequence in sequences {
      let byte = String(sequence[0], radix: 16, uppercase: true)
      let expected = "f.json:2:3: invalid UTF-8: byte 0x\(byte) at offset 5"
      #expect(message(String.self, Array("[\n\"é".utf8) + sequence + Array("\"]".utf8)) == expected)
      #expect(message(String.self, Array("[\n\"é".utf8) + sequence) == expected)
    }
  }

  @Test("of too many nested brackets ends with an error", arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) {
    let text = String(repeating: opening, count: 1_000_000)
    #expect(
      message(Int.self, "[" + text).hasSuffix(
        ": arrays and objects nested more than 256 deep are not read"))
  }

  @Test("of a limit's depth is read, even by a type that contains itself")
  func permittedNesting() throws {
    struct Nested: Decodable { var inner: [Nested] }
    let text = String(repeating: "{\"inner\":[", count: 127) + String(repeating: "]}", count: 127)
    #expect(try read(Nested.self, "[\(text)]").contents.count == 1)
    #expect(message(Nested.self, "[{\"inner\":[\(text)]}]").contains("nested more than 256"))
  }

  @Test("is refused above 256 MB")
  func limit() {
    let bytes = [UInt8](repeating: 0x20, count: ContentReader.maximumByteCount + 1)
    #expect(message(Int.self, bytes) == "f.json: larger than 256 MB, the most that is read")
  }
}
