import SelfSizingGeometry
import Testing

@testable import SelfSizingTypography

@Suite("Instances of variable fonts")
struct FontInstanceTests {
  static let files = [
    "measured-figures.ttf", "inter-wght.ttf", "inter-wght-slnt.ttf", "regions.ttf",
    "regions-mapped.ttf", "kern-var.ttf", "karla-avar.ttf", "karla-avar-nohvar.ttf",
    "robotoflex-opsz-wght.ttf", "trak-three.ttf",
  ]

  /// Positions all over the axes, ends included.
  private static func positions(_ face: FontFace) -> [[String: Double]] {
    [0, 0.125, 0.37, 0.5, 0.81, 1].map { part in
      Dictionary(
        face.axes.map { ($0.tag, $0.minimum + part * ($0.maximum - $0.minimum)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  @Test("have the advances of common characters that each glyph has, bit for bit", arguments: files)
  func advances(name: String) throws {
    guard let face = try FontFixtures.face(name) else { return }
    for position in Self.positions(face) {
      let sized = SizedFace(face, size: 19, axes: position)
      let advances = sized.tables.slotAdvances
      for (code, slot) in CommonCharacters.slots.enumerated() where slot > 0 {
        guard let glyph = face.storage.characters.glyph(of: UInt32(code)) else { continue }
        #expect(
          advances[Int(slot)] + sized.tracking == sized.advance(ofGlyph: glyph),
          "U+\(String(code, radix: 16)) of \(name) at \(position)")
      }
    }
  }

  @Test("give a character the advance that a text of it is wide", arguments: files)
  func character(name: String) throws {
    guard let face = try FontFixtures.face(name) else { return }
    for size in [11.0, 17, 40] {
      let font = TextFont(face, size: size, axes: face.axes.isEmpty ? [:] : ["wght": 437.5])
      for code in 0x21..<UInt32(0x7F) {
        let scalar = try #require(Unicode.Scalar(code))
        let known = font.advance(of: scalar)
        #expect((known == nil) == (face.glyph(of: scalar) == nil))
        guard let known else { continue }
        let width = PreparedText(String(scalar), font: font).naturalWidth
        #expect(abs(known - width) < 1e-9, "\(scalar) of \(name) at \(size)")
      }
    }
  }

  @Test("leave advances of the system font, its digits and of fallbacks as texts have them")
  func otherFonts() throws {
    let system = TextFont.systemFont(ofSize: 17)
    #expect(system.advance(of: "W") == PreparedText("W", font: system).naturalWidth)
    #expect(system.advance(of: "\u{E000}") == nil)
    let file = try SystemFontFileTests.system()
    let digits = TextFont.monospacedDigitSystemFont(ofSize: 17, from: file)
    #expect(digits.advance(of: "1") == digits.advance(of: "0"))
    let fallback = try FontFile(FontBuilder(firstCode: 0x4E00).build()).face()
    let font = TextFont(file.face, size: 20, fallbacks: [fallback])
    #expect(font.advance(of: "\u{4E00}") == 12)
  }

  @Test("are kept for all styles in all text sizes, and evaluated anew where they were dropped")
  func kept() throws {
    guard let face = try FontFixtures.face("measured-figures.ttf") else { return }
    let axis = try #require(face.axes.first { $0.tag == "wght" })
    func instance(_ part: Double) -> FontInstance {
      let weight = axis.minimum + part * (axis.maximum - axis.minimum)
      return SizedFace(face, size: 17, axes: ["wght": weight]).instance
    }
    let parts = (1...132).map { Double($0) / 140 }
    let instances = parts.map(instance)
    #expect(Set(instances.map(ObjectIdentifier.init)).count == parts.count)
    #expect(zip(parts, instances).allSatisfy { instance($0) === $1 })
    for number in 0..<4000 { _ = instance(Double(number) / 4000) }
    for (part, former) in zip(parts, instances) {
      let anew = instance(part)
      #expect(anew.values == former.values && anew.metrics == former.metrics)
      #expect(
        anew.tables(of: face.storage).slotAdvances == former.tables(of: face.storage).slotAdvances)
    }
    let dropped = zip(parts, instances).count { instance($0) !== $1 }
    #expect(dropped > parts.count / 2)
  }

  @Test("measure the same from many tasks at once")
  func tasks() async throws {
    guard let face = try FontFixtures.face("measured-figures.ttf") else { return }
    for weight in [413.0, 571, 692] {
      let font = TextFont(face, size: 18, axes: ["wght": weight])
      let widths = await withTaskGroup(of: Double.self) { group in
        for _ in 0..<16 {
          group.addTask { PreparedText("The quick brown fox", font: font).naturalWidth }
        }
        return await group.reduce(into: Set<Double>()) { $0.insert($1) }
      }
      #expect(widths.count == 1)
    }
  }
}
