import SelfSizing
import Testing

@Suite("Cells measured ahead of time, away from the collection view")
struct BackgroundMeasurerTests {
  private func steps(_ count: Int, size: Int, workers: Int) async throws -> [[MeasuredHeight]] {
    let measurer = BackgroundMeasurer(Notes.cell, workerCount: workers)
    var steps: [[MeasuredHeight]] = []
    for try await step in measurer.heights(
      of: Notes.cells(count).backgroundItems(), width: 375, inStepsOf: size)
    {
      steps.append(step)
    }
    return steps
  }

  @Test("returns the same steps for any number of workers", arguments: [1, 2, 3, 16, -1])
  func deterministic(workers: Int) async throws {
    let steps = try await steps(100, size: 7, workers: workers)
    #expect(steps.map(\.count) == Array(repeating: 7, count: 14) + [2])
    #expect(steps.flatMap { $0 }.map(\.indexPath.item) == Array(0..<100))
    let measurer = Measurer(Notes.cell)
    for height in steps.joined() {
      let content = Notes.texts[height.indexPath.item % Notes.texts.count]
      #expect(try measurer.height(of: content, width: 375) == height.height)
    }
  }

  @Test("returns nothing for no items, and one step where the size is none")
  func edges() async throws {
    #expect(try await steps(0, size: 7, workers: 2).isEmpty)
    #expect(try await steps(3, size: 0, workers: 2).map(\.count) == [1, 1, 1])
    #expect(try await steps(3, size: 100, workers: 2).map(\.count) == [3])
    #expect(Notes.cells(10).backgroundItems(in: 8..<20).map(\.indexPath.item) == [8, 9])
  }

  @Test("makes the content's size exact step by step, with everything in place")
  func fillsTheContent() async throws {
    let cells = Notes.cells(600)
    let view = try CollectionView(
      collectionViewLayout: TableLayout(section: TableSection(items: .estimated(44))),
      viewport: CollectionViewport(
        size: LayoutSize(width: 375, height: 812), displayScale: 3),
      dataSource: cells, cellProvider: cells)
    try view.scrollToItem(at: ItemIndexPath(item: 300, section: 0), at: .top)
    let measurer = BackgroundMeasurer(Notes.cell)
    for try await heights in measurer.heights(
      of: cells.backgroundItems(), width: 375, inStepsOf: 100)
    {
      let step = try view.applyMeasuredHeights(heights)
      #expect(step.largestDisplacement == 0)
      #expect(step.staleHeightCount == 0)
    }
    var exact = 0.0
    let plain = Measurer(Notes.cell)
    for item in 0..<600 {
      exact += try plain.height(of: Notes.texts[item % Notes.texts.count], width: 375)
    }
    #expect(abs(view.contentSize.height - exact) < 0.001)
    let step = try view.scroll(by: -5000)
    #expect(step.measuredCount > 0)
    #expect(step.correction == 0)
  }

  @Test("throws what keeps an item from being measured, after the steps before it")
  func failures() async throws {
    let broken = CellTemplate<String>("broken") { cell in
      let text = cell.label(\.self, style: .body)
      _ = text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
    }
    let items = Notes.cells(20).backgroundItems().map {
      BackgroundMeasurer<String>.Item(
        identity: $0.identity, indexPath: $0.indexPath, content: $0.content)
    }
    await #expect(throws: MeasuringError.self) {
      for try await _ in BackgroundMeasurer(broken).heights(of: items, width: 375, inStepsOf: 5) {}
    }
  }

  @Test("stops measuring when the loop is left")
  func stops() async throws {
    let items = Notes.cells(100_000).backgroundItems()
    let measurer = BackgroundMeasurer(Notes.cell, workerCount: 1)
    var count = 0
    for try await heights in measurer.heights(of: items, width: 375, inStepsOf: 10) {
      count += heights.count
      if count >= 30 { break }
    }
    #expect(count == 30)
  }
}
