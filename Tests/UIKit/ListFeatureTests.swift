import SelfSizingUIKit
import Testing

@Suite("Features of lists", .serialized) @MainActor struct ListFeatureTests {
  private func column(
    _ edit: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    edit(section)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("a flow layout of the automatic size takes the sizes that cells prefer")
  func automaticFlowSize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 4
    let view = NumberedSource([30]).list(layout)
    var top: CGFloat = 0
    for path in view.indexPathsForVisibleItems {
      let frame = try #require(view.cellForItem(at: path)).frame
      #expect(frame.height == NumberedCell.height(of: path.item))
      #expect(frame.minY == top)
      top = frame.maxY + 4
    }
    #expect(top >= 400)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("a decoration lies behind its section, of the class that the layout registers")
  func decoration() throws {
    let layout = column { section in
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      section.decorationItems = [.background(elementKind: "card")]
    }
    layout.register(TitleView.self, forDecorationViewOfKind: "card")
    let view = NumberedSource([2]).list(layout)
    let card = try #require(view.subviews.first { $0 is TitleView })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 216))
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 8, y: 108, width: 284, height: 100))
    let order = try #require(view.subviews.firstIndex(of: card))
    #expect(order == 0)
  }

  @Test("an orthogonal section scrolls sideways and is as high as its groups")
  func orthogonal() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .absolute(90))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let view = NumberedSource([10]).list(UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == CGSize(width: 300, height: 90))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(view.cellForItem(at: [0, 2])?.frame.minX == 240)
  }

  @Test("a pinned header stays at the top until its section ends")
  func pinnedHeader() throws {
    let layout = column { section in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    let source = NumberedSource([5, 20])
    let view = source.list(layout)
    for (offset, place) in [(0, 0), (250, 250), (520, 500)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let title = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(try #require(title).frame == CGRect(x: 0, y: place, width: 300, height: 40))
    }
  }

  @Test("the safe area is added to the inset as the list says, and the content begins below it")
  func safeArea() {
    let controller = UIViewController()
    let source = NumberedSource([20])
    let view = source.list(column())
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(
      view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.scrollToItem(at: [0, 5], at: .top, animated: false)
    #expect(abs(view.contentOffset.y - (500 - 47)) < 1e-9)
    view.contentInsetAdjustmentBehavior = .never
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.adjustedContentInset == .zero)
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIViewController()
    other.view = plain
    other.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    plain.contentInset.top = 3
    #expect(plain.adjustedContentInset == UIEdgeInsets(top: 23, left: 0, bottom: 0, right: 0))
    plain.contentInsetAdjustmentBehavior = .always
    #expect(plain.adjustedContentInset.left == 5)
  }

  @Test("headers of a table are used again under their identifier")
  func headerReuse() {
    _ = HeadlessFindings.take()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    let source = HeadedRows()
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    for _ in 0..<40 {
      table.contentOffset.y += 150
      table.layoutIfNeeded()
    }
    #expect(source.requests > 40)
    #expect(source.headers.count < 20, "\(source.headers.count) headers")
    #expect(HeadlessFindings.take() == [])
  }

  @Test("an outline shows what is below its expanded items")
  func sectionSnapshot() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red apple"], to: "apple")
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.items == ["fruit", "apple", "red apple", "pear", "bread"])
    #expect(outline.level(of: "red apple") == 2)
    #expect(outline.parent(of: "pear") == "fruit")
    #expect(outline.isVisible("pear") && !outline.isVisible("red apple"))
    outline.insert(["plum"], before: "pear")
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "plum", "pear", "bread"])
    #expect(!outline.contains("red apple"))
    outline.append(["pear"], to: "nothing")
    outline.append(["pear"])
    #expect(outline.items == ["fruit", "plum", "pear", "bread"])

    let view = NumberedSource([0]).list(column())
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    }
    source.apply(outline, to: "food")
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    outline.collapse(["fruit"])
    source.apply(outline, to: "food")
    #expect(view.visibleCells.count == 2)
    #expect(source.snapshot(for: "food").items.count == 4)
  }
}

/// Sections of two rows under headers that are dequeued.
@MainActor
private final class HeadedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var headers: Set<ObjectIdentifier> = []
  private(set) var requests = 0
  private var kept: [UIView] = []

  func numberOfSections(in tableView: UITableView) -> Int { 60 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    requests += 1
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h") else {
      return nil
    }
    header.textLabel?.text = "Section \(section)"
    // Kept, so that no other header has the address of one that is gone.
    if headers.insert(ObjectIdentifier(header)).inserted { kept.append(header) }
    return header
  }
}
