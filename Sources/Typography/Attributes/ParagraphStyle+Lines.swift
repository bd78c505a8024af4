extension ParagraphStyle {
  /// Whether lines begin or end elsewhere than without a style, or count what they did not.
  var movesLineEnds: Bool {
    firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || alignment == .right
  }

  /// Whether lines are higher or lower than without a style, or paragraphs apart.
  var changesHeights: Bool {
    minimumLineHeight != 0 || maximumLineHeight != 0 || lineHeightMultiple != 0
      || lineSpacing != 0 || paragraphSpacing != 0 || paragraphSpacingBefore != 0
  }

  /// How far a line begins from the leading edge.
  func indent(ofFirstLine isFirst: Bool) -> Double { isFirst ? firstLineHeadIndent : headIndent }

  /// The room of a line between its indents at a width; not negative, possibly infinite.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent > 0 ? Swift.min(tailIndent, width) : width + tailIndent
    return Swift.max(0, end - indent(ofFirstLine: isFirstLine))
  }

  /// The least width in which a line of a width and its indents have room.
  func width(around lineWidth: Double, isFirstLine: Bool) -> Double {
    indent(ofFirstLine: isFirstLine) + lineWidth + Swift.max(0, -tailIndent)
  }

  func height(ofNatural natural: Double) -> Double {
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = Swift.max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? Swift.min(raised, maximumLineHeight) : raised
  }

  /// The tab stop that follows a distance from the leading edge.
  ///
  /// - Complexity: O(log n) in the number of stops.
  func tabStop(behind x: Double) -> Double {
    let next = tabStops.indices.partitioningIndex { tabStops[$0] > x + 0x1p-20 }
    if next < tabStops.count { return tabStops[next] }
    return ((x / defaultTabInterval + 0x1p-20).rounded(.down) + 1) * defaultTabInterval
  }
}
