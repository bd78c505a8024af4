package enum ScrollAnchorEdge: Int, Hashable, Sendable, CaseIterable { case top, bottom }

/// The part of the content that keeps its place on the screen while heights change.
package enum ScrollAnchor: Hashable, Sendable {
  /// The content's top edge: nothing is corrected.
  case contentTop
  /// The content's bottom edge: the offset follows the content's height.
  case contentBottom
  /// An edge of an element: the offset follows that edge.
  case element(CollectionElement, edge: ScrollAnchorEdge)
}

/// The rule that chooses what keeps its place on the screen while heights change.
public enum ScrollAnchorPolicy: Int, Hashable, Sendable, CaseIterable {
  /// Nothing keeps its place: the offset is never corrected.
  case none
  /// The top edge of the first visible item stays: items entirely above the viewport are
  /// compensated, one that straddles its top edge grows down.
  case aboveOnly
  /// The first fully visible item whose height is settled stays; one that straddles the top edge of
  /// the viewport is compensated too.
  case firstFullyVisible
  /// The bottom edge of the last visible item stays, as chats have it.
  case bottom
  var holdsContentTop: Bool { self == .aboveOnly || self == .firstFullyVisible }
}

/// Distances beyond the edges of the content, where it starts and where it ends; none negative.
struct Overscroll: Hashable {
  var top = Extent.zero
  var bottom = Extent.zero
  static let unlimited = Overscroll(top: .maximum, bottom: .maximum)

  var opened: Overscroll {
    Overscroll(top: top > .zero ? .maximum : .zero, bottom: bottom > .zero ? .maximum : .zero)
  }
}
