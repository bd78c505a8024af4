import SelfSizingGeometry

/// A section: one group, repeated for all items; `NSCollectionLayoutSection`.
package struct CompositionalSection: Hashable, Sendable {
  /// How a section scrolls across the layout's own direction;
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum OrthogonalScrolling: Int, Hashable, Sendable, CaseIterable {
    case none
    /// Freely.
    case continuous
    /// Freely, coming to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection view.
    case paging
    case groupPaging
    /// By groups, each in the middle.
    case groupPagingCentered
  }

  /// The edges that a section's content insets count from; `UIContentInsetsReference`.
  package enum InsetsReference: Int, Hashable, Sendable, CaseIterable {
    /// The layout's; for the layout, the safe area.
    case automatic
    /// The edges of the content.
    case none
    case safeArea
    case layoutMargins
    /// The readable width.
    case readableContent
  }

  package var group: CompositionalItem
  /// Distances between the boundary and the groups.
  package var contentInsets = DirectionalEdgeInsets.zero
  /// The edges that the distances count from.
  package var contentInsetsReference = InsetsReference.automatic
  /// The distance between two groups, in points.
  package var interGroupSpacing = 0.0
  /// How the section scrolls across the layout's own direction.
  package var orthogonalScrolling = OrthogonalScrolling.none
  package var boundaryItems: [CompositionalBoundary] = []
  /// The edges that boundary elements count from; automatic for the section's own reference.
  package var supplementaryInsetsReference = InsetsReference.automatic
  /// Whether elements at the boundary have the section's insets; `false` is the older way to say
  /// that they count from the edges.
  package var supplementariesFollowContentInsets = true
  package var decorationItems: [CompositionalDecoration] = []

  package init(group: CompositionalItem) { self.group = group }
}

/// The settings of a whole layout; `UICollectionViewCompositionalLayoutConfiguration`.
package struct CompositionalConfiguration: Hashable, Sendable {
  package var scrollDirection = LayoutAxis.vertical
  /// The distance between two sections, in points.
  package var interSectionSpacing = 0.0
  package var boundaryItems: [CompositionalBoundary] = []
  /// The default edges that the insets of sections count from.
  package var contentInsetsReference = CompositionalSection.InsetsReference.automatic

  /// Creates UIKit's defaults.
  package init() {}
}

extension CompositionalSection {
  /// Creates a list: rows across the section whose cells decide their height.
  ///
  /// UIKit documents neither a list's insets nor its paddings; whoever knows them sets
  /// `contentInsets`.
  package static func list(
    hasHeader: Bool = false, hasFooter: Bool = false, pinsHeaders: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalSection {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
    var section = CompositionalSection(
      group: .vertical(size, [.item(size, fileID: fileID, line: line)], fileID: fileID, line: line))
    if hasHeader {
      var header = CompositionalBoundary(
        kind: CompositionalBoundary.sectionHeader, size: size, alignment: .top)
      header.pinToVisibleBounds = pinsHeaders
      section.boundaryItems.append(header)
    }
    if hasFooter {
      section.boundaryItems.append(
        CompositionalBoundary(
          kind: CompositionalBoundary.sectionFooter, size: size, alignment: .bottom))
    }
    return section
  }
}
