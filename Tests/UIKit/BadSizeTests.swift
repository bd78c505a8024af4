import SelfSizingUIKit
import Testing

/// The numbers that no length is, or that are too large for one.
private let badLengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, 1e300]

/// A flow layout's delegate with one bad answer.
@MainActor
private final class SpoiledDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size = CGSize(width: 100, height: 50)
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header = CGSize.zero

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { indexPath.item == 1 ? size : CGSize(width: 100, height: 50) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header }
}

/// A cell whose preferred height is set, and may be another one each time.
private final class MoodyCell: UICollectionViewCell {
  override class func makeInstance(frame: CGRect) -> UIView? { MoodyCell(frame: frame) }
  @MainActor static var heights: [CGFloat] = [50]
  private var answers = 0

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height = Self.heights[answers % Self.heights.count]
    answers += 1
    return attributes
  }
}

/// Rows whose delegate gives them a height.
@MainActor
private final class SpoiledRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var height = UITableView.automaticDimension
  var estimate: CGFloat = 44
  var header: CGFloat = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 1 ? height : 50
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  { estimate }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }
}

/// A list does not keep its data source alive.
@MainActor private var source: NumberedSource?

@Suite("Sizes in lists that are no sizes", .serialized) @MainActor struct BadSizeTests {
  private func list(_ count: Int, _ layout: UICollectionViewLayout) -> UICollectionView {
    let made = NumberedSource([count])
    source = made
    return made.list(layout)
  }

  private func messages() -> [String] { HeadlessFindings.take().map(\.message) }

  /// Lays a list out, moves it, and expects it to be somewhere, with its problem named.
  private func expectNamed(_ view: UIScrollView, _ what: String) {
    for offset in [0, 60, 1_000, -50] as [CGFloat] {
      view.contentOffset.y = offset
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(view.contentOffset.y.isFinite, "\(what)")
    #expect(view.contentSize.height.isFinite, "\(what)")
    for cell in view.subviews {
      #expect(cell.frame.minY.isFinite && cell.frame.height.isFinite, "\(what)")
    }
    #expect(!messages().isEmpty, "\(what)")
  }

  @Test("a flow layout's delegate has answered", arguments: badLengths)
  func flowDelegate(length: CGFloat) {
    let spoils: [(String, (SpoiledDelegate) -> Void)] = [
      ("height", { $0.size.height = length }), ("width", { $0.size.width = length }),
      ("top", { $0.inset.top = length }), ("left", { $0.inset.left = length }),
      ("lines", { $0.lineSpacing = length }), ("items", { $0.itemSpacing = length }),
      ("header", { $0.header.height = length }),
    ]
    for (what, spoil) in spoils {
      let view = list(5, UICollectionViewFlowLayout())
      let delegate = SpoiledDelegate()
      spoil(delegate)
      view.delegate = delegate
      view.collectionViewLayout.invalidateLayout()
      expectNamed(view, "\(what) \(length)")
    }
  }

  @Test("a flow layout has for a property", arguments: badLengths)
  func flowProperties(length: CGFloat) {
    let spoils: [(String, (UICollectionViewFlowLayout) -> Void)] = [
      ("height", { $0.itemSize.height = length }), ("width", { $0.itemSize.width = length }),
      ("estimate", { $0.estimatedItemSize = CGSize(width: 100, height: length) }),
      ("bottom", { $0.sectionInset.bottom = length }),
      ("lines", { $0.minimumLineSpacing = length }),
      ("items", { $0.minimumInteritemSpacing = length }),
      ("footer", { $0.footerReferenceSize = CGSize(width: 10, height: length) }),
    ]
    for (what, spoil) in spoils {
      let layout = UICollectionViewFlowLayout()
      spoil(layout)
      expectNamed(list(5, layout), "\(what) \(length)")
    }
  }

  @Test("a cell prefers, end as a finding of the step, and the list lies", arguments: badLengths)
  func preferred(length: CGFloat) {
    MoodyCell.heights = [length]
    for layout in selfSizingLayouts {
      let view = moodyList(layout)
      view.contentOffset.y = 5
      view.layoutIfNeeded()
      #expect(view.contentSize.height.isFinite)
      #expect(view.visibleCells.allSatisfy { $0.frame.height.isFinite })
      #expect(!view.visibleCells.isEmpty)
    }
    MoodyCell.heights = [50]
  }

  @Test(
    "cells prefer in turn come to rest", arguments: [[30, 90], [40, 41, 42, 43], [0, 1_000]])
  func alternating(heights: [Int]) {
    MoodyCell.heights = heights.map { CGFloat($0) }
    for layout in selfSizingLayouts {
      let view = moodyList(layout)
      for offset in [100, 500, 0] as [CGFloat] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      #expect(view.contentOffset.y == 0)
      #expect(view.visibleCells.allSatisfy { MoodyCell.heights.contains($0.frame.height) })
    }
    MoodyCell.heights = [50]
  }

  /// Layouts whose cells decide about their heights, from guesses of some points or of none.
  private var selfSizingLayouts: [UICollectionViewLayout] {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 60)
    return [flow, column(.estimated(60)), column(.estimated(0))]
  }

  private func column(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func moodyList(_ layout: UICollectionViewLayout) -> UICollectionView {
    let made = NumberedSource([20])
    source = made
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(MoodyCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = made
    view.layoutIfNeeded()
    return view
  }

  @Test("a compositional layout declares", arguments: badLengths)
  func compositional(length: CGFloat) {
    expectNamed(list(5, column(.absolute(length))), "absolute \(length)")
    expectNamed(list(5, column(.estimated(length))), "estimated \(length)")
    expectNamed(
      list(5, column(.fractionalWidth(length))), "fractional \(length)")
  }

  @Test("a table's delegate has answered", arguments: badLengths.filter { $0 != -1 })
  func tables(length: CGFloat) {
    let spoils: [(String, (SpoiledRows) -> Void)] = [
      ("row", { $0.height = length }), ("estimate", { $0.estimate = length }),
      ("header", { $0.header = length }),
    ]
    for (what, spoil) in spoils {
      _ = HeadlessFindings.take()
      let rows = SpoiledRows()
      spoil(rows)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      expectNamed(table, "\(what) \(length)")
    }
  }

  @Test("estimates of no height are replaced by what cells prefer")
  func estimates() {
    let rows = SpoiledRows()
    rows.estimate = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = rows
    table.delegate = rows
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.rectForRow(at: [0, 1]).height > 20)
    #expect(messages() == [])
    let layout = column(.estimated(0))
    #expect(messages().map { $0.prefix(41) } == ["Invalid estimated dimension, must be > 0."])
    let view = list(200, layout)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<7))
    #expect(view.cellForItem(at: [0, 5])?.frame.height == NumberedCell.height(of: 5))
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: 0)
    #expect(list(200, flow).cellForItem(at: [0, 5])?.frame.height == NumberedCell.height(of: 5))
    #expect(messages() == [])
  }

  @Test("a list is as large, or as far away", arguments: badLengths)
  func frames(length: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    for frame in [
      CGRect(x: 0, y: 0, width: length, height: 400),
      CGRect(x: 0, y: 0, width: 300, height: length),
      CGRect(x: length, y: length, width: 300, height: 400), .zero,
    ] {
      let view = list(30, layout)
      view.frame = frame
      view.layoutIfNeeded()
      view.contentInset = UIEdgeInsets(top: length, left: 0, bottom: 0, right: length)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.contentInset = .zero
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      #expect(
        view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 100, height: 50),
        "\(frame) \(view.contentOffset) \(view.contentSize) \(messages())")
    }
    _ = messages()
  }
}
