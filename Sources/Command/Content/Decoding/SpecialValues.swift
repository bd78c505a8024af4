/// The types that Foundation writes in JSON in another form than their own conformances would.
extension ElementDecoding {
  /// Decodes a type that has its own way. The commonest scalars are among them: arrays and
  /// optionals ask for theirs without a type known beforehand, and a decoder for each would take
  /// most of the time.
  func specialValue<Value: Decodable>(
    _ type: Value.Type, at node: Int, path: @autoclosure () -> ContentPath
  ) throws -> Value? {
    if type == String.self { return try String.read(node, in: self, path: path()) as? Value }
    if type == Int.self { return try Int.read(node, in: self, path: path()) as? Value }
    if type == Double.self { return try Double.read(node, in: self, path: path()) as? Value }
    if type == Bool.self { return try Bool.read(node, in: self, path: path()) as? Value }
    if type == Date.self { return try date(at: node, path: path()) as? Value }
    if type == URL.self { return try url(at: node, path: path()) as? Value }
    if type == Data.self { return try data(at: node, path: path()) as? Value }
    if type == Decimal.self { return try decimal(at: node, path: path()) as? Value }
    return nil
  }

  /// Reads a date from ISO 8601 text, or from seconds since 2001 as Foundation writes them.
  private func date(at node: Int, path: ContentPath) throws -> Date {
    if tape.nodes[node].isNumber {
      return Date(timeIntervalSinceReferenceDate: try .read(node, in: self, path: path))
    }
    if tape.nodes[node].isString {
      let text = text(of: node, path: path)
      if let date = try? Date(text, strategy: .iso8601) { return date }
      let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      if let date = try? fractional.parse(text) { return date }
    }
    throw mismatch(at: node, path, expected: "a date such as 2001-01-01T00:00:00Z", for: Date.self)
  }

  private func url(at node: Int, path: ContentPath) throws -> URL {
    if tape.nodes[node].isString, let url = URL(string: text(of: node, path: path)) { return url }
    throw mismatch(at: node, path, expected: "a URL", for: URL.self)
  }

  private func data(at node: Int, path: ContentPath) throws -> Data {
    if tape.nodes[node].isString, let data = Data(base64Encoded: text(of: node, path: path)) {
      return data
    }
    throw mismatch(at: node, path, expected: "data in Base64", for: Data.self)
  }

  private func decimal(at node: Int, path: ContentPath) throws -> Decimal {
    let value = tape.nodes[node]
    guard value.isNumber else {
      throw mismatch(at: node, path, expected: "a number", for: Decimal.self)
    }
    let text = String(decoding: bytes[value.start..<value.extent], as: UTF8.self)
    let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    if let decimal, decimal.isFinite { return decimal }
    throw mismatch(
      at: node, path, expected: "a number of at most 38 digits below 1e127", for: Decimal.self)
  }
}
