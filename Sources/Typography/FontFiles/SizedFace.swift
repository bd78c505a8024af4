/// A face at its position along the axes, with the tracking of a size.
struct SizedFace: Sendable {
  let face: FontFace
  let instance: FontInstance
  /// The tracking added to every advance, in font units.
  let tracking: Double

  /// The optical size follows the point size, as in Core Text, unless axes are asked for.
  init(_ face: FontFace, size: Double, axes: [String: Double] = [:], tracking: Double? = nil) {
    let storage = face.storage
    self.face = face
    self.tracking = FontInstance.snapped(tracking ?? storage.space.tracking?.units(at: size) ?? 0)
    // Looking for a position copies the design space, which fonts without axes skip.
    guard !storage.space.axes.axes.isEmpty else {
      instance = storage.defaultInstance
      return
    }
    var asked = face.position
    for (tag, value) in axes { asked[tag] = value }
    let values = storage.space.values(asked, size: size)
    let coordinates = storage.space.coordinates(of: values)
    guard coordinates.contains(where: { $0 != 0 }) else {
      instance = storage.defaultInstance
      return
    }
    instance = storage.instances.instance(at: coordinates) {
      FontInstance(values: values, coordinates: coordinates, of: storage)
    }
  }

  var tables: InstanceTables { instance.tables(of: face.storage) }

  func advance(ofGlyph glyph: Int) -> Double {
    let units = Double(face.advance(ofGlyph: glyph))
    guard let scalars = instance.scalars, glyph >= 0, glyph < face.glyphCount else {
      return units + tracking
    }
    return FontInstance.advance(units, face.storage.space.advanceDelta(of: glyph, scalars))
      + tracking
  }

  /// The kerning of two glyphs in font units; never back beyond the first one's origin.
  func kerning(between first: Int, and second: Int) -> Double {
    guard !face.storage.kerning.lookups.isEmpty else { return 0 }
    let value = face.storage.kerning.value(first, second)
    guard instance.scalars != nil, !value.rows.isEmpty else {
      return Double(Swift.max(value.units, -face.advance(ofGlyph: first)))
    }
    let scalars = tables.pairScalars
    return value.value { face.storage.space.pairDelta($0, scalars) }
  }

  /// The advances of ten digits that line up, in font units; nil if the face has none of that kind.
  var tabularDigits: [Double]? {
    guard let digits = digitGlyphs else { return nil }
    return face.storage.substitutions.replacing(digits, feature: "tnum")?
      .map { advance(ofGlyph: $0) }
  }

  /// Nil if the face does not have them all.
  var digitGlyphs: [Int]? {
    let digits = (0x30...0x39).compactMap {
      Unicode.Scalar(UInt32($0)).flatMap { face.glyph(of: $0) }
    }
    return digits.count == 10 ? digits : nil
  }

  func measures(like other: SizedFace) -> Bool {
    face == other.face && tracking == other.tracking
      && (instance === other.instance || instance.values == other.instance.values)
  }
}
