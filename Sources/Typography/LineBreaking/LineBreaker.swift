/// Decides, character by character, where a line may or must end.
///
/// Numbers are kept together as the standard's own test file does (example 7 of its section 8.2).
/// Thai, Lao, Khmer and Burmese words are not found: their text breaks at spaces only.
/// - Source: UAX #14, revision 49 (Unicode 15.0), section 6; the rules are named where they apply.
struct LineBreaker {
  /// Whether a line may end, or does.
  enum Opportunity { case prohibited, allowed, mandatory }

  /// The position within a number, for LB25: `NU (NU | SY | IS)* (CL | CP)?`.
  private enum Number { case none, digits, closed }

  private let pairs = LineBreakPairs.table
  /// The class of the character before, its marks left aside; nil at the start of the text.
  private var previous: LineBreakClass?
  /// The class before the spaces that precede; `previous` if there are none.
  private var beforeSpaces: LineBreakClass?
  private var followsJoiner = false
  private var followsHebrewHyphen = false
  private var hasOddRegionalIndicators = false
  /// Whether the first half of a flag precedes directly. LB30a counts halves across marks,
  /// graphemes do not; a line ends where both allow it.
  private var followsFlagHalf = false
  private var number = Number.none
  var isAtStart: Bool { previous == nil }
  /// Whether the last character was a letter to which another letter joins without further thought.
  var followsLetter: Bool { previous == .alphabetic && !followsJoiner }
  var followsHangul: Bool { previous?.isHangul ?? false }
  /// Whether a break before an opening parenthesis depends on a digit after it (LB25).
  var awaitsNumber: Bool { previous == .prefix || previous == .postfix }

  /// Takes plain words, which end in a letter.
  mutating func enterLetter() {
    followsHebrewHyphen = false
    hasOddRegionalIndicators = false
    followsFlagHalf = false
    number = .none
    beforeSpaces = .alphabetic
    followsJoiner = false
    previous = .alphabetic
  }

  /// Takes the next character and returns what may happen before it. Whether a digit follows counts
  /// only for opening punctuation if `awaitsNumber`.
  mutating func opportunity(
    before next: LineBreakClass, precedesNumber: Bool = false
  ) -> Opportunity {
    guard let previous else {
      enter(next == .combiningMark || next == .zeroWidthJoiner ? .alphabetic : next, raw: next)
      return .prohibited  // LB2
    }
    switch previous {
    case .mandatoryBreak, .lineFeed, .nextLine:  // LB4, LB5
      enterAfterBreak(next)
      return .mandatory
    case .carriageReturn:  // LB5
      if next == .lineFeed {
        enter(next, raw: next)
        return .prohibited
      }
      enterAfterBreak(next)
      return .mandatory
    default: break
    }
    var next = next
    let raw = next
    if raw == .combiningMark || raw == .zeroWidthJoiner {
      if previous != .space, previous != .zeroWidthSpace {
        followsJoiner = raw == .zeroWidthJoiner
        followsFlagHalf = false
        return .prohibited  // LB9
      }
      next = .alphabetic  // LB10
    }
    let isProhibited = prohibitsBreak(between: previous, and: next, precedesNumber: precedesNumber)
    enter(next, raw: raw)
    return isProhibited ? .prohibited : .allowed
  }

  private func prohibitsBreak(
    between previous: LineBreakClass, and next: LineBreakClass, precedesNumber: Bool
  ) -> Bool {
    switch next {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: return true  // LB6
    case .space, .zeroWidthSpace: return true  // LB7
    default: break
    }
    if beforeSpaces == .zeroWidthSpace { return false }  // LB8
    if followsJoiner { return true }  // LB8a
    if next == .wordJoiner || previous == .wordJoiner { return true }  // LB11
    if previous == .glue { return true }  // LB12
    switch next {
    case .glue where previous != .space && previous != .breakAfter && previous != .hyphen:
      return true  // LB12a
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infix,
      .breakSymbol:
      return true  // LB13
    default: break
    }
    switch beforeSpaces {
    case .openPunctuation, .wideOpenPunctuation: return true  // LB14
    case .quotation where next == .openPunctuation || next == .wideOpenPunctuation:
      return true  // LB15
    case .closePunctuation where next == .nonstarter, .closeParenthesis where next == .nonstarter,
      .wideCloseParenthesis where next == .nonstarter:
      return true  // LB16
    case .breakBoth where next == .breakBoth: return true  // LB17
    default: break
    }
    if previous == .space { return false }  // LB18
    if pairs[Int(previous.rawValue) * LineBreakClass.count + Int(next.rawValue)] { return true }
    // LB20 allows what the rules below would prohibit; none of them names CB.
    if followsHebrewHyphen, next != .contingentBreak { return true }  // LB21a
    switch next {
    case .numeric: return number == .digits  // LB25
    case .prefix, .postfix: return number != .none  // LB25
    case .openPunctuation, .wideOpenPunctuation: return awaitsNumber && precedesNumber  // LB25
    case .regionalIndicator:
      return previous == next && (hasOddRegionalIndicators || followsFlagHalf)  // LB30a
    default: return false
    }
  }

  private mutating func enterAfterBreak(_ next: LineBreakClass) {
    previous = nil
    enter(next == .combiningMark || next == .zeroWidthJoiner ? .alphabetic : next, raw: next)
  }

  private mutating func enter(_ next: LineBreakClass, raw: LineBreakClass) {
    followsHebrewHyphen = previous == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    hasOddRegionalIndicators =
      next == .regionalIndicator && !(previous == next && hasOddRegionalIndicators)
    followsFlagHalf = next == .regionalIndicator && !followsFlagHalf
    switch next {
    case .numeric: number = .digits
    case .breakSymbol, .infix: if number != .digits { number = .none }
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      number = number == .digits ? .closed : .none
    default: number = .none
    }
    if next != .space { beforeSpaces = next } else if previous == nil { beforeSpaces = next }
    followsJoiner = raw == .zeroWidthJoiner
    previous = next
  }
}
