import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// A column of cells that keeps what was before a batch beside what comes after it, as layouts of
/// chats do: it shows all of its items only once it has prepared after the batch.
private final class TwoStateLayout: FramesLayout {
  var calls: [String] = []
  /// The correction that it asks for at the end of a batch, and the offset that it aims at.
  var adjustment: CGFloat = 0
  var target: CGFloat?
  private var isUpdating = false

  override func prepare() {
    calls.append("prepare")
    isUpdating = false
    stack { _ in 50 }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    calls.append("elements")
    return super.layoutAttributesForElements(in: rect)?
      .filter { !isUpdating || $0.indexPath.item % 2 == 0 }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls.append("updates \(updateItems.count)")
    isUpdating = true
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    calls.append("target")
    return CGPoint(x: proposed.x, y: target ?? proposed.y)
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("initial \(path.item)")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("final \(path.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func finalizeCollectionViewUpdates() {
    calls.append("finalize")
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = adjustment
    invalidateLayout(with: context)
    super.finalizeCollectionViewUpdates()
  }
}

/// A layout in the manner from before there were contexts: it drops what it knows when it hears
/// that everything is invalid.
private final class CachingLayout: FramesLayout {
  /// The contexts that came with the invalidations, by whether they were for everything.
  private(set) var everything: [Bool] = []

  override func invalidateLayout() {
    frames = []
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    everything.append(context.invalidateEverything)
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard frames.isEmpty, let collectionView else { return }
    let width = collectionView.bounds.width / 4
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      CGRect(
        x: CGFloat(item % 4) * width, y: CGFloat(item / 4) * width, width: width, height: width)
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.width != newBounds.width
  }
}

/// A delegate that replaces the offset at which a batch ends.
private final class AimingDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 30) }
}

@Suite("Updates of an app's own layout", .serialized)
@MainActor
struct LayoutUpdateTests {
  /// A list that has scrolled, and its source.
  private func scrolled(_ layout: UICollectionViewLayout) -> (UICollectionView, NumberedSource) {
    let source = NumberedSource([200])
    let view = source.list(layout)
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    return (view, source)
  }

  /// Deletes the item at the top of the window and one above it.
  private func delete(_ view: UICollectionView, _ source: NumberedSource) {
    view.performBatchUpdates {
      source.counts = [198]
      view.deleteItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 20, section: 0)])
    }
  }

  @Test("hear of a batch, of what comes and goes, and of its end in UIKit's order")
  func order() {
    let layout = TwoStateLayout()
    let (view, source) = scrolled(layout)
    layout.calls = []
    delete(view, source)
    #expect(
      layout.calls.filter { $0 != "elements" } == [
        "prepare", "updates 2", "target", "final 20", "finalize", "prepare",
      ])
    layout.calls = []
    view.performBatchUpdates {
      source.counts = [199]
      view.insertItems(at: [IndexPath(item: 22, section: 0)])
    }
    #expect(
      layout.calls.filter { $0 != "elements" } == [
        "prepare", "updates 1", "target", "initial 22", "finalize", "prepare",
      ])
  }

  @Test("are not lost on a layout whose list has become taller")
  func taller() {
    let layout = TwoStateLayout()
    let (view, source) = scrolled(layout)
    view.frame.size.height += 100
    view.layoutIfNeeded()
    layout.calls = []
    delete(view, source)
    #expect(layout.calls.prefix(2) == ["prepare", "updates 2"])
    #expect(view.contentSize.height == 9_900)
  }

  @Test("end with everything in sight that the layout shows after it has parted with its past")
  func completeness() {
    let (view, source) = scrolled(TwoStateLayout())
    delete(view, source)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(20..<28))
    #expect(view.visibleCells.count == 8)
  }

  @Test("move the offset as the layout's context at the end asks, once")
  func adjustment() {
    let layout = TwoStateLayout()
    let (view, source) = scrolled(layout)
    layout.adjustment = -70
    delete(view, source)
    #expect(view.contentOffset.y == 930)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 930)
  }

  @Test("end where the layout aims, or else its list's delegate")
  func target() {
    let layout = TwoStateLayout()
    let (view, source) = scrolled(layout)
    layout.target = 900
    delete(view, source)
    #expect(view.contentOffset.y == 900)
    let delegate = AimingDelegate()
    view.delegate = delegate
    view.performBatchUpdates {
      source.counts = [197]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.contentOffset.y == 930)
  }

  @Test("survive corrections that are no numbers")
  func badAdjustment() {
    let layout = TwoStateLayout()
    let (view, source) = scrolled(layout)
    layout.adjustment = .nan
    layout.target = .infinity
    delete(view, source)
    #expect(view.contentOffset.y == 1_000)
    #expect(view.visibleCells.count == 8)
  }

  @Test("reach a layout that overrides invalidateLayout() alone")
  func caches() {
    let layout = CachingLayout()
    let (view, source) = scrolled(layout)
    source.counts = [8]
    view.reloadData()
    #expect(view.contentSize == CGSize(width: 300, height: 150))
    view.frame.size = CGSize(width: 400, height: 300)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 400, height: 200))
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.minX == 100)
  }

  @Test("name everything invalid for a reload, and not for new bounds")
  func contexts() {
    let layout = CachingLayout()
    let (view, source) = scrolled(layout)
    defer { withExtendedLifetime(source) {} }
    let count = layout.everything.count
    view.frame.size = CGSize(width: 400, height: 300)
    view.layoutIfNeeded()
    #expect(HeadlessFindings.take() == [])
    #expect(Array(layout.everything.dropFirst(count)) == [false])
    view.reloadData()
    #expect(layout.everything.last == true)
  }

  @Test("keep every index path that a context is given, one at a time or together")
  func paths() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2, 3])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 4, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 5, section: 0)])
    #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.map(\.item) == [4, 5])
    context.invalidateDecorationElements(ofKind: "b", at: [IndexPath(item: 6, section: 0)])
    #expect(context.invalidatedDecorationIndexPaths?["b"]?.map(\.item) == [6])
  }
}
