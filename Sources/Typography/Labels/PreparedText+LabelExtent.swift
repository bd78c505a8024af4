import SelfSizingGeometry

/// The lines of a label, as far as its size and the characters that it hides follow from them:
/// their number, the width in points that it asks for, unrounded, and the offset in UTF-8 at which
/// the last one is cut; nil where the whole text shows.
package struct LabelExtent {
  package let lineCount: Int
  package let width: Double
  let cutOffset: Int?
}

extension PreparedText {
  /// Returns the lines that a label of one font fills, without making them; nil where they have to
  /// be made: where a label shows all of its text and a line ends within a word or at a soft
  /// hyphen, or a word may be pushed out; where it leaves lines out of several paragraphs, or cuts
  /// the last one otherwise than at its tail, or `mode` is nil. The limit is 0 for any number.
  ///
  /// It is what `LabelMetrics.size` finds with a label's strategies, to the bit.
  /// - Complexity: O(n) in the number of break opportunities up to the last line, and in the length
  ///   of lines that end within a word or are cut; nothing is allocated.
  package func labelExtent(
    width available: Double, limit: Int, cutting mode: LineBreakMode? = nil
  ) -> LabelExtent? {
    let segments = segments
    guard !segments.isEmpty, setting == nil, wrapping != .styled else { return nil }
    let isOneParagraph = wrapping == .paragraph
    if isOneParagraph, available == .infinity {
      let last = segments.count - 1
      let width = Swift.max(0, segments[last].inkEdge) * unit
      return LabelExtent(lineCount: 1, width: width + space(after: last), cutOffset: nil)
    }
    let mayCut = limit > 0 && isOneParagraph && mode == .byTruncatingTail
    func wrapper() -> LineWrapper { LineWrapper(self, width: available, strategy: .standard) }
    var filling = PlainFilling(self, width: available)
    var (count, widest, isBroken) = (0, 0.0, false)
    while filling.start.segment < segments.count {
      guard limit == 0 || count < limit else { return nil }
      let start = filling.start
      let plain = filling.next(segments, isOneParagraph: isOneParagraph)
      guard plain != nil || mayCut else { return nil }
      let line = plain ?? wrapper().lineByWords(from: &filling.start)
      count += 1
      if mayCut, count == limit, filling.start.segment < segments.count {
        let cut = LineTruncation(wrapper(), from: start).tail
        return LabelExtent(
          lineCount: count, width: Swift.max(widest, widthAsked(by: cut, available)),
          cutOffset: cut.utf8Range.upperBound)
      }
      widest = Swift.max(widest, line.width)
      isBroken = isBroken || plain == nil
      guard plain != nil else { continue }
      let last = filling.start.segment - 1
      let ending = segments[last].ending
      // A single word at a paragraph's end may be joined by the one before it.
      if last == start.segment, ending == .mandatory, last > 0,
        segments[last - 1].ending == .opportunity
      {
        return nil
      }
      if last == segments.count - 1 || ending == .opportunity {
        widest = Swift.max(widest, Swift.min(line.width + space(after: last), available))
      }
    }
    // What is broken and not cut may be pushed out otherwise.
    return isBroken ? nil : LabelExtent(lineCount: count, width: widest, cutOffset: nil)
  }

  /// The number of characters that a label does not show, in O(n) of their number.
  package func hiddenCharacterCount(of extent: LabelExtent) -> Int {
    extent.cutOffset.map { TextLine.characterCount(of: text, $0..<text.utf8.count) } ?? 0
  }

  /// The width that a label asks for because of a line that is cut. A part that ends at a break
  /// counts the space there, as ``TextLayout/labelWidth(within:lineBreakMode:)`` has it.
  private func widthAsked(by cut: TextLine, _ available: Double) -> Double {
    guard let index = segment(endingAt: cut.utf8Range.upperBound),
      segments[index].ending == .opportunity
    else { return cut.width }
    return Swift.max(cut.width, Swift.min(cut.width + space(after: index), available))
  }

  private func space(after segment: Int) -> Double {
    (segments[segment].edge - segments[segment].inkEdge) * unit
  }
}
