/// An edge of an element.
package enum ScrollAnchorEdge: Int, Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

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

  /// Whether nothing is corrected at the top edge of the content.
  var holdsContentTop: Bool { self == .aboveOnly || self == .firstFullyVisible }
}
