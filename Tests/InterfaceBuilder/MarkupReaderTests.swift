import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

@Suite("Reading XML")
struct MarkupReaderTests {
  private func read(_ text: String) throws(MarkupError) -> MarkupElement {
    try MarkupReader.root(of: Array(text.utf8))
  }

  @Test("elements keep attributes, text and the line of their tag")
  func elements() throws {
    let root = try read(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment -->
      <a one='1' two = "2">
        <b/>
        <c>x &amp; y<![CDATA[ <z> ]]></c>
        <d> </d>
      </a>

      """)
    #expect(root.name == "a" && root.line == 3)
    #expect(root["one"] == "1" && root["two"] == "2")
    #expect(root.children.map(\.line) == [4, 5, 6])
    #expect(root.children.map(\.text) == ["", "x & y <z> ", " "])
    #expect(root.text.isEmpty)
  }

  @Test("references stand for their characters; line ends in attributes become spaces")
  func references() throws {
    let root = try read("<a t=\"&lt;&gt;&amp;&quot;&apos;&#10;&#x1F600;\n\"/>")
    #expect(root["t"] == "<>&\"'\n😀 ")
  }

  static let refused: [(String, String, Int)] = [
    ("", "the file is empty", 1),
    ("  \n ", "the file is empty", 2),
    ("<a>\n<b>", "the file ends within <b>", 2),
    ("<a", "the file ends within the tag <a>", 1),
    ("<a b=\"", "the file ends within the value of b", 1),
    ("<a><!-- ", "the file ends within a comment", 1),
    ("<a><![CDATA[", "the file ends within a CDATA section", 1),
    ("<?xml", "the file ends within a processing instruction", 1),
    ("<a>\n</b>", "</b> closes nothing; </a> is expected", 2),
    ("</a>", "there is something after the document's end", 1),
    ("<a/>\n<b/>", "there is something after the document's end", 2),
    ("<a/>x", "there is something after the document's end", 1),
    ("x<a/>", "malformed XML; < is expected", 1),
    ("<a b/>", "malformed XML; = after b is expected", 1),
    ("<a b=c/>", "malformed XML; a quoted value of b is expected", 1),
    ("<a b=\"<\"/>", "malformed XML; the end of b's value is expected", 1),
    ("<a b=\"1\"c=\"2\"/>", "malformed XML; a space before an attribute is expected", 1),
    ("<a b=\"1\" b=\"2\"/>", "the attribute b is written twice", 1),
    ("<1/>", "malformed XML; an element's name is expected", 1),
    ("<a>&nothing;</a>", "the entity &nothing; is refused; only XML's own five are known", 1),
    ("<a>&#0;</a>", "a reference to a character that XML does not have", 1),
    ("<a>&#xD800;</a>", "a reference to a character that XML does not have", 1),
    ("<a>&amp</a>", "malformed XML; ; after & is expected", 1),
  ]

  @Test("what is not XML is refused with the line", arguments: refused)
  func refuses(text: String, message: String, line: Int) {
    let error = #expect(throws: MarkupError.self) { try read(text) }
    #expect(error?.reason.description == message)
    #expect(error?.line == line)
  }

  @Test("document types are refused: entity bombs and external entities")
  func documentTypes() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>
      <a>&lol2;</a>
      """
    let external = "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>"
    for text in [bomb, external] {
      let error = #expect(throws: MarkupError.self) { try read(text) }
      #expect(error?.reason == .documentType)
    }
  }

  @Test("other encodings are refused")
  func encodings() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x61, 0]] {
      let error = #expect(throws: MarkupError.self) { try MarkupReader.root(of: bytes) }
      #expect(error?.reason == .notUTF8)
    }
    let invalid: [UInt8] = Array("<a b=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8)
    let error = #expect(throws: MarkupError.self) { try MarkupReader.root(of: invalid) }
    #expect(error?.reason == .notUTF8)
  }

  @Test("a binary file is called that, and no broken XML")
  func binary() {
    let files: [[UInt8]] = [
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], Array("NIBArchive".utf8) + [1],
      Array("bplist00".utf8), Array("<a>".utf8) + [0] + Array("</a>".utf8),
    ]
    for bytes in files {
      let error = #expect(throws: MarkupError.self) { try MarkupReader.root(of: bytes) }
      #expect(error?.reason == .binary)
    }
  }

  @Test("depth, elements, attributes and bytes are bounded")
  func limits() {
    var limits = MarkupReader.Limits()
    limits.elements = 10
    limits.attributes = 2
    limits.bytes = 1 << 20
    let texts = [
      String(repeating: "<a>", count: 600), "<a>" + String(repeating: "<b/>", count: 10) + "</a>",
      "<a b=\"\" c=\"\" d=\"\"/>", "<a>" + String(repeating: " ", count: 1 << 20) + "</a>",
    ]
    for (index, text) in texts.enumerated() {
      let limits = index == 0 ? MarkupReader.Limits() : limits
      let error = #expect(throws: MarkupError.self) {
        try MarkupReader.root(of: Array(text.utf8), limits: limits)
      }
      if case .tooLarge = error?.reason {
      } else {
        Issue.record("\(index): \(String(describing: error))")
      }
    }
  }

  @Test("every prefix of a document ends in an error or in the document")
  func prefixes() throws {
    let bytes = try Fixture("Variations.xib").bytes
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: MarkupError.self) { try MarkupReader.root(of: Array(bytes[..<count])) }
    }
  }

  @Test("a file of many megabytes is read in time that grows with its size")
  func largeFile() throws {
    let row =
      "<label text=\"A label with a text\" id=\"abc-de-fgh\"><rect key=\"frame\" x=\"0\"/></label>\n"
    let count = 20_000
    let text = "<document>" + String(repeating: row, count: count) + "</document>"
    let root = try read(text)
    #expect(root.children.count == count)
    #expect(root.children.last?.line == count)
  }
}
