/// What cells answered, by identity and never by index path.
struct MeasurementStore {
  /// What one cell answered last.
  struct Entry {
    /// The preferred height in points, as given.
    var height: Double
    /// The width in points that it holds for.
    var width: Double
    /// The column the item rode in; −1 for none.
    var column: Int32
    /// The measurement's generation; older ones are estimates.
    var generation: UInt32
    /// Whether the cell agreed with the height in place when it was asked last.
    var isSettled: Bool
  }

  private var entries: [ElementIdentity: Entry] = [:]
  private var generation: UInt32 = 0

  /// Whether no cell has answered yet.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns what a cell answered last, however long ago.
  subscript(identity: ElementIdentity) -> Entry? { entries[identity] }

  /// Whether a cell agreed with its height at a width, and nothing has changed since.
  func isSettled(_ identity: ElementIdentity, width: Double) -> Bool {
    guard let entry = entries[identity] else { return false }
    return entry.isSettled && entry.generation == generation && entry.width == width
  }

  /// Remembers a cell's answer.
  mutating func record(
    _ attributes: CollectionViewLayoutAttributes, of identity: ElementIdentity, isSettled: Bool
  ) {
    entries[identity] = Entry(
      height: attributes.frame.height, width: attributes.frame.width,
      column: Int32(clamping: attributes.column ?? -1), generation: generation,
      isSettled: isSettled)
  }

  /// Makes one cell be asked again when it is seen next; its height stays as an estimate.
  mutating func unsettle(_ identity: ElementIdentity) {
    entries[identity]?.isSettled = false
  }

  /// Makes every cell be asked again when it is seen next; heights stay as estimates.
  mutating func unsettleAll() {
    generation &+= 1
  }
}
