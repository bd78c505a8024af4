import SelfSizingTypography

/// The heights that were found last, each with everything that it depends on.
///
/// Beyond the capacity a new height takes the place of the oldest one, and of the room for its
/// texts: in the steady state nothing is allocated. The texts are copied, which costs less than to
/// count references to them and to touch them again when the last one goes.
package struct HeightCache {
  /// The most heights that are kept.
  package let capacity: Int
  /// How often a height was found, and how often it was not.
  private var hitCount = 0
  private var missCount = 0

  /// The key of a height, except its texts and states.
  private struct Entry {
    let hash: UInt64
    let environment: Int
    let width: Double
    let height: Double
    /// The next entry of the same chain; -1 at its end.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// The texts of each entry.
  private var texts: [KeptTexts] = []
  /// The states of all entries, if the template has any.
  private var states: [CellStates] = []
  private let hasStates: Bool
  /// The first entry of each chain; -1 for none.
  private var chains: [Int32] = []
  private var oldest = 0

  init(capacity: Int, hasStates: Bool) {
    self.capacity = min(max(capacity, 0), Int(Int32.max))
    self.hasStates = hasStates
  }

  /// How much the cache holds, and how often it was of use.
  package var figures: HeightCacheFigures {
    HeightCacheFigures(
      capacity: capacity, count: entries.count, hitCount: hitCount, missCount: missCount)
  }

  /// The height that was found for values under the traits of an environment; nil if it is not
  /// kept.
  mutating func height(
    of values: inout CellValues, hash: UInt64, width: Double, environment: Int
  ) -> Double? {
    guard !chains.isEmpty else {
      missCount += 1
      return nil
    }
    var index = Int(chains[chain(of: hash)])
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

  /// Keeps a height that was not found.
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

  /// Takes an entry out of its chain.
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

  /// The hash of what a height depends on.
  ///
  /// - Parameter textHash: That of the texts, which is the same at all widths.
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
