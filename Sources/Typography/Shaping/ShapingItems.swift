#if HarfBuzz
  import CHarfBuzz

  /// A part of a text that is shaped at once: one face, one script.
  struct ShapingItem {
    var range: Range<Int>
    /// Nil for what the system font sets, of which there is no file.
    var face: FontFace?
    var script: hb_script_t
  }

  /// Cuts a text into the parts that are shaped at once.
  ///
  /// A grapheme is set by the first face that has all of its characters; one that asks for the emoji
  /// presentation by a fallback first. Characters of no script of their own, such as spaces, belong to the
  /// part before them.
  struct ShapingItems {
    private(set) var items: [ShapingItem] = []
    private let font: TextFont
    private let functions = hb_unicode_funcs_get_default()

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ font: TextFont) {
      self.font = font
      guard !range.isEmpty else { return }
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      var offset = range.lowerBound
      for grapheme in text {
        let end = offset + grapheme.utf8.count
        add(grapheme, offset..<end)
        offset = end
      }
    }

    private mutating func add(_ grapheme: Character, _ range: Range<Int>) {
      let script = script(of: grapheme)
      let face = face(of: grapheme)
      if let last = items.last, last.face == face,
        script == nil || last.script == script || last.script == HB_SCRIPT_COMMON
      {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
        if let script { items[items.count - 1].script = script }
        return
      }
      let inherited = items.last.map(\.script) ?? HB_SCRIPT_COMMON
      items.append(ShapingItem(range: range, face: face, script: script ?? inherited))
    }

    /// The script of a grapheme; nil if it is used with many. Kana and ideographs, which one text mixes,
    /// are kerned across and count as one.
    private func script(of grapheme: Character) -> hb_script_t? {
      for scalar in grapheme.unicodeScalars {
        let script = hb_unicode_script(functions, scalar.value)
        if [HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO].contains(script) {
          return HB_SCRIPT_HAN
        }
        if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
          return script
        }
      }
      return nil
    }

    private func face(of grapheme: Character) -> FontFace? {
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
      // No face has all of it: the first that has its base. None for what is missing everywhere, which then
      // takes the default of its kind.
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
