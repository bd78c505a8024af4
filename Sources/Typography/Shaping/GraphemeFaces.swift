#if HarfBuzz
  /// The faces of a font and its fallbacks. The first that has all characters of a grapheme sets
  /// it, but one that asks for the emoji presentation is set by a fallback first.
  struct GraphemeFaces {
    private let font: TextFont

    init(_ font: TextFont) { self.font = font }

    /// Nil for the system font, of which there is no file, and where no face has any of it.
    func face(of grapheme: Character) -> FontFace? {
      let asksForEmoji = grapheme.unicodeScalars.contains {
        $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation
      }
      if asksForEmoji, let face = font.fallbackFaces.first(where: { has($0, grapheme) }) {
        return face
      }
      if let face = font.fontFace {
        if has(face, grapheme) { return face }
      } else if grapheme.unicodeScalars.allSatisfy({ systemFontHas($0) }) {
        return nil
      }
      if let face = font.fallbackFaces.first(where: { has($0, grapheme) }) { return face }
      // No face has all of it: the first that has its base. None for what is missing everywhere,
      // which then takes the default of its kind.
      guard let base = grapheme.unicodeScalars.first else { return nil }
      let faces = (font.fontFace.map { [$0] } ?? []) + font.fallbackFaces
      return faces.first { $0.glyph(of: base) != nil }
    }

    private func systemFontHas(_ scalar: Unicode.Scalar) -> Bool {
      SanFranciscoTables.shared.glyph(of: scalar.value) != nil || isIgnorable(scalar)
        || scalar.value < 0x80 || CharacterProperties.shared[scalar.value].hangs
    }

    /// Whether a face has a glyph for every character that shows; nil is the system font.
    private func has(_ face: FontFace?, _ grapheme: Character) -> Bool {
      guard let face else { return grapheme.unicodeScalars.allSatisfy(systemFontHas) }
      return grapheme.unicodeScalars.allSatisfy { face.glyph(of: $0) != nil || isIgnorable($0) }
    }

    private func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20
        || scalar.value == 0x2028 || scalar.value == 0x2029
    }
  }
#endif
