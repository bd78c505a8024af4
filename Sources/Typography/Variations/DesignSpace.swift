/// How the figures of a face depend on a position along its axes, and its tracking on the size.
/// What is wrong with one table is a finding, and leaves the others unchanged.
struct DesignSpace: Sendable {
  private(set) var axes = FontAxes()
  /// The tracking that Core Text applies by itself.
  private(set) var tracking: FontTracking?
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
      do { metrics = try MetricVariations(mvar, axisCount: axisCount) } catch {
        findings.append(error)
      }
    }
    if let gdef = tables["GDEF"] {
      do { pairs = try Self.pairStore(gdef, axisCount: axisCount) } catch { findings.append(error) }
    }
  }

  /// `GDEF` has variations of pairs from version 1.3 on.
  private static func pairStore(
    _ gdef: FontTable, axisCount: Int
  ) throws(FontFinding) -> ItemVariationStore? {
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

  /// The values that are asked for, the optical size, else defaults; moved into their axis.
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

  func coordinates(of values: [Double]) -> [Double] {
    values.indices.map { maps.coordinate($0, axes.axes[$0].normalized(values[$0])) }
  }

  func scalars(at coordinates: [Double]) -> VariationScalars {
    VariationScalars(coordinates: coordinates, advances: advances.scalars(at: coordinates))
  }

  func pairScalars(at coordinates: [Double]) -> [Double] { pairs?.scalars(at: coordinates) ?? [] }

  func advanceDelta(of glyph: Int, _ scalars: VariationScalars) -> Double {
    advances.delta(of: glyph, scalars.coordinates, scalars.advances)
  }

  /// The change of a pair's value by a row, which is the outer index times 65536 and the inner one.
  func pairDelta(_ row: UInt32, _ scalars: [Double]) -> Double {
    pairs?.delta(Int(row >> 16), Int(row & 0xFFFF), scalars) ?? 0
  }

  /// Nil if no vertical metrics vary.
  func metricChanges(at coordinates: [Double]) -> FaceMetrics? { metrics?.changes(at: coordinates) }
}

struct VariationScalars: Sendable {
  let coordinates: [Double]
  let advances: [Double]
}
