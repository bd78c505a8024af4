import SelfSizingGeometry

/// The positions of a face that were asked for last, which fonts of many sizes and labels share.
///
/// Its answers never depend on its content: a position that was dropped is evaluated again. A
/// dictionary would spend on hashing what evaluating a position takes.
final class InstanceCache: @unchecked Sendable {
  /// The sets of positions that may be kept. Eleven styles in twelve text sizes are two for each
  /// set, so that none of them has to go.
  private static let setCount = 64
  private static let setSize = 8

  /// Guarded by `lock`, as all below: the positions of each set. Empty before the first one.
  private var instances: [FontInstance?] = []
  /// Their hashes, which are compared first: looking at a position counts its references.
  private var hashes: [UInt64] = []
  /// The place in each set whose position goes next.
  private var turns: [Int] = []

  private let lock = ThreadLock()

  /// The instance at some coordinates, evaluated if it is not kept.
  ///
  /// - Parameter evaluate: Evaluates the instance, while no other one of the face is asked for.
  func instance(at coordinates: [Double], _ evaluate: () -> FontInstance) -> FontInstance {
    lock.withLock {
      if instances.isEmpty {
        instances = Array(repeating: nil, count: Self.setCount * Self.setSize)
        hashes = Array(repeating: 0, count: instances.count)
        turns = Array(repeating: 0, count: Self.setCount)
      }
      let hash = Self.hash(of: coordinates)
      // All bits of a factor reach the highest ones of a product.
      let set = Int(hash.multipliedFullWidth(by: UInt64(Self.setCount)).high)
      let first = set * Self.setSize
      for place in first..<first + Self.setSize where hashes[place] == hash {
        if let kept = instances[place], kept.scalars?.coordinates == coordinates { return kept }
      }
      let instance = evaluate()
      instances[first + turns[set]] = instance
      hashes[first + turns[set]] = hash
      turns[set] = (turns[set] + 1) % Self.setSize
      return instance
    }
  }

  private static func hash(of coordinates: [Double]) -> UInt64 {
    coordinates.reduce(0) { ($0 ^ $1.bitPattern) &* 0x9E37_79B9_7F4A_7C15 }
  }
}
