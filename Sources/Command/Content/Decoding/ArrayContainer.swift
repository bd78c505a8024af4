struct ArrayContainer: UnkeyedDecodingContainer {
  private let decoder: ValueDecoder
  private var item: Int
  private(set) var currentIndex = 0

  init(_ decoder: ValueDecoder) {
    self.decoder = decoder
    item = decoder.node + 1
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var count: Int? {
    var count = 0
    var item = decoder.node + 1
    while item < tape.nodes[decoder.node].extent {
      item = tape.index(after: item)
      count += 1
    }
    return count
  }

  var isAtEnd: Bool { item >= tape.nodes[decoder.node].extent }

  mutating func decodeNil() throws -> Bool {
    guard tape.nodes[try current()].kind == .null else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try decoder.element.decode(type, at: current(), path: path)
    advance()
    return value
  }

  /// Decodes any of Swift's scalars, for each of which the protocol has a requirement.
  mutating func decode<Value: Decodable & JSONScalar>(_ type: Value.Type) throws -> Value {
    let value = try Value.read(current(), in: decoder.element, path: path)
    advance()
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> { try next { try $0.container(keyedBy: type) } }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  private mutating func next<Result>(_ read: (ValueDecoder) throws -> Result) throws -> Result {
    let result = try read(ValueDecoder(element: decoder.element, node: current(), path: path))
    advance()
    return result
  }

  private var tape: JSONTape { decoder.element.tape }
  private var path: ContentPath { .index(currentIndex, in: decoder.path) }

  private func current() throws -> Int {
    guard isAtEnd else { return item }
    throw DecodingFailure(
      problem: .missingItem(count: currentIndex), offset: tape.nodes[decoder.node].start,
      path: decoder.path
    ).decodingError(for: Any.self)
  }

  private mutating func advance() {
    item = tape.index(after: item)
    currentIndex += 1
  }
}
