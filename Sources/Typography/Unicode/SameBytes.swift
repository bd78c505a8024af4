extension String {
  /// Whether two texts have the same bytes.
  package func isIdentical(to other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.count == others.count
          && (bytes.baseAddress == others.baseAddress
            || UnsafeRawBufferPointer(bytes).isIdentical(to: UnsafeRawBufferPointer(others)))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another run of memory has the same bytes, eight at a time.
  @inlinable package func isIdentical(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + MemoryLayout<UInt64>.size <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += MemoryLayout<UInt64>.size
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset += 1
    }
    return true
  }
}
