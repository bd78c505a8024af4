/// The advances of a face's common characters and their changes side by side, so that those of a
/// position are a few sums of whole columns.
///
/// The sums are those of ``ItemVariationStore/delta(_:_:_:)``, in the same order and so to the same
/// bit.
struct AdvanceColumns: Sendable {
  /// The most regions that are kept: 200 KB. Real faces have up to some thirty.
  private static let maximumRegions = 64
  /// Whole numbers below it are exact as `Float`.
  private static let limit = 1 << 24

  /// The regions in which advances change, in the order in which their changes are added up.
  private let regions: [Int]
  /// A column of changes for each region, by slot.
  private let changes: FixedTable<Float>
  /// The advances by slot as they are in the file; `FontInstance.absent` where there is no glyph.
  private let advances: FixedTable<Double>

  /// Collects the changes of a face; nil if they are not those of one store, or too many for
  /// columns.
  ///
  /// - Parameters:
  ///   - glyphs: The glyph of each slot, 0 for none.
  ///   - defaults: The advances by slot.
  init?(_ variations: AdvanceVariations, glyphs: [Int], defaults: [Double]) {
    guard case .table(let store, let map) = variations else { return nil }
    let rows = glyphs.map { map?.row(of: $0) ?? (0, $0) }
    // The regions of each part of the store, and then their columns.
    var parts: [Int: [Int]] = [:]
    var used: Set<Int> = []
    for (glyph, row) in zip(glyphs, rows) where glyph > 0 && parts[row.0] == nil {
      let own = store.regions(ofPart: row.0)
      guard own.count <= Self.maximumRegions, Set(own).count == own.count else { return nil }
      parts[row.0] = own
      used.formUnion(own)
    }
    guard used.count <= Self.maximumRegions else { return nil }
    let regions = used.sorted()
    self.regions = regions
    var changes = [Float](repeating: 0, count: regions.count * glyphs.count)
    for (outer, own) in parts { parts[outer] = own.compactMap { regions.firstIndex(of: $0) } }
    for (slot, glyph) in glyphs.enumerated() where glyph > 0 {
      let (outer, inner) = rows[slot]
      guard store.holds(outer, inner), let columns = parts[outer] else { continue }
      for (place, column) in columns.enumerated() {
        let change = store.change(outer, inner, at: place)
        guard abs(change) < Self.limit else { return nil }
        changes[column * glyphs.count + slot] = Float(change)
      }
    }
    self.changes = FixedTable(changes)
    advances = FixedTable(defaults)
  }

  /// The advances of all slots at a position.
  ///
  /// - Parameter scalars: Those of the store's regions.
  func advances(_ scalars: [Double]) -> [Double] {
    let all = advances.elements
    return Array(unsafeUninitializedCapacity: all.count) { room, initializedCount in
      room.initialize(repeating: 0)
      for (number, region) in regions.enumerated() where scalars[region] != 0 {
        let scalar = scalars[region]
        let column = UnsafeBufferPointer(rebasing: changes.elements[(number * all.count)...])
        for slot in all.indices { room[slot] += scalar * Double(column[slot]) }
      }
      for slot in all.indices {
        let varied = FontInstance.advance(all[slot], room[slot])
        room[slot] = all[slot] > FontInstance.absent ? varied : FontInstance.absent
      }
      initializedCount = all.count
    }
  }
}
