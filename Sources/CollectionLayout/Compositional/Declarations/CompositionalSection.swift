import SelfSizingGeometry

/// A section: one group, repeated for all items; `NSCollectionLayoutSection`.
package struct CompositionalSection: Hashable, Sendable {
  /// How a section scrolls across the layout's own direction;
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum OrthogonalScrolling: Int, Hashable, Sendable, CaseIterable {
    case none
    case continuous
    /// Freely, coming to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    /// By groups, each in the middle.
    case groupPagingCentered
  }

  /// The edges that a section's content insets count from; `UIContentInsetsReference`.
  package enum InsetsReference: Int, Hashable, Sendable, CaseIterable {
    /// The layout's; for the layout, the safe area.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }

  package var group: CompositionalItem
  package var contentInsets = DirectionalEdgeInsets.zero
  package var contentInsetsReference = InsetsReference.automatic
  package var interGroupSpacing = 0.0
  package var orthogonalScrolling = OrthogonalScrolling.none
  package var boundaryItems: [CompositionalBoundary] = []
  /// The edges that boundary elements count from; automatic for the section's own reference.
  package var supplementaryInsetsReference = InsetsReference.automatic
  /// Whether elements at the boundary have the section's insets; the older way to say so.
  package var supplementariesFollowContentInsets = true
  package var decorationItems: [CompositionalDecoration] = []

  package init(group: CompositionalItem) { self.group = group }
}

/// The settings of a whole layout; `UICollectionViewCompositionalLayoutConfiguration`.
package struct CompositionalConfiguration: Hashable, Sendable {
  package var scrollDirection = LayoutAxis.vertical
  package var interSectionSpacing = 0.0
  package var boundaryItems: [CompositionalBoundary] = []
  /// The default edges that the insets of sections count from.
  package var contentInsetsReference = CompositionalSection.InsetsReference.automatic

  package init() {}
}

extension CompositionalSection {
  /// Creates a list: rows across the section whose cells decide their height. UIKit documents
  /// neither a list's insets nor its paddings; whoever knows them sets `contentInsets`.
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
    let footer = CompositionalBoundary(
      kind: CompositionalBoundary.sectionFooter, size: size, alignment: .bottom)
    if hasFooter { section.boundaryItems.append(footer) }
    return section
  }
}

/// The surroundings of a section, for its provider; `NSCollectionLayoutEnvironment`. Points.
package struct CompositionalEnvironment: Hashable, Sendable {
  package var contentSize: LayoutSize
  package var contentInsets = DirectionalEdgeInsets.zero
  package var displayScale = 3.0
  package var layoutDirection = InterfaceDirection.leftToRight
  package var contentSizeCategory = DynamicTypeCategory.large

  package var effectiveContentSize: LayoutSize {
    LayoutSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
