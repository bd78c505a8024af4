/// The viewport over the content along the scroll axis, exact.
struct ScrollGeometry: Hashable {
  var offset = Extent.zero
  var viewportHeight = Extent.zero
  var topInset = Extent.zero
  var bottomInset = Extent.zero
  var contentHeight = Extent.zero
  var topOffset: Extent { Extent.zero - topInset }
  /// The offset at which the content's bottom is in place; above `topOffset` if it is short.
  var bottomOffset: Extent { contentHeight + bottomInset - viewportHeight }
  var isAtTop: Bool { offset <= topOffset }
  var isAtBottom: Bool { offset >= bottomOffset }

  /// How far the viewport is beyond the edges of the content, as while a finger pulls it there.
  var overscroll: Overscroll {
    let bottom = max(.zero, offset - max(bottomOffset, topOffset))
    return Overscroll(top: max(.zero, topOffset - offset), bottom: bottom)
  }

  /// The nearest offset at which the viewport is no farther beyond an edge than it may be.
  func clamped(_ offset: Extent, allowing overscroll: Overscroll) -> Extent {
    max(topOffset - overscroll.top, min(offset, max(bottomOffset, topOffset) + overscroll.bottom))
  }

  func shows(_ top: Extent, _ bottom: Extent) -> Bool {
    top < offset + viewportHeight && bottom > offset
  }

  /// Whether what reaches from top to bottom is seen as a whole, with nothing covered.
  func showsAll(_ top: Extent, _ bottom: Extent) -> Bool {
    top >= offset + topInset && bottom <= offset + viewportHeight - bottomInset
  }
}
