/// The answers of cells, by identity and never by index path.
///
/// Each identity gets a number when it is first seen, its slot, and 16 bytes in an array by slot.
struct MeasurementStore {
  private struct Entry {
    /// The preferred extent along the scroll axis in points, as given.
    var height = 0.0
    /// The measurement's generation, doubled, plus 1 if the cell agreed with the height in place
    /// when asked last; older generations are estimates. 0 if the cell never answered.
    var stamp: UInt32 = 0
    var width: UInt16 = 0
    /// The column the item was in; −1 for none.
    var column: Int16 = -1
  }

  private var slots: [ElementIdentity: Int32] = [:]
  private var identities: [ElementIdentity] = []
  private var entries: [Entry] = []
  private var widths: [Double] = []
  /// The extents across that cells preferred, by slot, where their frames have other ones: siblings
  /// of uniform extent are as wide as the widest.
  private var preferredWidths: [Int: Double] = [:]
  private var generation: UInt32 = 1
  private(set) var isEmpty = true

  mutating func slot(of identity: ElementIdentity) -> Int {
    if let slot = slots[identity] { return Int(slot) }
    let slot = entries.count
    // Doubling would leave up to half of a long array empty.
    if slot == entries.capacity { entries.reserveCapacity(slot + max(64, slot / 8)) }
    entries.append(Entry())
    identities.append(identity)
    slots[identity] = Int32(slot)
    return slot
  }

  var count: Int { entries.count }

  /// Forgets identities; the others keep their order and their answers. Returns the slot of each by
  /// its slot before, nil for those forgotten, in O(identities).
  mutating func forget(except stays: [Bool]) -> [Int?] {
    var moved = MeasurementStore()
    moved.entries.reserveCapacity(stays.count { $0 })
    let places = entries.indices.map { slot -> Int? in
      guard stays[slot] else { return nil }
      let place = moved.slot(of: identities[slot])
      moved.entries[place] = entries[slot]
      moved.preferredWidths[place] = preferredWidths[slot]
      return place
    }
    preferredWidths = moved.preferredWidths
    (slots, identities, entries) = (moved.slots, moved.identities, moved.entries)
    isEmpty = !entries.contains { $0.stamp != 0 }
    return places
  }

  func identity(of slot: Int) -> ElementIdentity { identities[slot] }

  func markSettled(_ elements: inout [VisibleElement]) {
    for index in elements.indices {
      elements[index].isSettled = isSettled(elements[index].slot, width: elements[index].width)
    }
  }

  func existingSlot(of identity: ElementIdentity) -> Int? { slots[identity].map(Int.init) }
  /// A cell's last answer; nil if it never answered, as in what follows.
  private func answer(_ slot: Int) -> Entry? { entries[slot].stamp == 0 ? nil : entries[slot] }
  /// The extent along that a cell preferred last.
  func height(_ slot: Int) -> Double? { answer(slot)?.height }
  /// The extent across that the answer holds for.
  func width(_ slot: Int) -> Double? { answer(slot).map { widths[Int($0.width)] } }
  /// The extent across that a cell preferred last, where cells decide about that.
  func preferredWidth(_ slot: Int) -> Double? { preferredWidths[slot] ?? width(slot) }
  func column(_ slot: Int) -> Int? { answer(slot).flatMap { $0.column < 0 ? nil : Int($0.column) } }

  func isSettled(_ slot: Int, width: Double) -> Bool {
    entries[slot].stamp == generation << 1 | 1 && widths[Int(entries[slot].width)] == width
  }

  /// Remembers a cell's answer, for the extent across of its frame, and the one that it preferred
  /// where it decides about that.
  mutating func record(
    _ slot: Int, height: Double, width: Double, preferredWidth: Double, column: Int?,
    isSettled: Bool
  ) {
    if preferredWidth != width {
      preferredWidths[slot] = preferredWidth
    } else if !preferredWidths.isEmpty {
      preferredWidths[slot] = nil
    }
    entries[slot] = Entry(
      height: height, stamp: generation << 1 | (isSettled ? 1 : 0), width: number(of: width),
      column: Int16(clamping: column ?? -1))
    isEmpty = false
  }

  mutating func unsettle(_ slot: Int) { entries[slot].stamp &= ~1 }
  mutating func unsettleAll() { generation += 1 }

  /// The number of an extent across; there are few: one for each width of a window and column.
  private mutating func number(of width: Double) -> UInt16 {
    if let number = widths.lastIndex(of: width) { return UInt16(number) }
    // A window that had so many widths starts over; what was measured at them becomes an estimate.
    if widths.count == Int(UInt16.max) {
      widths = [.nan]
      generation += 1
      for slot in entries.indices { entries[slot].width = 0 }
    }
    widths.append(width)
    return UInt16(widths.count - 1)
  }
}
