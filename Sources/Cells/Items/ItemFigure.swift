import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A figure that an item's size depends on, if less than exact, or exact at one width or text size.
package struct ItemFigure: Hashable, Sendable {
  package let element: Int
  package let fidelity: Fidelity
  package let text: String
  /// The cell's width in points at which the figure may be trusted so far; nil for all.
  package let width: Double?
  package let category: DynamicTypeCategory?

  package init(
    element: Int, fidelity: Fidelity, text: String, width: Double?, category: DynamicTypeCategory?
  ) {
    self.element = element
    self.fidelity = fidelity
    self.text = text
    self.width = width
    self.category = category
  }

  package func resolved(for traits: TraitCollection) -> ItemFigure {
    guard let category, category != traits.contentSizeCategory else { return self }
    return ItemFigure(element: element, fidelity: .assumed, text: text, width: nil, category: nil)
  }

  package func fidelity(atWidth other: Double) -> Fidelity {
    width.map { $0 == other } ?? true ? fidelity : .assumed
  }
}

/// A view's treatment of content beyond its bounds.
package enum ViewClipping: Sendable {
  case clips
  case scrolls
}

extension LayoutDescription {
  /// The visible part of each element, by frames in one coordinate system, within all views around
  /// it that clip or scroll, and within those that scroll.
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
  fileprivate func intersection(with other: LayoutRect) -> LayoutRect {
    // Differences of edges would not always give back the very same size.
    if other.contains(self) { return self }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
