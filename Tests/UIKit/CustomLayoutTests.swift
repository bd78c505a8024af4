import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// A column of cells, as an app writes one: it guesses at heights, and takes what cells prefer.
private final class ColumnLayout: FramesLayout {
  private(set) var calls: [String] = []
  private var heights: [Int: CGFloat] = [:]

  override func prepare() {
    calls.append("prepare")
    stack { heights[$0] ?? 50 }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.append("should \(preferred.indexPath.item)")
    return abs(preferred.size.height - original.size.height) > 0.1
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context \(preferred.indexPath.item)")
    heights[preferred.indexPath.item] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidate")
    super.invalidateLayout(with: context)
  }
}

@Suite("An app's own layout")
@MainActor
struct CustomLayoutTests {
  @Test("is asked in UIKit's order, and its cells have the heights that they prefer")
  func pipeline() throws {
    let numbers = NumberedSource([500])
    let layout = ColumnLayout()
    let view = numbers.list(layout)
    #expect(
      layout.calls.prefix(5)
        == ["invalidate", "prepare", "should 0", "context 0", "invalidate"])
    var top: CGFloat = 0
    for path in view.indexPathsForVisibleItems {
      let cell = try #require(view.cellForItem(at: path))
      #expect(
        cell.frame
          == CGRect(x: 0, y: top, width: 300, height: NumberedCell.height(of: path.item)))
      top = cell.frame.maxY
    }
    #expect(top >= 400)
    let prepared = layout.calls.filter { $0 == "prepare" }.count
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == prepared)
    view.scrollToItem(at: [0, 300], at: .top, animated: false)
    #expect(view.cellForItem(at: [0, 300])?.frame.minY == view.contentOffset.y)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("survives attributes that are no numbers, and a data source that has fewer items")
  func badInput() {
    let numbers = NumberedSource([500])
    let layout = ColumnLayout()
    let view = numbers.list(layout)
    numbers.counts = [3]
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(!HeadlessFindings.take().isEmpty)
    view.reloadData()
    #expect(view.visibleCells.count == 3)
    view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    view.layoutIfNeeded()
    _ = HeadlessFindings.take()
    #expect(view.visibleCells.count == 3)
  }
}
