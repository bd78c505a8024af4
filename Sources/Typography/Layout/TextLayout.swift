/// A text wrapped at a width.
public struct TextLayout: Sendable {
  let prepared: PreparedText
  /// The lines from top to bottom; a text without characters has one empty line. Their ranges
  /// follow one another from the text's start, to its end unless it was cut.
  public let lines: [TextLine]
  /// The width in points of the widest line and its indents, unrounded.
  public let width: Double
  package let isTruncated: Bool
  /// Where the last lines begin of a text that was cut after a great many.
  let lastStarts: [LineWrapper.Start]

  init(
    prepared: PreparedText, lines: [TextLine], width: Double, isTruncated: Bool,
    lastStarts: [LineWrapper.Start] = []
  ) {
    self.prepared = prepared
    self.lines = lines
    self.width = width
    self.isTruncated = isTruncated
    self.lastStarts = lastStarts
  }

  /// The text that was laid out.
  public var text: String { prepared.text }

  package var truncatedCharacterCount: Int {
    guard isTruncated, let last = lines.last else { return 0 }
    return TextLine.characterCount(of: text, last.hiddenUTF8Range)
      + TextLine.characterCount(of: text, last.utf8Range.upperBound..<text.utf8.count)
  }
}
