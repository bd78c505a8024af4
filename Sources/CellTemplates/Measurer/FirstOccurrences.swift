/// Finds for each of many hashes the first position with the same one.
enum FirstOccurrences {
  /// Returns the first position of each hash; its own for one that was not met before.
  ///
  /// - Complexity: O(n) expected. Takes 4 bytes for each hash, and 4 to 8 more while it runs.
  static func positions(of hashes: [Int]) -> [Int32] {
    // An open table of positions, a power of two in size and at most two thirds full.
    var bits = 4
    while 1 << bits < hashes.count + hashes.count / 2 { bits += 1 }
    let mask = 1 << bits - 1
    var table = [Int32](repeating: -1, count: 1 << bits)
    return hashes.indices.map { position in
      var slot = hashes[position] & mask
      while table[slot] >= 0 {
        let earlier = table[slot]
        if hashes[Int(earlier)] == hashes[position] { return earlier }
        slot = (slot + 1) & mask
      }
      table[slot] = Int32(position)
      return Int32(position)
    }
  }
}
