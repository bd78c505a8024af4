/// The points that a variation of an outline moves, packed.
///
/// - Source: ISO/IEC 14496-22, clause 7.2.2: packed point numbers.
struct PackedPoints {
  static let all = PackedPoints(numbers: nil)

  /// Rising; nil for all.
  private let numbers: [Int]?

  private init(numbers: [Int]?) { self.numbers = numbers }

  /// Reads packed points and moves on to what follows them; nil if they are cut off.
  init?(_ data: FontTable, _ offset: inout Int) {
    guard var count = data.uint8(offset) else { return nil }
    offset += 1
    if count & 0x80 != 0 {
      guard let low = data.uint8(offset) else { return nil }
      count = (count & 0x7F) << 8 | low
      offset += 1
    }
    guard count > 0 else {
      numbers = nil
      return
    }
    var numbers: [Int] = []
    var last = 0
    while numbers.count < count {
      guard let control = data.uint8(offset) else { return nil }
      offset += 1
      let isWide = control & 0x80 != 0
      for _ in 0...(control & 0x7F) where numbers.count < count {
        guard let step = isWide ? data.uint16(offset) : data.uint8(offset) else { return nil }
        offset += isWide ? 2 : 1
        last += step
        numbers.append(last)
      }
    }
    self.numbers = numbers
  }

  /// The index of the change of a point among the variation's; nil if it is not moved.
  func number(of point: Int) -> Int? {
    guard let numbers else { return point }
    return numbers.lastIndex(of: point)
  }
}

/// The changes of a variation's points along one direction, packed.
///
/// - Source: ISO/IEC 14496-22, clause 7.2.2: packed deltas.
struct PackedDeltas {
  private let data: FontTable
  private let start: Int

  init(_ data: FontTable, _ start: Int) {
    self.data = data
    self.start = start
  }

  subscript(number: Int) -> Int? {
    var offset = start
    var passed = 0
    while let control = data.uint8(offset) {
      let count = (control & 0x3F) + 1
      let size =
        switch control & 0xC0 {
        case 0x40: 2
        case 0x80: 0
        case 0xC0: 4
        default: 1
        }
      if number < passed + count {
        let place = offset + 1 + (number - passed) * size
        switch size {
        case 1: return data.int8(place)
        case 2: return data.int16(place)
        case 4: return data.int32(place)
        default: return 0
        }
      }
      passed += count
      offset += 1 + count * size
    }
    return nil
  }
}
