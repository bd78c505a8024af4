/// The one pass over a text. Never copied: all that it holds would be counted.
struct TextPreparation: ~Copyable {
  var segments: [TextSegment]
  private(set) var naturalWidth = 0.0
  private(set) var missingGlyphs: [Unicode.Scalar] = []
  private(set) var traits = TextTraits()
  var cursor: AdvanceCursor
  var breaker = LineBreaker()
  private var face: ScaledFace
  private let setting: TextSetting?
  private let properties = CharacterProperties.shared
  var pen = 0.0
  var inkEdge = 0.0
  private var paragraphStart = 0.0
  private(set) var tabs: [TabPosition] = []
  /// The points that the paragraph's tabs before the ink's edge, and all of them, add.
  var inkTabs = 0.0
  var allTabs = 0.0
  /// The place of the last tab, and what the tabs before that position add.
  private var tabPen = -Double.infinity
  private var earlierTabs = 0.0
  var endsWithSoftHyphen = false
  private var paragraphCount = 0
  private var endsOtherwise = false

  #if HarfBuzz
    private(set) var shaped: ShapedText?
    private var shapedKerning = 0.0
    private var letterSpacing = 0.0
  #endif

  init(face: ScaledFace, setting: TextSetting?, segments: consuming [TextSegment]) {
    self.segments = segments
    cursor = AdvanceCursor(face: face)
    self.face = face
    self.setting = setting
  }

  var isOneParagraph: Bool { paragraphCount == 1 && !endsOtherwise }

  var hasDetails: Bool {
    #if HarfBuzz
      if shaped != nil { return true }
    #endif
    return !tabs.isEmpty || traits != TextTraits()
  }

  mutating func run(
    _ bytes: UnsafeBufferPointer<UInt8>, font: TextFont, locale: LocaleIdentifier,
    behind words: PlainWords?
  ) {
    guard !bytes.isEmpty else { return }
    #if HarfBuzz
      let shaped = TextShaper(bytes, font: font, runs: setting?.runs ?? [], locale: locale).shaped
      if !shaped.isEmpty { self.shaped = shaped }
    #endif
    if let setting, !setting.runs.isEmpty {
      measureRuns(bytes, setting.runs)
    } else {
      if let words { take(words, bytes, from: 0) }
      measureCharacters(bytes, in: (words?.end ?? 0)..<bytes.count)
    }
    close(at: bytes.count, .mandatory)
  }

  /// Between runs nothing is kerned.
  private mutating func measureRuns(
    _ bytes: UnsafeBufferPointer<UInt8>, _ runs: [AttributedText.Run]
  ) {
    for run in runs {
      let range = run.utf8Range.clamped(to: bytes.indices)
      guard !range.isEmpty else { continue }
      let attributes = run.attributes
      face = attributes.font.face
      cursor = AdvanceCursor(face: face, letterSpacing: attributes.kern)
      #if HarfBuzz
        letterSpacing = attributes.kern
      #endif
      measureCharacters(bytes, in: range, usesTables: attributes.kern == 0)
    }
  }

  /// Measures character by character, but plain words by the face's tables where those hold.
  private mutating func measureCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, usesTables: Bool = true
  ) {
    #if HarfBuzz
      let tables = usesTables && shaped == nil ? face.wordTables : nil
    #else
      let tables = usesTables ? face.wordTables : nil
    #endif
    let measured = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let tables {
        offset = measureWords(
          measured, from: offset, endsText: measured.count == bytes.count, tables)
        guard offset < range.upperBound else { break }
      }
      let (code, length) = UTF8Cursor.decode(bytes, at: offset)
      let property = properties[code]
      #if HarfBuzz
        if let shaped, shaped.isShaped(at: offset) {
          pen += shapedKerning
          endSegment(before: property.lineBreakClass, bytes, at: offset, length: length)
          shapedKerning = shaped.kernings[offset]
          cursor = AdvanceCursor(face: face, letterSpacing: letterSpacing)
          let advance = shaped.advance(of: code, at: offset, letterSpacing: letterSpacing)
          take(advance, code, property, at: offset)
          if property.needsDictionary { traits.needsDictionary = true }
          offset += length
          continue
        }
        shapedKerning = 0
      #endif
      pen += cursor.kerning(before: code, property)
      endSegment(before: property.lineBreakClass, bytes, at: offset, length: length)
      take(code, property, at: offset)
      offset += length
    }
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
    let advance = cursor.advance(of: code, property)
    take(advance, code, property, at: offset)
    if cursor.source != .known { report(code, advance) }
    guard code >= 0x80 else { return }
    if property.needsShaping { traits.needsShaping = true }
    if property.needsDictionary { traits.needsDictionary = true }
  }

  /// Moves the pen over a character.
  @inline(__always) private mutating func take(
    _ advance: Double, _ code: UInt32, _ property: CharacterProperty, at offset: Int
  ) {
    // Only a mark that makes its letter narrower moves the pen, and the ink's end, back.
    let takesInkBack = advance < 0 && pen == inkEdge
    pen += advance
    endsWithSoftHyphen = code == 0xAD
    if !property.hangs {
      // A mark without width is where the tab before it is: lines do not count that tab.
      if pen > inkEdge {
        inkTabs = pen > tabPen + PreparedText.positionTolerance ? allTabs : earlierTabs
      }
      inkEdge = takesInkBack ? pen : Swift.max(inkEdge, pen)
    }
    if code == 0x09 {
      tabs.append(TabPosition(pen: pen, inkEdge: Swift.max(pen, inkEdge), offset: offset))
      if pen > tabPen + PreparedText.positionTolerance {
        tabPen = pen
        earlierTabs = allTabs
      }
      let style = setting?.paragraphStyle ?? ParagraphStyle()
      let x = pen - paragraphStart + style.firstLineHeadIndent
      allTabs = style.tabStop(behind: x + allTabs) - x
    }
  }

  /// The shares by which an assumed advance may be off: letters of one script differ by less from
  /// font to font than a default that stands for a character of any script.
  private static let uncertainShare = 0.2
  private static let unknownShare = 0.5

  private mutating func report(_ code: UInt32, _ advance: Double) {
    switch cursor.source {
    case .known: return
    case .typical:
      traits.hasTypicalWidths = true
      traits.uncertainAdvance += Self.uncertainShare * advance
      return
    case .emoji:
      traits.hasEmoji = true
      // The alternative is 1 em.
      traits.uncertainAdvance += Swift.max(0, face.emojiAdvance - face.em)
    case .missing:
      traits.hasUnknownWidths = true
      traits.uncertainAdvance += Self.unknownShare * advance
    }
    traits.missingCount += 1
    guard missingGlyphs.count < PreparedText.maximumMissingGlyphs,
      let scalar = Unicode.Scalar(code), !missingGlyphs.contains(scalar)
    else { return }
    missingGlyphs.append(scalar)
  }

  private mutating func close(at end: Int, _ ending: TextSegment.Ending) {
    segments.append(TextSegment(edge: pen, inkEdge: inkEdge, end: end, ending: ending))
    guard ending == .mandatory else {
      if ending != .opportunity { endsOtherwise = true }
      return
    }
    paragraphCount += 1
    let width = inkEdge - paragraphStart + inkTabs
    let outer = setting?.paragraphStyle.width(around: width, isFirstLine: true) ?? width
    naturalWidth = Swift.max(naturalWidth, outer)
    paragraphStart = pen
    // Ink beyond the pen belongs to the paragraph that ends.
    inkEdge = Swift.min(inkEdge, pen)
    inkTabs = 0
    allTabs = 0
    earlierTabs = 0
  }
}
