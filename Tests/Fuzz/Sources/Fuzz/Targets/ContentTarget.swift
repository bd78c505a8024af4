import Foundation
import SelfSizingCommand

extension FuzzTarget {
  /// Content that is read without a finding equals what Foundation decodes.
  static let content = FuzzTarget(
    name: "content", summary: "content files: refused, or read as Foundation decodes them",
    seeds: {
      (0..<40 as Range<UInt64>).map { seed in
        var writer = RandomJSON(seed: seed)
        return Array(writer.document().utf8)
      }
    },
    pieces: [
      "{", "}", "[", "]", ",", ":", "\"", "\\u", "\\ud83d", "\\u0000", "true", "null", "1e308",
      "-0.0", "9223372036854775808", "1.7976931348623157e309", "\u{FEFF}", "//", "\r\n", "é", "😀",
    ],
    run: { bytes in
      guard
        let document = try? ContentReader().read(
          DecodedJSON.self, from: bytes, name: "content.json")
      else { return false }
      guard document.findings.isEmpty else { return true }
      try require(document.lines.count == document.contents.count, "lines of some contents only")
      let expected = try? JSONDecoder().decode([DecodedJSON].self, from: Data(bytes))
      try require(document.contents == expected, "Foundation decodes something else")
      return true
    })
}
