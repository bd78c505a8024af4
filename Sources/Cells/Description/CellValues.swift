import SelfSizingTypography

/// The values that one content puts into a cell; the storage is reused for the next content.
package struct CellValues: Hashable, Sendable {
  /// The texts that depend on the content, label by label.
  package var texts: [String] = []
  /// The rest, under the traits for which it was read last.
  package var states = CellStates()

  /// The elements whose sizes only their own code knows, which is asked while the cell is measured.
  package var askedElements: [Int] = []

  package init() {}

  init(texts: [String], _ states: CellStates) {
    self.texts = texts
    self.states = states
  }

  /// Puts other texts in the place of those that were read; of too many the rest is left out.
  package mutating func replaceTexts(by replacements: [String]) {
    for (index, text) in zip(texts.indices, replacements) { texts[index] = text }
  }

  /// Returns a hash of the texts, byte by byte, which are unchanged.
  package mutating func hashTexts() -> TextHash {
    var hash = TextHash()
    // In place: taking a text out counts references to it.
    for index in texts.indices { hash.combine(&texts[index]) }
    return hash
  }

  /// Calls a body with the bytes of each text, in place, until it returns false.
  ///
  /// - Returns: Whether it never did.
  @inline(__always)
  mutating func readBytes(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    for index in texts.indices
    where !texts[index].withUTF8({ body(UnsafeRawBufferPointer($0)) }) { return false }
    return true
  }

  /// Whether two contents put the same into the cell: texts with the same bytes, and the same
  /// states.
  package func isIdentical(to other: CellValues) -> Bool {
    texts.count == other.texts.count && states == other.states
      && zip(texts, other.texts).allSatisfy { $0.isIdentical(to: $1) }
  }
}
