/// The line breaking class of a character, as Unicode names it.
///
/// The classes that rule LB1 resolves are resolved. Three are split where a rule asks for more than
/// the class: the full-width ones of OP and CP, and pictographs that are still unassigned.
/// - Source: UAX #14, table 1. The order is that of generate-character-properties.py.
enum LineBreakClass: UInt8 {
  case alphabetic
  case breakAfter
  case breakBefore
  case breakBoth
  case mandatoryBreak
  case contingentBreak
  case closePunctuation
  case combiningMark
  case closeParenthesis
  case wideCloseParenthesis
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case glue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideograph
  case unassignedPictograph
  case inseparable
  case infix
  case jamoL
  case jamoT
  case jamoV
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case openPunctuation
  case wideOpenPunctuation
  case postfix
  case prefix
  case quotation
  case regionalIndicator
  case space
  case breakSymbol
  case wordJoiner
  case zeroWidthSpace
  case zeroWidthJoiner

  /// Whether it is a class of Hangul syllables or their parts.
  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .jamoL, .jamoV, .jamoT: true
    default: false
    }
  }

  static let count = 41
}
