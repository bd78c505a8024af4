/// The rules of line breaking that look at two neighbors only, LB19 to LB31, as a table.
///
/// - Source: UAX #14, revision 49 (Unicode 15.0), section 6.2.
enum LineBreakPairs {
  /// Whether a break is forbidden between two classes: `table[before * LineBreakClass.count +
  /// after]`.
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

  /// LB23 to LB25, LB28 and LB29, except what LB25 asks beyond a pair.
  private static func joinsWordsAndNumbers(
    _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    switch (before, after) {
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric),
      (.numeric, .alphabetic), (.numeric, .hebrewLetter):
      true  // LB23
    case (.prefix, .ideograph), (.prefix, .unassignedPictograph), (.prefix, .emojiBase),
      (.prefix, .emojiModifier), (.ideograph, .postfix), (.unassignedPictograph, .postfix),
      (.emojiBase, .postfix), (.emojiModifier, .postfix):
      true  // LB23a
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic),
      (.postfix, .hebrewLetter), (.alphabetic, .prefix), (.alphabetic, .postfix),
      (.hebrewLetter, .prefix), (.hebrewLetter, .postfix):
      true  // LB24
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric), (.numeric, .numeric):
      true  // LB25
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrewLetter), (.hebrewLetter, .alphabetic),
      (.hebrewLetter, .hebrewLetter):
      true  // LB28
    case (.infix, .alphabetic), (.infix, .hebrewLetter):
      true  // LB29
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
    case (.jamoL, .postfix), (.jamoV, .postfix), (.jamoT, .postfix), (.hangulLV, .postfix),
      (.hangulLVT, .postfix), (.prefix, .jamoL), (.prefix, .jamoV), (.prefix, .jamoT),
      (.prefix, .hangulLV), (.prefix, .hangulLVT):
      true
    default: false
    }
  }

  /// LB30 and LB30b.
  private static func joinsParenthesesAndEmoji(
    _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    switch (before, after) {
    case (.alphabetic, .openPunctuation), (.hebrewLetter, .openPunctuation),
      (.numeric, .openPunctuation), (.closeParenthesis, .alphabetic),
      (.closeParenthesis, .hebrewLetter), (.closeParenthesis, .numeric):
      true
    case (.emojiBase, .emojiModifier), (.unassignedPictograph, .emojiModifier):
      true
    default: false
    }
  }
}
