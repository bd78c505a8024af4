import SelfSizing

extension FuzzTarget {
  /// The text of a trace is refused at a line, or replayed to its end or to where it differs.
  static let transcript = FuzzTarget(
    name: "transcript",
    summary: "texts of traces: refused at a line, or replayed as far as they go",
    seeds: {
      (0..<12 as Range<UInt64>).compactMap { seed in
        var choices = Choices(seed: seed)
        return (try? trace(&choices)).map { Array($0.description.utf8) }
      }
    },
    pieces: [
      "\n", "\r\n", "\n  ", "\n  = ", "set ", "invalidated", "viewport ", ", prefetching",
      "item [0, 0]",
      "[0, -1]", "9223372036854775807", "-9223372036854775808", "1e308", "nan", "-inf", "\"",
      "\\u{",
      "header [0]", "×", "→", ", ", " column ", "\n0 layoutIfNeeded", "\n1 reloadData",
    ],
    run: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let transcript: PipelineTranscript
      do {
        transcript = try PipelineTranscript(text)
      } catch let error as PipelineTranscriptError {
        try require(isWithin(error, text), "\(error) of \(text.utf8.count) bytes")
        return false
      }
      do {
        let trace = try transcript.replay(on: TableLayout())
        try require(
          lines(of: trace.description).elementsEqual(lines(of: text)) { $0.elementsEqual($1) },
          "replayed, and the text is another one")
      } catch let error as PipelineTranscriptError {
        try require(!error.description.isEmpty, "an error without words")
      }
      return true
    })

  /// The lines of a text, however they end; those without anything at its end are left out.
  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isWithin(_ error: PipelineTranscriptError, _ text: String) -> Bool {
    guard case .malformed(let line, _, _) = error else { return false }
    return line >= 1 && line <= text.unicodeScalars.count { $0 == "\n" } + 1
  }

  /// The trace of a table that is scrolled and edited.
  private static func trace(_ choices: inout Choices) throws -> PipelineTrace {
    let collection = ScriptedCollection()
    for _ in 0...choices.number(below: 2) {
      collection.sections.append(
        (0..<choices.number(below: 12)).map { _ in
          collection.makeItem(Double(choices.number(below: 200)))
        })
    }
    let view = try CollectionView(
      collectionViewLayout: TableLayout(),
      viewport: CollectionViewport(size: LayoutSize(width: 320, height: 300)),
      dataSource: collection, cellProvider: collection)
    view.anchorPolicy = choices.element(of: ScrollAnchorPolicy.allCases) ?? .firstFullyVisible
    view.startTrace()
    try view.layoutIfNeeded()
    for _ in 0..<choices.number(below: 6) { try step(view, collection, &choices) }
    guard let trace = view.trace else { throw Failure("no trace") }
    return trace
  }

  private static func step(
    _ view: CollectionView, _ collection: ScriptedCollection, _ choices: inout Choices
  ) throws {
    let length = Double(choices.number(below: 200))
    let path = choices.element(of: collection.indexPaths)
    switch choices.number(below: 8) {
    case 0: try view.scroll(by: length * 2 - 100)
    case 1: try view.setContentOffset(LayoutPoint(x: 0, y: length))
    case 2: try view.setViewport(CollectionViewport(size: LayoutSize(width: 300, height: length)))
    case 3: try view.invalidateMeasurements()
    case 4: try view.reloadData()
    case 5:
      try view.performBatchUpdates { updates in
        collection.sections[0].insert(collection.makeItem(length), at: 0)
        updates.insertItems(at: [ItemIndexPath(item: 0, section: 0)])
      }
    default:
      guard let path else { return }
      if choices.isOne(in: 2) {
        try view.scrollToItem(at: path, at: .bottom)
      } else {
        collection.lengths[collection.sections[path.section][path.item]] = length
        try view.reconfigureItems(at: [path])
      }
    }
  }
}
