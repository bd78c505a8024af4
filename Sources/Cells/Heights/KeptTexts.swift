import SelfSizingTypography

/// The texts of one content, byte by byte, in room that is used again for the next one.
struct KeptTexts {
  /// Each text after its length, which takes eight bytes.
  private var bytes: [UInt8] = []

  /// Most contents need no more, so that their texts fit into each other's room.
  private static let usualRoom = 240
  /// Room for more than this is given back if the next texts need less than a quarter of it.
  private static let largestRoom = 16_384

  /// Takes the texts of a content, which are unchanged, in the place of those that were kept.
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

  /// Whether the texts of a content have the same bytes.
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
