import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// Random collections, compared with a layout that computes everything again.
@Suite struct LayoutPropertyTests {
  /// A random collection, its layout, and what the oracle needs to know.
  private struct Sample {
    var sections: [LayoutOracle.Section] = []
    let collection = TestCollection(sections: [])
    let layout: SectionedLayout
    let view: CollectionView
    let isSticky: Bool
    let width: Double

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let isTable = seed % 3 == 0
      isSticky = seed % 3 == 1
      width = Double(Int.random(in: 100...500, using: &random))
      let scale = Double(Int.random(in: 1...3, using: &random))
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let count = Bool.random(using: &random) ? Int.random(in: 0...40, using: &random) : 0
        sections.append(
          LayoutOracle.Section(
            headerHeight: Bool.random(using: &random) ? 21.5 : nil,
            footerHeight: Bool.random(using: &random) ? 10 / 3 : nil,
            top: isTable && count == 0 ? 0 : Double(Int.random(in: 0...9, using: &random)),
            bottom: isTable && count == 0 ? 0 : Double(Int.random(in: 0...9, using: &random)),
            columnCount: isTable ? 1 : Int.random(in: 1...5, using: &random),
            lineSpacing: Double(Int.random(in: 0...3, using: &random)) / 3,
            heights: (0..<count).map { _ in Self.height(&random) }))
      }
      var first = 0
      for section in sections {
        collection.sections.append(Array(first..<first + section.heights.count))
        first += section.heights.count
      }
      let initial = sections
      func height(_ path: ItemIndexPath) -> ElementHeight {
        .estimated(initial[path.section].heights[path.item])
      }
      if isTable {
        let table = TableLayout()
        table.sectionProvider = { index in
          let section = initial[index]
          return TableSection(
            header: section.headerHeight.map { .fixed($0) },
            footer: section.footerHeight.map { .fixed($0) },
            sectionInset: LayoutEdgeInsets(
              top: section.top, left: 3, bottom: section.bottom, right: 3),
            lineSpacing: section.lineSpacing)
        }
        table.itemHeightProvider = { path, _ in height(path) }
        layout = table
      } else {
        let masonry = MasonryLayout(reflow: isSticky ? .sticky : .strict)
        masonry.sectionProvider = { index in
          let section = initial[index]
          return MasonrySection(
            columns: .fixed(section.columnCount), interitemSpacing: 4,
            lineSpacing: section.lineSpacing,
            sectionInset: LayoutEdgeInsets(
              top: section.top, left: 3, bottom: section.bottom, right: 3),
            header: section.headerHeight.map { .fixed($0) },
            footer: section.footerHeight.map { .fixed($0) })
        }
        masonry.itemHeightProvider = { path, _ in height(path) }
        layout = masonry
      }
      view = try collection.view(layout, width: width, height: 200, scale: scale, policy: .none)
      // Nothing is visible, so no cell is asked before the test changes heights.
      try view.setViewport(
        CollectionViewport(size: LayoutSize(width: width, height: 0), displayScale: scale))
      if isSticky {
        let oracle = LayoutOracle(sections)
        for index in sections.indices {
          sections[index].columns = sections[index].heights.indices.map {
            oracle.places[.item(ItemIndexPath(item: $0, section: index))]?.column ?? 0
          }
        }
      }
    }

    static func height(_ random: inout SeededGenerator) -> Double {
      switch Int.random(in: 0...5, using: &random) {
      case 0: 0
      case 1: Double(Int.random(in: 1...400, using: &random)) / 3
      case 2: Double.random(in: 0..<90, using: &random)
      default: Double(Int.random(in: 1...200, using: &random)) / 2
      }
    }
  }

  /// Compares all places, the content's size and random rectangles with the oracle's.
  private func compare(_ sample: Sample, _ random: inout SeededGenerator, _ note: Comment) {
    let oracle = LayoutOracle(sample.sections)
    let layout = sample.layout
    #expect(layout.geometry.contentHeight.units == oracle.contentHeight, note)
    var boxes: [CollectionElement: LayoutRect] = [:]
    for (element, place) in oracle.places {
      guard let attributes = layout.layoutAttributes(for: element) else {
        Issue.record("no \(element), \(note)")
        continue
      }
      let frame = attributes.frame
      boxes[element] = frame
      #expect(exact(frame.minY) == place.top, "\(element), \(note)")
      #expect(exact(frame.height) == place.height, "\(element), \(note)")
      #expect(attributes.column == place.column, "\(element), \(note)")
      #expect(frame.minX >= 0 && frame.maxX <= sample.width, "\(element), \(note)")
      #expect(place.top >= 0 && place.top + place.height <= oracle.contentHeight)
    }
    for _ in 0..<8 {
      let top = Double(Int.random(in: -60...3000, using: &random)) / 3
      let height = Double(Int.random(in: 0...900, using: &random)) / 2
      let rect = LayoutRect(x: -1, y: top, width: sample.width + 2, height: height)
      let found = layout.layoutAttributesForElements(in: rect).map(\.element)
      let expected =
        height > 0 ? oracle.elements(from: exact(top), to: exact(top) + exact(height)) : []
      #expect(found == expected, "\(rect), \(note)")
      let narrow = LayoutRect(x: sample.width / 3, y: top, width: 40, height: height)
      let alsoAcross = expected.filter { element in
        boxes[element].map { $0.minX < narrow.maxX && $0.maxX > narrow.minX } ?? false
      }
      let foundAcross = layout.layoutAttributesForElements(in: narrow).map(\.element)
      #expect(foundAcross == alsoAcross, "\(narrow), \(note)")
    }
  }

  @Test("agrees with a layout computed anew, before and after each changed height")
  func equalsOracle() throws {
    for seed in Trials.seeds(1..<151 as Range<UInt64>, quick: 20) {
      var random = SeededGenerator(seed: seed &* 77)
      var sample = try Sample(seed: seed)
      compare(sample, &random, "seed \(seed) before")
      let filled = sample.sections.indices.filter { !sample.sections[$0].heights.isEmpty }
      for change in 0..<6 {
        guard let section = filled.randomElement(using: &random) else { break }
        let item = Int.random(in: 0..<sample.sections[section].heights.count, using: &random)
        let path = ItemIndexPath(item: item, section: section)
        let original = try #require(sample.layout.layoutAttributesForItem(at: path))
        var answer = original
        answer.size.height = Sample.height(&random)
        let isTaken = sample.layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
        let size = sample.view.contentSize.height
        let context = sample.layout.invalidationContext(
          forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
        #expect(context.invalidatedItemIndexPaths == [path])
        #expect(context.invalidatedSupplementaryElements.isEmpty)
        try sample.view.applyPreferredLayoutAttributes([answer])
        if isTaken {
          sample.sections[section].heights[item] = answer.size.height
          let change = exact(sample.view.contentSize.height) - exact(size)
          #expect(exact(context.contentSizeAdjustment.height) == change, "seed \(seed)")
        }
        compare(sample, &random, "seed \(seed) change \(change)")
      }
      // Positions are dropped, heights that were measured are not.
      sample.layout.invalidateLayout()
      try sample.view.layoutIfNeeded()
      compare(sample, &random, "seed \(seed) after invalidateLayout()")
    }
  }

  @Test("predicts how far any edge moves when a height changes")
  func predictsDisplacements() throws {
    for seed in Trials.seeds(200..<260 as Range<UInt64>, quick: 20) {
      var random = SeededGenerator(seed: seed)
      let sample = try Sample(seed: seed)
      let layout = sample.layout
      let elements = LayoutOracle(sample.sections).places.keys.sorted()
      guard !elements.isEmpty else { continue }
      for _ in 0..<20 {
        let changed = try #require(elements.randomElement(using: &random))
        let watched = try #require(elements.randomElement(using: &random))
        let edge = try #require(ScrollAnchorEdge.allCases.randomElement(using: &random))
        let height = Extent(points: Sample.height(&random))
        let change = layout.geometry.change(
          of: changed, length: height, watching: (watched, edge))
        let contentHeight = layout.geometry.contentHeight
        let place = layout.geometry.place(of: edge, of: watched)
        layout.geometry.replaceSize(of: changed, length: height)
        #expect(layout.geometry.contentHeight - contentHeight == change.ofContent)
        #expect(
          change.ofWatched == layout.geometry.place(of: edge, of: watched) - place,
          "seed \(seed): \(edge) of \(watched), \(changed) to \(height.points)")
      }
    }
  }
}
