/// The common characters at which a face's own substitutions may set other glyphs, or its kerning
/// look at more than a pair: alone, or followed by another one.
///
/// A text with none of them shows the glyphs of its characters: where no substitution applies to
/// those, there is nothing that another could apply to. A substitution that asks for more than two
/// glyphs in a row is taken to apply wherever the first two of them are.
/// - Source: ISO/IEC 14496-22, clause 6.3.4.
final class GlyphTriggers: Sendable {
  /// Whether nothing can be said, as a table is damaged or takes unreasonably long to read.
  private let areUnknown: Bool
  /// The characters at which a glyph changes whatever is beside it.
  private let single: SlotSet
  /// The characters that change something if they follow one, for each first one.
  private let following: [SlotSet]

  /// Reads the lookups that are not applied.
  ///
  /// - Parameters:
  ///   - kerning: Lookups of `GPOS`.
  ///   - slotGlyphs: The glyph of each slot, 0 for none.
  init(_ substitutions: GlyphSubstitutions, _ kerning: [FontTable], slotGlyphs: [Int]) {
    var reader = GlyphTriggerReader(slotGlyphs: slotGlyphs)
    let areRead = substitutions.defaultLookups.map { reader.read($0, of: .substitutions) } ?? false
    areUnknown = !(areRead && reader.read(kerning, of: .positions))
    single = reader.single
    following = reader.following
  }

  /// Whether a text may show other glyphs than those of its characters.
  ///
  /// Characters beyond the common ones and such without width are taken to do so.
  /// - Complexity: O(n) in the text's length.
  func mayChange(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !areUnknown else { return true }
    var offset = 0
    var previous = 0
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

  /// The slots in rising order.
  var members: [Int] { (0..<CommonCharacters.count).filter(contains) }
}
