#if HarfBuzz
  import CHarfBuzz

  /// Shapes the parts of a text that font files set, with HarfBuzz: it chooses and places glyphs,
  /// at the font's position along its axes. Advances are those that are read here, which HarfBuzz
  /// would round.
  ///
  /// HarfBuzz's objects live no longer than a call: a font's tables are read for each text.
  struct TextShaper {
    private(set) var shaped: ShapedText

    init(
      _ bytes: UnsafeBufferPointer<UInt8>, font: TextFont, runs: [AttributedText.Run],
      locale: LocaleIdentifier
    ) {
      shaped = ShapedText(count: bytes.count)
      if runs.isEmpty {
        shape(bytes, bytes.indices, font, locale)
      } else {
        for run in runs {
          shape(bytes, run.utf8Range.clamped(to: bytes.indices), run.attributes.font, locale)
        }
      }
    }

    private mutating func shape(
      _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ font: TextFont,
      _ locale: LocaleIdentifier
    ) {
      guard font.fontFace != nil || !font.fallbackFaces.isEmpty, range.count <= Int(Int32.max)
      else { return }
      for item in ShapingItems(bytes, range, font).items {
        guard let face = item.face else { continue }
        let own = font.sizedFace.flatMap { $0.face == face ? $0 : nil }
        let sized = own ?? SizedFace(face, size: font.pointSize)
        let digits = ShapedDigits(sized, areMonospaced: own != nil && font.hasMonospacedDigits)
        let scale = font.pointSize / Double(face.unitsPerEm)
        sized.withHarfBuzzFont { hbFont in
          shape(bytes, item, sized, hbFont, digits, scale: scale, locale)
        }
      }
    }

    private mutating func shape(
      _ bytes: UnsafeBufferPointer<UInt8>, _ item: ShapingItem, _ sized: SizedFace,
      _ font: OpaquePointer, _ digits: ShapedDigits, scale: Double, _ locale: LocaleIdentifier
    ) {
      var plain = [Double](repeating: 0, count: item.range.count)
      var kerned = plain
      // Tracking is in the advances that are read here.
      let features = (["-trak"] + digits.features).map(Self.feature)
      let glyphs = Self.addAdvances(
        to: &plain, bytes, item, sized, font, locale, features: features + [Self.feature("-kern")])
      if item.face?.kernsByTable == true {
        // HarfBuzz gives half of such a pair's kerning to the second glyph; here a gap has it all.
        kerned = plain
        for (first, second) in zip(glyphs, glyphs.dropFirst()) {
          kerned[first.cluster] += sized.kerning(between: first.glyph, and: second.glyph)
        }
      } else {
        Self.addAdvances(to: &kerned, bytes, item, sized, font, locale, features: features)
      }
      digits.lineUp(&plain, &kerned, glyphs)
      for (index, offset) in item.range.enumerated() {
        shaped.advances[offset] = plain[index] * scale
        // No glyph moves back beyond the one before; tracking alone may make an advance negative.
        let least = Swift.min(-plain[index], 0)
        shaped.kernings[offset] = Swift.max(kerned[index] - plain[index], least) * scale
      }
    }

    private static func feature(_ name: String) -> hb_feature_t {
      var feature = hb_feature_t()
      _ = hb_feature_from_string(name, -1, &feature)
      return feature
    }

    /// Adds the advance of every cluster in font units at its first byte.
    @discardableResult private static func addAdvances(
      to advances: inout [Double], _ bytes: UnsafeBufferPointer<UInt8>, _ item: ShapingItem,
      _ sized: SizedFace, _ font: OpaquePointer, _ locale: LocaleIdentifier,
      features: [hb_feature_t]
    ) -> [(glyph: Int, cluster: Int)] {
      guard let buffer = hb_buffer_create() else { return [] }
      defer { hb_buffer_destroy(buffer) }
      bytes.withMemoryRebound(to: CChar.self) { text in
        hb_buffer_add_utf8(
          buffer, text.baseAddress, Int32(clamping: text.count), UInt32(item.range.lowerBound),
          Int32(item.range.count))
      }
      hb_buffer_set_direction(buffer, hb_script_get_horizontal_direction(item.script))
      hb_buffer_set_script(buffer, item.script)
      hb_buffer_set_language(buffer, hb_language_from_string(locale.bcp47, -1))
      hb_shape(font, buffer, features, UInt32(features.count))
      var count: UInt32 = 0
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
      guard let infos, let positions else { return [] }
      var glyphs: [(glyph: Int, cluster: Int)] = []
      for index in 0..<Int(count) {
        let cluster = Int(infos[index].cluster) - item.range.lowerBound
        guard advances.indices.contains(cluster) else { continue }
        let glyph = Int(infos[index].codepoint)
        // What HarfBuzz adds to the glyph's own advance, or takes from it.
        let placed =
          positions[index].x_advance - hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))
        let isHidden = positions[index].x_advance == 0
        advances[cluster] +=
          isHidden
          ? 0 : Double(placed) / Double(SizedFace.shapingParts) + sized.advance(ofGlyph: glyph)
        glyphs.append((glyph, cluster))
      }
      return glyphs
    }
  }

  extension SizedFace {
    /// HarfBuzz counts in parts of a font unit, so that it does not round the changes of pairs.
    fileprivate static let shapingParts: Int32 = 1024

    /// Runs a body with a font of HarfBuzz's at the position, whose units are parts of the face's.
    fileprivate func withHarfBuzzFont(_ body: (OpaquePointer) -> Void) {
      face.fileBytes.withUnsafeBytes { file in
        let start = file.bindMemory(to: CChar.self).baseAddress
        let blob = hb_blob_create(
          start, UInt32(clamping: file.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let hbFace = hb_face_create(blob, UInt32(clamping: face.faceIndex))
        if let font = hb_font_create(hbFace) {
          let scale = Int32(face.unitsPerEm) * Self.shapingParts
          hb_font_set_scale(font, scale, scale)
          if let scalars = instance.scalars {
            let coordinates = scalars.coordinates.map { Int32($0 * 16384) }
            hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
          }
          body(font)
          hb_font_destroy(font)
        }
        hb_face_destroy(hbFace)
        hb_blob_destroy(blob)
      }
    }
  }

  extension LocaleIdentifier {
    fileprivate var bcp47: String { String(identifier.map { $0 == "_" ? "-" : $0 }) }
  }
#endif
