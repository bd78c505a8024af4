import SelfSizing

extension FuzzTarget {
  /// Whatever reads as a font can be asked everything.
  static let font = FuzzTarget(
    name: "font", summary: "font files: read, then measure and wrap with every face",
    seeds: {
      let plain = FontBuilder()
      var grouped = FontBuilder(unitsPerEm: 2048, usesGroups: true)
      grouped.kern = [(1, 2, -80), (2, 3, 40)]
      var adjusted = FontBuilder()
      adjusted.gpos = FontBuilder.gpos([
        FontBuilder.pair(1, 2, -50), FontBuilder.classes(firstCount: 2, 3, -20),
      ])
      var extended = FontBuilder(unitsPerEm: 16)
      extended.gpos = FontBuilder.gpos([FontBuilder.pair(1, 2, -50)], extended: true)
      return [plain, grouped, adjusted, extended].map { $0.build() }
        + [FontBuilder.collection([plain, adjusted])]
    },
    pieces: ["cmap", "GPOS", "kern", "DFLT", "latn", "OS/2", "OTTO", "ttcf", "true", "head"],
    run: { bytes in
      guard let file = try? FontFile(bytes) else { return false }
      var isRead = false
      for number in 0..<min(file.faceCount, 4) {
        guard let face = try? file.face(at: number) else { continue }
        isRead = true
        try use(face)
      }
      return isRead
    })

  private static func use(_ face: FontFace) throws {
    let font = TextFont(face, size: 17, fallbacks: [face])
    let text = "AVAST Wavy To. LT fi é e\u{301} Ж Ω 日 \u{10FFFF} soft\u{AD}hyphen\ttab"
    let prepared = PreparedText(text, font: font)
    try require(prepared.naturalWidth >= 0, "a natural width of \(prepared.naturalWidth)")
    try require(prepared.naturalWidth.isFinite, "a natural width of \(prepared.naturalWidth)")
    let layout = prepared.layout(width: 60, numberOfLines: 2)
    try require(layout.lines.count <= 2, "\(layout.lines.count) lines of 2")
    for glyph in [-1, 0, 1, face.glyphCount - 1, face.glyphCount, 65_535, .max, .min] {
      try require(face.advance(ofGlyph: glyph) >= 0, "an advance below 0")
      try require(
        face.kerning(between: glyph, and: 3) >= -face.advance(ofGlyph: glyph),
        "kerning by more than an advance")
    }
  }
}
