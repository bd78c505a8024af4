/// The place of an item in a collection: a section, and an item within it.
public struct ItemIndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The item within the section, from 0.
  public var item: Int
  /// Creates an index path.
  public init(item: Int, section: Int) { (self.item, self.section) = (item, section) }
  /// Orders by section, then by item.
  public static func < (first: ItemIndexPath, second: ItemIndexPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
  /// The section and the item, as in `[0, 12]`.
  public var description: String { "[\(section), \(item)]" }
}
