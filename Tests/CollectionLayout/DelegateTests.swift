import SelfSizingCollectionLayout
import SelfSizingGeometry
import Testing

/// Delegates whose every method has a default.
@Suite struct DelegateTests {
  private final class Silent: GridLayoutDelegate, MasonryLayoutDelegate, TableLayoutDelegate,
    FlowLayoutDelegate
  {}

  private final class Primes: GridLayoutDelegate {
    func gridLayout(_ layout: GridLayout, scaleForItemAt indexPath: ItemIndexPath) -> Int {
      [2, 3, 5, 7].contains(indexPath.item) ? 2 : 1
    }
  }

  private func frames(_ layout: CollectionViewLayout) throws -> [LayoutRect] {
    let view = try TestCollection(heights: Array(repeating: 50, count: 9)).view(layout, height: 900)
    try view.layoutIfNeeded()
    return view.layoutAttributesForVisibleElements.map(\.frame)
  }

  @Test("changes nothing where a delegate implements nothing")
  func defaults() throws {
    let silent = Silent()
    let (grid, ownGrid) = (GridLayout(header: .fixed(20)), GridLayout(header: .fixed(20)))
    grid.setDelegate(silent)
    #expect(try frames(grid) == frames(ownGrid))
    let (masonry, ownMasonry) = (MasonryLayout(), MasonryLayout())
    masonry.setDelegate(silent)
    #expect(try frames(masonry) == frames(ownMasonry))
    let (table, ownTable) = (TableLayout(), TableLayout())
    table.setDelegate(silent)
    #expect(try frames(table) == frames(ownTable))
    let (flow, ownFlow) = (FlowLayout(), FlowLayout())
    flow.setDelegate(silent)
    #expect(try frames(flow) == frames(ownFlow))
  }

  @Test("asks the delegate, and does not keep it alive")
  func asks() throws {
    let layout = GridLayout(fixedDivisionCount: 3, itemSpacing: 0)
    weak var gone: Primes?
    do {
      let primes = Primes()
      gone = primes
      layout.setDelegate(primes)
      #expect(try frames(layout)[2].width > 200)
    }
    #expect(gone == nil)
    #expect(try frames(GridLayout()).count == 9)
  }
}
