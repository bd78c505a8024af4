/// The kind of an element of a collection.
///
/// The counterpart of `UICollectionView.ElementCategory` with the two kinds of supplementary views
/// that UIKit itself defines and one kind of decoration.
public enum CollectionElementKind: Int, Hashable, Sendable, CaseIterable {
  /// The background of a whole section; a decoration, which has no cell and is never asked.
  case background
  /// The header of a section; UIKit's `elementKindSectionHeader`.
  case header
  /// An item of a section.
  case item
  /// The footer of a section; UIKit's `elementKindSectionFooter`.
  case footer
}
