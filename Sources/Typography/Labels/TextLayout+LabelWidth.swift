extension TextLayout {
  /// The width in points that a label asks for: its widest line's, unrounded, indents included.
  ///
  /// A line that ends at a soft break, and the last line, count the white space at their ends, at
  /// most up to the width that there is; lines that end at hard breaks do not. Right-aligned lines,
  /// and those that end at any letter, count it already.
  ///
  /// - Source: Reference images of iOS 15 to 17: a checkbox whose longest line is 321.6 points wide
  ///   and 325.455 with its space has a label of 325.667; labels of 318 and 374 points. A wrapped
  ///   label of iOS 26.1 is 341.5 wide, with a longest line of 337.6. For the last line public
  ///   Interface Builder documents: "23 episodes " in 14 points is 83 wide and 79 without its
  ///   space, "Fixed product discount " in 12 points 133.5 and 130.
  /// - Complexity: O(l × log s) in the numbers of lines and segments.
  func labelWidth(within available: Double, lineBreakMode: LineBreakMode) -> Double {
    let style = prepared.setting?.paragraphStyle
    guard style?.alignment != .right, lineBreakMode != .byCharWrapping else { return width }
    let segments = prepared.segments
    let isIndented = prepared.wrapping == .styled
    var (widest, isFirst) = (width, true)
    for line in lines {
      guard let index = prepared.segment(endingAt: line.utf8Range.upperBound) else {
        isFirst = false
        continue
      }
      let segment = segments[index]
      let isLast = index == segments.count - 1 && !line.isTruncated
      if isLast || segment.ending == .opportunity || segment.ending == .hangul {
        let space = (segment.edge - segment.inkEdge) * prepared.unit
        var outer = line.width + space
        if isIndented, let style { outer = style.width(around: outer, isFirstLine: isFirst) }
        widest = Swift.max(widest, Swift.min(outer, available))
      }
      isFirst = segment.ending == .mandatory
    }
    return widest
  }
}
