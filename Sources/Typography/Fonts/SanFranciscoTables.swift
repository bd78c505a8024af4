struct SanFranciscoTables: Sendable {
  static let shared = SanFranciscoTables()
  /// The first glyphs are those of U+0020 to U+007E.
  static let asciiGlyphs = 95

  /// Four for each glyph: regular text, regular display, bold text, bold display.
  private let masters: [Double]
  /// The glyph of each code point up to the last known one, plus one; 0 where there is none.
  private let glyphs: [UInt16]
  let kerning = SanFranciscoKerning()
  private let slotMasters: [Double]
  private let slotsWithoutGlyph: [Int]

  private init() {
    var digits = PackedDigits(SanFranciscoFigures.doubledAdvances)
    masters = (0..<4 * SanFranciscoFigures.glyphCount).map { _ in Double(digits.next()) / 2 }
    var glyphs = [UInt16](repeating: 0, count: SanFranciscoFigures.lastCode + 1)
    for code in 0x20..<0x20 + Self.asciiGlyphs { glyphs[code] = UInt16(code - 0x20 + 1) }
    digits = PackedDigits(SanFranciscoFigures.characters)
    var code = 0x7F
    var glyph = 0
    for _ in 0..<SanFranciscoFigures.characterCount {
      code += digits.next()
      glyph += digits.nextSigned()
      glyphs[code] = UInt16(glyph + 1)
    }
    self.glyphs = glyphs
    let slots = CommonCharacters.count
    var slotMasters = [Double](repeating: 0, count: 4 * slots)
    var slotsWithoutGlyph = Set(0..<slots)
    for (code, slot) in CommonCharacters.slots.enumerated() where slot > 0 && glyphs[code] > 0 {
      slotsWithoutGlyph.remove(Int(slot))
      for master in 0..<4 {
        slotMasters[master * slots + Int(slot)] = masters[4 * Int(glyphs[code] - 1) + master]
      }
    }
    self.slotMasters = slotMasters
    self.slotsWithoutGlyph = slotsWithoutGlyph.sorted()
  }

  /// Nil if the character has no glyph here.
  func glyph(of code: UInt32) -> Int? {
    guard Int(code) < glyphs.count, glyphs[Int(code)] > 0 else { return nil }
    return Int(glyphs[Int(code)]) - 1
  }

  /// The advances of all common characters by slot, in units of 1/2048 em and with a tracking;
  /// `FontInstance.absent` where there is no glyph, 0 for control characters.
  func slotAdvances(
    _ mixture: SanFranciscoMixture, tracking: Double, pointsPerUnit: Double
  ) -> [Double] {
    let regularText = (1 - mixture.boldFraction) * (1 - mixture.displayFraction) * pointsPerUnit
    let regularDisplay = (1 - mixture.boldFraction) * mixture.displayFraction * pointsPerUnit
    let boldText = mixture.boldFraction * (1 - mixture.displayFraction) * pointsPerUnit
    let boldDisplay = mixture.boldFraction * mixture.displayFraction * pointsPerUnit
    let tracking = tracking * pointsPerUnit
    let count = CommonCharacters.count
    return [Double](unsafeUninitializedCapacity: count) { advances, initialized in
      slotMasters.withUnsafeBufferPointer { masters in
        for slot in 0..<count {
          let text = regularText * masters[slot] + boldText * masters[2 * count + slot]
          let display =
            regularDisplay * masters[count + slot] + boldDisplay * masters[3 * count + slot]
          advances[slot] = Swift.max(0, text + display + tracking)
        }
      }
      for slot in slotsWithoutGlyph { advances[slot] = slot < 128 ? 0 : FontInstance.absent }
      initialized = count
    }
  }

  /// A character's slot in the kerning: its own, or that of the ASCII character with its glyph.
  func kerningSlot(of code: UInt32) -> Int? {
    let slot = CommonCharacters.slot(of: code)
    if slot > 0 { return slot }
    return glyph(of: code).flatMap { $0 < Self.asciiGlyphs ? $0 + 0x20 : nil }
  }

  /// The advance of a glyph in units of 1/2048 em, without tracking.
  func units(of glyph: Int, _ mixture: SanFranciscoMixture) -> Double {
    let first = 4 * glyph
    return mixture.value(masters[first], masters[first + 1], masters[first + 2], masters[first + 3])
  }

  /// In units of 1/2048 em: on the line between two listed sizes, constant beyond the last ones.
  func tracking(at pointSize: Double) -> (units: Double, fidelity: Fidelity) {
    let (sizes, trackings) = (SanFranciscoFigures.trackingSizes, SanFranciscoFigures.trackings)
    guard let next = sizes.firstIndex(where: { $0 >= pointSize }) else {
      return (trackings[trackings.count - 1], .assumed)
    }
    if sizes[next] == pointSize {
      return (trackings[next], SanFranciscoFigures.isTrackingMeasured[next] ? .exact : .modelled)
    }
    return (Self.interpolate(pointSize, sizes, trackings), next > 0 ? .modelled : .assumed)
  }

  /// The part of the display masters at a size: 0 up to 17 points, 1 from 28 on.
  func displayFraction(at pointSize: Double) -> Double {
    Self.interpolate(
      pointSize, SanFranciscoFigures.opticalSizes, SanFranciscoFigures.displayFractions)
  }

  private static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
    guard let next = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
    if next == 0 || xs[next] == x { return ys[next] }
    let fraction = (x - xs[next - 1]) / (xs[next] - xs[next - 1])
    return ys[next - 1] + fraction * (ys[next] - ys[next - 1])
  }
}

struct SanFranciscoMixture: Sendable {
  let displayFraction: Double
  /// The position of the weight on the line from regular (0) to bold (1).
  let boldFraction: Double

  func value(
    _ regularText: Double, _ regularDisplay: Double, _ boldText: Double, _ boldDisplay: Double
  ) -> Double {
    let regular = (1 - displayFraction) * regularText + displayFraction * regularDisplay
    guard boldFraction != 0 else { return regular }
    let bold = (1 - displayFraction) * boldText + displayFraction * boldDisplay
    return regular + boldFraction * (bold - regular)
  }
}
