import SelfSizingGeometry

/// How a layout's own directions, along the scrolling and across it, are on the screen.
struct ScrollOrientation: Hashable {
  var axis = LayoutAxis.vertical
  /// Whether left and right change places, for an interface that reads from the right.
  var isMirrored = false

  /// Whether the content begins at its right edge.
  var startsAtRight: Bool { axis == .horizontal && isMirrored }

  /// Returns where a frame begins and ends along, without more rounding than a Double's.
  func range(of frame: LayoutRect, contentLength: Extent) -> (start: Extent, end: Extent) {
    let length = Extent(points: frame.size[axis])
    if startsAtRight {
      let end = contentLength - Extent(points: frame.minX)
      return (end - length, end)
    }
    let start = Extent(points: frame.origin[axis])
    return (start, start + length)
  }

  /// Returns the band of the content that a rectangle covers along, both edges rounded.
  func band(of rect: LayoutRect, contentLength: Extent) -> (start: Extent, end: Extent) {
    let low = Extent(points: rect.origin[axis])
    let high = Extent(points: rect.origin[axis] + rect.size[axis])
    return startsAtRight ? (contentLength - high, contentLength - low) : (low, high)
  }

  func insets(_ insets: LayoutEdgeInsets) -> OrientedInsets {
    let left = isMirrored ? insets.right : insets.left
    let right = isMirrored ? insets.left : insets.right
    switch axis {
    case .vertical:
      return OrientedInsets(start: insets.top, end: insets.bottom, near: left, far: right)
    case .horizontal:
      return OrientedInsets(start: left, end: right, near: insets.top, far: insets.bottom)
    }
  }

  /// Returns the change of a content offset's coordinate, where an offset that counts from the
  /// start changes by one distance, and the content's length by another.
  func offsetChange(fromStart change: Extent, content: Extent) -> Extent {
    startsAtRight ? content - change : change
  }
}

/// Distances inward by a layout's own directions, in points.
struct OrientedInsets: Hashable {
  /// At the edge where the content starts.
  var start: Double
  /// At the edge where the content ends.
  var end: Double
  /// Across, at the edge where items begin.
  var near: Double
  /// Across, at the other edge.
  var far: Double

  var across: Double { near + far }
}
