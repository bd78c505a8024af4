/// What an element of a collection is.
///
/// The counterpart of `UICollectionView.ElementCategory` with the two kinds of supplementary views that
/// UIKit itself defines.
public enum CollectionElementKind: Int, Hashable, Sendable, CaseIterable {
  /// The header of a section; UIKit's `elementKindSectionHeader`.
  case header
  /// An item of a section.
  case item
  /// The footer of a section; UIKit's `elementKindSectionFooter`.
  case footer
}
