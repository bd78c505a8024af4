import Testing

@testable import SelfSizingTypography

@Suite("Varied metrics")
struct MetricVariationsTests {
  /// Three regions of one axis: whole at 0.25, 0.5 and 1.
  private static let regions = [
    1, 3, 0, 0x1000, 0x4000, 0, 0x2000, 0x4000, 0, 0x4000, 0x4000,
  ]

  /// A store of two parts with one row each, whose changes stand for regions in another order.
  private static let store: [UInt8] = {
    let list = FontBuilder.bytes(regions)
    let first = FontBuilder.bytes([1, 3, 3, 0, 1, 2, 101, 333, -77])
    let second = FontBuilder.bytes([1, 3, 3, 2, 0, 1, -77, 101, 333])
    let header = 16
    return FontBuilder.bytes(
      [1, 0, header, 2, 0, header + list.count, 0, header + list.count + first.count])
      + list + first + second
  }()

  @Test("grow by what the table adds, and shrink by what it takes away")
  func signs() throws {
    let records = [("hasc", 0), ("hdsc", 1)].flatMap { tag, part in
      Array(tag.utf8) + FontBuilder.bytes([part, 0])
    }
    let header = FontBuilder.bytes([1, 0, 0, 8, 2, 12 + records.count])
    let variations = try MetricVariations(
      FontTable(header + records + Self.store), axisCount: 1)
    // At the last peak the other regions have ended.
    let changes = variations.changes(at: [1])
    #expect(changes.ascender == -77 && changes.descender == -77 && changes.xHeight == 0)
    #expect(variations.changes(at: [0.25]).ascender == 101 + 0.5 * 333 - 0.25 * 77)
  }

  @Test("are the same sum, region by region, whichever part they stand in")
  func order() throws {
    let store = try ItemVariationStore(FontTable(Self.store), axisCount: 1, name: "MVAR")
    for step in 1..<64 {
      let scalars = store.scalars(at: [Double(step) / 63])
      let sum = (scalars[0] * 101 + scalars[1] * 333) + scalars[2] * -77
      #expect(store.delta(0, 0, scalars) == sum)
      #expect(store.delta(1, 0, scalars) == sum)
      #expect(store.delta(1, 0, at: [Double(step) / 63]) == sum)
    }
  }
}
