/// The decoder of one value, and its single value container.
struct ValueDecoder: Decoder {
  let element: ElementDecoding
  /// The index of the value on the element's tape.
  let node: Int
  let path: ContentPath

  /// The steps from the document to the value.
  var codingPath: [any CodingKey] { path.codingPath }

  /// Empty: content files come without context.
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.tape.nodes[node].kind == .object else {
      throw element.mismatch(at: node, path, expected: "an object", for: [String: Any].self)
    }
    return KeyedDecodingContainer(
      ObjectContainer(
        element: element, node: node, members: element.object(at: node, path: path)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.tape.nodes[node].kind == .array else {
      throw element.mismatch(at: node, path, expected: "an array", for: [Any].self)
    }
    return ArrayContainer(self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { element.tape.nodes[node].kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try element.decode(type, at: node, path: path)
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: String.Type) throws -> String {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Double.Type) throws -> Double {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Float.Type) throws -> Float {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Int.Type) throws -> Int {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Int8.Type) throws -> Int8 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Int16.Type) throws -> Int16 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Int32.Type) throws -> Int32 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: Int64.Type) throws -> Int64 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: UInt.Type) throws -> UInt {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: UInt8.Type) throws -> UInt8 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: UInt16.Type) throws -> UInt16 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: UInt32.Type) throws -> UInt32 {
    try .read(node, in: element, path: path)
  }

  func decode(_ type: UInt64.Type) throws -> UInt64 {
    try .read(node, in: element, path: path)
  }
}
