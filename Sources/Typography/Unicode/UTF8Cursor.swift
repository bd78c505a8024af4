/// Decodes valid UTF-8, as that of a `String` is: lengths are trusted except at the end.
enum UTF8Cursor {
  /// Returns the code point that begins at an offset below the count, and its length in bytes.
  @inline(__always) static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (code: UInt32, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else { return (0xFFFD, bytes.count - offset) }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length { code = code << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (Swift.min(code, 0x10_FFFF), length)
  }
}
