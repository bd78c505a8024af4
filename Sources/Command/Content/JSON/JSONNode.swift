/// The kind of a JSON value, as far as its first bytes show.
enum JSONKind: UInt32 {
  case null, yes, no, integer, decimal, string, escapedString
  /// An array; its items follow on the tape.
  case array
  /// An object; its keys and values alternate on the tape.
  case object
}

/// One value on the tape: eight bytes, so that a large document needs little more than itself.
struct JSONNode {
  /// The offset has 28 bits, the reason why larger documents are refused.
  private let kindAndStart: UInt32
  private var storedExtent: UInt32

  /// `start` and `extent` are in 0...``ContentReader/maximumByteCount``, `start` below the end.
  init(_ kind: JSONKind, start: Int, extent: Int) {
    kindAndStart = kind.rawValue << 28 | UInt32(start)
    storedExtent = UInt32(extent)
  }

  var kind: JSONKind { JSONKind(rawValue: kindAndStart >> 28) ?? .null }

  /// The offset of the value's first byte; of a string, of the byte after its opening quote.
  var start: Int { Int(kindAndStart & 0x0FFF_FFFF) }

  /// Of a scalar, the offset after its last byte (of a string: of its closing quote); of a
  /// container, the index on the tape of what follows its last descendant.
  var extent: Int {
    get { Int(storedExtent) }
    set { storedExtent = UInt32(newValue) }
  }

  var isContainer: Bool { kind == .array || kind == .object }
  var isString: Bool { kind == .string || kind == .escapedString }
  var isNumber: Bool { kind == .integer || kind == .decimal }

  /// The offset at which a reader sees the value begin: of a string, its opening quote.
  var visibleStart: Int { isString ? start - 1 : start }
}

/// The values of one element in the order of the document, each container before what it holds.
struct JSONTape {
  /// The values; the element itself is the first.
  var nodes: [JSONNode] = []

  func index(after index: Int) -> Int {
    let node = nodes[index]
    return node.isContainer ? node.extent : index + 1
  }
}
