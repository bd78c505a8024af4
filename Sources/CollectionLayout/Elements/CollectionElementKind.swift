/// The kind of an element of a collection: UIKit's two kinds of supplementary views, one kind of
/// decoration, and the kinds that a compositional layout declares, by number.
public enum CollectionElementKind: Hashable, Sendable, CustomStringConvertible {
  /// The background of a whole section; a decoration, which has no cell and is never asked.
  case background
  /// The header of a section; UIKit's `elementKindSectionHeader`.
  case header
  /// A supplementary element at the boundary of a section or of the whole content, other than a
  /// header or footer; the number is that of its kind in the layout.
  case boundary(UInt8)
  /// An item of a section.
  case item
  /// A supplementary element that is anchored to an item, or to the group that it starts; the
  /// number is that of its kind in the layout.
  case supplementary(UInt8)
  /// The footer of a section; UIKit's `elementKindSectionFooter`.
  case footer

  /// Whether some items have one such element each, rather than some sections.
  var belongsToItem: Bool {
    switch self {
    case .item, .supplementary: true
    case .background, .header, .boundary, .footer: false
    }
  }

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
