/// A text that is written piece by piece, as its bytes.
///
/// A `String` looks at every piece that is added to it, and takes several times as long.
package struct UTF8Text: TextOutputStream {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func write(_ piece: String) {
    // In place, which nearly every text allows: making it contiguous takes a copy of it.
    if piece.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) != nil {
      return
    }
    bytes.append(contentsOf: piece.utf8)
  }

  package mutating func write(markup text: String) { write(text.escapedForMarkup) }

  /// Adds a length with at most two decimals.
  package mutating func write(_ length: Double) { NumberFormat.writeShort(length, into: &bytes) }

  /// Adds a length with all of its digits.
  package mutating func write(exact length: Double) {
    if !NumberFormat.writeWhole(length, into: &bytes) { length.write(to: &self) }
  }

  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }
}
