import SelfSizingGeometry

@testable import SelfSizingCollectionLayout

/// The screen of a collection view, read from attributes, content offset and viewport alone, in
/// exact units along the scroll axis. Nothing of the pipeline's own arithmetic is used.
struct ScreenView {
  /// One item, with its edges measured from the edge of the viewport where the content starts.
  struct Item {
    let identity: Int
    let start: Int64
    let end: Int64
    /// Where it begins across, in points.
    let across: Double
    let indexPath: ItemIndexPath
    let isSettled: Bool
  }

  /// The visible items, from the content's start to its end, then from left to right.
  let items: [Item]
  /// Where the viewport begins in the content.
  let offset: Int64
  /// The length of the viewport.
  let length: Int64
  /// The inset where the content starts.
  let startInset: Int64
  /// The inset where the content ends.
  let endInset: Int64
  /// The length of the content.
  let contentLength: Int64

  init(_ world: ScriptWorld) {
    let view = world.view
    let startsAtRight = world.axis == .horizontal && world.direction == .rightToLeft
    let insets = view.viewport.contentInset
    length = exact(view.viewport.size[world.axis])
    contentLength = exact(view.contentSize[world.axis])
    let origin = exact(view.contentOffset[world.axis])
    offset = startsAtRight ? contentLength - origin - length : origin
    switch (world.axis, startsAtRight) {
    case (.vertical, _): (startInset, endInset) = (exact(insets.top), exact(insets.bottom))
    case (_, false): (startInset, endInset) = (exact(insets.left), exact(insets.right))
    case (_, true): (startInset, endInset) = (exact(insets.right), exact(insets.left))
    }
    var items: [Item] = []
    for attributes in view.layoutAttributesForVisibleElements
    where attributes.element.kind == .item {
      let path = attributes.indexPath
      items.append(
        Self.item(
          world, path, attributes.frame, origin, isSettled: view.isSettled(attributes.element)))
    }
    self.items = items.sorted {
      ($0.start, $0.across, $0.indexPath) < ($1.start, $1.across, $1.indexPath)
    }
  }

  private static func item(
    _ world: ScriptWorld, _ path: ItemIndexPath, _ frame: LayoutRect, _ origin: Int64,
    isSettled: Bool
  ) -> Item {
    let low = exact(frame.origin[world.axis]) - origin
    let extent = exact(frame.size[world.axis])
    let startsAtRight = world.axis == .horizontal && world.direction == .rightToLeft
    let start = startsAtRight ? exact(world.view.viewport.size.width) - low - extent : low
    return Item(
      identity: world.collection.sections[path.section][path.item], start: start,
      end: start + extent, across: frame.origin[world.axis.perpendicular], indexPath: path,
      isSettled: isSettled)
  }

  /// Returns an item by its identity, visible or not; nil if there is none.
  static func item(_ identity: Int, in world: ScriptWorld) -> Item? {
    for (section, items) in world.collection.sections.enumerated() {
      guard let item = items.firstIndex(of: identity) else { continue }
      let path = ItemIndexPath(item: item, section: section)
      guard let frame = world.layout.layoutAttributesForItem(at: path)?.frame else { return nil }
      return Self.item(
        world, path, frame, exact(world.view.contentOffset[world.axis]), isSettled: false)
    }
    return nil
  }

  /// The offset at which the content's start is in place.
  var startOffset: Int64 { -startInset }

  /// The offset at which the content's end is in place, or its start if the content is short.
  var endOffset: Int64 { max(contentLength + endInset - length, startOffset) }

  /// Whether the content's start is in place.
  var isAtStart: Bool { offset <= startOffset }

  /// Whether the content's end is in place.
  var isAtEnd: Bool { offset >= contentLength + endInset - length }

  /// Whether an item is seen as a whole, with nothing covered.
  func showsAll(_ item: Item) -> Bool {
    item.start >= startInset && item.end <= length - endInset
  }
}
