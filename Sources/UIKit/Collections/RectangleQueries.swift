import SelfSizingAutoLayout
import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The rectangle queries of an app's layout, compared with the layout's attributes of its items. A
/// query that leaves out an item makes it vanish while its place is visible.
@MainActor struct RectangleQueries {
  struct Loss: CustomStringConvertible {
    let path: ItemIndexPath
    let frame: CGRect
    let rect: CGRect

    var description: String {
      "a query of \(Self.text(rect)) leaves out item \(path), which the layout puts at "
        + Self.text(frame)
    }

    private static func text(_ rect: CGRect) -> String {
      let lengths = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).short }
      return "(\(lengths.joined(separator: ", ")))"
    }
  }

  private static let queryCount = 64
  /// The depth in points up to which a frame only touches a rectangle.
  private static let touch: CGFloat = 1e-3
  let layout: UICollectionViewLayout
  let itemCounts: [Int]
  let bounds: LayoutRect
  func losses() -> [Loss] {
    let items = itemCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap { item -> (path: ItemIndexPath, frame: CGRect)? in
        let path = IndexPath(item: item, section: section)
        guard let attributes = layout.layoutAttributesForItem(at: path), !attributes.isHidden,
          attributes.frame.width > Self.touch, attributes.frame.height > Self.touch
        else { return nil }
        return (path.itemPath, attributes.frame)
      }
    }
    var known: Set<ItemIndexPath> = []
    var losses: [Loss] = []
    for rect in rectangles {
      let inside = rect.insetBy(dx: Self.touch, dy: Self.touch)
      let found = Set(
        (layout.layoutAttributesForElements(in: rect) ?? []).lazy
          .filter { $0.representedElementCategory == .cell }.map(\.indexPath.itemPath))
      for item in items
      where item.frame.meets(inside) && !found.contains(item.path)
        && known.insert(item.path).inserted
      { losses.append(Loss(path: item.path, frame: item.frame, rect: rect)) }
    }
    return losses
  }

  /// Windows from the start of the content to its end, and the one that is seen.
  private var rectangles: [CGRect] {
    let (window, content) = (CGRect(bounds), layout.collectionViewContentSize)
    guard window.width > 0, window.height > 0 else { return [] }
    let isVertical = content.height - window.height >= content.width - window.width
    let (length, room) =
      isVertical ? (content.height, window.height) : (content.width, window.width)
    guard length.isFinite, length > 0 else { return [window] }
    // Windows overlap by half where there are enough of them to cover the content.
    let step = max(room / 2, length / CGFloat(Self.queryCount))
    return [window]
      + stride(from: 0, to: length, by: step).map { place in
        isVertical
          ? CGRect(x: window.minX, y: place, width: window.width, height: room)
          : CGRect(x: place, y: window.minY, width: room, height: window.height)
      }
  }
}

extension CGRect {
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
