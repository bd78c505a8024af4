/// Walks over a text by graphemes; between two ASCII characters without the library's segmentation.
struct GraphemeCursor {
  /// The offset in UTF-8, and the position in the text's unit, of the grapheme that comes next.
  private(set) var offset: Int
  private(set) var pen: Double
  private(set) var passedHangs = false
  private var cursor: AdvanceCursor
  private let text: String
  private let setting: TextSetting?
  #if HarfBuzz
    private let shaped: ShapedText?
    private var shapedKerning = 0.0
    private var letterSpacing = 0.0
  #endif
  private var runEnd = Int.max
  private let properties = CharacterProperties.shared

  init(_ prepared: PreparedText, offset: Int, pen: Double) {
    text = prepared.text
    cursor = AdvanceCursor(face: prepared.face)
    self.offset = offset
    self.pen = pen
    setting = prepared.setting
    #if HarfBuzz
      shaped = prepared.shaped
    #endif
    if let setting, !setting.runs.isEmpty { runEnd = offset }
  }

  private mutating func enterRun() {
    guard let setting else { return }
    let run = setting.runs[setting.run(at: offset)]
    runEnd = run.utf8Range.upperBound > offset ? run.utf8Range.upperBound : .max
    cursor = AdvanceCursor(face: run.attributes.font.face, letterSpacing: run.attributes.kern)
    #if HarfBuzz
      letterSpacing = run.attributes.kern
    #endif
  }

  #if HarfBuzz
    /// Whether the next grapheme was shaped, and so was passed.
    private mutating func advanceShaped(upTo end: Int) -> Bool {
      guard let shaped, shaped.isShaped(at: offset) else {
        shapedKerning = 0
        return false
      }
      pen += shapedKerning
      shapedKerning = 0
      let utf8 = text.utf8
      let index = utf8.index(utf8.startIndex, offsetBy: offset)
      let rest = text[index..<utf8.index(index, offsetBy: end - offset)]
      passedHangs = true
      for scalar in rest[..<rest.index(after: index)].unicodeScalars {
        pen += shaped.advance(of: scalar.value, at: offset, letterSpacing: letterSpacing)
        shapedKerning += shaped.kernings[offset]
        if !properties[scalar.value].hangs { passedHangs = false }
        offset += UTF8.width(scalar)
      }
      return true
    }
  #endif

  mutating func advance(upTo end: Int) {
    if offset >= runEnd { enterRun() }
    #if HarfBuzz
      if advanceShaped(upTo: end) { return }
    #endif
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    let byte = utf8[index]
    let following = utf8.index(after: index)
    if byte < 0x80, byte != 0x0D, offset + 1 == end || utf8[following] < 0x80 {
      let property = properties[UInt32(byte)]
      pen += cursor.kerning(before: UInt32(byte), property)
      pen += cursor.advance(of: UInt32(byte), property)
      passedHangs = property.hangs
      offset += 1
      return
    }
    let rest = text[index..<utf8.index(index, offsetBy: end - offset)]
    let next = rest.index(after: index)
    passedHangs = true
    for scalar in rest[..<next].unicodeScalars {
      let property = properties[scalar.value]
      pen += cursor.kerning(before: scalar.value, property)
      pen += cursor.advance(of: scalar.value, property)
      if !property.hangs { passedHangs = false }
    }
    offset += utf8.distance(from: index, to: next)
  }

  /// Passes letters of ASCII as ``advance(upTo:)`` does one by one, to the bit, but faster: long
  /// words are mostly letters. They have to end within the limit, unless they end before the line's
  /// greatest position so far; the character before `end` is left. Returns whether any was passed.
  mutating func passLetters(before end: Int, limit: Double, edge lineEdge: inout Double) -> Bool {
    #if HarfBuzz
      if shaped != nil { return false }
    #endif
    let last = Swift.min(end, runEnd) - 1
    guard offset < last else { return false }
    let start = offset
    var position = (offset: offset, pen: pen, edge: lineEdge)
    let (text, properties) = (self.text, self.properties)
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      while position.offset < last, 0x21..<0x7F ~= bytes[position.offset],
        bytes[position.offset + 1] < 0x80
      {
        let code = UInt32(bytes[position.offset])
        var edge = position.pen + cursor.kerning(before: code, properties[code])
        edge += cursor.advance(ofASCII: code).advance
        guard edge <= Swift.max(limit, position.edge) else { return }
        cursor.pass(code, after: cursor.previous)
        position = (position.offset + 1, edge, Swift.max(position.edge, edge))
      }
    }
    (offset, pen, lineEdge) = position
    if offset > start { passedHangs = false }
    return offset > start
  }

  /// Passes letters of ASCII of which none may reach over a limit.
  mutating func passLetters(before end: Int, limit: Double) -> Bool {
    var edge = -Double.infinity
    return passLetters(before: end, limit: limit, edge: &edge)
  }

  /// Where the next grapheme begins: at the pen, except for its kerning with the one before.
  var nextOrigin: Double {
    let utf8 = text.utf8
    guard offset < utf8.count, offset < runEnd else { return pen }
    #if HarfBuzz
      if let shaped, shaped.isShaped(at: offset) { return pen + shapedKerning }
    #endif
    let code = text.unicodeScalars[utf8.index(utf8.startIndex, offsetBy: offset)].value
    return pen + cursor.kerning(before: code, properties[code])
  }
}
