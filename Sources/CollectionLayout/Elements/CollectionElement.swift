/// One element of a collection by its place: an item, or the header or footer of a section.
public struct CollectionElement: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The element's kind.
  public var kind: CollectionElementKind
  /// The element's place; what belongs to a section has item 0.
  public var indexPath: ItemIndexPath

  /// Creates an element from its kind and place.
  public init(kind: CollectionElementKind, indexPath: ItemIndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  init(_ kind: CollectionElementKind, ofSection section: Int) {
    self.init(kind: kind, indexPath: ItemIndexPath(item: 0, section: section))
  }

  /// Returns the item at an index path.
  public static func item(_ indexPath: ItemIndexPath) -> CollectionElement {
    CollectionElement(kind: .item, indexPath: indexPath)
  }
  /// Returns the header of a section.
  public static func header(ofSection section: Int) -> CollectionElement {
    CollectionElement(.header, ofSection: section)
  }
  /// Returns the background of a section.
  public static func background(ofSection section: Int) -> CollectionElement {
    CollectionElement(.background, ofSection: section)
  }
  /// Returns the footer of a section.
  public static func footer(ofSection section: Int) -> CollectionElement {
    CollectionElement(.footer, ofSection: section)
  }

  /// Orders by section; within a section the background, the header, other boundary elements, the
  /// items, what is anchored to them, the footer.
  public static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    (first.indexPath.section, first.kind.order, first.indexPath.item)
      < (second.indexPath.section, second.kind.order, second.indexPath.item)
  }
  /// The kind and the place, as in `item [0, 12]` and `header [3]`.
  public var description: String {
    kind.belongsToItem || indexPath.item != 0
      ? "\(kind) \(indexPath)" : "\(kind) [\(indexPath.section)]"
  }
}
