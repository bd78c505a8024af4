import SelfSizingGeometry
import TestSupport

@testable import SelfSizingCollectionLayout

/// A compositional collection that random requests change.
struct CompositionalScript {
  private var random: SeededGenerator
  private let data: TestCollection
  private let layout: CompositionalLayout
  private let view: CollectionView
  private var samples: [CompositionalSample]
  private var next = 0
  /// The last request, in words.
  private(set) var last = ""
  private var displacement: Double?
  private var oscillation: CollectionFinding?

  init(_ samples: [CompositionalSample], seed: UInt64) {
    random = SeededGenerator(seed: seed)
    self.samples = samples
    var sections: [[Int]] = []
    for _ in samples {
      let count = Int.random(in: 0...40, using: &random)
      sections.append(Array(next..<next + count))
      next += count
    }
    data = TestCollection(sections: sections) { element, item, _ in
      switch element.kind {
      case .item: Self.height(item)
      case .header: Double(30 + element.indexPath.section * 7)
      default: nil
      }
    }
    data.preferredWidth = { Self.width($0) }
    let provided = samples
    layout = CompositionalLayout { section, _ in provided[section % provided.count].section }
    layout.configuration.interSectionSpacing = 12
    let viewport = CollectionViewport(
      size: LayoutSize(width: 390, height: 500), displayScale: 3,
      layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
    view = CollectionView.make(layout, viewport, data)
  }

  mutating func step() throws {
    let step: ScrollStep
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let distance = Double.random(in: -400...600, using: &random)
      last = "scroll by \(distance)"
      step = try view.scroll(by: distance)
    case 4...6:
      last = "batch"
      step = try batch()
    case 7:
      var viewport = view.viewport
      viewport.size.width = Double(Int.random(in: 320...500, using: &random))
      last = "width \(viewport.size.width)"
      step = try view.setViewport(viewport)
    case 8:
      last = "invalidate"
      layout.invalidateLayout()
      step = try view.layoutIfNeeded()
    default:
      let section = Int.random(in: 0..<data.sections.count, using: &random)
      layout.scrollOrthogonally(section: section, to: Double.random(in: 0...900, using: &random))
      last = "orthogonal"
      step = try view.layoutIfNeeded()
    }
    // A header that has come to be held in sight stands where it is held, not at its place.
    displacement = isAnchorPinned(step) ? nil : step.anchorDisplacement
    oscillation = step.findings.first { if case .oscillatingCell = $0 { true } else { false } }
  }

  private func isAnchorPinned(_ step: ScrollStep) -> Bool {
    guard case .element(let element, _) = step.anchor else { return false }
    return layout.layoutAttributes(for: element)?.isPinned ?? false
  }

  private mutating func batch() throws -> ScrollStep {
    var deleted: [ItemIndexPath] = []
    var inserted: [ItemIndexPath] = []
    var sections = data.sections
    for section in sections.indices {
      var removed: Set<Int> = []
      for _ in 0..<Int.random(in: 0...2, using: &random) where !sections[section].isEmpty {
        removed.insert(Int.random(in: 0..<data.sections[section].count, using: &random))
      }
      for item in removed.sorted(by: >) {
        sections[section].remove(at: item)
        deleted.append(ItemIndexPath(item: item, section: section))
      }
      var places: [Int] = []
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...sections[section].count, using: &random)
        sections[section].insert(next, at: place)
        places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
        next += 1
      }
      inserted += places.map { ItemIndexPath(item: $0, section: section) }
    }
    return try view.performBatchUpdates { batch in
      data.sections = sections
      batch.deleteItems(at: deleted)
      batch.insertItems(at: inserted)
    }
  }

  /// Returns what differs from a fresh layout with the same answers.
  func difference() throws -> String? {
    if let oscillation { return "\(oscillation)" }
    if let displacement, displacement != 0 { return "the anchor moved by \(displacement)" }
    let provided = samples
    let fresh = CompositionalLayout { section, _ in provided[section % provided.count].section }
    fresh.configuration = layout.configuration
    let quiet = CaseData(counts: data.sections.map(\.count))
    let other = CollectionView.make(fresh, view.viewport, quiet)
    try other.bringUpToDate()
    if let difference = answerDifference() { return difference }
    var all: [CollectionElement] = []
    for (index, section) in layout.geometry.sections.enumerated() {
      section.groups.forEachAnswer { item, answer in
        fresh.geometry.sections[index].groups.setAnswer(answer, ofItem: item)
      }
      var copy = fresh.geometry.sections[index]
      copy.boundarySizes = section.boundarySizes
      fresh.geometry.replaceSection(at: index, with: copy)
      fresh.geometry.scroll(section: index, to: section.orthogonalOffset)
      for item in 0..<section.groups.itemCount {
        let path = ItemIndexPath(item: item, section: index)
        all.append(.item(path))
        all += layout.furtherKinds.map { CollectionElement(kind: $0, indexPath: path) }
      }
      all += [.header(ofSection: index), .background(ofSection: index)]
    }
    if layout.exactContentHeight != fresh.exactContentHeight {
      return "the content is \(layout.exactContentHeight.points) long, afresh "
        + "\(fresh.exactContentHeight.points)"
    }
    var frames: [CollectionElement: LayoutRect] = [:]
    for element in all {
      let frame = layout.layoutAttributes(for: element)?.frame
      if element.kind == .item || element.kind == .background,
        frame != fresh.layoutAttributes(for: element)?.frame
      {
        return "\(element) is \(frame.map { "\($0)" } ?? "absent"), afresh "
          + "\(fresh.layoutAttributes(for: element).map { "\($0.frame)" } ?? "absent")"
      }
      frames[element] = frame
    }
    return queryDifference(frames)
  }

  /// Returns what an item goes by that its own cell did not answer.
  private func answerDifference() -> String? {
    var difference: String?
    for (index, section) in layout.geometry.sections.enumerated() {
      let isVertical = section.groups.groupPlan?.axis == .vertical
      section.groups.forEachAnswer { item, answer in
        let identity = data.sections[index][item]
        let (width, height) =
          isVertical ? (answer.across, answer.along) : (answer.along, answer.across)
        if !height.isNaN && height != Self.height(identity)
          || !width.isNaN && width != Self.width(identity)
        {
          difference = "item [\(index), \(item)] goes by \(width) × \(height) of another cell"
        }
      }
    }
    return difference
  }

  private static func height(_ identity: Int) -> Double { Double(20 + identity * 37 % 90) }

  private static func width(_ identity: Int) -> Double { Double(30 + identity * 53 % 140) }

  /// Returns what a rectangle query misses or finds too much.
  private func queryDifference(_ frames: [CollectionElement: LayoutRect]) -> String? {
    var random = random
    for _ in 0..<4 {
      let rect = LayoutRect(
        x: Double(Int.random(in: -100...400, using: &random)),
        y: Double(Int.random(in: -200...4000, using: &random)),
        width: Double(Int.random(in: 1...500, using: &random)),
        height: Double(Int.random(in: 1...900, using: &random)))
      let found = layout.layoutAttributesForElements(in: rect).map(\.element)
      let expected = frames.filter { $0.value.intersects(rect) }.map(\.key).sorted()
      if found != expected {
        return "in \(rect): \(Set(found).symmetricDifference(expected).sorted())"
      }
    }
    return nil
  }
}

extension CollectionView {
  /// Creates a view of a viewport that is known to be valid.
  static func make<Data: CollectionViewDataSource & CollectionViewCellProvider>(
    _ layout: CollectionViewLayout, _ viewport: CollectionViewport, _ data: Data
  ) -> CollectionView {
    do {
      return try CollectionView(
        collectionViewLayout: layout, viewport: viewport, dataSource: data, cellProvider: data)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
