import Foundation
import SelfSizingCommand
import TestSupport
import Testing

@Suite("Random content")
struct ContentPropertyTests {
  @Test("reads as Foundation decodes it", arguments: 0..<8)
  func agreesWithFoundation(worker: UInt64) throws {
    for seed in Trials.seeds((worker * 150)..<(worker * 150 + 150), quick: 20) {
      var writer = RandomJSON(seed: seed)
      let text = writer.document()
      let expected = try? JSONDecoder().decode([DecodedJSON].self, from: Data(text.utf8))
      let actual = try? read(DecodedJSON.self, text)
      #expect(actual?.contents == expected, "seed \(seed): \(text.debugDescription)")
      #expect(actual?.contents.count == actual?.lines.count)
      #expect(actual?.findings == [], "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(
    "never traps when it is cut or changed, and what reads still reads as Foundation decodes it")
  func mutations() throws {
    let insertions =
      Array("{}[],:\"\\u0123eE+-.truefalsnl \n\u{0}".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
    for seed in 0..<400 as Range<UInt64> {
      var writer = RandomJSON(seed: 10_000 + seed)
      var bytes = Array(writer.document().utf8)
      for _ in 0...writer.number(below: 3) where !bytes.isEmpty {
        let place = writer.number(below: bytes.count)
        switch writer.number(below: 4) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.remove(at: place)
        case 2: bytes[place] = insertions[writer.number(below: insertions.count)]
        default:
          bytes.insert(insertions[writer.number(below: insertions.count)], at: place)
        }
      }
      let document = try? ContentReader().read(DecodedJSON.self, from: bytes, name: "f.json")
      if let document, document.findings.isEmpty {
        let expected = try? JSONDecoder().decode([DecodedJSON].self, from: Data(bytes))
        #expect(
          document.contents == expected,
          "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test("ends with an error wherever it is cut")
  func truncations() throws {
    let text = #"[{"title": "a\u00e9\ud83d\ude00é", "minutes": 1.0e1, "steps": [{"text": "b"}]}]"#
    let bytes = Array(text.utf8)
    #expect(message(SampleRecipe.self, bytes).isEmpty)
    for count in 0..<bytes.count {
      #expect(throws: ContentError.self) {
        try ContentReader().read(SampleRecipe.self, from: Array(bytes[..<count]), name: "f.json")
      }
    }
  }

  @Test("has places that agree with counting from the start")
  func places() throws {
    struct Counted: Decodable { var a: Int }
    // Long and short lines, characters of every length, on both sides of every block of the index.
    for width in [1, 2, 50, 254, 255, 256, 257, 700] {
      let filling = String(repeating: "é漢😀x", count: width)
      let text =
        "[\n"
        + (0..<20).map { "{\"a\":1,\"\(filling)\":\"\($0)\",\n\"b\":2}" }.joined(separator: ",")
        + "]"
      let findings = try read(Counted.self, text).findings
      #expect(findings.count == 40)
      for (index, finding) in findings.enumerated() {
        let isSecond = index % 2 == 1
        #expect(finding.place.line == 2 + (index + 1) / 2)
        #expect(finding.place.column == (isSecond ? 1 : index == 0 ? 8 : 15))
      }
    }
  }
}
