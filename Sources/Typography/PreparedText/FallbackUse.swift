/// Characters of a text that a fallback sets.
public struct FallbackUse: Hashable, Sendable {
  /// The face.
  public let face: FontFace
  /// The first different characters, at most `PreparedText.maximumMissingGlyphs`.
  public let characters: [Unicode.Scalar]
  /// How many characters of the text it sets.
  public let count: Int
}

extension PreparedText {
  /// Which fallbacks set which characters, in the order of the fallbacks; empty if the fonts set all that has a
  /// glyph.
  ///
  /// - Complexity: O(n × f) in the text's length and the number of fallbacks.
  public var fallbackUses: [FallbackUse] {
    let fonts = (setting?.runs ?? []).map(\.attributes.font) + [font]
    guard fonts.contains(where: { !$0.fallbackFaces.isEmpty }) else { return [] }
    var uses: [FontFace: (order: Int, characters: [Unicode.Scalar], count: Int)] = [:]
    var offset = 0
    for scalar in text.unicodeScalars {
      let font = attributes(at: offset).font
      offset += UTF8.width(scalar)
      guard !font.fallbackFaces.isEmpty, !CharacterProperties.shared[scalar.value].hangs,
        !font.face.isOwn(scalar.value), scalar.value >= 0x20,
        let order = font.fallbackFaces.firstIndex(where: { $0.glyph(of: scalar) != nil })
      else { continue }
      var use = uses[font.fallbackFaces[order]] ?? (order, [], 0)
      use.count += 1
      if use.characters.count < Self.maximumMissingGlyphs, !use.characters.contains(scalar) {
        use.characters.append(scalar)
      }
      uses[font.fallbackFaces[order]] = use
    }
    return uses.map { ($0.key, $0.value) }
      .sorted { ($0.1.order, $0.1.count) < ($1.1.order, $1.1.count) }
      .map { FallbackUse(face: $0, characters: $1.characters, count: $1.count) }
  }
}
