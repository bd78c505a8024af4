/// A face at a size: how far each character moves the pen, in points.
///
/// It is either the stand-in for the system font, whose advances are a mixture of four masters, from
/// text to display with the size and from regular to bold with the weight, plus a tracking that depends
/// on the size alone; or the face of a font file. Other faces stand in for characters it does not have.
/// - Source: The stand-in's model reproduces 22 fonts measured on iOS 26.1 within 2e-5 units of 1/2048 em.
final class ScaledFace: Sendable {
  private enum Source {
    case sanFrancisco(SanFranciscoMixture, tracking: Double)
    case file(FontFace)
  }

  /// The advances of common characters by slot, in points; −1 where there is no glyph. Those of ASCII
  /// come first and are never negative, 0 for control characters.
  let advances: FixedTable<Double>
  /// The width of a full-width character without a known advance, 1 em, in points.
  let em: Double
  /// The width of other characters without a known advance, in points: that of the letter n, or with a
  /// font file that of its glyph for missing ones.
  let narrowAdvance: Double
  /// How far the sizes' figures may be trusted.
  let sizeFidelity: Fidelity
  /// The kerning of common characters.
  let kerningMatrix: KerningMatrix
  /// The values that the matrix numbers, in points.
  let kerningValues: FixedTable<Double>
  /// What measuring words looks up for each byte.
  private let wordBytes: FixedTable<WordByte>
  /// The advances of pairs of ASCII, if the face is measured in font units.
  private let wordPairs: WordPairs?
  /// Points to all that measuring words looks up; good as long as the face lives.
  nonisolated(unsafe) let wordTables: WordTables
  /// The faces that are tried in order for characters without a glyph.
  let fallbacks: [FontFace]

  private let source: Source
  private let pointsPerUnit: Double
  /// The printable characters of ASCII without a glyph in the font file, by code point; empty if it has
  /// all, as the system font does.
  private let absentASCII: [Bool]

  /// Creates the stand-in for the system font.
  ///
  /// - Precondition: The size is finite and positive.
  init(
    pointSize: Double, weight: FontWeight, hasMonospacedDigits: Bool = false,
    fallbacks: [FontFace] = []
  ) {
    let figures = SanFranciscoTables.shared
    let (tracking, fidelity) = figures.tracking(at: pointSize)
    let mixture = SanFranciscoMixture(
      displayFraction: figures.displayFraction(at: pointSize), boldFraction: weight.boldFraction)
    let pointsPerUnit = pointSize / 2048
    var advances = figures.slotAdvances(
      mixture, tracking: tracking, pointsPerUnit: pointsPerUnit)
    if hasMonospacedDigits {
      for digit in 0x31...0x39 { advances[digit] = advances[0x30] }
    }
    self.advances = FixedTable(advances)
    em = pointSize
    narrowAdvance = advances[0x6E]
    sizeFidelity = fidelity
    kerningMatrix =
      hasMonospacedDigits ? figures.monospacedKerningMatrix : figures.kerningMatrix
    kerningValues = FixedTable(figures.kerningValues(mixture).map { $0 * pointsPerUnit })
    wordBytes = WordByte.table(advances: self.advances, kerningMatrix, absent: [])
    wordPairs = nil
    wordTables = WordTables(self.advances, kerningMatrix, kerningValues, wordBytes, nil)
    absentASCII = []
    self.fallbacks = fallbacks
    self.pointsPerUnit = pointsPerUnit
    source = .sanFrancisco(mixture, tracking: tracking)
  }

  /// Creates a font file's face at a size.
  ///
  /// - Precondition: The size is finite and positive.
  init(_ face: FontFace, pointSize: Double, fallbacks: [FontFace]) {
    let pointsPerUnit = pointSize / Double(face.unitsPerEm)
    let narrow = Double(face.advance(ofGlyph: 0)) * pointsPerUnit
    advances = FixedTable(
      face.slotAdvances.enumerated().map { slot, units in
        guard units < 0 else { return Double(units) * pointsPerUnit }
        return slot >= 128 ? -1 : CommonCharacters.slots[slot] == 0 ? 0 : narrow
      })
    em = pointSize
    narrowAdvance = narrow
    sizeFidelity = .exact
    kerningMatrix = face.kerningMatrix
    kerningValues = FixedTable(face.kerningValues.map { Double($0) * pointsPerUnit })
    let absent = (0..<0x80).map { CommonCharacters.slots[$0] > 0 && face.slotAdvances[$0] < 0 }
    absentASCII = absent.contains(true) ? absent : []
    wordBytes = WordByte.table(advances: advances, kerningMatrix, absent: absentASCII)
    wordPairs = pointsPerUnit == 1 ? face.wordPairs : nil
    wordTables = WordTables(advances, kerningMatrix, kerningValues, wordBytes, wordPairs)
    self.fallbacks = fallbacks
    self.pointsPerUnit = pointsPerUnit
    source = .file(face)
  }

  /// Returns the advance of a character in points; nil if no face here has a glyph for it.
  func knownAdvance(of code: UInt32) -> Double? {
    let slot = CommonCharacters.slot(of: code)
    if slot > 0, advances[slot] >= 0, !lacks(code) { return advances[slot] }
    switch source {
    case .sanFrancisco(let mixture, let tracking):
      let tables = SanFranciscoTables.shared
      if let glyph = tables.glyph(of: code) {
        return Swift.max(0, pointsPerUnit * (tables.units(of: glyph, mixture) + tracking))
      }
    case .file(let face):
      if slot == 0, let advance = advance(of: code, in: face) { return advance }
    }
    for face in fallbacks {
      if let advance = advance(of: code, in: face) { return advance }
    }
    return nil
  }

  /// Whether a character is one of ASCII that the font file has no glyph for.
  @inline(__always)
  func lacks(_ code: UInt32) -> Bool { Int(code) < absentASCII.count && absentASCII[Int(code)] }

  /// Returns the kerning of two characters, in points. Those of different faces are not kerned.
  @inline(__always)
  func kerning(between first: UInt32, and second: UInt32) -> Double {
    let firstSlot = CommonCharacters.slot(of: first)
    let secondSlot = CommonCharacters.slot(of: second)
    guard firstSlot > 0, secondSlot > 0 else { return rareKerning(between: first, and: second) }
    let cell = kerningMatrix.cell(firstSlot, secondSlot)
    if cell > 0 { return kerningValues[cell] }
    return fallbacks.isEmpty ? 0 : fallbackKerning(between: first, and: second)
  }

  /// Whether a composed character may measure otherwise than its base letter.
  var composes: Bool {
    if case .file = source { return true }
    return false
  }

  private func rareKerning(between first: UInt32, and second: UInt32) -> Double {
    if case .sanFrancisco = source {
      // A character with the glyph of an ASCII one, such as U+212B, kerns like it.
      let tables = SanFranciscoTables.shared
      guard let firstSlot = tables.kerningSlot(of: first),
        let secondSlot = tables.kerningSlot(of: second)
      else { return fallbackKerning(between: first, and: second) }
      return kerningValues[kerningMatrix.cell(firstSlot, secondSlot)]
    }
    guard case .file(let face) = source, let firstScalar = Unicode.Scalar(first),
      let secondScalar = Unicode.Scalar(second), let firstGlyph = face.glyph(of: firstScalar),
      let secondGlyph = face.glyph(of: secondScalar)
    else { return fallbackKerning(between: first, and: second) }
    return Double(face.kerning(between: firstGlyph, and: secondGlyph)) * pointsPerUnit
  }

  /// Returns the kerning of two characters that the same fallback sets, in points.
  private func fallbackKerning(between first: UInt32, and second: UInt32) -> Double {
    guard !isOwn(first), !isOwn(second), let firstScalar = Unicode.Scalar(first),
      let secondScalar = Unicode.Scalar(second)
    else { return 0 }
    for face in fallbacks {
      let (firstGlyph, secondGlyph) = (face.glyph(of: firstScalar), face.glyph(of: secondScalar))
      if firstGlyph == nil, secondGlyph == nil { continue }
      guard let firstGlyph, let secondGlyph else { return 0 }
      return Double(face.kerning(between: firstGlyph, and: secondGlyph)) * em
        / Double(face.unitsPerEm)
    }
    return 0
  }

  /// Whether the font itself has a glyph for a character.
  private func isOwn(_ code: UInt32) -> Bool {
    switch source {
    case .sanFrancisco: return SanFranciscoTables.shared.glyph(of: code) != nil
    case .file(let face): return Unicode.Scalar(code).flatMap { face.glyph(of: $0) } != nil
    }
  }

  private func advance(of code: UInt32, in face: FontFace) -> Double? {
    guard let scalar = Unicode.Scalar(code), let glyph = face.glyph(of: scalar) else { return nil }
    return Double(face.advance(ofGlyph: glyph)) * em / Double(face.unitsPerEm)
  }
}
