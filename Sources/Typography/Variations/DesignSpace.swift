/// How the figures of a face depend on a position along its axes, and its tracking on the size.
///
/// Each table is read by itself: what is wrong with one is a finding, and leaves the others as they
/// are.
struct DesignSpace: Sendable {
  /// The axes and the named instances.
  private(set) var axes = FontAxes()
  /// The tracking that Core Text applies by itself; nil if there is none.
  private(set) var tracking: FontTracking?
  /// The parts that could not be read.
  private(set) var findings: [FontFinding] = []
  private var maps = AxisMaps(axisCount: 0)
  private(set) var advances = AdvanceVariations.none
  private var metrics: MetricVariations?
  private var pairs: ItemVariationStore?

  init(_ tables: FontTables, glyphCount: Int, names: FontNames) {
    if let trak = tables["trak"], tables["STAT"] != nil {
      do { tracking = try FontTracking(trak) } catch { findings.append(error) }
    }
    guard let fvar = tables["fvar"] else {
      for name in ["HVAR", "gvar", "hvgl"] {
        guard let table = tables[name] else { continue }
        findings.append(table.finding(name, "the font has no table \"fvar\", which names the axes"))
      }
      return
    }
    do { axes = try FontAxes(fvar, names: names) } catch { findings.append(error) }
    guard !axes.axes.isEmpty else { return }
    readVariations(tables, glyphCount: glyphCount)
  }

  private mutating func readVariations(_ tables: FontTables, glyphCount: Int) {
    let axisCount = axes.axes.count
    maps = AxisMaps(axisCount: axisCount)
    if let avar = tables["avar"] {
      do { maps = try AxisMaps(avar, axisCount: axisCount) } catch { findings.append(error) }
    }
    do {
      advances = try AdvanceVariations(tables, axisCount: axisCount, glyphCount: glyphCount)
    } catch { findings.append(error) }
    if let mvar = tables["MVAR"] {
      do {
        metrics = try MetricVariations(mvar, axisCount: axisCount)
      } catch {
        findings.append(error)
      }
    }
    if let gdef = tables["GDEF"] {
      do { pairs = try Self.pairStore(gdef, axisCount: axisCount) } catch { findings.append(error) }
    }
  }

  /// The variations of pairs and other positions, which `GDEF` has from version 1.3 on.
  private static func pairStore(_ gdef: FontTable, axisCount: Int) throws(FontFinding)
    -> ItemVariationStore?
  {
    guard (gdef.uint16(2) ?? 0) >= 3 else { return nil }
    guard let offset = gdef.uint32(14) else {
      throw gdef.finding("GDEF", "it ends within its header")
    }
    guard offset > 0 else { return nil }
    guard let table = gdef.dropping(offset) else {
      throw gdef.finding("GDEF", "its variations begin at \(offset), beyond it", at: 14)
    }
    return try ItemVariationStore(table, axisCount: axisCount, name: "GDEF")
  }

  /// The values of all axes for a font of a size: those that are asked for, the optical size from
  /// the point size, and else the defaults; moved to the nearer end of their axis.
  func values(_ asked: [String: Double], size: Double) -> [Double] {
    var values = axes.defaults
    func set(_ tag: String, _ value: Double) {
      for index in values.indices where axes.axes[index].tag == tag {
        values[index] = axes.axes[index].clamped(value)
      }
    }
    set(FontAxis.opticalSize, size)
    // Few are asked for: comparing their tags costs less than looking each axis up.
    for (tag, value) in asked { set(tag, value) }
    return values
  }

  /// The positions of values on all axes, as variations count.
  func coordinates(of values: [Double]) -> [Double] {
    values.indices.map { maps.coordinate($0, axes.axes[$0].normalized(values[$0])) }
  }

  /// The scalars at a position, looked up once for all glyphs.
  func scalars(at coordinates: [Double]) -> VariationScalars {
    VariationScalars(coordinates: coordinates, advances: advances.scalars(at: coordinates))
  }

  /// How much of each region's variations of pairs applies at a position.
  func pairScalars(at coordinates: [Double]) -> [Double] { pairs?.scalars(at: coordinates) ?? [] }

  /// The change of a glyph's advance, in font units.
  func advanceDelta(of glyph: Int, _ scalars: VariationScalars) -> Double {
    advances.delta(of: glyph, scalars.coordinates, scalars.advances)
  }

  /// The change of a pair's value, in font units; 0 without variations of pairs.
  ///
  /// - Parameters:
  ///   - row: The outer index times 65536 and the inner one.
  ///   - scalars: Those of pairs.
  func pairDelta(_ row: UInt32, _ scalars: [Double]) -> Double {
    pairs?.delta(Int(row >> 16), Int(row & 0xFFFF), scalars) ?? 0
  }

  /// The changes of vertical metrics, in font units; nil if none varies.
  func metricChanges(at coordinates: [Double]) -> FaceMetrics? { metrics?.changes(at: coordinates) }
}

/// A position, and how much of each region's variations of advances applies there.
struct VariationScalars: Sendable {
  let coordinates: [Double]
  let advances: [Double]
}
