import TestSupport

/// Where a script's decisions come from: the bytes of an input, one after another, or a generator
/// without an end.
///
/// Scripts made of bytes can be mutated, kept as files and shortened like any other input.
struct Choices {
  private enum Source {
    case bytes([UInt8], position: Int)
    case generator(SeededGenerator)
  }

  private var source: Source

  /// Decides by the bytes of an input; when they are used up, by zeros.
  init(_ bytes: [UInt8]) { source = .bytes(bytes, position: 0) }

  /// Decides at random, for ever.
  init(seed: UInt64) { source = .generator(SeededGenerator(seed: seed)) }

  /// Whether all bytes are used up.
  var isAtEnd: Bool {
    if case .bytes(let bytes, let position) = source { position >= bytes.count } else { false }
  }

  private mutating func byte() -> Int {
    switch source {
    case .bytes(let bytes, let position):
      guard position < bytes.count else { return 0 }
      source = .bytes(bytes, position: position + 1)
      return Int(bytes[position])
    case .generator(var generator):
      let number = Int(generator.next() >> 56)
      source = .generator(generator)
      return number
    }
  }

  /// Returns a number from 0 up to a bound; takes one byte, or two for more than 256.
  mutating func number(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return (bound <= 256 ? byte() : byte() << 8 | byte()) % bound
  }

  /// Returns one of several values; nil if there are none.
  mutating func element<Values: RandomAccessCollection>(of values: Values) -> Values.Element? {
    guard !values.isEmpty else { return nil }
    return values[values.index(values.startIndex, offsetBy: number(below: values.count))]
  }

  /// Returns true once in a number of times.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == count - 1 }

  /// The bytes that are left.
  mutating func rest() -> [UInt8] {
    guard case .bytes(let bytes, let position) = source else { return [] }
    source = .bytes(bytes, position: bytes.count)
    return Array(bytes.dropFirst(position))
  }
}

extension Choices {
  /// Scripts to begin with, of some hundred choices each.
  static func scripts(_ count: Int) -> [[UInt8]] {
    (0..<count).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      return (0..<100 * (1 + number % 8)).map { _ in UInt8(generator.next() >> 56) }
    }
  }
}

/// Numbers that callers do not expect.
enum Hostile {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, .leastNonzeroMagnitude, 1e-9, 1e6, 1e7,
    1.000_000_1e7, 1e9,
    1e15, 9.3e18, 1e19, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.0 / 3,
  ]
}
