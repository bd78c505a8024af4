/// The one pass over a text that measures its characters and collects its segments.
struct TextPreparation {
  var segments: [TextSegment] = []
  private(set) var naturalWidth = 0.0
  private(set) var missingGlyphs: [Unicode.Scalar] = []
  private(set) var traits = TextTraits()

  var cursor: AdvanceCursor
  var breaker = LineBreaker()
  private let face: ScaledFace
  private let properties = CharacterProperties.shared
  var pen = 0.0
  var inkEdge = 0.0
  private var paragraphStart = 0.0
  private(set) var tabs: [TabPosition] = []
  private let tabInterval: Double
  /// What the paragraph's tabs before the ink's edge and all of them add.
  var inkTabs = 0.0
  var allTabs = 0.0
  var endsWithSoftHyphen = false

  init(face: ScaledFace, tabInterval: Double) {
    self.tabInterval = tabInterval
    cursor = AdvanceCursor(face: face)
    self.face = face
  }

  /// Measures a whole text.
  mutating func run(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(rebasing: text.prefix(PreparedText.maximumLength))
    guard !bytes.isEmpty else { return }
    segments.reserveCapacity(bytes.count / 5 + 1)
    WordTables.withTables(of: face) { measureAll(bytes, $0) }
  }

  private mutating func measureAll(_ bytes: UnsafeBufferPointer<UInt8>, _ tables: WordTables) {
    var offset = 0
    while offset < bytes.count {
      offset = measureWords(bytes, from: offset, tables)
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

  private mutating func endSegment(
    before next: LineBreakClass, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
  ) {
    let isOpening = next == .openPunctuation || next == .wideOpenPunctuation
    let precedesNumber =
      isOpening && breaker.awaitsNumber && isNumber(bytes, behind: offset + length)
    let followsHangul = breaker.followsHangul
    switch breaker.opportunity(before: next, precedesNumber: precedesNumber) {
    case .prohibited: break
    case .allowed:
      let isHangul = followsHangul && next.isHangul
      close(at: offset, endsWithSoftHyphen ? .softHyphen : isHangul ? .hangul : .opportunity)
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
