/// A quick hash of texts for tables that compare what they find: nothing rests on its being hard to
/// guess.
package struct TextHash {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Combines a number: what it differs in reaches all bits, by way of a product twice as long.
  @inline(__always)
  mutating func combine(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low ^ number
  }

  package mutating func combine(_ states: CellStates) {
    combine(UInt64(truncatingIfNeeded: states.hashValue))
  }

  /// Combines a text, sixteen bytes at a time, and its length.
  mutating func combine(_ text: inout String) {
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      combine(UInt64(raw.count))
      var offset = 0
      while offset &+ 16 <= raw.count {
        combine(raw, at: offset)
        offset &+= 16
      }
      if raw.count >= 16 {
        // Some bytes a second time cost less than those that are left one by one.
        if offset < raw.count { combine(raw, at: raw.count &- 16) }
        return
      }
      var rest: UInt64 = 0
      while offset < raw.count {
        rest = rest &<< 8 | UInt64(raw[offset])
        offset &+= 1
        if offset & 7 == 0 {
          combine(rest)
          rest = 0
        }
      }
      combine(rest)
    }
  }

  /// Combines sixteen bytes.
  @inline(__always)
  private mutating func combine(_ raw: UnsafeRawBufferPointer, at offset: Int) {
    let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
    let product = (value ^ first).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low ^ first ^ (second &<< 32 | second &>> 32)
  }
}
