/// The size of a PNG picture, as the chunk at its beginning states it.
/// - Source: PNG Specification (Third Edition), 5.2 and 11.2.1: eight bytes of signature, then the
///   chunk `IHDR` with width and height as four bytes each, the highest first.
struct PNGHeader: Hashable, Sendable {
  static let byteCount = 33
  /// In pixels.
  let width: Int, height: Int

  /// - Throws: `ReferenceImageError` if it is not a picture of this kind, or ends too early.
  init(_ bytes: some Collection<UInt8>, name: String) throws(ReferenceImageError) {
    let bytes = Array(bytes.prefix(Self.byteCount))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.prefix(8) == signature.prefix(bytes.count), !bytes.isEmpty else {
      throw .notPNG(name: name)
    }
    guard bytes.count == Self.byteCount else {
      throw .truncated(name: name, byteCount: bytes.count)
    }
    guard bytes[8..<12] == [0, 0, 0, 13], bytes[12..<16] == [0x49, 0x48, 0x44, 0x52] else {
      throw .notPNG(name: name)
    }
    guard bytes.number(at: 29) == Int(PNGChecksum.of(bytes[12..<29])) else {
      throw .damaged(name: name, chunk: "IHDR", problem: "its checksum is wrong")
    }
    (width, height) = (bytes.number(at: 16), bytes.number(at: 20))
    // The specification allows 1 to 2³¹ − 1; a picture of a view is never as large as this.
    guard 1...1_000_000 ~= width, 1...1_000_000 ~= height else {
      throw .invalidSize(name: name, width: width, height: height)
    }
  }
}

enum ReferenceImageError: Error, Hashable, Sendable {
  /// The file does not begin as a PNG does; an empty file does not either.
  case notPNG(name: String)
  case truncated(name: String, byteCount: Int)
  case unreadable(name: String, reason: String)
  case damaged(name: String, chunk: String, problem: String)
  /// The size is nothing that a view may have, in pixels.
  case invalidSize(name: String, width: Int, height: Int)
}

extension ReferenceImageError: CustomStringConvertible {
  var name: String {
    switch self {
    case .notPNG(let name), .truncated(let name, _), .invalidSize(let name, _, _),
      .damaged(let name, _, _), .unreadable(let name, _):
      name
    }
  }

  var reason: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .truncated(_, let count):
      "the PNG file ends after \(count) bytes, before its size is stated"
    case .unreadable(_, let reason): reason
    case .damaged(_, let chunk, let problem): "the PNG file is damaged: \(chunk): \(problem)"
    case .invalidSize(_, let width, let height): "no view is \(width) by \(height) pixels large"
    }
  }

  var description: String { "\(name): \(reason)" }
}

extension [UInt8] {
  fileprivate func number(at start: Int) -> Int {
    self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The chunks of a PNG picture, from its signature to its end.
/// - Source: PNG Specification (Third Edition), 5.3: a length of four bytes, a name of four, as
///   many bytes as the length says, and a checksum of name and bytes.
enum PNGChunks {
  /// Checks that a picture is there as a whole, as it was written.
  /// - Complexity: O(count of bytes)
  /// - Throws: `ReferenceImageError.damaged` for the first chunk that is not.
  static func check(_ bytes: [UInt8], name: String) throws(ReferenceImageError) {
    var start = 8
    var hasPixels = false
    while true {
      guard start + 12 <= bytes.count else {
        throw .damaged(name: name, chunk: "IEND", problem: "the file ends before it")
      }
      let length = bytes.number(at: start)
      let chunk = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      let end = start + 8 + length
      guard end + 4 <= bytes.count else {
        throw .damaged(name: name, chunk: chunk, problem: "the file ends within it")
      }
      guard bytes.number(at: end) == Int(PNGChecksum.of(bytes[start + 4..<end])) else {
        throw .damaged(name: name, chunk: chunk, problem: "its checksum is wrong")
      }
      if chunk == "IDAT" { hasPixels = true }
      if chunk == "IEND" { break }
      start = end + 4
    }
    guard hasPixels else { throw .damaged(name: name, chunk: "IDAT", problem: "there is none") }
  }
}

/// The checksum of chunks.
/// - Source: PNG Specification (Third Edition), Annex D: CRC-32 of ISO 3309.
enum PNGChecksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
  }
}
