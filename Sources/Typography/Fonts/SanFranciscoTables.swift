/// The figures of the San Francisco stand-in, unpacked once.
struct SanFranciscoTables: Sendable {
  /// The tables; unpacked when they are first used.
  static let shared = SanFranciscoTables()

  /// The first glyphs are those of U+0020 to U+007E.
  static let asciiGlyphs = 95

  /// Four for each glyph: regular text, regular display, bold text, bold display.
  private let masters: [Double]
  /// The glyph of each code point up to the last known one, plus one; 0 where there is none.
  private let glyphs: [UInt16]

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
  }

  /// The glyph of a character; nil if it has none here.
  func glyph(of code: UInt32) -> Int? {
    guard Int(code) < glyphs.count, glyphs[Int(code)] > 0 else { return nil }
    return Int(glyphs[Int(code)]) - 1
  }

  /// The advance of a glyph in units of 1/2048 em, without tracking.
  func units(of glyph: Int, displayFraction: Double, boldFraction: Double) -> Double {
    let first = 4 * glyph
    let regular = (1 - displayFraction) * masters[first] + displayFraction * masters[first + 1]
    guard boldFraction != 0 else { return regular }
    let bold = (1 - displayFraction) * masters[first + 2] + displayFraction * masters[first + 3]
    return regular + boldFraction * (bold - regular)
  }

  /// The tracking at a size, in units of 1/2048 em, and how far it may be trusted.
  ///
  /// Between two listed sizes it lies on the line between them; beyond the last ones it stays.
  func tracking(at pointSize: Double) -> (units: Double, fidelity: Fidelity) {
    let sizes = SanFranciscoFigures.trackingSizes
    if let index = sizes.firstIndex(of: pointSize) {
      let isMeasured = SanFranciscoFigures.isTrackingMeasured[index]
      return (SanFranciscoFigures.trackings[index], isMeasured ? .exact : .modelled)
    }
    let units = Self.interpolate(pointSize, sizes, SanFranciscoFigures.trackings)
    let isListed = pointSize > sizes[0] && pointSize < sizes[sizes.count - 1]
    return (units, isListed ? .modelled : .assumed)
  }

  /// The part of the display masters at a size: 0 up to 17 points, 1 from 28 on.
  func displayFraction(at pointSize: Double) -> Double {
    Self.interpolate(
      pointSize, SanFranciscoFigures.opticalSizes, SanFranciscoFigures.displayFractions)
  }

  /// The value at x of the polyline through the given points; constant beyond its ends.
  private static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
    guard let next = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
    if next == 0 || xs[next] == x { return ys[next] }
    let fraction = (x - xs[next - 1]) / (xs[next] - xs[next - 1])
    return ys[next - 1] + fraction * (ys[next] - ys[next - 1])
  }
}
