import SelfSizingTypography
import TestSupport
import Testing

@Suite("Damaged font files")
struct MalformedFontTests {
  @Test("finds what is wrong, names table and place, and calls nothing exact")
  func malformed() throws {
    #expect(FontFixtures.malformed.count >= 16)
    for name in FontFixtures.malformed {
      let bytes = try #require(FontFixtures.bytes("malformed/\(name)"))
      let face = try FontFile(bytes).face()
      #expect(!face.findings.isEmpty, "\(name)")
      for finding in face.findings {
        #expect(finding.table.count == 4 && finding.offset > 0, "\(name): \(finding)")
        // The files are named by the table that was damaged.
        #expect(name.hasPrefix(finding.table.lowercased()), "\(name): \(finding)")
      }
      let font = TextFont(face, size: 17, axes: ["wght": 610])
      #expect(font.fidelity == .assumed, "\(name)")
      let text = PreparedText("ABC A", font: font)
      #expect(text.fidelity == .assumed && text.naturalWidth.isFinite, "\(name)")
    }
  }

  @Test("reports tables beyond the end of a file that was cut, and those that it cannot do without")
  func cut() throws {
    let bytes = try #require(FontFixtures.bytes("kern-var.ttf"))
    let whole = try FontFile(bytes).face()
    #expect(whole.findings.isEmpty)
    let cut = try FontFile(Array(bytes[..<1250])).face()
    #expect(
      cut.findings.contains {
        $0.table == "GPOS" && $0.offset == 1252 && $0.problem.contains("end")
      })
    #expect(TextFont(cut, size: 17).fidelity == .assumed)
    #expect(throws: FontFileError.tableBeyondFile("cmap", offset: 584)) {
      try FontFile(Array(bytes[..<600])).face()
    }
  }

  @Test("measures whatever is left of a font that was damaged at random")
  func damagedAtRandom() throws {
    let names = ["measured-figures.ttf", "regions-mapped.ttf", "kern-var.ttf", "trak-three.ttf"]
    for seed in Trials.seeds(1..<201 as Range<UInt64>, quick: 30) {
      var generator = SeededGenerator(seed: seed)
      let name = names[Int(seed) % names.count]
      var bytes = try #require(FontFixtures.bytes(name))
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
      }
      guard let face = try? FontFile(bytes).face() else { continue }
      for size in [9.0, 17, 40] {
        let font = TextFont(face, size: size, axes: ["wght": 100 * size])
        let width = PreparedText("AVATO é 012", font: font).naturalWidth
        #expect(width.isFinite && width >= 0 && font.lineHeight > 0, "\(name), seed \(seed)")
        #expect(face.findings.isEmpty || font.fidelity == .assumed, "\(name), seed \(seed)")
      }
    }
  }

  @Test("names fonts that are packed for the web")
  func webFonts() {
    for (magic, name) in [("wOFF", "WOFF"), ("wOF2", "WOFF2")] {
      #expect(throws: FontFileError.webFont(name)) {
        try FontFile(Array(magic.utf8) + [UInt8](repeating: 0, count: 64))
      }
    }
  }
}
