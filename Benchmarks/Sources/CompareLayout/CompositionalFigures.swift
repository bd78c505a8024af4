import HeapBytes
import LayoutTestSupport
import SelfSizingCollectionLayout
import SelfSizingGeometry
import Timing

/// The costs of compositional layouts: each figure has a name that peers/layout/compositional.py
/// reads.
struct CompositionalFigures {
  /// How many items there are as a figure's cost grows, if it does.
  private static let counts = [
    (100, "100"), (1_000, "1k"), (10_000, "10k"), (100_000, "100k"), (1_000_000, "1M"),
  ]

  /// Measures all of them, and prints a line for each.
  func report() throws {
    for (count, name) in Self.counts {
      try firstLayouts(count, name)
      try queries(count, name)
      try answers(count, name)
    }
    try insertions()
    try brokenRows()
    try uniformGroups()
    try calls()
    try waterfalls()
    try memory()
  }

  private func report(_ name: String, _ value: Double) {
    print("compositional \(name)\t\(value)")
  }

  /// Prints the median time of one call in microseconds. Each call gets its number.
  private func time(
    _ name: String, rounds: Int = 31, calls: Int, _ body: (Int) throws -> Void
  ) rethrows {
    report(name, try microseconds(rounds: rounds, calls: calls, body))
  }

  // MARK: First layouts and queries

  /// The layout's own first layout is that of a declaration which it has not seen; through the view
  /// it is that of a new layout in a new collection view, visible cells asked.
  private func firstLayouts(_ count: Int, _ name: String) throws {
    for sample in [CompositionalSample.grid, .deeplyNested, .rows] {
      let items = CompositionalItems(counts: [count])
      try time("\(sample) first layout through the view \(name)", calls: 10) { _ in
        let view = try CollectionView(
          collectionViewLayout: CompositionalSubject(sample).layout,
          viewport: CompositionalScene.viewport,
          dataSource: items, cellProvider: items)
        try view.layoutIfNeeded()
      }
      let scene = try CompositionalScene(sample, count: count)
      // The peers' trees have to be as long.
      report("\(sample) length \(name)", scene.view.contentSize.height)
      try time("\(sample) first layout \(name)", calls: 20) {
        scene.subject.setSample(sample, interGroupSpacing: Double(1 + $0 % 2))
        try scene.layout.prepare()
      }
    }
  }

  private func queries(_ count: Int, _ name: String) throws {
    for sample in [CompositionalSample.grid, .deeplyNested, .rows] {
      let scene = try CompositionalScene(sample, count: count, part: 0.7)
      let rect = scene.view.bounds
      let found = scene.layout.layoutAttributesForElements(in: rect).count
      report("\(sample) query elements \(name)", Double(found))
      time("\(sample) query \(name)", calls: 200) { _ in
        _ = scene.layout.layoutAttributesForElements(in: rect)
      }
    }
    let scene = try CompositionalScene(.orthogonal, count: count)
    scene.subject.setOrthogonalOffset(Double(count) * 100, ofSection: 0)
    try scene.view.layoutIfNeeded()
    let rect = scene.view.bounds
    report(
      "orthogonal query elements \(name)",
      Double(scene.layout.layoutAttributesForElements(in: rect).count))
    time("orthogonal query \(name)", calls: 200) { _ in
      _ = scene.layout.layoutAttributesForElements(in: rect)
    }
  }

  // MARK: Answers

  private func answers(_ count: Int, _ name: String) throws {
    let item = count / 7
    let scene = try CompositionalScene(.rows, count: count, part: 0.7)
    try time("answer at the layout \(name)", calls: 100) {
      try scene.answerAtLayout(item, height: $0 % 2 == 0 ? 77 : 93)
    }
    try time("answer through the view \(name)", calls: 100) {
      try scene.answerThroughView(item, height: $0 % 2 == 0 ? 77 : 93)
    }
    // A neighbor is higher, so that the row is unchanged.
    try scene.answerThroughView(item / 3 * 3 + (item + 1) % 3, height: 200)
    try time("answer in a higher row \(name)", calls: 100) {
      try scene.answerAtLayout(item, height: $0 % 2 == 0 ? 77 : 93)
    }
    try time("same answer \(name)", calls: 100) { _ in
      try scene.answerAtLayout(item, height: 93)
    }
    scene.checkPlaces("answers \(name)")
  }

  private func insertions() throws {
    for (sample, what) in [(CompositionalSample.deeplyNested, "fixed"), (.rows, "estimated")] {
      let scene = try CompositionalScene(sample, count: 1_000_000, part: 0.7)
      try time("insert at the front, \(what)", calls: 20) { _ in try scene.insertOrDeleteAtFront() }
    }
  }

  /// Rows that are broken by widths that cells decide: every tag has answered.
  private func brokenRows() throws {
    let count = 10_000
    let scene = try CompositionalScene(.tags, count: count)
    func width(_ item: Int) -> Double { Double(30 + item * 53 % 140) }
    for start in stride(from: 0, to: count, by: 1000) {
      let answers = (start..<start + 1000).compactMap {
        scene.answer($0, width: width($0), height: 30)
      }
      try scene.view.applyPreferredLayoutAttributes(answers)
    }
    var times: [Double] = []
    for place in 0..<200 {
      let item = place * count / 200
      times.append(
        try microseconds(rounds: 1, calls: 2) {
          try scene.answerAtLayout(item, width: width(item) + ($0 % 2 == 0 ? 25 : 0), height: 30)
        })
    }
    times.sort()
    report("tags answer median", times[times.count / 2])
    report("tags answer 90 %", times[times.count * 9 / 10])
    report("tags answer largest", times[times.count - 1])
  }

  /// A new highest item of a section whose groups are all as high as the highest.
  private func uniformGroups() throws {
    let scene = try CompositionalScene(.uniform, count: 10_000)
    try time("uniform new maximum", calls: 20) {
      try scene.answerAtLayout(5_000, height: $0 % 2 == 0 ? 90 : 120)
    }
  }

  // MARK: Calls and memory

  private func calls() throws {
    let subject = CompositionalSubject(alternating: [.grid, .rows, .list])
    let scene = try CompositionalScene(subject, counts: [Int](repeating: 20, count: 1_000))
    report("section requests, first layout", Double(subject.sectionRequestCount))
    var former = subject.sectionRequestCount
    try scene.answerAtLayout(3, height: 91)
    report("section requests, an answer", Double(subject.sectionRequestCount - former))
    former = subject.sectionRequestCount
    var viewport = CompositionalScene.viewport
    viewport.size.width = 500
    try scene.view.setViewport(viewport)
    report("section requests, a new width", Double(subject.sectionRequestCount - former))

    let custom = try CompositionalScene(.waterfall, count: 1_000_000)
    report("frame requests, first layout", Double(custom.subject.frameRequestCount))
    former = custom.subject.frameRequestCount
    try custom.view.setViewport(viewport)
    report("frame requests, a new width", Double(custom.subject.frameRequestCount - former))
  }

  /// One custom group of all items, as waterfalls are declared, beside the project's own masonry.
  private func waterfalls() throws {
    let heights = (0..<100_000).map { Double(60 + $0 * 37 % 90) }
    let items = CompositionalItems(counts: [heights.count])
    try time("waterfall first layout", rounds: 5, calls: 1) { _ in
      let view = try CollectionView(
        collectionViewLayout: CompositionalSubject(waterfallOf: heights, columns: 2).layout,
        viewport: CompositionalScene.viewport, dataSource: items, cellProvider: items)
      try view.layoutIfNeeded()
    }
    try time("masonry first layout", rounds: 5, calls: 1) { _ in
      let view = try CollectionView(
        collectionViewLayout: MasonryLayout(
          section: MasonrySection(columns: .fixed(2), items: .estimated(100))),
        viewport: CompositionalScene.viewport, dataSource: items, cellProvider: items)
      try view.layoutIfNeeded()
    }
  }

  private func memory() throws {
    for sample in [CompositionalSample.grid, .deeplyNested, .rows] {
      let before = heapBytes()
      let scene = try CompositionalScene(sample, count: 1_000_000)
      report("\(sample) memory", Double(heapBytes() - before))
      withExtendedLifetime(scene) {}
    }
    let count = 100_000
    for sample in [CompositionalSample.list, .rows] {
      let scene = try CompositionalScene(sample, count: count)
      // Identities become known first, by answers that change nothing.
      for start in stride(from: 0, to: count, by: 1000) {
        try scene.view.applyPreferredLayoutAttributes(
          (start..<start + 1000).compactMap {
            scene.layout.layoutAttributesForItem(at: .init(item: $0, section: 0))
          })
      }
      let before = heapBytes()
      for start in stride(from: 0, to: count, by: 1000) {
        try scene.view.applyPreferredLayoutAttributes(
          (start..<start + 1000).compactMap { scene.answer($0, height: Double(60 + $0 % 90)) })
      }
      report("\(sample) memory measured", Double(heapBytes() - before) / Double(count))
      withExtendedLifetime(scene) {}
    }
  }
}
