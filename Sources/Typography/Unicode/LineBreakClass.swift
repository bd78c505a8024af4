/// The line breaking class of a character, as Unicode names it.
///
/// The classes that rule LB1 resolves are resolved. Three are split where a rule asks for more than
/// the class: the full-width ones of OP and CP, and pictographs that are still unassigned.
/// - Source: UAX #14, table 1. The order is that of generate-character-properties.py.
enum LineBreakClass: UInt8 {
  case alphabetic, breakAfter, breakBefore, breakBoth, mandatoryBreak, contingentBreak
  case closePunctuation, combiningMark, closeParenthesis, wideCloseParenthesis, carriageReturn
  case emojiBase, emojiModifier, exclamation, glue, hangulLV, hangulLVT, hebrewLetter, hyphen
  case ideograph, unassignedPictograph, inseparable, infix, jamoL, jamoT, jamoV, lineFeed, nextLine
  case nonstarter, numeric, openPunctuation, wideOpenPunctuation, postfix, prefix, quotation
  case regionalIndicator, space, breakSymbol, wordJoiner, zeroWidthSpace, zeroWidthJoiner

  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .jamoL, .jamoV, .jamoT: true
    default: false
    }
  }

  static let count = 41
}
