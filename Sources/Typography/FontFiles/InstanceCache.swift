import SelfSizingGeometry

/// The positions of a face that were asked for last, which fonts of many sizes and labels share.
///
/// A position that was dropped is evaluated again. A dictionary would spend on hashing what
/// evaluating takes.
final class InstanceCache: Sendable {
  /// Eleven styles in twelve text sizes are two for each set, so that none of them has to go.
  private static let setCount = 64
  private static let setSize = 8

  private struct Sets: Sendable {
    var instances: [FontInstance?] = []
    /// Compared first: looking at a position counts its references.
    var hashes: [UInt64] = []
    var turns: [Int] = []

    mutating func makeRoom() {
      instances = Array(repeating: nil, count: setCount * setSize)
      hashes = Array(repeating: 0, count: instances.count)
      turns = Array(repeating: 0, count: setCount)
    }
  }

  private let sets = Guarded(Sets())

  /// The instance at some coordinates; evaluated, while no other one is asked for, if not kept.
  func instance(at coordinates: [Double], _ evaluate: () -> FontInstance) -> FontInstance {
    sets.withLock { sets in
      if sets.instances.isEmpty { sets.makeRoom() }
      let hash = Self.hash(of: coordinates)
      // All bits of a factor reach the highest ones of a product.
      let set = Int(hash.multipliedFullWidth(by: UInt64(Self.setCount)).high)
      let first = set * Self.setSize
      for place in first..<first + Self.setSize where sets.hashes[place] == hash {
        if let kept = sets.instances[place], kept.scalars?.coordinates == coordinates {
          return kept
        }
      }
      let instance = evaluate()
      let place = first + sets.turns[set]
      sets.instances[place] = instance
      sets.hashes[place] = hash
      sets.turns[set] = (sets.turns[set] + 1) % Self.setSize
      return instance
    }
  }

  private static func hash(of coordinates: [Double]) -> UInt64 {
    coordinates.reduce(0) { ($0 ^ $1.bitPattern) &* 0x9E37_79B9_7F4A_7C15 }
  }
}
