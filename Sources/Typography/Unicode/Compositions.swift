/// Composes a character and the mark after it, so that decomposed text measures like composed text.
///
/// - Source: Unicode 15.0, canonical composition; see CompositionPairs.swift.
struct Compositions: Sendable {
  static let shared = Compositions()

  /// Character and mark of each pair as one number, in rising order.
  private let keys: [UInt64]
  private let composed: [UInt32]

  private init() {
    var digits = PackedDigits(CompositionPairs.pairs)
    var keys: [UInt64] = []
    var composed: [UInt32] = []
    var (base, mark, code) = (0, 0, 0)
    for _ in 0..<CompositionPairs.count {
      base += digits.next()
      mark += digits.nextSigned()
      code += digits.nextSigned()
      keys.append(UInt64(base) << 32 | UInt64(mark))
      composed.append(UInt32(code))
    }
    self.keys = keys
    self.composed = composed
  }

  /// Nil if the two do not compose.
  func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    let key = UInt64(base) << 32 | UInt64(mark)
    let place = keys.indices.partitioningIndex { keys[$0] >= key }
    return place < keys.count && keys[place] == key ? composed[place] : nil
  }
}
