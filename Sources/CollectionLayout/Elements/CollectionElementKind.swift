/// The kind of an element of a collection.
///
/// The counterpart of `UICollectionView.ElementCategory` with the two kinds of supplementary views
/// that UIKit itself defines, one kind of decoration, and the kinds that a compositional layout
/// declares, by number.
public enum CollectionElementKind: Hashable, Sendable {
  /// The background of a whole section; a decoration, which has no cell and is never asked.
  case background
  /// The header of a section; UIKit's `elementKindSectionHeader`.
  case header
  /// A supplementary element at the boundary of a section or of the whole content, other than a
  /// section's header or footer; the number is that of its kind in the layout.
  case boundary(UInt8)
  /// An item of a section.
  case item
  /// A supplementary element that is anchored to an item, or to the group that starts with the
  /// item; the number is that of its kind in the layout.
  case supplementary(UInt8)
  /// The footer of a section; UIKit's `elementKindSectionFooter`.
  case footer

  /// Whether there is one such element for each of some items, rather than of some sections.
  var belongsToItem: Bool {
    switch self {
    case .item, .supplementary: true
    case .background, .header, .boundary, .footer: false
    }
  }

  /// The kind's place in the order of a section's elements.
  var order: Int {
    switch self {
    case .background: 0
    case .header: 1
    case .boundary(let number): 2 + Int(number)
    case .item: 258
    case .supplementary(let number): 259 + Int(number)
    case .footer: 515
    }
  }
}

extension CollectionElementKind: CustomStringConvertible {
  /// The name, and the number where there are several: `header`, `boundary 2`.
  public var description: String {
    switch self {
    case .background: "background"
    case .header: "header"
    case .boundary(let number): "boundary \(number)"
    case .item: "item"
    case .supplementary(let number): "supplementary \(number)"
    case .footer: "footer"
    }
  }
}
