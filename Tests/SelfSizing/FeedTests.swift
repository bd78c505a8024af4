import SelfSizing
import Testing

@Suite("Feeds of several templates")
struct FeedTests {
  private struct Item: Equatable, Sendable {
    enum Body: Equatable, Sendable {
      case post(String)
      case ad(Double)
      case unknown
    }
    var id: Int
    var body: Body
  }

  private static let post = CellTemplate<String>("post") { cell in
    cell.label(\.self, style: .body).edges(equalTo: cell.contentView.layoutMarginsGuide)
  }

  private static let ad = CellTemplate<Double>("ad") { cell in
    let view = cell.view()
    view.edges(equalTo: cell.contentView)
    cell.constant(of: view.heightAnchor.constraint(equalToConstant: 0)) { $0 }
  }

  private func feed(_ items: [Item]) -> TemplateCells<Item> {
    let cells = TemplateCells(contents: items, identifiedBy: { ItemIdentity($0.id) })
    cells.register(Self.post) { if case .post(let text) = $0.body { text } else { nil } }
    cells.register(Self.ad) { if case .ad(let height) = $0.body { height } else { nil } }
    return cells
  }

  private func view(_ cells: TemplateCells<Item>) throws -> CollectionView {
    try CollectionView(
      collectionViewLayout: TableLayout(section: TableSection(items: .estimated(50))),
      viewport: CollectionViewport(size: LayoutSize(width: 375, height: 600), displayScale: 3),
      dataSource: cells, cellProvider: cells)
  }

  private func items(_ ids: Range<Int>) -> [Item] {
    ids.map { id in
      Item(
        id: id,
        body: id % 3 == 0
          ? .ad(80 + Double(id % 5))
          : .post(String(repeating: "A post of some words. ", count: id % 7 + 1)))
    }
  }

  private func height(_ item: Int, _ view: CollectionView) -> Double? {
    view.collectionViewLayout.layoutAttributesForItem(at: ItemIndexPath(item: item, section: 0))?
      .frame.height
  }

  @Test("each cell is as high as its own template measures it, and named after it")
  func heights() throws {
    let cells = feed(items(0..<6))
    let view = try view(cells)
    _ = try view.layoutIfNeeded()
    let posts = Measurer(Self.post)
    for (index, item) in cells.contents.enumerated() {
      let element = try #require(
        view.layoutAttributesForVisibleElements.first {
          $0.indexPath.item == index
        }
      ).element
      switch item.body {
      case .post(let text):
        #expect(try height(index, view) == posts.measure(text, width: 375).size.height)
        #expect(cells.reuseIdentifier(for: element) == "post")
      case .ad(let height):
        #expect(self.height(index, view) == height)
        #expect(cells.reuseIdentifier(for: element) == "ad")
      case .unknown: break
      }
    }
    #expect(cells.measuringError == nil)
    #expect(cells.firstContentWithoutTemplate == nil)
  }

  @Test("a content that no template takes keeps its estimate, and is reported by its place")
  func unknown() throws {
    var items = items(0..<4)
    items[2].body = .unknown
    let cells = feed(items)
    let view = try view(cells)
    _ = try view.layoutIfNeeded()
    #expect(cells.firstContentWithoutTemplate == 2)
    #expect(height(2, view) == 50)
    #expect(height(3, view) == 83)
  }

  @Test("inserts above keep what is seen in place, and measure only what is new")
  func inserts() throws {
    let cells = feed(items(100..<400))
    let view = try view(cells)
    _ = try view.scrollToItem(at: ItemIndexPath(item: 150, section: 0), at: .top)
    let seen = view.layoutAttributesForVisibleElements.map {
      (cells.contents[$0.indexPath.item].id, $0.frame.minY - view.bounds.minY)
    }
    let count = cells.measurementCount
    try cells.apply(items(0..<100) + cells.contents, to: view)
    #expect(cells.contents.count == 400)
    let now = Dictionary(
      uniqueKeysWithValues: view.layoutAttributesForVisibleElements.map {
        (cells.contents[$0.indexPath.item].id, $0.frame.minY - view.bounds.minY)
      })
    #expect(seen.count > 3)
    for (id, place) in seen { #expect(((now[id] ?? .infinity) - place).magnitude < 1e-6) }
    #expect(cells.measurementCount == count)
  }

  @Test("any change ends with every visible cell as high as its content")
  func changes() throws {
    var generator = Generator(state: 26)
    let cells = feed(items(0..<40))
    let view = try view(cells)
    _ = try view.layoutIfNeeded()
    let posts = Measurer(Self.post)
    var next = 1000
    for round in 0..<200 {
      var items = cells.contents
      for _ in 0..<generator.next(6) where items.count > 10 {
        let index = generator.next(items.count)
        switch generator.next(4) {
        case 0: items.remove(at: index)
        case 1:
          items.insert(self.items(next..<next + 1)[0], at: index)
          next += 1
        case 2: items.insert(items.remove(at: index), at: generator.next(items.count))
        default: items[index].body = .post(String(repeating: "Changed. ", count: round % 30 + 1))
        }
      }
      try cells.apply(items, to: view)
      #expect(cells.contents == items)
      _ = try view.scroll(by: Double(generator.next(200)) - 100)
      for attributes in view.layoutAttributesForVisibleElements
      where view.isSettled(attributes.element) {
        let expected: Double
        switch items[attributes.indexPath.item].body {
        case .post(let text): expected = try posts.measure(text, width: 375).size.height
        case .ad(let height): expected = height
        case .unknown: continue
        }
        #expect((attributes.frame.height - expected).magnitude < 1e-6, "round \(round)")
      }
    }
  }

  @Test("contents whose identities are places, or not their own, are loaded anew")
  func duplicates() throws {
    let twice = [Item(id: 1, body: .ad(60)), Item(id: 1, body: .ad(70))]
    let cells = feed(items(0..<3))
    let view = try view(cells)
    _ = try view.layoutIfNeeded()
    try cells.apply(twice, to: view)
    #expect(cells.contents == twice)
    let notes = Notes.cells(5)
    let table = try CollectionView(
      collectionViewLayout: TableLayout(),
      viewport: CollectionViewport(size: LayoutSize(width: 375, height: 600), displayScale: 3),
      dataSource: notes, cellProvider: notes)
    try notes.apply(["one", "two"], to: table)
    #expect(table.layoutAttributesForVisibleElements.count == 2)
  }
}

/// A small generator of numbers, the same every time.
private struct Generator {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }
}
