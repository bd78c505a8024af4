/// The rules of line breaking that look at two neighbors only, LB19 to LB31, as a table.
///
/// - Source: UAX #14, revision 49 (Unicode 15.0), section 6.2.
enum LineBreakPairs {
  /// Whether no line breaks, at `before * LineBreakClass.count + after`.
  static let table: [Bool] = {
    var table = [Bool](repeating: false, count: LineBreakClass.count * LineBreakClass.count)
    for before in 0..<LineBreakClass.count {
      for after in 0..<LineBreakClass.count {
        guard let first = LineBreakClass(rawValue: UInt8(before)),
          let second = LineBreakClass(rawValue: UInt8(after))
        else { continue }
        table[before * LineBreakClass.count + after] = forbidsBreak(first, second)
      }
    }
    return table
  }()

  private static func forbidsBreak(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    // LB19
    if before == .quotation || after == .quotation { return true }
    // LB20
    if before == .contingentBreak || after == .contingentBreak { return false }
    // LB21, LB22
    switch after {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if before == .breakBefore { return true }
    // LB21b
    if before == .breakSymbol, after == .hebrewLetter { return true }
    return joinsWordsAndNumbers(before, after) || joinsHangul(before, after)
      || joinsParenthesesAndEmoji(before, after)
  }

  /// LB23 to LB25, LB28 and LB29, except for what LB25 asks beyond a pair.
  private static func joinsWordsAndNumbers(
    _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    switch (before, after) {
    case (_, .numeric) where before.isLetter, (.numeric, _) where after.isLetter: true  // LB23
    case (.prefix, _) where after.isIdeographic, (_, .postfix) where before.isIdeographic:
      true  // LB23a
    case (.prefix, _) where after.isLetter, (.postfix, _) where after.isLetter,
      (_, .prefix) where before.isLetter, (_, .postfix) where before.isLetter:
      true  // LB24
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric), (.numeric, .numeric):
      true  // LB25
    case _ where before.isLetter && after.isLetter: true  // LB28
    case (.infix, _): after.isLetter  // LB29
    default: false
    }
  }

  /// LB26 and LB27.
  private static func joinsHangul(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT),
      (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT),
      (.jamoT, .jamoT), (.hangulLVT, .jamoT):
      true
    case (_, .postfix): before.isHangul
    case (.prefix, _): after.isHangul
    default: false
    }
  }

  /// LB30 and LB30b.
  private static func joinsParenthesesAndEmoji(
    _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    switch (before, after) {
    case (_, .openPunctuation): before.isLetter || before == .numeric
    case (.closeParenthesis, _): after.isLetter || after == .numeric
    case (.emojiBase, .emojiModifier), (.unassignedPictograph, .emojiModifier): true
    default: false
    }
  }
}

extension LineBreakClass {
  /// AL or HL, which the rules name together.
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// ID, EB or EM: an ideograph or a pictograph.
  fileprivate var isIdeographic: Bool {
    switch self {
    case .ideograph, .unassignedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }
}
