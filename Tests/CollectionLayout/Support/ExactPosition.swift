import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Returns a length in points as a whole number of 1/(3·2^24) points, without rounding: the tests'
/// own arithmetic, so that "0 points" does not rest on the code under test.
func exact(_ points: Double) -> Int64 {
  let units = (points * 50_331_648).rounded()
  return Int64(units)
}

/// Where the elements of a collection view are on its screen.
struct ScreenPositions {
  /// The visible part of one item.
  struct Item {
    let identity: Int
    let top: Int64
    let bottom: Int64
  }

  /// The visible items from top to bottom, then from left to right.
  let items: [Item]

  /// Reads the positions from attributes and offset alone.
  init(of view: CollectionView, showing collection: TestCollection) {
    let offset = exact(view.contentOffset.y)
    items = view.layoutAttributesForVisibleElements
      .filter { $0.element.kind == .item && view.isSettled($0.element) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { attributes in
        let path = attributes.indexPath
        let top = exact(attributes.frame.minY) - offset
        return Item(
          identity: collection.sections[path.section][path.item], top: top,
          bottom: top + exact(attributes.frame.height))
      }
  }

  /// Returns the first settled item that is fully visible, and that stays in sight when it moves
  /// down by a distance.
  func firstFullyVisible(movingBy distance: Int64, in height: Int64) -> Item? {
    items.first {
      $0.top >= 0 && $0.bottom <= height && $0.bottom + distance > 0 && $0.top + distance < height
    }
  }

  /// Returns an item by its identity.
  subscript(identity: Int) -> Item? { items.first { $0.identity == identity } }
}
