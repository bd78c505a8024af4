/// The common characters at which a face's own substitutions may set other glyphs, or its kerning
/// look at more than a pair: alone, or followed by another one.
///
/// A text with none of them shows the glyphs of its characters. A substitution of more than two
/// glyphs in a row is taken to apply wherever its first two are.
/// - Source: ISO/IEC 14496-22, clause 6.3.4.
final class GlyphTriggers: Sendable {
  private let areUnknown: Bool
  private let single: SlotSet
  /// For each first character those that change something after it.
  private let following: [SlotSet]

  /// Reads substitutions, and the lookups of `GPOS` that are not applied.
  init(_ substitutions: GlyphSubstitutions, _ kerning: [FontTable], slotGlyphs: [Int]) {
    var reader = GlyphTriggerReader(slotGlyphs: slotGlyphs)
    let areRead = substitutions.defaultLookups.map { reader.read($0, of: .substitutions) } ?? false
    areUnknown = !(areRead && reader.read(kerning, of: .positions))
    single = reader.single
    following = reader.following
  }

  /// Whether a text may show other glyphs than its characters'; so may any text with characters
  /// beyond the common ones, or without width. O(n) in the text's length.
  func mayChange(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !areUnknown else { return true }
    var (offset, previous) = (0, 0)
    while offset < text.count {
      let (code, length) = UTF8Cursor.decode(text, at: offset)
      offset += length
      guard code >= 0x20 else {
        previous = 0
        continue
      }
      let slot = CommonCharacters.slot(of: code)
      guard slot > 0, code != 0xAD else { return true }
      if single.contains(slot) || previous > 0 && following[previous].contains(slot) { return true }
      previous = slot
    }
    return false
  }
}

struct SlotSet: Sendable {
  private var words = [UInt64](repeating: 0, count: (CommonCharacters.count + 63) / 64)

  mutating func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }

  mutating func formUnion(_ other: SlotSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func contains(_ slot: Int) -> Bool { words[slot >> 6] >> UInt64(slot & 63) & 1 == 1 }

  var members: [Int] { (0..<CommonCharacters.count).filter(contains) }
}
