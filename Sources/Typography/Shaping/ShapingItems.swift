#if HarfBuzz
  import CHarfBuzz

  struct ShapingItem {
    var range: Range<Int>
    /// Nil for what the system font sets, of which there is no file.
    var face: FontFace?
    var script: hb_script_t
  }

  /// Cuts a text into parts that are shaped at once; spaces and the like join the one before.
  struct ShapingItems {
    private(set) var items: [ShapingItem] = []
    private let faces: GraphemeFaces
    private let functions = hb_unicode_funcs_get_default()

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ font: TextFont) {
      faces = GraphemeFaces(font)
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
      let face = faces.face(of: grapheme)
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

    /// Nil for graphemes of many scripts. Kana and ideographs, which kern with each other, are one.
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
  }
#endif
