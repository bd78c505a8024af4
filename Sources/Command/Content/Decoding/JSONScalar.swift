/// A type that a single JSON value is read into without its own decoder.
protocol JSONScalar {
  static func read(_ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath)
    throws -> Self
}

extension Bool: JSONScalar {
  static func read(
    _ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath
  ) throws -> Bool {
    switch element.tape.nodes[node].kind {
    case .yes: return true
    case .no: return false
    default: throw element.mismatch(at: node, path(), expected: "true or false", for: Bool.self)
    }
  }
}

extension String: JSONScalar {
  static func read(
    _ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath
  ) throws -> String {
    guard element.tape.nodes[node].isString else {
      throw element.mismatch(at: node, path(), expected: "a string", for: String.self)
    }
    return element.text(of: node, path: path())
  }
}

extension Double: JSONScalar {
  static func read(
    _ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath
  ) throws -> Double { try element.finite(at: node, path: path()) { $0.double } }
}

extension Float: JSONScalar {
  static func read(
    _ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath
  ) throws -> Float { try element.finite(at: node, path: path()) { $0.float } }
}

extension ElementDecoding {
  /// Reads a number in one of its two precisions; a number beyond the type is an error.
  fileprivate func finite<Value: BinaryFloatingPoint>(
    at node: Int, path: @autoclosure () -> ContentPath, _ value: (JSONNumber) -> Value
  ) throws -> Value {
    var expected = "a number"
    if tape.nodes[node].isNumber {
      let number = value(JSONNumber(tape.nodes[node], in: bytes))
      if number.isFinite { return number }
      expected = "a number up to \(Value.greatestFiniteMagnitude)"
    }
    throw mismatch(at: node, path(), expected: expected, for: Value.self)
  }
}

extension FixedWidthInteger {
  static func read(
    _ node: Int, in element: ElementDecoding, path: @autoclosure () -> ContentPath
  ) throws -> Self {
    let value = element.tape.nodes[node]
    var expected = "a whole number"
    if value.isNumber {
      switch JSONNumber(value, in: element.bytes).whole(Self.self) {
      case .value(let value): return value
      case .fractional: break
      case .outOfRange: expected = "a whole number from \(Self.min) to \(Self.max)"
      }
    }
    throw element.mismatch(at: node, path(), expected: expected, for: Self.self)
  }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
