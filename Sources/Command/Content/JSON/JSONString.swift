/// The text of a JSON string, its escapes resolved.
struct JSONString {
  /// The text; a surrogate without its partner reads as U+FFFD.
  let text: String
  /// The offsets of the escapes that name a surrogate without its partner.
  let loneSurrogates: [Int]

  /// - Precondition: The node is a string of a document that the parser accepted.
  init(_ node: JSONNode, in bytes: [UInt8]) {
    let content = bytes[node.start..<node.extent]
    guard node.kind == .escapedString else {
      text = String(decoding: content, as: UTF8.self)
      loneSurrogates = []
      return
    }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(content.count)
    var lone: [Int] = []
    var offset = content.startIndex
    while offset < content.endIndex {
      if content[offset] != UInt8(ascii: "\\") {
        unescaped.append(content[offset])
        offset += 1
      } else if content[offset + 1] != UInt8(ascii: "u") {
        unescaped.append(Self.meanings[content[offset + 1]] ?? content[offset + 1])
        offset += 2
      } else {
        let (scalar, length) = Self.scalar(at: offset, in: content)
        if scalar == nil { lone.append(offset) }
        unescaped.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}").map { Array($0) } ?? [])
        offset += length
      }
    }
    text = String(decoding: unescaped, as: UTF8.self)
    loneSurrogates = lone
  }

  /// The bytes that letters after a backslash stand for, unless they are themselves.
  private static let meanings: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The scalar that `\uXXXX` or a pair names, nil for a lone surrogate, and the bytes it takes.
  private static func scalar(
    at offset: Int, in content: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let first = codeUnit(at: offset, in: content)
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    let partner = offset + 6
    guard first < 0xDC00, partner + 6 <= content.endIndex,
      content[partner] == UInt8(ascii: "\\"), content[partner + 1] == UInt8(ascii: "u")
    else { return (nil, 6) }
    let second = codeUnit(at: partner, in: content)
    guard (0xDC00...0xDFFF).contains(second) else { return (nil, 6) }
    return (Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)), 12)
  }

  private static func codeUnit(at offset: Int, in content: ArraySlice<UInt8>) -> UInt32 {
    content[(offset + 2)..<(offset + 6)].reduce(0) { $0 << 4 | (hexadecimalDigit($1) ?? 0) }
  }
}
