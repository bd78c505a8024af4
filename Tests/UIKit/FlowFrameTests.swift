import SelfSizingUIKit
import Testing

/// Frames of flow layouts, by what Apple's Collection View Programming Guide says of lines.
@Suite(.serialized) @MainActor struct FlowFrameTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var insets: [Int: UIEdgeInsets] = [:]
    var header = CGSize.zero

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes.isEmpty ? CGSize(width: 90, height: 40) : sizes[indexPath.item % sizes.count]
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { insets[section] ?? .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
  }

  private let layout = UICollectionViewFlowLayout()
  private let delegate = Sizes()

  private func placed(_ source: NumberedSource, inSection section: Int = 0)
    -> (frames: [CGRect], contentSize: CGSize)
  {
    _ = HeadlessFindings.take()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      TitleView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    let found = (0..<source.counts[section]).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
    #expect(HeadlessFindings.take() == [])
    return (found, view.contentSize)
  }

  @Test("have 50 by 50 points and distances of 10 unless something else is set")
  func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.estimatedItemSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
  }

  @Test("are told of new bounds in a flow layout's context, which invalidates sizes and distances")
  func invalidationContext() throws {
    let context = try #require(
      layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 400))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
  }

  @Test("take as many items into a line as fit with the least distance, and spread them")
  func lines() {
    let placed = self.placed(NumberedSource([7])).frames
    // Three of 90 points and two distances of 10 are 290: 10 points are left for the distances.
    #expect(placed.map(\.minX) == [0, 105, 210, 0, 105, 210, 0])
    #expect(placed.map(\.minY) == [0, 0, 0, 50, 50, 50, 100])
    #expect(placed.allSatisfy { $0.size == CGSize(width: 90, height: 40) })
    layout.minimumInteritemSpacing = 20
    // Three would need 310 points.
    #expect(self.placed(NumberedSource([3])).frames.map(\.minY) == [0, 0, 50])
  }

  @Test("are as high as their highest item, with the others in the middle")
  func heights() {
    delegate.sizes = [40, 60, 20].map { CGSize(width: 80, height: $0) }
    let placed = self.placed(NumberedSource([5])).frames
    #expect(placed.prefix(3).map(\.midY) == [30, 30, 30])
    #expect(placed[3].midY == 100 && placed[4].midY == 100)
  }

  @Test("begin within the section's inset, below its header")
  func insets() {
    delegate.insets = [0: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)]
    delegate.header = CGSize(width: 0, height: 30)
    let source = NumberedSource([2, 1])
    let placed = self.placed(source).frames
    #expect(placed.map(\.minY) == [35, 35])
    #expect(placed[0].minX == 10 && placed[1].maxX <= 280)
    // 30 of header, 5, 40, 15, and the second header.
    let second = self.placed(source, inSection: 1)
    #expect(second.frames.map(\.minY) == [120])
    #expect(second.contentSize == CGSize(width: 300, height: 160))
  }

  @Test("are columns where the content scrolls sideways")
  func horizontal() {
    layout.scrollDirection = .horizontal
    delegate.sizes = [CGSize(width: 70, height: 120)]
    let (placed, contentSize) = self.placed(NumberedSource([7]))
    // Three of 120 points and two distances are 380 of 400.
    #expect(placed.map(\.minX) == [0, 0, 0, 80, 80, 80, 160])
    #expect(placed.prefix(3).map(\.minY) == [0, 140, 280])
    #expect(contentSize == CGSize(width: 230, height: 400))
  }
}
