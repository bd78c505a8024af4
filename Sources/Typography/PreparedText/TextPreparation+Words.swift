extension TextPreparation {
  /// Measures the plain words after a letter or the text's start; the offset after them.
  mutating func measureWords(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, endsText: Bool, _ tables: WordTables
  ) -> Int {
    let previous = CommonCharacters.slot(of: cursor.previous)
    guard breaker.isAtStart || breaker.followsLetter && previous > 0 else { return start }
    let words = PlainWords(
      bytes, from: start, pen: pen, behind: breaker.isAtStart ? 0 : previous, endsText: endsText,
      tables, into: &segments)
    return take(words, bytes, from: start)
  }

  /// Moves on after words that were measured, and returns the offset after them.
  @discardableResult mutating func take(
    _ words: PlainWords, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard words.end > start else { return start }
    pen = words.pen
    inkEdge = words.inkEdge
    inkTabs = allTabs
    endsWithSoftHyphen = false
    // After the text's end nothing asks what its last character was.
    guard !words.endsText else { return words.end }
    breaker.enterLetter()
    let (code, before) = Self.lastTwo(bytes, from: start, to: words.end)
    cursor.pass(code, after: before ?? cursor.previous)
    return words.end
  }

  /// The last character before an offset, and the one before it; nil if that is before the start.
  private static func lastTwo(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (last: UInt32, before: UInt32?) {
    func first(before end: Int) -> Int {
      var offset = end - 1
      while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    let last = first(before: end)
    let code = UTF8Cursor.decode(bytes, at: last).code
    guard last > start else { return (code, nil) }
    return (code, UTF8Cursor.decode(bytes, at: first(before: last)).code)
  }
}
