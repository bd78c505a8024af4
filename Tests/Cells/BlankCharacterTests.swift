import TestSupport
import Testing

@testable import SelfSizingCells

@Suite("Blank characters")
struct BlankCharacterTests {
  @Test("are those that the standard library calls white space")
  func all() {
    var mismatches = Mismatches()
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      let character = Character(scalar)
      mismatches.note(
        unless: character.isBlank == character.isWhitespace, String(scalar.value, radix: 16))
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
    for text in [" \u{301}", "\r\n", "a\u{301}"] {
      #expect(Character(text).isBlank == Character(text).isWhitespace)
    }
  }
}
