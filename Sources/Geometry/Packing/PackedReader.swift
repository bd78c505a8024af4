/// Reads values from the bytes that a ``PackedWriter`` wrote. Whatever the bytes are, reading ends:
/// what they do not hold reads as nothing, and ``isValid`` is false then.
package struct PackedReader {
  package private(set) var isValid = true
  private let bytes: [UInt8]
  private var offset = 0
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { offset == bytes.count }

  /// Notes that a value is not one that was written.
  package mutating func reject() { isValid = false }

  private mutating func rejected<Value>(_ value: Value) -> Value {
    isValid = false
    return value
  }

  /// Reads a number of things that take a byte each at least.
  package mutating func count() -> Int {
    let number = bits()
    return number <= UInt64(bytes.count - offset) ? Int(number) : rejected(0)
  }

  /// Reads a whole number that is not negative and below 2^31.
  package mutating func index() -> Int {
    let number = bits()
    return number < 1 << 31 ? Int(number) : rejected(0)
  }

  /// Reads a whole number of either sign; one that is too large for the machine reads as the
  /// largest, as a limit of lines may be.
  package mutating func number() -> Int {
    let number = bits()
    return Int(clamping: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }

  package mutating func flag() -> Bool { byte() != 0 }

  package mutating func length() -> Double {
    let number = bits()
    guard number == 0 else {
      let eighths = number - 1
      return Double(Int64(bitPattern: eighths >> 1) ^ -Int64(bitPattern: eighths & 1)) / 8
    }
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(byte()) << shift }
    return Double(bitPattern: pattern)
  }

  package mutating func text() -> String {
    let known = index()
    if known > 0 { return known <= texts.count ? texts[known - 1] : rejected("") }
    let length = count()
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    offset += length
    texts.append(text)
    return text
  }

  package mutating func optional<Value>(_ body: (inout PackedReader) -> Value) -> Value? {
    flag() ? body(&self) : nil
  }

  package mutating func list<Value>(_ body: (inout PackedReader) -> Value) -> [Value] {
    var values: [Value] = []
    let count = count()
    values.reserveCapacity(count)
    for _ in 0..<count where isValid { values.append(body(&self)) }
    return values
  }

  /// Reads a case by its place among all.
  package mutating func oneCase<Value: CaseIterable>(of type: Value.Type, else other: Value)
    -> Value
  {
    Value.allCases.dropFirst(index()).first ?? rejected(other)
  }

  private mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return rejected(0) }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func bits() -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    return rejected(0)
  }
}
