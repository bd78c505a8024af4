enum AdvanceSource {
  /// From a font here, another font of the script, the rule for emoji, or a default.
  case known, typical, emoji, missing
}

/// Measures a text character by character, emoji sequences as one, from any grapheme on.
struct AdvanceCursor {
  private enum Context {
    case none
    case pictograph(Double)
    /// A pictograph that takes a skin tone.
    case emojiBase(Double)
    /// A joiner after a pictograph: what follows is drawn into it.
    case joiner(Double)
    /// The first half of a flag.
    case regionalIndicator
  }

  private let face: ScaledFace
  private let letterSpacing: Double
  private var context = Context.none
  /// The last character that takes room, for kerning; 0 at the beginning.
  private(set) var previous: UInt32 = 0
  private(set) var beforePrevious: UInt32 = 0
  /// Whether a mark would join the character before: that is neither space nor invisible.
  private var isAttached = false
  private(set) var source = AdvanceSource.known

  init(face: ScaledFace, letterSpacing: Double = 0) {
    self.face = face
    self.letterSpacing = letterSpacing
  }

  @inline(__always) mutating func pass(_ code: UInt32, after before: UInt32) {
    context = .none
    beforePrevious = before
    previous = code
    isAttached = code > 0x20
  }

  /// Whether pairs kern across a character, as shapers do.
  private static func isIgnorable(_ code: UInt32) -> Bool {
    switch code {
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Returns how far the character moves away from the one before it, in points.
  @inline(__always) func kerning(before code: UInt32, _ property: CharacterProperty) -> Double {
    guard previous > 0, property.width != .zero || code < 0x80 else { return 0 }
    return face.kerning(between: previous, and: code)
  }

  /// Returns how far a character of ASCII moves the pen, and whether a font here knows it.
  @inline(__always) func advance(ofASCII code: UInt32) -> (advance: Double, isKnown: Bool) {
    var advance = face.advances[Int(code)]
    var isKnown = true
    if face.lacks(code) {
      let known = face.knownAdvance(of: code)
      isKnown = known != nil
      advance = known ?? advance
    }
    if letterSpacing == 0 || code < 0x20 { return (advance, isKnown) }
    return (Swift.max(0, advance + letterSpacing), isKnown)
  }

  /// How far the character moves the pen, without kerning; negative only for marks that compose.
  mutating func advance(of code: UInt32, _ property: CharacterProperty) -> Double {
    source = .known
    if code < 0x80 {
      pass(code, after: previous)
      let (advance, isKnown) = advance(ofASCII: code)
      if !isKnown { source = .missing }
      return advance
    }
    let lineBreakClass = property.lineBreakClass
    switch context {
    case .joiner where property.isPictograph:
      let advance = face.emojiAdvance
      context = lineBreakClass == .emojiBase ? .emojiBase(advance) : .pictograph(advance)
      return 0
    case .emojiBase where lineBreakClass == .emojiModifier:
      context = .pictograph(face.emojiAdvance)
      return 0
    case .regionalIndicator where lineBreakClass == .regionalIndicator:
      context = .none
      return 0
    default: break
    }
    guard property.width != .zero else { return composing(code, property) + widening(code) }
    beforePrevious = previous
    previous = code
    isAttached = !property.hangs
    let advance = measure(code, property)
    return letterSpacing == 0 ? advance : Swift.max(0, advance + letterSpacing)
  }

  /// Returns what a mark adds to the character before it, if the two are one composed character
  /// that is wider or kerns otherwise. Pairs kern across one invisible character such as a soft
  /// hyphen; other characters without width end the kerning.
  private mutating func composing(_ code: UInt32, _ property: CharacterProperty) -> Double {
    let isMark = property.lineBreakClass == .combiningMark
    guard isAttached, isMark || Self.isIgnorable(code) else {
      beforePrevious = 0
      previous = 0
      return 0
    }
    isAttached = isMark
    guard isMark, face.composes, let composed = Compositions.shared.compose(previous, code),
      let advance = face.knownAdvance(of: composed)
    else { return 0 }
    let before = face.knownAdvance(of: previous) ?? face.narrowAdvance
    let kerning =
      beforePrevious == 0
      ? 0
      : face.kerning(between: beforePrevious, and: composed)
        - face.kerning(between: beforePrevious, and: previous)
    previous = composed
    return advance - before + kerning
  }

  /// Widens a pictograph to an emoji if a character without a width asks for that.
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
      source = .emoji
      context = .pictograph(face.emojiAdvance)
      return Swift.max(0, face.emojiAdvance - advance)
    default: break
    }
    return 0
  }

  private mutating func measure(_ code: UInt32, _ property: CharacterProperty) -> Double {
    let advance: Double
    if let known = face.knownAdvance(of: code) {
      advance = known
    } else if let typical = face.typicalAdvance(of: code) {
      source = .typical
      advance = typical
    } else {
      let isFlag = property.lineBreakClass == .regionalIndicator
      let isEmoji = property.width == .wide && (property.isPictograph || isFlag)
      source = isEmoji ? .emoji : .missing
      switch property.width {
      case .narrow, .zero: advance = face.narrowAdvance
      case .wide: advance = isEmoji ? face.emojiAdvance : face.em
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
