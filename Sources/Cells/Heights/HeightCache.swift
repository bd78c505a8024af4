import SelfSizingTypography

/// The heights that were found last, with all that they depend on. A new one takes the room of the
/// oldest: nothing is allocated then. Texts are copied, which costs less than counting references.
package struct HeightCache {
  package let capacity: Int
  private var hitCount = 0
  private var missCount = 0

  private struct Entry {
    let hash: UInt64
    let environment: Int
    let width: Double, height: Double
    /// The next entry of the same chain; -1 at its end.
    var next: Int32
  }

  private var entries: [Entry] = []
  private var texts: [KeptTexts] = []
  private var states: [CellStates] = []
  private let hasStates: Bool
  /// The first entry of each chain; -1 for none.
  private var chains: [Int32] = []
  private var oldest = 0

  init(capacity: Int, hasStates: Bool) {
    self.capacity = min(max(capacity, 0), Int(Int32.max))
    self.hasStates = hasStates
  }

  package var figures: HeightCacheFigures {
    HeightCacheFigures(
      capacity: capacity, count: entries.count, hitCount: hitCount, missCount: missCount)
  }

  mutating func height(
    of values: inout CellValues, hash: UInt64, width: Double, environment: Int
  ) -> Double? {
    var index = chains.isEmpty ? -1 : Int(chains[chain(of: hash)])
    while index >= 0 {
      if entries[index].hash == hash, entries[index].environment == environment,
        entries[index].width == width, holds(&values, at: index)
      {
        hitCount += 1
        return entries[index].height
      }
      index = Int(entries[index].next)
    }
    missCount += 1
    return nil
  }

  mutating func keep(
    _ height: Double, of values: inout CellValues, hash: UInt64, width: Double, environment: Int
  ) {
    if chains.isEmpty {
      var bits = 4
      while 1 << bits < capacity { bits += 1 }
      chains = Array(repeating: -1, count: 1 << bits)
    }
    let chain = chain(of: hash)
    var index = entries.count
    if index == capacity {
      index = oldest
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
      unlink(index)
    }
    let entry = Entry(
      hash: hash, environment: environment, width: width, height: height, next: chains[chain])
    if index == entries.count {
      entries.append(entry)
      texts.append(KeptTexts())
      if hasStates { states.append(CellStates()) }
    } else {
      entries[index] = entry
    }
    texts[index].replace(by: &values)
    if hasStates { states[index].assign(values.states) }
    chains[chain] = Int32(index)
  }

  private mutating func unlink(_ index: Int) {
    let chain = chain(of: entries[index].hash)
    guard chains[chain] != index else {
      chains[chain] = entries[index].next
      return
    }
    var before = Int(chains[chain])
    while entries[before].next != index { before = Int(entries[before].next) }
    entries[before].next = entries[index].next
  }

  private func holds(_ values: inout CellValues, at index: Int) -> Bool {
    texts[index].holds(&values) && (!hasStates || states[index] == values.states)
  }

  func hash(
    _ values: inout CellValues, _ textHash: TextHash, width: Double, environment: Int
  ) -> UInt64 {
    var hash = textHash
    hash.combine(width.bitPattern)
    hash.combine(UInt64(truncatingIfNeeded: environment))
    if hasStates { hash.combine(values.states) }
    return hash.value
  }

  private func chain(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (chains.count - 1) }
}

/// The texts of one content, byte by byte, in room that is used again for the next one.
struct KeptTexts {
  /// Each text after its length, which takes eight bytes.
  private var bytes: [UInt8] = []
  /// Most contents need no more, so that their texts fit into each other's room.
  private static let usualRoom = 240
  /// Room for more than this is given back if the next texts need less than a quarter of it.
  private static let largestRoom = 16_384

  mutating func replace(by values: inout CellValues) {
    var length = 0
    _ = values.readBytes { text in
      length += MemoryLayout<Int>.size + text.count
      return true
    }
    if bytes.capacity > Self.largestRoom, length < bytes.capacity / 4 { bytes = [] }
    bytes.removeAll(keepingCapacity: true)
    if bytes.capacity < length { bytes.reserveCapacity(max(length, Self.usualRoom)) }
    _ = values.readBytes { text in
      withUnsafeBytes(of: text.count) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: text)
      return true
    }
  }

  func holds(_ values: inout CellValues) -> Bool {
    bytes.withUnsafeBytes { kept in
      var offset = 0
      let isSame = values.readBytes { text in
        let start = offset + MemoryLayout<Int>.size
        guard start + text.count <= kept.count,
          kept.loadUnaligned(fromByteOffset: offset, as: Int.self) == text.count
        else { return false }
        offset = start + text.count
        return UnsafeRawBufferPointer(rebasing: kept[start..<offset]).isIdentical(to: text)
      }
      return isSame && offset == kept.count
    }
  }
}
