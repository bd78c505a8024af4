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
  /// Which fallbacks set which characters, in the order of the fallbacks. Characters are measured
  /// one by one, each in the first face that has it; with the trait `HarfBuzz` the first face that
  /// has all of a grapheme sets it whole.
  ///
  /// - Complexity: O(n × f) in the text's length and the number of fallbacks.
  public var fallbackUses: [FallbackUse] {
    let fonts = (setting?.runs ?? []).map { $0.attributes.font } + [font]
    guard fonts.contains(where: { !$0.fallbackFaces.isEmpty }) else { return [] }
    var uses: [FontFace: (order: Int, characters: [Unicode.Scalar], count: Int)] = [:]
    forEachFallback { scalar, order, face in
      guard !CharacterProperties.shared[scalar.value].hangs, scalar.value >= 0x20 else { return }
      var use = uses[face] ?? (order, [], 0)
      use.count += 1
      if use.characters.count < Self.maximumMissingGlyphs, !use.characters.contains(scalar) {
        use.characters.append(scalar)
      }
      uses[face] = use
    }
    return uses.map { ($0.key, $0.value) }
      .sorted { ($0.1.order, $0.1.count) < ($1.1.order, $1.1.count) }
      .map { FallbackUse(face: $0, characters: $1.characters, count: $1.count) }
  }

  private func forEachFallback(_ body: (Unicode.Scalar, Int, FontFace) -> Void) {
    var offset = 0
    #if HarfBuzz
      // Whole graphemes are shaped in one face.
      for grapheme in text {
        let font = attributes(at: offset).font
        offset += grapheme.utf8.count
        guard !font.fallbackFaces.isEmpty, let face = GraphemeFaces(font).face(of: grapheme),
          face != font.fontFace, let order = font.fallbackFaces.firstIndex(of: face)
        else { continue }
        for scalar in grapheme.unicodeScalars { body(scalar, order, face) }
      }
    #else
      for scalar in text.unicodeScalars {
        let font = attributes(at: offset).font
        offset += UTF8.width(scalar)
        guard !font.fallbackFaces.isEmpty, !font.face.isOwn(scalar.value),
          let order = font.fallbackFaces.firstIndex(where: { $0.glyph(of: scalar) != nil })
        else { continue }
        body(scalar, order, font.fallbackFaces[order])
      }
    #endif
  }
}
