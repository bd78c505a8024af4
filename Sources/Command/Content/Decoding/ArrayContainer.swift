struct ArrayContainer: UnkeyedDecodingContainer {
  private let decoder: ValueDecoder
  private var item: Int

  /// The place of the next item.
  private(set) var currentIndex = 0

  /// Creates a container that is before the first item.
  ///
  /// - Precondition: The decoder's value is an array.
  init(_ decoder: ValueDecoder) {
    self.decoder = decoder
    item = decoder.node + 1
  }

  /// The steps from the document to the array.
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// The number of items.
  ///
  /// - Complexity: O(count)
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

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try itemDecoder().container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try itemDecoder().unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try itemDecoder()
    advance()
    return decoder
  }

  private var tape: JSONTape { decoder.element.tape }
  private var path: ContentPath { .index(currentIndex, in: decoder.path) }

  private func itemDecoder() throws -> ValueDecoder {
    ValueDecoder(element: decoder.element, node: try current(), path: path)
  }

  /// Returns the index on the tape of the next item.
  private func current() throws -> Int {
    guard isAtEnd else { return item }
    throw DecodingFailure(
      problem: .missingItem(count: currentIndex),
      offset: tape.nodes[decoder.node].start,
      path: decoder.path
    ).decodingError(for: Any.self)
  }

  private mutating func advance() {
    item = tape.index(after: item)
    currentIndex += 1
  }

  private mutating func scalar<Value: JSONScalar>() throws -> Value {
    let value = try Value.read(current(), in: decoder.element, path: path)
    advance()
    return value
  }
}

extension ArrayContainer {
  mutating func decode(_ type: Bool.Type) throws -> Bool { try scalar() }

  mutating func decode(_ type: String.Type) throws -> String { try scalar() }

  mutating func decode(_ type: Double.Type) throws -> Double { try scalar() }

  mutating func decode(_ type: Float.Type) throws -> Float { try scalar() }

  mutating func decode(_ type: Int.Type) throws -> Int { try scalar() }

  mutating func decode(_ type: Int8.Type) throws -> Int8 { try scalar() }

  mutating func decode(_ type: Int16.Type) throws -> Int16 { try scalar() }

  mutating func decode(_ type: Int32.Type) throws -> Int32 { try scalar() }

  mutating func decode(_ type: Int64.Type) throws -> Int64 { try scalar() }

  mutating func decode(_ type: UInt.Type) throws -> UInt { try scalar() }

  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar() }

  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar() }

  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar() }

  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar() }
}
