extension TextLayout {
  /// Layouts that were cut after more lines than these remember where the last ones begin.
  static let manyLines = 1_000
  /// Layouts ask for a line or two more than the greatest height has room for.
  static let keptStarts = 4

  /// The layout with a few lines less, possibly narrower than it was wrapped at with the same mode
  /// and strategy, to the bit as wrapping the text again makes it; nil where it has to be wrapped.
  ///
  /// Lines that fit a narrower room are those that fill it: each holds what fitted more room.
  func cut(
    toLines numberOfLines: Int, width: Double, wrappedAt available: Double,
    _ mode: LineBreakMode, _ strategy: LineBreakStrategy
  ) -> TextLayout? {
    let firstKept = lines.count - lastStarts.count
    guard isTruncated, mode != .byCharWrapping, prepared.wrapping != .styled,
      numberOfLines > firstKept, numberOfLines < lines.count, width <= available
    else { return nil }
    let index = numberOfLines - 1
    var cut = Array(lines[...index])
    func widest() -> Double { cut.reduce(0) { Swift.max($0, $1.width) } }
    guard widest() <= width else { return nil }
    let wrapper = LineWrapper(prepared, width: width, strategy: strategy)
    cut[index] = LineTruncation(wrapper, from: lastStarts[index - firstKept]).cut(cut[index], mode)
    return TextLayout(
      prepared: prepared, lines: cut, width: widest(), isTruncated: true,
      lastStarts: Array(lastStarts[...(index - firstKept)]))
  }
}
