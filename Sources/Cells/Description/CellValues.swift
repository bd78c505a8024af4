import SelfSizingTypography

/// The values that one content puts into a cell; the storage is reused for the next content.
package struct CellValues: Hashable, Sendable {
  package var texts: [String] = []
  package var states = CellStates()
  /// The elements whose sizes only their own code knows, which is asked while the cell is measured.
  package var askedElements: [Int] = []

  package init() {}

  init(texts: [String], _ states: CellStates) {
    self.texts = texts
    self.states = states
  }

  package mutating func replaceTexts(by replacements: [String]) {
    for (index, text) in zip(texts.indices, replacements) { texts[index] = text }
  }

  package mutating func hashTexts() -> TextHash {
    var hash = TextHash()
    // In place: taking a text out counts references to it.
    for index in texts.indices { hash.combine(&texts[index]) }
    return hash
  }

  /// Calls a body with the bytes of each text, in place; returns whether it never returned false.
  @inline(__always)
  mutating func readBytes(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    for index in texts.indices
    where !texts[index].withUTF8({ body(UnsafeRawBufferPointer($0)) }) { return false }
    return true
  }

  package func isIdentical(to other: CellValues) -> Bool {
    texts.count == other.texts.count && states == other.states
      && zip(texts, other.texts).allSatisfy { $0.isIdentical(to: $1) }
  }
}

/// A quick hash of texts, for tables that compare what they find.
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

  @inline(__always)
  private mutating func combine(_ raw: UnsafeRawBufferPointer, at offset: Int) {
    let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
    let product = (value ^ first).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
    value = product.high ^ product.low ^ first ^ (second &<< 32 | second &>> 32)
  }
}
