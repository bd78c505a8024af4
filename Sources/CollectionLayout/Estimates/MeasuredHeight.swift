/// The height of an item that was measured ahead of time, away from the collection view.
public struct MeasuredHeight: Hashable, Sendable {
  /// Whose height it is.
  public var identity: ItemIdentity
  /// Where the item was when it was measured; if it is gone from there, its identity finds it.
  public var indexPath: ItemIndexPath
  /// The extent across the scroll axis that the height holds for, in points.
  public var width: Double
  /// The preferred extent along the scroll axis, in points.
  public var height: Double

  /// Creates a height.
  public init(identity: ItemIdentity, indexPath: ItemIndexPath, width: Double, height: Double) {
    (self.identity, self.indexPath) = (identity, indexPath)
    (self.width, self.height) = (width, height)
  }
}
