import SelfSizingGeometry

extension ScrollOrientation {
  /// Returns the frame of a place.
  /// - Parameter content: The length of the content along, and its extent across in points.
  @inline(__always)
  func frame(of place: ItemPlace, in content: (length: Extent, width: Double)) -> LayoutRect {
    let length = place.length.points
    let lane = place.lane
    switch (axis, isMirrored) {
    case (.vertical, false):
      return LayoutRect(x: lane.x, y: place.start.points, width: lane.width, height: length)
    case (.vertical, true):
      let x = content.width - lane.x - lane.width
      return LayoutRect(x: x, y: place.start.points, width: lane.width, height: length)
    case (.horizontal, false):
      return LayoutRect(x: place.start.points, y: lane.x, width: length, height: lane.width)
    case (.horizontal, true):
      let x = (content.length - place.end).points
      return LayoutRect(x: x, y: lane.x, width: length, height: lane.width)
    }
  }
}
