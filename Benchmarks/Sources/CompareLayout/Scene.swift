import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A collection at one place, and what is timed there.
final class Scene {
  enum Kind: String, CaseIterable {
    case table
    case masonry
  }

  let numbers: Numbers
  let layout: SectionedLayout
  let view: CollectionView
  /// The item in the middle of the viewport.
  let item: Int
  /// The largest distance that anything settled has moved on the screen, in points; 0 is what is
  /// claimed.
  private(set) var largestDisplacement = 0.0

  /// Creates a collection, scrolled to a part of its length, with 20 visible items.
  init(_ kind: Kind, count: Int, part: Double, reflow: MasonryReflow = .sticky) throws {
    numbers = Numbers(count: count)
    layout = Self.layout(kind, reflow)
    let height: Double = kind == .table ? 1950 : 650
    view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(size: LayoutSize(width: 390, height: height)),
      dataSource: numbers, cellProvider: numbers)
    let first = min(Int(Double(count) * part), count - 1)
    _ = try view.scrollToItem(
      at: ItemIndexPath(item: first, section: 0), at: part == 1 ? .bottom : .top)
    _ = try view.scroll(by: part == 1 ? -20 : 20)
    let visible = view.indexPathsForVisibleItems
    item = visible[visible.count / 2].item
  }

  static func layout(_ kind: Kind, _ reflow: MasonryReflow = .sticky) -> SectionedLayout {
    switch kind {
    case .table: TableLayout(section: TableSection(items: .estimated(100)))
    case .masonry:
      MasonryLayout(
        section: MasonrySection(columns: .fixed(3), items: .estimated(100)), reflow: reflow)
    }
  }

  /// One self-size step of the layout: rectangle query, preferred attributes, context, adjustment,
  /// prepare.
  func layoutStep(_ number: Int) throws {
    let path = ItemIndexPath(item: item, section: 0)
    let visible = layout.layoutAttributesForElements(in: view.bounds)
    guard let original = visible.first(where: { $0.indexPath == path }) else { return }
    var preferred = original
    preferred.frame.size.height = number % 2 == 0 ? 101 : 100
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    try layout.prepare()
  }

  /// The same through the whole collection view, with the cell asked twice, the anchor kept and the
  /// step reported.
  func viewStep(_ number: Int) throws {
    numbers.special = item
    numbers.height = number % 2 == 0 ? 101 : 100
    note(try view.reconfigureItems(at: [ItemIndexPath(item: item, section: 0)]))
  }

  /// Inserts an item, or deletes it again.
  func insertOrDelete(_ number: Int, at place: Int) throws {
    let path = ItemIndexPath(item: place, section: 0)
    note(
      try view.performBatchUpdates { updates in
        if numbers.inserted == nil {
          numbers.inserted = place
          updates.insertItems(at: [path])
        } else {
          numbers.inserted = nil
          updates.deleteItems(at: [path])
        }
      })
  }

  /// Moves an item, or moves it back.
  func move(_ number: Int, from source: Int, to destination: Int) throws {
    let places = [source, destination].map { ItemIndexPath(item: $0, section: 0) }
    note(
      try view.performBatchUpdates { updates in
        if numbers.moved == nil {
          numbers.moved = (source, destination)
          updates.moveItem(at: places[0], to: places[1])
        } else {
          numbers.moved = nil
          updates.moveItem(at: places[1], to: places[0])
        }
      })
  }

  private func note(_ step: ScrollStep) {
    let moved = abs(step.anchorDisplacement ?? 0)
    if moved > largestDisplacement { largestDisplacement = moved }
  }

  /// Why the answers that were timed are wrong; nil if they are right.
  ///
  /// Items have no gaps, so that the result of a rectangle query covers the viewport exactly
  /// once; the content is as long as its items; nothing that was the anchor has moved on the
  /// screen.
  func mistake(count: Int) -> String? {
    let bounds = view.bounds
    let visible = layout.layoutAttributesForElements(in: bounds)
    let covered = visible.reduce(0.0) { area, attributes in
      let frame = attributes.frame
      let width = min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX)
      let height = min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY)
      guard width > 0, height > 0 else { return .infinity }
      return area + width * height
    }
    let columns = layout is MasonryLayout ? 3 : 1
    // The last line of three columns may lack two items.
    let gap = bounds.width * bounds.height - covered
    if gap < -1e-3 || gap > (columns == 1 ? 1e-3 : 2 * 130 * 101) {
      return "items cover \(covered) points of \(bounds.width * bounds.height)"
    }
    let length = view.contentSize.height
    // One item may be 101 points high, and one may have been inserted.
    let shortest = Double(count / columns) * 100
    if length < shortest || length > shortest + 302 {
      return "\(count) items are \(length) points long"
    }
    if largestDisplacement != 0 { return "the anchor moved by \(largestDisplacement) points" }
    return nil
  }
}
