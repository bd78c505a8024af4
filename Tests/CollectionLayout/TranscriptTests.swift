import SelfSizingGeometry
import TestSupport
import Testing

@testable import SelfSizingCollectionLayout

/// The text of traces, read and replayed.
@Suite struct TranscriptTests {
  /// Three rows of unusual names; the cell of the first one answers with values of its own.
  private final class Names: CollectionViewDataSource, CollectionViewCellProvider,
    CollectionViewDataSourcePrefetching
  {
    let names = ["", "a \"b\"\n[0, 1] → \\", "\u{301}é👩‍👩‍👧 \u{2028}x"]

    func numberOfSections() -> Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { 60 }
    func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
      switch indexPath.item {
      case 0..<3: ItemIdentity(names[indexPath.item])
      case 3: ItemIdentity(high: 0xABC, low: .max)
      case 4: ItemIdentity(-7)
      case 5: ItemIdentity("-7")
      default: ItemIdentity(indexPath.item)
      }
    }
    func identity(ofSection section: Int) -> ItemIdentity { ItemIdentity("section \(section)") }
    func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
      ReuseIdentifier(names[element.indexPath.item % 3])
    }
    func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
      -> CollectionViewLayoutAttributes
    {
      var preferred = layoutAttributes
      preferred.size.height = 50 + Double(layoutAttributes.indexPath.item) / 3
      if layoutAttributes.indexPath.item == 0 {
        preferred.custom = ["badge\n\"": -1.5, "": .infinity]
        preferred.alpha = 0.25
        preferred.zIndex = -3
        preferred.isHidden = true
        preferred.isPinned = true
        preferred.column = nil
      }
      return preferred
    }
    func prefetchItems(at indexPaths: [ItemIndexPath]) {}
  }

  private func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  private func trace(_ heights: [Double] = [50, 44, 61]) throws -> PipelineTrace {
    let view = try TestCollection(heights: heights).view(TableLayout(), height: 100)
    view.startTrace()
    try view.layoutIfNeeded()
    try view.scroll(by: 30)
    return try #require(view.trace)
  }

  @Test("is replayed from the text alone, over random scripts", arguments: 0..<72)
  func replays(number: Int) throws {
    let seed = UInt64(number * 2 + 2)
    var world = try ScriptWorld(seed: seed)
    world.view.startTrace()
    try world.view.layoutIfNeeded()
    for _ in 0..<8 { _ = try world.next() }
    let trace = try #require(world.view.trace)
    let text = trace.description
    let replayed = try PipelineTranscript(text).replay(
      on: ScriptWorld(seed: seed).makeLayout())
    #expect(replayed == trace)
    #expect(replayed.description == text)
  }

  @Test("keeps every name, setting, request and answer")
  func everything() throws {
    let names = Names()
    var viewport = CollectionViewport(
      size: LayoutSize(width: 320, height: 300),
      contentInset: LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      safeAreaInsets: LayoutEdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
      contentInsetAdjustmentBehavior: .always, displayScale: 3, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge)
    let view = try CollectionView(
      collectionViewLayout: TableLayout(), viewport: viewport, dataSource: names,
      cellProvider: names)
    view.setPrefetchDataSource(names)
    view.anchorPolicy = .bottom
    view.startTrace()
    try view.layoutIfNeeded()
    view.heightEstimates = .measuredAhead
    view.selfSizingInvalidation = .enabledIncludingConstraints
    try view.setContentOffset(LayoutPoint(x: -0.0, y: 81.1))
    view.isPrefetchingEnabled = false
    viewport.contentInsetAdjustmentBehavior = .never
    viewport.contentSizeCategory = .extraSmall
    try view.setViewport(viewport)
    view.collectionViewLayout.invalidateLayout()
    try view.reconfigureItems(at: [])
    try view.reconfigureItems(at: [path(3), path(4)])
    try view.invalidateSelfSizing(ofItemsAt: [path(5)], because: .constraints)
    try view.invalidateSelfSizing(ofItemsAt: [])
    try view.invalidateMeasurements()
    let measured = try #require(view.collectionViewLayout.layoutAttributesForItem(at: path(9)))
    try view.applyPreferredLayoutAttributes([])
    try view.applyPreferredLayoutAttributes([measured, measured])
    try view.applyMeasuredHeights([
      MeasuredHeight(
        identity: ItemIdentity(names.names[1]), indexPath: path(7), width: 1, height: 2)
    ])
    try view.scrollToItem(at: path(30), at: .centeredVertically)
    #expect(throws: CollectionLayoutError.self) { try view.scroll(by: .nan) }
    try view.reloadData()
    try view.performBatchUpdates { _ in }
    let trace = try #require(view.trace)
    let transcript = try PipelineTranscript(trace.description)
    #expect(transcript.script.entries.map(\.settings) == trace.entries.map(\.settings))
    // No number equals a NaN: that request is compared as text.
    #expect(
      transcript.script.entries.map { "\($0.request)" } == trace.entries.map { "\($0.request)" })
    let replayed = try transcript.replay(on: TableLayout())
    #expect(replayed.description == trace.description)
    #expect(replayed.state == trace.state)
    let windows = trace.description.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try PipelineTranscript(windows).replay(on: TableLayout()).state == trace.state)
  }

  @Test("names the line that cannot be read, and what was expected there")
  func malformed() throws {
    let cases: [(text: String, line: Int, expected: String)] = [
      ("", 1, "“viewport ”"),
      ("viewport 320×", 1, "a number"),
      ("viewport 320×44 @2x adjusting often", 1, "an adjustment behavior"),
      ("viewport 320×44 @2x today", 1, "the end of the line"),
      ("viewport 320×44 @2x\n1 layoutIfNeeded", 2, "the number 0"),
      ("viewport 320×44 @2x\n0 dance", 2, "a request"),
      ("viewport 320×44 @2x\n99999999999999999999 dance", 2, "a whole number"),
      ("viewport 320×44 @2x\nset anchor elsewhere", 2, "an anchor policy"),
      ("viewport 320×44 @2x\n\nhello", 3, "a request, a call or what came of it"),
      ("viewport 320×44 @2x\n0 scroll by far", 2, "a number"),
      ("viewport 320×44 @2x\n0 scrollToItem at [0, 1] at noon", 2, "a scroll position"),
      ("viewport 320×44 @2x\n0 performBatchUpdates eat [0, 1]", 2, "a change of items or sections"),
      ("viewport 320×44 @2x\n0 layoutIfNeeded\n  numberOfSections → many", 3, "a whole number"),
      ("viewport 320×44 @2x\n0 layoutIfNeeded\n  identity ofItemAt [0, 0] → ?", 3, "an identity"),
      (
        "viewport 320×44 @2x\n0 layoutIfNeeded\n  identity ofItemAt [0, 0] → \"\\u{110000}\"", 3,
        "the number of a character"
      ),
      ("viewport 320×44 @2x\n0 layoutIfNeeded\n  reuseIdentifier for it → x", 3, "an element"),
    ]
    for (text, line, expected) in cases {
      let found = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
      #expect(
        throws: PipelineTranscriptError.malformed(
          line: line, expected: expected, found: String(found))
      ) { try PipelineTranscript(text) }
    }
  }

  @Test("names the first line that differs")
  func differences() throws {
    let text = try trace().description
    #expect(
      throws: PipelineTranscriptError.difference(
        line: 6, expected: "  collectionViewContentSize → 320.0×132.0",
        actual: "  collectionViewContentSize → 320.0×134.0")
    ) {
      try PipelineTranscript(text).replay(on: TableLayout(section: TableSection(lineSpacing: 1)))
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for number in lines.indices.dropFirst() where !lines[number].isEmpty {
      var changed = lines
      changed.remove(at: number)
      let shorter = changed.joined(separator: "\n")
      #expect(throws: PipelineTranscriptError.self, "line \(number + 1)") {
        try PipelineTranscript(shorter).replay(on: TableLayout())
      }
    }
    lines[0] += ", after the first step"
    let late = lines.joined(separator: "\n")
    #expect(throws: PipelineTranscriptError.replay(.beginsLate)) {
      try PipelineTranscript(late).replay(on: TableLayout())
    }
    let used = try TestCollection(heights: [1]).view(TableLayout())
    #expect(throws: PipelineTranscriptError.replay(.layout(.layoutInUse))) {
      try PipelineTranscript(text).replay(on: used.collectionViewLayout)
    }
  }

  /// The lines of a text as scalars, however they end, without empty ones at the end.
  private func lines(_ text: String) -> [[Unicode.Scalar]] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.last == "\r" ? $0.dropLast() : $0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  @Test("takes damaged text without a trap; what can be replayed is printed as it was read")
  func damaged() throws {
    var random = SeededGenerator(seed: 11)
    let text = Array(try trace().description.unicodeScalars)
    let strange = Array("\"\\\n\r ×→=-19.[](),#eE\u{301}\0".unicodeScalars)
    var (readable, replayable) = (0, 0)
    for _ in 0..<400 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = strange[Int.random(in: strange.indices, using: &random)]
        default: damaged.insert(strange[Int.random(in: strange.indices, using: &random)], at: place)
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: damaged)
      let damagedText = String(view)
      guard let transcript = try? PipelineTranscript(damagedText) else { continue }
      readable += 1
      guard let replayed = try? transcript.replay(on: TableLayout()) else { continue }
      replayable += 1
      #expect(lines(replayed.description) == lines(damagedText))
    }
    // Damage is found, and does not make everything unreadable: the claims above were put to the
    // test.
    #expect(readable > 100 && replayable < readable, "\(readable) read, \(replayable) replayed")
  }
}
