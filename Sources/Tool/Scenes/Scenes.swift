import SelfSizing
import SelfSizingCommand

extension Gallery {
  /// The scenes that the command comes with, one for each kind of collection that these layouts are
  /// for.
  static let scenes = [
    SceneEntry(
      "cut-off", summary: "a cell that cuts a text off, at three text sizes",
      draw: CutOffScene.drawing),
    SceneEntry(
      "scrolling", summary: "two tables that scroll up, with and without offset correction",
      draw: ScrollingScene.drawing),
    SceneEntry(
      "numbers", summary: "0 to 100 in a grid whose primes are larger", draw: NumbersScene.drawing),
    SceneEntry(
      "texts", summary: "a table of texts of very different length", draw: TextsScene.drawing),
    SceneEntry(
      "photos", summary: "three photos in a row on every screen", draw: PhotosScene.drawing),
    SceneEntry(
      "recipes", summary: "columns that follow width and text size", draw: RecipesScene.drawing),
    SceneEntry(
      "feed", summary: "rows that scroll sideways under headers held in sight",
      draw: FeedScene.drawing),
    SceneEntry(
      "groups", summary: "how compositional layouts fill groups", draw: GroupsScene.drawing),
  ]
}

extension SceneSettings {
  func widths(or own: [Double]) -> [Double] { widths.isEmpty ? own : widths }

  func sizes(or own: [DynamicTypeCategory]) -> [DynamicTypeCategory] { sizes.isEmpty ? own : sizes }

  /// A group for each width, those of a phone if none is given, and each text size.
  func groups(
    sizes own: [DynamicTypeCategory] = [.large],
    _ group: (_ width: Double, DynamicTypeCategory) throws -> Group
  ) rethrows -> [Group] {
    try widths(or: [375]).flatMap { width in try sizes(or: own).map { try group(width, $0) } }
  }
}

typealias Group = SceneDrawing.Group
typealias Panel = SceneDrawing.Panel
typealias Element = SceneDrawing.Element
typealias Moment = SceneDrawing.Moment

extension CompositionalDimension { static let whole = fractionalWidth(1) }

extension CompositionalSize {
  init(_ width: CompositionalDimension, _ height: CompositionalDimension) {
    self.init(width: width, height: height)
  }
}

/// A layout in a viewport once every visible cell agrees with its size.
struct SettledScene {
  let contentSize: LayoutSize
  let visible: [CollectionViewLayoutAttributes]

  init<Source: CollectionViewDataSource & CollectionViewCellProvider>(
    _ source: Source, _ layout: CollectionViewLayout, _ viewport: CollectionViewport
  ) throws {
    let view = try CollectionView(
      collectionViewLayout: layout, viewport: viewport, dataSource: source, cellProvider: source)
    try view.layoutIfNeeded()
    contentSize = view.contentSize
    visible = view.layoutAttributesForVisibleElements
  }
}

/// Items without anything in them, whose size is the layout's alone to decide unless they prefer
/// heights.
final class PlainItems: CollectionViewDataSource, CollectionViewCellProvider {
  private let count: Int
  private let heights: [Double]

  /// Creates items, each with its number as its identity, and the heights that they prefer, in
  /// turn.
  init(count: Int, heights: [Double] = []) {
    self.count = count
    self.heights = heights
  }

  func numberOfItems(inSection section: Int) -> Int { count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(indexPath.item) }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    var preferred = layoutAttributes
    if !heights.isEmpty {
      preferred.frame.size.height = heights[layoutAttributes.indexPath.item % heights.count]
    }
    return preferred
  }
}
