extension ParagraphStyle {
  var indentsLines: Bool { firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 }

  var movesLineEnds: Bool { indentsLines || alignment == .right }

  var changesHeights: Bool {
    minimumLineHeight != 0 || maximumLineHeight != 0 || lineHeightMultiple != 0
      || lineSpacing != 0 || paragraphSpacing != 0 || paragraphSpacingBefore != 0
  }

  func indent(ofFirstLine isFirst: Bool) -> Double { isFirst ? firstLineHeadIndent : headIndent }

  /// The room of a line between its indents at a width; not negative, possibly infinite.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent > 0 ? Swift.min(tailIndent, width) : width + tailIndent
    return Swift.max(0, end - indent(ofFirstLine: isFirstLine))
  }

  /// The least width in which a line with its indents has room.
  func width(around lineWidth: Double, isFirstLine: Bool) -> Double {
    indent(ofFirstLine: isFirstLine) + lineWidth + Swift.max(0, -tailIndent)
  }

  func height(ofNatural natural: Double) -> Double {
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = Swift.max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? Swift.min(raised, maximumLineHeight) : raised
  }

  /// The tab stop that follows a distance from the leading edge, in O(log n) of their number.
  func tabStop(behind x: Double) -> Double {
    let next = tabStops.indices.partitioningIndex { tabStops[$0] > x + 0x1p-20 }
    if next < tabStops.count { return tabStops[next] }
    return ((x / defaultTabInterval + 0x1p-20).rounded(.down) + 1) * defaultTabInterval
  }
}
