/// The one pass over a text that measures its characters and collects its segments.
struct TextPreparation {
  private(set) var segments: [TextSegment] = []
  private(set) var naturalWidth = 0.0
  private(set) var missingGlyphs: [Unicode.Scalar] = []
  private(set) var traits = TextTraits()

  private var cursor: AdvanceCursor
  private var breaker = LineBreaker()
  private let asciiAdvances: [Double]
  private let face: ScaledFace
  private let matrix: KerningMatrix
  private let letterSlots = CommonCharacters.letterSlots
  private let kerningValues: [Double]
  private let properties = CharacterProperties.shared
  private var pen = 0.0
  private var inkEdge = 0.0
  private var paragraphStart = 0.0
  private(set) var tabs: [TabPosition] = []
  private let tabInterval: Double
  /// What the paragraph's tabs before the ink's edge and all of them add.
  private var inkTabs = 0.0
  private var allTabs = 0.0
  private var endsWithSoftHyphen = false

  init(face: ScaledFace, tabInterval: Double) {
    self.tabInterval = tabInterval
    cursor = AdvanceCursor(face: face)
    self.face = face
    asciiAdvances = face.asciiAdvances
    matrix = face.kerningMatrix
    kerningValues = face.kerningValues
  }

  /// Measures a whole text.
  mutating func run(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(rebasing: text.prefix(PreparedText.maximumLength))
    guard !bytes.isEmpty else { return }
    segments.reserveCapacity(bytes.count / 5 + 1)
    var offset = 0
    while offset < bytes.count {
      offset = measureWords(bytes, from: offset)
      guard offset < bytes.count else { break }
      let (code, length) = UTF8Cursor.decode(bytes, at: offset)
      let property = properties[code]
      pen += cursor.kerning(before: code, property)
      endSegment(before: property.lineBreakClass, bytes, at: offset, length: length)
      take(code, property, at: offset)
      offset += length
    }
    close(at: bytes.count, .mandatory)
  }

  /// Measures the words that follow a letter, as far as they are plain: letters between which there is
  /// never a break, each word but the last with at most one sign of punctuation and one space.
  ///
  /// This is what line breaking and measuring character by character arrive at, several times faster.
  private mutating func measureWords(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard breaker.followsLetter else { return start }
    var previous = CommonCharacters.slot(of: cursor.previous)
    guard previous > 0 else { return start }
    var code = cursor.previous
    var beforeCode = cursor.beforePrevious
    var offset = start
    var pen = pen
    var wordStart = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if Self.isLetter(byte) {
        pen += kerning(previous, Int(byte)) + asciiAdvances[Int(byte)]
        previous = Int(byte)
        beforeCode = code
        code = UInt32(byte)
        offset += 1
      } else if byte >= 0xC2 {
        let (next, length) = UTF8Cursor.decode(bytes, at: offset)
        let slot = Int(next) < letterSlots.count ? Int(letterSlots[Int(next)]) : 0
        guard slot > 0, let advance = face.knownAdvance(of: next) else { break }
        pen += kerning(previous, slot) + advance
        previous = slot
        beforeCode = code
        code = next
        offset += length
      } else {
        let isMarked = Self.isPunctuation(byte)
        let space = isMarked ? offset + 1 : offset
        guard space + 1 < bytes.count, bytes[space] == 0x20, Self.isLetter(bytes[space + 1]) else {
          break
        }
        if isMarked {
          pen += kerning(previous, Int(byte)) + asciiAdvances[Int(byte)]
          previous = Int(byte)
        }
        inkEdge = pen
        pen += kerning(previous, 0x20) + asciiAdvances[0x20]
        let first = Int(bytes[space + 1])
        pen += kerning(0x20, first)
        segments.append(
          TextSegment(edge: pen, inkEdge: inkEdge, end: UInt32(space + 1), ending: .opportunity))
        inkTabs = allTabs
        pen += asciiAdvances[first]
        previous = first
        beforeCode = 0x20
        code = UInt32(first)
        offset = space + 2
        wordStart = offset - 1
      }
    }
    guard offset > start else { return start }
    self.pen = pen
    if offset > wordStart {
      inkEdge = pen
      inkTabs = allTabs
    }
    endsWithSoftHyphen = false
    cursor.pass(code, after: beforeCode)
    return offset
  }

  @inline(__always)
  private func kerning(_ first: Int, _ second: Int) -> Double {
    let cell = matrix.cell(first, second)
    return cell == 0 ? 0 : kerningValues[cell]
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// Whether a byte is a sign before which no line ends, and after which one ends at a space only.
  @inline(__always)
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
    default: false
    }
  }

  private mutating func endSegment(
    before next: LineBreakClass, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
  ) {
    let isOpening = next == .openPunctuation || next == .wideOpenPunctuation
    let precedesNumber =
      isOpening && breaker.awaitsNumber && isNumber(bytes, behind: offset + length)
    switch breaker.opportunity(before: next, precedesNumber: precedesNumber) {
    case .prohibited: break
    case .allowed: close(at: offset, endsWithSoftHyphen ? .softHyphen : .opportunity)
    case .mandatory: close(at: offset, .mandatory)
    }
  }

  /// Whether the next character is a digit, marks left aside; looked up once for each parenthesis.
  private func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, behind start: Int) -> Bool {
    var offset = start
    while offset < bytes.count {
      let (code, length) = UTF8Cursor.decode(bytes, at: offset)
      switch properties[code].lineBreakClass {
      case .combiningMark, .zeroWidthJoiner: offset += length
      case .numeric: return true
      default: return false
      }
    }
    return false
  }

  private mutating func take(_ code: UInt32, _ property: CharacterProperty, at offset: Int) {
    pen += cursor.advance(of: code, property)
    endsWithSoftHyphen = code == 0xAD
    if !property.hangs {
      if pen > inkEdge { inkTabs = allTabs }
      inkEdge = Swift.max(inkEdge, pen)
    }
    if code < 0x80 {
      guard code == 0x09 else { return }
      tabs.append(TabPosition(pen: pen, offset: offset))
      allTabs = TabRuler.extra(behind: pen - paragraphStart, allTabs, tabInterval)
      return
    }
    if cursor.isAssumed { report(code) }
    if property.needsShaping { traits.needsShaping = true }
    if property.needsDictionary { traits.needsDictionary = true }
  }

  private mutating func report(_ code: UInt32) {
    traits.missingCount += 1
    guard missingGlyphs.count < PreparedText.maximumMissingGlyphs,
      let scalar = Unicode.Scalar(code), !missingGlyphs.contains(scalar)
    else { return }
    missingGlyphs.append(scalar)
  }

  private mutating func close(at end: Int, _ ending: TextSegment.Ending) {
    segments.append(
      TextSegment(edge: pen, inkEdge: inkEdge, end: UInt32(end), ending: ending))
    guard ending == .mandatory else { return }
    naturalWidth = Swift.max(naturalWidth, inkEdge - paragraphStart + inkTabs)
    paragraphStart = pen
    inkTabs = 0
    allTabs = 0
  }
}
