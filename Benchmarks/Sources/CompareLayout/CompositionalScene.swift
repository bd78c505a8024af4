import LayoutTestSupport
import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Items in sections that cost next to nothing, and whose cells agree with what they are given.
final class CompositionalItems: CollectionViewDataSource, CollectionViewCellProvider {
  private let counts: [Int]
  /// Whether an item was inserted before all others of the first section.
  var hasInserted = false

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections() -> Int { counts.count }

  func numberOfItems(inSection section: Int) -> Int {
    counts[section] + (hasInserted && section == 0 ? 1 : 0)
  }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    let item = indexPath.section == 0 && hasInserted ? indexPath.item - 1 : indexPath.item
    return ItemIdentity(indexPath.section << 32 + item)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    layoutAttributes
  }
}

/// A compositional layout at one place, and what is timed there.
final class CompositionalScene {
  let items: CompositionalItems
  let subject: CompositionalSubject
  var layout: CollectionViewLayout { subject.layout }
  let view: CollectionView
  /// The largest distance that anything settled has moved on the screen, in points; 0 is what is
  /// claimed.
  private(set) var largestDisplacement = 0.0

  static let viewport = CollectionViewport(
    size: LayoutSize(width: 390, height: 844), displayScale: 3)

  /// Creates a collection that was laid out, and scrolled to a part of its length.
  init(_ subject: CompositionalSubject, counts: [Int], part: Double = 0) throws {
    items = CompositionalItems(counts: counts)
    self.subject = subject
    view = try CollectionView(
      collectionViewLayout: subject.layout, viewport: Self.viewport, dataSource: items,
      cellProvider: items)
    try view.layoutIfNeeded()
    guard part > 0 else { return }
    try view.setContentOffset(LayoutPoint(x: 0, y: view.contentSize.height * part))
  }

  convenience init(_ sample: CompositionalSample, count: Int, part: Double = 0) throws {
    try self.init(CompositionalSubject(sample), counts: [count], part: part)
  }

  /// Returns the attributes with which an item answers a size; only what its cell decides counts.
  func answer(_ item: Int, width: Double? = nil, height: Double? = nil)
    -> CollectionViewLayoutAttributes?
  {
    guard
      var answer = layout.layoutAttributesForItem(at: ItemIndexPath(item: item, section: 0))
    else { return nil }
    if let width { answer.frame.size.width = width }
    if let height { answer.frame.size.height = height }
    return answer
  }

  /// One self-sizing step of the layout: attributes, the question, context, adjustment,
  /// preparation.
  func answerAtLayout(_ item: Int, width: Double? = nil, height: Double? = nil) throws {
    guard
      let original = layout.layoutAttributesForItem(at: ItemIndexPath(item: item, section: 0)),
      let preferred = answer(item, width: width, height: height)
    else { return }
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    try layout.prepare()
  }

  /// The same through the collection view, with the anchor kept and the step reported.
  func answerThroughView(_ item: Int, height: Double) throws {
    guard let answer = answer(item, height: height) else { return }
    note(try view.applyPreferredLayoutAttributes([answer]))
  }

  /// Inserts an item before all others, or deletes it again.
  func insertOrDeleteAtFront() throws {
    let path = ItemIndexPath(item: 0, section: 0)
    note(
      try view.performBatchUpdates { updates in
        if items.hasInserted {
          updates.deleteItems(at: [path])
        } else {
          updates.insertItems(at: [path])
        }
        items.hasInserted.toggle()
      })
  }

  private func note(_ step: ScrollStep) {
    largestDisplacement = max(largestDisplacement, abs(step.anchorDisplacement ?? 0))
  }

  /// Ends the comparison where something settled has moved on the screen.
  func checkPlaces(_ name: String) {
    if largestDisplacement != 0 {
      fatalError("\(name): the anchor moved by \(largestDisplacement) points")
    }
  }
}
