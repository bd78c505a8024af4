/// The characters whose kerning is kept in a matrix, each with a number below `count`: ASCII by its
/// code points, then Latin, Greek and Cyrillic letters and the dashes and quotation marks.
enum CommonCharacters {
  static let ranges: [ClosedRange<UInt32>] = [
    0xA0...0x24F, 0x370...0x45F, 0x490...0x491, 0x1E00...0x1EFF, 0x2010...0x2027,
  ]

  /// The number of slots. Slot 0 is that of every other character.
  static let count = ranges.reduce(128) { $0 + $1.count }

  static let slots: [UInt16] = {
    var slots = [UInt16](repeating: 0, count: 0x2028)
    for code in 0x20..<0x7F { slots[code] = UInt16(code) }
    for (slot, code) in zip(128..., ranges.joined()) { slots[Int(code)] = UInt16(slot) }
    return slots
  }()

  /// The slot of each letter that joins other letters without further thought: neither a mark nor
  /// of a script that needs shaping; 0 for all other code points.
  static let letterSlots: FixedTable<UInt16> = {
    let properties = CharacterProperties.shared
    let letters = slots.enumerated().map { code, slot in
      let property = properties[UInt32(code)]
      let isPlain =
        property.lineBreakClass == .alphabetic && property.width == .narrow
        && !property.isPictograph && !property.needsShaping && !property.hangs
      return isPlain ? slot : 0
    }
    return FixedTable(letters)
  }()

  /// The slot of a character, 0 if it is not among them.
  @inline(__always) static func slot(of code: UInt32) -> Int {
    Int(code) < slots.count ? Int(slots[Int(code)]) : 0
  }
}
