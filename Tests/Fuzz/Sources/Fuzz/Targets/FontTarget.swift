import Foundation
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
      var joined = FontBuilder()
      joined.gsub = FontBuilder.gsub(
        4, FontBuilder.bytes([1, 18, 1, 8, 1, 4, 3, 2, 2, 1, 1, 1]), feature: "liga", flags: 0)
      var chained = FontBuilder()
      chained.gsub = FontBuilder.gsub(
        6, FontBuilder.bytes([3, 1, 16, 1, 22, 0, 1, 0, 1, 1, 3, 1, 1, 2]), feature: "calt",
        flags: 0)
      return [plain, grouped, adjusted, extended, joined, chained].map { $0.build() }
        + [FontBuilder.collection([plain, adjusted])] + variableFonts()
    },
    pieces: [
      "cmap", "GPOS", "kern", "DFLT", "latn", "OS/2", "OTTO", "ttcf", "true", "head", "fvar",
      "avar",
      "HVAR", "MVAR", "gvar", "hvgl", "STAT", "trak", "GDEF", "name", "GSUB", "tnum", "wght",
      "opsz", "liga", "calt", "rvrn",
    ],
    run: { bytes in
      guard let file = try? FontFile(bytes) else { return false }
      var isRead = false
      for number in 0..<min(file.faceCount, 4) {
        guard let face = try? file.face(at: number) else { continue }
        isRead = true
        try use(face, choosing: bytes.reduce(number) { $0 &* 31 &+ Int($1) })
      }
      return isRead
    })

  /// The variable fonts of the package's own tests, damaged ones among them.
  private static func variableFonts() -> [[UInt8]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Typography/Fixtures/fonts").standardized
    let names = ["", "malformed/"].flatMap { prefix in
      ((try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(prefix).path)) ?? [])
        .filter { $0.hasSuffix(".ttf") }.map { prefix + $0 }
    }
    return names.sorted().compactMap {
      (try? Data(contentsOf: folder.appendingPathComponent($0))).map { [UInt8]($0) }
    }
  }

  /// Asks a face at two of several positions along its axes, by the bytes of its file: many files
  /// at few positions find more than few at many.
  private static func vary(_ face: FontFace, choosing number: Int) throws {
    let text = "AVATO Hello 0123 é"
    let (sizes, parts) = ([6.0, 17, 21.5, 200], [0.0, 0.3, 1])
    let choice = Int(UInt(bitPattern: number) % 12)
    for (size, part) in [
      (sizes[choice % 4], parts[choice / 4]), (sizes[(choice + 1) % 4], parts[(choice + 5) % 3]),
    ] {
      let axes = face.axes.map { axis in
        (axis.tag, axis.minimum + part * (axis.maximum - axis.minimum))
      }
      let font = TextFont(
        face, size: size, axes: Dictionary(axes, uniquingKeysWith: { first, _ in first }))
      let width = PreparedText(text, font: font).naturalWidth
      try require(width.isFinite && width >= 0, "a width of \(width)")
      for character in text.unicodeScalars {
        let advance = font.advance(of: character) ?? 0
        try require(advance.isFinite, "an advance of \(advance)")
      }
      try require(font.lineHeight > 0 && font.lineHeight.isFinite, "no height of lines")
      try require(
        font.fidelity == .assumed || face.findings.isEmpty, "\(font.fidelity) with findings")
    }
    let system = SystemFont(face)
    let weight = choice % 2 == 0 ? FontWeight.light : .bold
    let digits = TextFont.monospacedDigitSystemFont(ofSize: 20, weight: weight, from: system)
    let width = PreparedText(text, font: digits.emboldened).naturalWidth
    try require(width.isFinite && width >= 0, "a width of \(width)")
    _ = (system.name, face.characterCount)
    for instance in face.namedInstances.prefix(2) {
      guard let named = face.instance(named: instance.name) else {
        throw Failure("there is no instance of the name \(instance.name)")
      }
      try require(TextFont(named, size: 12).lineHeight > 0, "no height of lines")
    }
    for finding in face.findings {
      try require(finding.offset >= 0 && !finding.table.isEmpty, "a finding without a place")
    }
  }

  private static func use(_ face: FontFace, choosing number: Int) throws {
    try vary(face, choosing: number)
    let font = TextFont(face, size: 17, fallbacks: [face])
    let text = "AVAST Wavy To. LT fi é e\u{301} Ж Ω 日 \u{10FFFF} soft\u{AD}hyphen\ttab"
    let prepared = PreparedText(text, font: font)
    try require(prepared.naturalWidth >= 0, "a natural width of \(prepared.naturalWidth)")
    try require(prepared.naturalWidth.isFinite, "a natural width of \(prepared.naturalWidth)")
    try require(prepared.fidelity >= font.fidelity, "a text of more trust than its font")
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
