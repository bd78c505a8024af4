/// Moves what follows a tab to the next stop, as the leading edge counts: yields what a line's tabs
/// add to positions, which count them as nothing.
struct TabRuler {
  private let tabs: [TabPosition]
  private let style: ParagraphStyle
  /// The position at which the leading edge would be.
  private let origin: Double
  private var next = 0
  private var extra = 0.0

  /// Begins a line some way from the leading edge.
  init(_ prepared: PreparedText, origin: Double, offset: Int, indent: Double) {
    tabs = prepared.tabs
    guard !tabs.isEmpty else {
      style = ParagraphStyle()
      self.origin = origin
      return
    }
    style = prepared.paragraphStyle
    self.origin = origin - indent
    next = tabs.indices.partitioningIndex { tabs[$0].offset >= offset }
  }

  /// Returns the points that the tabs before a position add; positions have to rise.
  @inline(__always) mutating func extra(before position: Double) -> Double {
    // Sums of advances differ by their rounding; what follows a tab is farther away than that.
    while next < tabs.count, tabs[next].inkEdge + LineWrapper.tolerance < position {
      let x = tabs[next].pen - origin
      extra = style.tabStop(behind: x + extra) - x
      next += 1
    }
    return extra
  }
}
