/// The answers of cells, by identity and never by index path.
///
/// Each identity gets a number when it is first seen, its slot; what is remembered of it is in an
/// array by slot, 16 bytes each. The index of identities is what finds the slot.
struct MeasurementStore {
  /// The last answer of one cell.
  private struct Entry {
    /// The preferred extent along the scroll axis in points, as given.
    var height = 0.0
    /// The measurement's generation, doubled, plus 1 if the cell agreed with the height in place
    /// when it was asked last; older generations are estimates. 0 if the cell never answered.
    var stamp: UInt32 = 0
    /// The number of the extent across that the answer holds for.
    var width: UInt16 = 0
    /// The column the item rode in; −1 for none.
    var column: Int16 = -1
  }

  private var slots: [ElementIdentity: Int32] = [:]
  /// The identities by slot, the other half of the index.
  private var identities: [ElementIdentity] = []
  private var entries: [Entry] = []
  private var widths: [Double] = []
  /// The extents across that cells preferred, by slot, where their frames have other ones: siblings
  /// of uniform extent are as wide as the widest.
  private var preferredWidths: [Int: Double] = [:]
  private var generation: UInt32 = 1
  /// Whether no cell has answered yet.
  private(set) var isEmpty = true

  /// Returns the slot of an identity; a new one where it was never seen.
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

  /// Forgets identities; those that stay move together, in their order, and keep what they
  /// answered.
  /// - Parameter stays: Whether an identity stays, by its slot.
  /// - Returns: The slot of each by its slot before; nil for those forgotten.
  /// - Complexity: O(identities).
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

  /// Returns the slot of an identity that was seen before.
  func existingSlot(of identity: ElementIdentity) -> Int? { slots[identity].map(Int.init) }

  /// Returns the extent along that a cell preferred last, however long ago; nil if it never
  /// answered.
  func height(_ slot: Int) -> Double? { entries[slot].stamp == 0 ? nil : entries[slot].height }

  /// Returns the extent across that a cell's last answer holds for; nil if it never answered.
  func width(_ slot: Int) -> Double? {
    entries[slot].stamp == 0 ? nil : widths[Int(entries[slot].width)]
  }

  /// Returns the extent across that a cell preferred last, where cells decide about that; nil if it
  /// never answered.
  func preferredWidth(_ slot: Int) -> Double? {
    preferredWidths.isEmpty ? width(slot) : preferredWidths[slot] ?? width(slot)
  }

  /// Returns the column that an item rode in when it answered last, or nil.
  func column(_ slot: Int) -> Int? {
    entries[slot].stamp == 0 || entries[slot].column < 0 ? nil : Int(entries[slot].column)
  }

  /// Whether a cell agreed with its height at an extent across, and nothing has changed since.
  func isSettled(_ slot: Int, width: Double) -> Bool {
    entries[slot].stamp == generation << 1 | 1 && widths[Int(entries[slot].width)] == width
  }

  /// Remembers a cell's answer.
  /// - Parameters:
  ///   - width: The extent across of the frame that the answer holds for.
  ///   - preferredWidth: The extent across that the cell preferred, where it decides about that.
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

  /// Makes one cell be asked again when it is seen next; its height stays as an estimate.
  mutating func unsettle(_ slot: Int) { entries[slot].stamp &= ~1 }

  /// Makes every cell be asked again when it is seen next; heights stay as estimates.
  mutating func unsettleAll() { generation += 1 }

  /// Returns the number of an extent across. There are few: one for each width of a window and
  /// column.
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
