/// The properties of a character that line breaking and measuring use, in 16 bits.
struct CharacterProperty: Equatable {
  let rawValue: UInt16

  enum Width: UInt16 { case narrow, zero, wide, halfWide, twoNarrow, threeNarrow }

  var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: rawValue & 63)) ?? .alphabetic
  }
  var width: Width { Width(rawValue: (rawValue >> 6) & 7) ?? .narrow }
  var hangs: Bool { rawValue & (1 << 9) != 0 }
  /// Whether its script's advances depend on neighbors beyond kerning.
  var needsShaping: Bool { rawValue & (1 << 10) != 0 }
  var isPictograph: Bool { rawValue & (1 << 11) != 0 }
  /// Whether its script's words are found with a dictionary only.
  var needsDictionary: Bool { rawValue & (1 << 12) != 0 }
}

/// The properties of all code points: blocks of 128, most of which are shared.
///
/// - Source: Unicode 15.0; see CharacterPropertyRuns.swift.
struct CharacterProperties: Sendable {
  static let shared = CharacterProperties()
  private static let blockBits: UInt32 = 7
  private static let codePoints = 0x11_0000

  private let blocks, values: [UInt16]

  private init() {
    let blockSize = 1 << Int(Self.blockBits)
    var digits = PackedDigits(CharacterPropertyRuns.records)
    var records: [UInt16] = []
    while !digits.isAtEnd { records.append(UInt16(truncatingIfNeeded: digits.next())) }
    var blocks: [UInt16] = []
    blocks.reserveCapacity(Self.codePoints / blockSize)
    var values: [UInt16] = []
    var uniformBlocks: [UInt16: UInt16] = [:]
    var block: [UInt16] = []
    block.reserveCapacity(blockSize)
    var runs = PackedDigits(CharacterPropertyRuns.runs)
    var remaining = Self.codePoints
    while remaining > 0, !runs.isAtEnd {
      let record = records[runs.next()]
      var length = Swift.min(runs.next(), remaining)
      remaining -= length
      while length > 0 {
        let part = Swift.min(length, blockSize - block.count)
        let isUniform = part == blockSize
        length -= part
        if isUniform, let shared = uniformBlocks[record] {
          blocks.append(shared)
          continue
        }
        block.append(contentsOf: repeatElement(record, count: part))
        guard block.count == blockSize else { continue }
        let number = UInt16(values.count / blockSize)
        if isUniform { uniformBlocks[record] = number }
        blocks.append(number)
        values += block
        block.removeAll(keepingCapacity: true)
      }
    }
    self.blocks = blocks
    self.values = values
  }

  /// - Precondition: The code point is below 0x110000.
  subscript(code: UInt32) -> CharacterProperty {
    let block = Int(blocks[Int(code >> Self.blockBits)])
    let offset = Int(code & ((1 << Self.blockBits) - 1))
    return CharacterProperty(rawValue: values[block * (1 << Int(Self.blockBits)) + offset])
  }
}
