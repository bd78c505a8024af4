import SelfSizingCollectionLayout
import SelfSizingGeometry
import TestSupport

/// Collects what a collection view got wrong in one case.
struct CollectionChecks {
  /// By how much a coordinate may differ.
  var tolerance = 1e-6
  private var differences: [String] = []

  init(tolerance: Double = 1e-6) {
    self.tolerance = tolerance
  }

  var outcome: ConformanceOutcome {
    differences.isEmpty ? .passed : .failed(differences.prefix(4).joined(separator: "; "))
  }

  mutating func equal(_ what: String, _ actual: Double, _ expected: Double) {
    if !(abs(actual - expected) <= tolerance) {
      differences.append("\(what): expected \(expected), got \(actual)")
    }
  }

  mutating func equal<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) {
    if actual != expected {
      differences.append("\(what): expected \(expected), got \(actual)")
    }
  }

  /// Compares all frames of a layout with those of a case.
  mutating func frames(_ when: String, of view: CollectionView, _ expected: CaseFrames) {
    equal("\(when) contentHeight", view.contentSize.height, expected.contentHeight)
    let sections = expected.items ?? expected.frames ?? []
    equal("\(when) sections", view.numberOfSections, sections.count)
    elements(
      when, of: view, items: sections, headers: expected.headers, footers: expected.footers,
      backgrounds: expected.backgrounds)
  }

  /// Compares the frames of elements, by section.
  mutating func elements(
    _ when: String, of view: CollectionView, items: [[[Double]?]] = [],
    headers: [[Double]?]? = nil, footers: [[Double]?]? = nil, backgrounds: [[Double]?]? = nil
  ) {
    let layout = view.collectionViewLayout
    for (section, items) in items.enumerated() {
      equal("\(when) items of \(section)", view.numberOfItems(inSection: section), items.count)
      for (item, frame) in items.enumerated() {
        let element = CollectionElement.item(ItemIndexPath(item: item, section: section))
        self.frame(when, element, layout.layoutAttributes(for: element)?.frame, frame)
      }
    }
    let others: [([[Double]?]?, CollectionElementKind)] = [
      (headers, .header), (footers, .footer), (backgrounds, .background),
    ]
    for (frames, kind) in others {
      for (section, frame) in (frames ?? []).enumerated() {
        let element = CollectionElement(
          kind: kind, indexPath: ItemIndexPath(item: 0, section: section))
        self.frame(when, element, layout.layoutAttributes(for: element)?.frame, frame)
      }
    }
  }

  /// Compares what rectangle queries find.
  mutating func queries(of view: CollectionView, _ queries: [CaseQuery]) {
    for query in queries {
      let found = view.collectionViewLayout.layoutAttributesForElements(in: query.layoutRect)
      let keys = Set(found.map { Self.key(of: $0.element) })
      if keys != query.expected {
        differences.append(
          "rect \(query.rect): expected \(query.expected.sorted()), got \(keys.sorted())")
      }
    }
  }

  mutating func frame(
    _ when: String, _ element: CollectionElement, _ actual: LayoutRect?, _ expected: [Double]?
  ) {
    guard let actual, let expected else {
      if actual != nil || expected != nil {
        differences.append(
          "\(when) \(element): expected \(String(describing: expected)), got "
            + String(describing: actual))
      }
      return
    }
    let frame = [actual.minX, actual.minY, actual.width, actual.height]
    if expected.count != 4 || zip(frame, expected).contains(where: { !(abs($0 - $1) <= tolerance) })
    {
      differences.append("\(when) \(element): expected \(expected), got \(frame)")
    }
  }

  private static func key(of element: CollectionElement) -> String {
    let section = element.indexPath.section
    switch element.kind {
    case .item: return "i:\(section):\(element.indexPath.item)"
    case .header: return "h:\(section)"
    case .footer: return "f:\(section)"
    case .background: return "b:\(section)"
    case .boundary, .supplementary: return "\(element.kind):\(section)"
    }
  }
}

/// Applies one batch of edits to a list: deletions and a move's origin count in the old list,
/// insertions and a move's destination in the new one.
func applying<Value>(
  _ edits: [CaseEdit], to old: [Value], inserting: (CaseEdit) -> Value
) -> [Value] {
  var removed = Set(edits.filter { $0.op == "delete" }.compactMap(\.item))
  var added: [(index: Int, value: Value)] = []
  for edit in edits {
    if edit.op == "insert", let index = edit.item { added.append((index, inserting(edit))) }
    if edit.op == "move", let from = edit.from, old.indices.contains(from), let to = edit.to {
      removed.insert(from)
      added.append((to, old[from]))
    }
  }
  var new = old.indices.filter { !removed.contains($0) }.map { old[$0] }
  for edit in added.sorted(by: { $0.index < $1.index }) {
    new.insert(edit.value, at: max(0, min(edit.index, new.count)))
  }
  return new
}
