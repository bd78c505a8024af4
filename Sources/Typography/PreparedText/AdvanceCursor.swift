/// Measures a text character by character, emoji sequences as one.
///
/// Begins anew at any boundary between graphemes and yields the same advances from there on.
struct AdvanceCursor {
  /// The width of a tab, in points: the interval of a label's tab stops.
  static let tabWidth = 28.0

  /// What the character before means for the next one.
  private enum Context {
    case none
    /// A pictograph, of the given advance.
    case pictograph(Double)
    /// A pictograph that takes a skin tone.
    case emojiBase(Double)
    /// A joiner behind a pictograph: what follows is drawn into it.
    case joiner(Double)
    /// The first half of a flag.
    case regionalIndicator
  }

  private let face: SanFranciscoFace
  private var context = Context.none
  /// Whether the last advance was a default, no font here knowing the character.
  private(set) var isAssumed = false

  /// Creates a cursor at the beginning of a text or of a grapheme.
  init(face: SanFranciscoFace) {
    self.face = face
  }

  /// Forgets the character before; called where ASCII is measured without the cursor.
  @inline(__always)
  mutating func reset() {
    context = .none
  }

  /// Returns how far the character moves the pen, in points; never negative.
  mutating func advance(of code: UInt32, _ property: CharacterProperty) -> Double {
    isAssumed = false
    if code < 0x80 {
      reset()
      return code == 0x09 ? Self.tabWidth : face.asciiAdvances[Int(code)]
    }
    let lineBreakClass = property.lineBreakClass
    switch context {
    case .joiner where property.isPictograph:
      context = lineBreakClass == .emojiBase ? .emojiBase(face.em) : .pictograph(face.em)
      return 0
    case .emojiBase where lineBreakClass == .emojiModifier:
      context = .pictograph(face.em)
      return 0
    case .regionalIndicator where lineBreakClass == .regionalIndicator:
      context = .none
      return 0
    default: break
    }
    guard property.width != .zero else { return widening(code) }
    return measure(code, property)
  }

  /// Returns what a character of no width of its own adds to the pictograph before it: up to an em if
  /// it asks for the emoji presentation, otherwise nothing.
  private mutating func widening(_ code: UInt32) -> Double {
    let advance: Double
    switch context {
    case .pictograph(let width), .emojiBase(let width): advance = width
    case .none, .joiner, .regionalIndicator:
      context = .none
      return 0
    }
    switch code {
    case 0x200D: context = .joiner(advance)
    case 0xFE0F:
      isAssumed = true
      context = .pictograph(face.em)
      return Swift.max(0, face.em - advance)
    default: break
    }
    return 0
  }

  private mutating func measure(_ code: UInt32, _ property: CharacterProperty) -> Double {
    let advance: Double
    if let known = face.knownAdvance(of: code) {
      advance = known
    } else {
      isAssumed = true
      switch property.width {
      case .narrow, .zero: advance = face.narrowAdvance
      case .wide: advance = face.em
      case .halfWide: advance = face.em / 2
      case .twoNarrow: advance = 2 * face.narrowAdvance
      case .threeNarrow: advance = 3 * face.narrowAdvance
      }
    }
    switch property.lineBreakClass {
    case .regionalIndicator: context = .regionalIndicator
    case .emojiBase: context = .emojiBase(advance)
    default: context = property.isPictograph ? .pictograph(advance) : .none
    }
    return advance
  }
}
