import SelfSizingGeometry

/// How a layout's own directions, along the scrolling and across it, are on the screen.
struct ScrollOrientation: Hashable {
  var axis = LayoutAxis.vertical
  /// Whether left and right change places, for an interface that reads from the right.
  var isMirrored = false
  var startsAtRight: Bool { axis == .horizontal && isMirrored }

  /// Where a frame begins and ends along, without more rounding than a Double's.
  func range(of frame: LayoutRect, contentLength: Extent) -> (start: Extent, end: Extent) {
    let length = Extent(points: frame.size[axis])
    if startsAtRight {
      let end = contentLength - Extent(points: frame.minX)
      return (end - length, end)
    }
    let start = Extent(points: frame.origin[axis])
    return (start, start + length)
  }

  /// The band of the content that a rectangle covers along, both edges rounded.
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

  /// The change of a content offset's coordinate, where an offset that counts from the start
  /// changes by one distance, and the content's length by another.
  func offsetChange(fromStart change: Extent, content: Extent) -> Extent {
    startsAtRight ? content - change : change
  }

  /// The frame of a place in a content of a length along, and an extent across in points.
  @inline(__always)
  func frame(of place: ItemPlace, in content: (length: Extent, width: Double)) -> LayoutRect {
    let length = place.length.points
    let lane = place.lane
    switch axis {
    case .vertical:
      let x = isMirrored ? content.width - lane.x - lane.width : lane.x
      return LayoutRect(x: x, y: place.start.points, width: lane.width, height: length)
    case .horizontal:
      let x = isMirrored ? (content.length - place.end).points : place.start.points
      return LayoutRect(x: x, y: lane.x, width: length, height: lane.width)
    }
  }
}

extension LayoutEdgeInsets {
  /// The distances with their names, for errors about them.
  func metrics(_ name: String) -> [(name: String, value: Double)] {
    [
      ("\(name).top", top), ("\(name).left", left), ("\(name).bottom", bottom),
      ("\(name).right", right),
    ]
  }
}

/// Distances inward by a layout's own directions, in points.
struct OrientedInsets: Hashable {
  /// At the edges where the content starts and ends.
  var start: Double
  var end: Double
  /// Across, at the edge where items begin, and at the other one.
  var near: Double
  var far: Double
  var across: Double { near + far }
}
