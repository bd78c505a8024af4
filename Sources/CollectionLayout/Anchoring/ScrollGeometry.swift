/// The viewport over the content along the scroll axis, exact.
struct ScrollGeometry: Hashable {
  /// Where the viewport begins in the content.
  var offset = Extent.zero
  var viewportHeight = Extent.zero
  /// The covered part at the viewport's top.
  var topInset = Extent.zero
  /// The covered part at the viewport's bottom.
  var bottomInset = Extent.zero
  var contentHeight = Extent.zero

  var topOffset: Extent { Extent.zero - topInset }
  /// The offset at which the content's bottom is in place; above `topOffset` if the content is
  /// short.
  var bottomOffset: Extent { contentHeight + bottomInset - viewportHeight }
  /// Whether the content's top edge is in place or below it.
  var isAtTop: Bool { offset <= topOffset }
  /// Whether the content's bottom edge is in place or above it.
  var isAtBottom: Bool { offset >= bottomOffset }

  /// How far the viewport is beyond the edges of the content, as while a finger pulls it there.
  var overscroll: Overscroll {
    Overscroll(
      top: max(.zero, topOffset - offset),
      bottom: max(.zero, offset - max(bottomOffset, topOffset)))
  }

  /// Returns the nearest offset at which the viewport is no farther beyond an edge of the content
  /// than it may be.
  func clamped(_ offset: Extent, allowing overscroll: Overscroll) -> Extent {
    max(topOffset - overscroll.top, min(offset, max(bottomOffset, topOffset) + overscroll.bottom))
  }

  /// Whether what reaches from top to bottom is seen, in part at least.
  func shows(_ top: Extent, _ bottom: Extent) -> Bool {
    top < offset + viewportHeight && bottom > offset
  }

  /// Whether what reaches from top to bottom is seen as a whole, with nothing covered.
  func showsAll(_ top: Extent, _ bottom: Extent) -> Bool {
    top >= offset + topInset && bottom <= offset + viewportHeight - bottomInset
  }
}
