import SelfSizingAutoLayout
import SelfSizingGeometry

/// A view's treatment of content beyond its bounds.
package enum ViewClipping: Sendable {
  /// Nothing of it is shown.
  case clips
  /// Nothing of it is shown until it is scrolled to.
  case scrolls
}

extension LayoutDescription {
  /// The visible part of each element within the views around it: of all that clip or scroll, and
  /// of those that scroll.
  ///
  /// - Parameters:
  ///   - frames: The elements' frames in one coordinate system; count == elements.
  ///   - clipping: The elements that clip or scroll.
  /// - Complexity: O(elements × depth); O(elements) where nothing clips.
  package func visibleFrames(within frames: [LayoutRect], _ clipping: [Int: ViewClipping])
    -> [(clipped: LayoutRect, scrolled: LayoutRect)]
  {
    guard !clipping.isEmpty else { return frames.map { ($0, $0) } }
    return frames.indices.map { element in
      var visible = (clipped: frames[element], scrolled: frames[element])
      var container = elements[element].container
      while let around = container {
        if let clipping = clipping[around] {
          visible.clipped = visible.clipped.intersection(with: frames[around])
          if clipping == .scrolls {
            visible.scrolled = visible.scrolled.intersection(with: frames[around])
          }
        }
        container = elements[around].container
      }
      return visible
    }
  }
}

extension LayoutRect {
  /// The intersection of two rectangles; empty if they are apart.
  fileprivate func intersection(with other: LayoutRect) -> LayoutRect {
    // Differences of edges would not always give back the very same size.
    if other.contains(self) { return self }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
