extension TextLayout {
  /// The first word that is wider than its line, so that it goes on in the next one; nil if there
  /// is none, if the text is cut off, or if its script breaks within words anyway. An address or a
  /// path is not a word.
  package var brokenWord: String? {
    guard !isTruncated, lines.count > 1 else { return nil }
    let segments = prepared.segments
    var segment = 0
    // Of what is broken several times the first break is looked at.
    var seen = -1
    for line in lines.dropLast() {
      let end = line.utf8Range.upperBound
      while segment < segments.count, segments[segment].end < end { segment += 1 }
      guard segment < segments.count, segments[segment].end != end, segment != seen else {
        continue
      }
      seen = segment
      let start = segment > 0 ? segments[segment - 1].end : 0
      guard let word = word(in: start..<segments[segment].end, brokenAt: end) else { continue }
      return prepared.findings.contains(.needsDictionary) ? nil : word
    }
    return nil
  }

  /// The word around an offset, without the punctuation at its ends; nil if the text is not broken
  /// within a word there. A line takes the range as a whole; an address has several, so that what
  /// is beside it, up to the next space, decides, too.
  private func word(in range: Range<Int>, brokenAt offset: Int) -> String? {
    let scalars = text.unicodeScalars
    let utf8 = text.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    let before = lower > scalars.startIndex ? scalars[scalars.index(before: lower)] : nil
    let after = upper < scalars.endIndex ? scalars[upper] : nil
    let head = TextLine.slice(text, range.lowerBound..<offset).unicodeScalars
    let tail = TextLine.slice(text, offset..<range.upperBound).unicodeScalars
    guard let last = head.last, let first = tail.first, last.isInWord, first.isInWord,
      let start = head.firstIndex(where: { $0.isInWord }),
      let end = tail.lastIndex(where: { $0.isInWord }),
      before?.isInAddress != true, tail.last?.isInAddress != true || after?.isInWord != true
    else { return nil }
    let word = String(head[start...]) + String(tail[...end])
    return word.unicodeScalars.allSatisfy { $0.isInWord || $0.joinsWord } ? word : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter or a digit, by its block: Unicode's own tables would be a
  /// large part of the engine in a report's page.
  fileprivate var isInWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0..<0x2000, 0x2C00..<0x2E00, 0xA640..<0xD800: true
    default: false
    }
  }

  fileprivate var isInAddress: Bool {
    switch value {
    case 0x23, 0x26, 0x2E, 0x2F, 0x3A, 0x3D, 0x3F, 0x40, 0x5C, 0x5F, 0x7E: true
    default: false
    }
  }

  fileprivate var joinsWord: Bool {
    switch value {
    case 0x27, 0x2D, 0xAD, 0x2010, 0x2011, 0x2019: true
    default: false
    }
  }
}
