import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// A flow layout that returns attributes of an item that is not there.
private final class OneTooMany: UICollectionViewFlowLayout {
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }

  /// Where the additional item's frame begins.
  var top: CGFloat = 100

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let extra = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: collectionView?.numberOfItems(inSection: 0) ?? 0, section: 0))
    extra.frame = CGRect(x: 0, y: top, width: 50, height: 50)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
  }
}

/// A flow layout that moves its items to the left, with or without a copy.
private final class LeftAligned: UICollectionViewFlowLayout {
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }

  var copies = false
  var distance: CGFloat = 5

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { own in
      let moved = copies ? own.copy() as? UICollectionViewLayoutAttributes ?? own : own
      moved.frame.origin.x -= distance
      return moved
    }
  }
}

/// An app's own layout that returns attributes of an item that is not there, below everything.
private final class OneFrameTooMany: FramesLayout {
  override func prepare() { stack { _ in 50 } }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 4))
    extra.frame = CGRect(x: 0, y: 5_000, width: 50, height: 50)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
  }
}

@Suite("Lists report what UIKit logs or raises", .serialized) @MainActor struct ListReportTests {
  private func messages() -> [String] { HeadlessFindings.take().map(\.message) }

  @Test(
    "attributes of an item that does not exist, wherever its frame is, with its path and the layout",
    arguments: [100, 9_000] as [CGFloat])
  func missingItem(top: CGFloat) throws {
    let layout = OneTooMany()
    layout.top = top
    _ = NumberedSource([7]).list(layout)
    let finding = try #require(HeadlessFindings.take().first)
    #expect(
      finding.message.contains("layout attributes for an element that does not exist")
        && finding.message.contains("item [0, 7]") && finding.message.contains("OneTooMany"),
      "\(finding)")
    #expect(finding.site?.fileName == "ListReportTests.swift")
  }

  @Test("the same of an app's own layout, and of a section that does not exist")
  func missingSection() {
    _ = NumberedSource([3]).list(OneFrameTooMany())
    #expect(
      messages().contains { $0.contains("item [4, 0]") && $0.contains("OneFrameTooMany") })
  }

  @Test("frames changed in a flow layout's own attributes, once")
  func cachedFrames() throws {
    let layout = LeftAligned()
    layout.itemSize = CGSize(width: 140, height: 50)
    let source = NumberedSource([40])
    let view = source.list(layout)
    let finding = try #require(HeadlessFindings.take().first)
    #expect(
      finding.message
        == "UICollectionViewFlowLayout has cached frame mismatch for index path [0, 0] - cached "
        + "value: {{-5.0, 0.0}, {140.0, 50.0}}; expected value: {{0.0, 0.0}, {140.0, 50.0}}. This is "
        + "likely occurring because the flow layout subclass LeftAligned is modifying attributes "
        + "returned by UICollectionViewFlowLayout without copying them.")
    #expect(finding.site?.fileName == "ListReportTests.swift")
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(messages() == [])
    withExtendedLifetime(source) {}
  }

  @Test("nothing of attributes that were copied, or not changed")
  func copiedFrames() throws {
    let copying = LeftAligned()
    copying.copies = true
    let view = NumberedSource([40]).list(copying)
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == -5)
    #expect(messages() == [])
    let unchanging = LeftAligned()
    unchanging.distance = 0
    _ = NumberedSource([40]).list(unchanging)
    #expect(messages() == [])
  }

  @Test("items of a flow layout that are wider than there is room for")
  func tooWide() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 301, height: 50)
    let source = NumberedSource([40])
    let view = source.list(layout)
    func message(_ width: Int, _ room: Int) -> String {
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be "
        + "less than the width of the UICollectionView minus the section insets left and right "
        + "values, minus the content insets left and right values. The width of item [0, 0] is "
        + "\(width).0; there is room for \(room).0."
    }
    #expect(messages() == [message(301, 300)])
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(messages() == [])
    layout.itemSize.width = 300
    view.layoutIfNeeded()
    #expect(messages() == [])
    view.contentInset.right = 1
    view.layoutIfNeeded()
    #expect(messages() == [message(300, 299)])
    withExtendedLifetime(source) {}
  }
}
