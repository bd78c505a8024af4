struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let element: ElementDecoding, node: Int, members: ObjectMembers
  var codingPath: [any CodingKey] { members.path.codingPath }

  /// The keys that the object has, in the order of the file; a repeated one counts once.
  var allKeys: [Key] { members.keys(Key.self) }
  func contains(_ key: Key) -> Bool { members.value(forKey: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    element.tape.nodes[try value(key)].kind == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try element.decode(type, at: value(key), path: path(key))
  }

  func decode<Value: Decodable & JSONScalar>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try .read(value(key), in: element, path: path(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(ContentKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func path(_ key: some CodingKey) -> ContentPath {
    .key(key.stringValue, in: members.path)
  }

  private func decoder(_ key: some CodingKey) throws -> ValueDecoder {
    ValueDecoder(element: element, node: try value(key), path: path(key))
  }

  private func value(_ key: some CodingKey) throws -> Int {
    if let value = members.value(forKey: key.stringValue) { return value }
    throw DecodingFailure(
      problem: .missingKey(key.stringValue, nearest: members.nearest(to: key.stringValue)),
      offset: element.tape.nodes[node].start, path: members.path
    ).decodingError(for: Key.self)
  }
}
