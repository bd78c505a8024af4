/// Writes values as few bytes, from which ``PackedReader`` reads them again in the same order:
/// numbers as in LEB128, and a text that was written before as its number.
package struct PackedWriter {
  package private(set) var bytes: [UInt8] = []
  /// The numbers of the texts that were written, from 1.
  private var texts: [[UInt8]: Int] = [:]

  package init() {}

  package mutating func write(count: Int) { write(bits: UInt64(count)) }

  package mutating func write(_ number: Int) {
    write(bits: UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a number with all of its bits: eighths in few bytes, as nearly all lengths are, and
  /// others in nine.
  package mutating func write(_ length: Double) {
    let eighths = length * 8
    guard eighths == eighths.rounded(), eighths.magnitude < 1e9, length != 0 || length.sign == .plus
    else {
      write(bits: 0)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: length.bitPattern >> UInt64(shift)))
      }
      return
    }
    let number = Int64(eighths)
    write(bits: UInt64(bitPattern: number << 1 ^ number >> 63) + 1)
  }

  package mutating func write(_ text: String) {
    let characters = [UInt8](text.utf8)
    // By bytes: texts may be equal that are not written alike.
    if let known = texts[characters] { return write(count: known) }
    texts[characters] = texts.count + 1
    write(count: 0)
    write(count: characters.count)
    bytes += characters
  }

  package mutating func write<Value>(_ value: Value?, _ body: (inout PackedWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func write<Value>(_ values: [Value], _ body: (inout PackedWriter, Value) -> Void)
  {
    write(count: values.count)
    for value in values { body(&self, value) }
  }

  package mutating func write<Value: CaseIterable & Equatable>(case value: Value) {
    write(count: Value.allCases.prefix { $0 != value }.count)
  }

  private mutating func write(bits: UInt64) {
    var rest = bits
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
