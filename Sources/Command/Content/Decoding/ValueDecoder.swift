struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let element: ElementDecoding, node: Int, path: ContentPath
  var codingPath: [any CodingKey] { path.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.tape.nodes[node].kind == .object else {
      throw element.mismatch(at: node, path, expected: "an object", for: [String: Any].self)
    }
    return KeyedDecodingContainer(
      ObjectContainer(element: element, node: node, members: element.object(at: node, path: path)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.tape.nodes[node].kind == .array else {
      throw element.mismatch(at: node, path, expected: "an array", for: [Any].self)
    }
    return ArrayContainer(self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { element.tape.nodes[node].kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try element.decode(type, at: node, path: path)
  }

  func decode<Value: Decodable & JSONScalar>(_ type: Value.Type) throws -> Value {
    try .read(node, in: element, path: path)
  }
}
