import SelfSizingCollectionLayout
import SelfSizingGeometry
import Testing

/// Items of a flow layout that are larger across than there is room for.
@Suite struct FlowFindingTests {
  private let inset = LayoutEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)

  private func view(_ layout: FlowLayout, _ collection: TestCollection) throws -> CollectionView {
    try collection.view(layout, width: 320, height: 480, contentInset: inset)
  }

  /// The findings about three items of one size, with section insets of 1, 2, 3 and 4.
  private func findings(_ size: LayoutSize, _ axis: LayoutAxis) throws -> [CollectionFinding] {
    let layout = FlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = size
    layout.sectionInset = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    return try view(layout, TestCollection(heights: [10, 10, 10])).layoutIfNeeded().findings
  }

  @Test("are reported in UIKit's words, with their size and the room for it")
  func tooLarge() throws {
    // 320 - 10 - 20 of content inset - 2 - 4 of the section's.
    #expect(try findings(LayoutSize(width: 284, height: 50), .vertical) == [])
    let wide = try findings(LayoutSize(width: 284.5, height: 50), .vertical)
    #expect(
      wide.map(\.description) == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must "
          + "be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values. The width of item [0, 0] is "
          + "284.5; there is room for 284.0."
      ])
    // 480 - 5 - 15 - 1 - 3.
    #expect(try findings(LayoutSize(width: 9_000, height: 456), .horizontal) == [])
    let high = try findings(LayoutSize(width: 50, height: 457), .horizontal)
    #expect(
      high.map(\.description) == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item height must "
          + "be less than the height of the UICollectionView minus the section insets top and bottom "
          + "values, minus the content insets top and bottom values. The height of item [0, 0] is "
          + "457.0; there is room for 456.0."
      ])
  }

  @Test("are reported one of a section, whichever sizes the items have, and no more without cause")
  func sections() throws {
    let layout = FlowLayout()
    layout.itemSizeProvider = { path in
      LayoutSize(width: path.section == 1 ? 20 : 250 + 30 * Double(path.item), height: 40)
    }
    let view = try view(
      layout, TestCollection(sections: [Array(0..<4), Array(4..<8), Array(8..<12)]))
    let expected = [0, 2].map { section in
      CollectionFinding.itemTooLarge(
        .item(ItemIndexPath(item: 2, section: section)), across: .horizontal, extent: 310, room: 290
      )
    }
    #expect(try view.layoutIfNeeded().findings == expected)
    #expect(try view.scroll(by: 20).findings == [])
    layout.invalidateLayout()
    #expect(try view.layoutIfNeeded().findings == expected)
  }

  @Test("are reported in the step in which their cells answer")
  func answers() throws {
    let layout = FlowLayout()
    layout.estimatedItemSize = LayoutSize(width: 100, height: 200)
    let collection = TestCollection(heights: Array(repeating: 200, count: 20))
    collection.preferredWidth = { $0 == 8 ? 291 : 100 }
    let view = try view(layout, collection)
    #expect(try view.layoutIfNeeded().findings == [])
    let step = try view.scrollToItem(at: ItemIndexPath(item: 8, section: 0), at: .top)
    #expect(
      step.findings == [
        .itemTooLarge(
          .item(ItemIndexPath(item: 8, section: 0)), across: .horizontal, extent: 291, room: 290)
      ])
    #expect(try view.scroll(by: 20).findings == [])
  }
}
