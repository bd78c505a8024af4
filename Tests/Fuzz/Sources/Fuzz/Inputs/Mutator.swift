import TestSupport

/// Makes the inputs of a target: its seeds, changed at random, and now and then bytes from nothing.
///
/// An input depends on the seed and its number alone, so that a run can be repeated from anywhere.
struct Mutator {
  let seeds: [[UInt8]]
  /// Pieces that mean something to the target.
  let pieces: [[UInt8]]
  let seed: UInt64

  /// The longest input, in bytes; seeds may be longer.
  private static let maximumLength = 4096

  private static let numbers: [UInt32] = [
    0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max,
  ]

  /// Returns an input; the first ones are the unchanged seeds.
  func input(_ number: Int) -> [UInt8] {
    if number < seeds.count { return seeds[number] }
    var random = SeededGenerator(
      seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: number))
    guard let start = seeds.randomElement(using: &random), Int.random(in: 0..<5, using: &random) > 0
    else { return fromNothing(&random) }
    var bytes = start
    for _ in 0..<1 << Int.random(in: 0...4, using: &random) { mutate(&bytes, &random) }
    let longest = max(Self.maximumLength, start.count)
    return bytes.count > longest ? Array(bytes[..<longest]) : bytes
  }

  private func fromNothing(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    let length = 1 << Int.random(in: 0...10, using: &random)
    while bytes.count < length {
      if Bool.random(using: &random), let piece = pieces.randomElement(using: &random) {
        bytes += piece
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 8 else {
      bytes += fromNothing(&random)
      return
    }
    // A quarter of the changes hits the first bytes, where formats keep what leads elsewhere.
    let reach =
      Int.random(in: 0..<4, using: &random) == 0 ? min(bytes.count, 128) : bytes.count
    let place = Int.random(in: 0..<reach - 4, using: &random)
    let number = Self.numbers.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<10, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes[place] = bytes[place] &+ (Bool.random(using: &random) ? 1 : 255)
    case 3:
      for byte in 0..<2 {
        bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (8 - 8 * byte))
      }
    case 4:
      for byte in 0..<4 {
        bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte))
      }
    case 5: bytes.removeSubrange(place..<end(from: place, in: bytes, &random))
    case 6:
      let copy = bytes[place..<end(from: place, in: bytes, &random)]
      bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &random))
    case 7:
      guard let other = seeds.randomElement(using: &random), !other.isEmpty else { return }
      let from = Int.random(in: 0..<other.count, using: &random)
      let part = other[from..<end(from: from, in: other, &random)]
      let upTo = Swift.min(bytes.count, place + part.count)
      bytes.replaceSubrange(place..<(Bool.random(using: &random) ? upTo : place), with: part)
    case 8: bytes.removeLast(Int.random(in: 1...(bytes.count / 4 + 1), using: &random))
    default:
      guard let piece = pieces.randomElement(using: &random) else { return }
      let upTo = Swift.min(bytes.count, place + piece.count)
      bytes.replaceSubrange(place..<(Bool.random(using: &random) ? upTo : place), with: piece)
    }
  }

  private func end(from place: Int, in bytes: [UInt8], _ random: inout SeededGenerator) -> Int {
    Swift.min(bytes.count, place + (1 << Int.random(in: 0...8, using: &random)))
  }
}
