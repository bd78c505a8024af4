/// Counts spaces, so that an array of segments is as long as most texts need from the start.
enum SpaceCounter {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// The number of spaces among bytes, eight at a time.
  ///
  /// - Complexity: O(n) in their number.
  static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var total = 0
    var offset = 0
    while offset &+ 8 <= raw.count {
      // A lane counts to 255 at most.
      let end = Swift.min(raw.count &- 8, offset &+ 8 &* 254)
      var lanes: UInt64 = 0
      while offset <= end {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A byte of 0 marks a space.
        let difference = word ^ (ones &* 0x20)
        let filled = (difference & lowBits) &+ lowBits | difference
        lanes &+= ~filled &>> 7 & ones
        offset &+= 8
      }
      let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ (lanes &>> 8 & 0x00FF_00FF_00FF_00FF)
      total &+= Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
    while offset < raw.count {
      if raw[offset] == 0x20 { total &+= 1 }
      offset &+= 1
    }
    return total
  }
}
