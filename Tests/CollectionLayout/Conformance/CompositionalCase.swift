import SelfSizingGeometry
import TestSupport

@testable import SelfSizingCollectionLayout

/// A file of `compositional.json`.
struct CompositionalCases: Decodable {
  let cases: [ConformanceEntry<CompositionalCase>]
}

/// One case of `compositional.json`.
struct CompositionalCase: Decodable {
  struct Configuration: Decodable {
    let interSectionSpacing: Double?
    let boundary: [CaseBoundary]?
  }

  struct Orthogonal: Decodable {
    let contentWidth: Double?
    let frame: [Double]?
    let rests: [Double]?
  }

  struct Expectation: Decodable {
    let contentSize: [Double]?
    let items: [[[Double]?]?]?
    let boundary: [String: [Double]?]?
    let decorations: [[Double]?]?
    let supplementary: [String: [[Double]?]]?
    let orthogonal: [Orthogonal?]?
    let probes: [String: [Double]]?
    let error: String?
  }

  struct Inset: Decodable { let top, bottom, left, right: Double? }

  let id: String
  let kind: String
  let status: String
  let rule: String?
  let bounds: [Double]
  let scale: Double?
  let sections: [CaseSection]
  let configuration: Configuration?
  let scrollDirection: String?
  let rtl: Bool?
  let offset: Double?
  let adjustedInset: Inset?
  let preferred: [String: [Double?]]?
  let preferredFormula: String?
  let expect: Expectation
  let expectAfter: Expectation?
  let rectQueries: [CaseQuery]?
  let anchor: String?
  let expectOffset: Double?
  let probes: [String: [Double]]?

  /// Whether the case is compared, but not demanded.
  var isReported: Bool { status == "inferred" }

  func run() throws -> ConformanceOutcome {
    let difference: String?
    do {
      difference = try firstDifference()
    } catch {
      difference = "threw \(error)"
    }
    if isReported {
      return difference.map { .reported("differs: \($0)") } ?? .reported("agrees")
    }
    return difference.map { .failed($0) } ?? .passed
  }

  private func firstDifference() throws -> String? {
    var configuration = CompositionalConfiguration()
    configuration.scrollDirection = scrollDirection == "horizontal" ? .horizontal : .vertical
    configuration.interSectionSpacing = self.configuration?.interSectionSpacing ?? 0
    configuration.boundaryItems = (self.configuration?.boundary ?? []).map {
      $0.declaration(isLayoutWide: true)
    }
    let declared = sections.map(\.declaration)
    let layout = CompositionalLayout(configuration: configuration) { section, _ in
      declared[section]
    }
    let data = CaseData(counts: sections.map(\.items))
    let inset = LayoutEdgeInsets(
      top: adjustedInset?.top ?? 0, left: adjustedInset?.left ?? 0,
      bottom: adjustedInset?.bottom ?? 0, right: adjustedInset?.right ?? 0)
    let view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: bounds.number(0), height: bounds.number(1)), contentInset: inset,
        displayScale: scale ?? 3, layoutDirection: rtl == true ? .rightToLeft : .leftToRight),
      dataSource: data, cellProvider: data)
    if let error = expect.error {
      let actual = Result { try view.layoutIfNeeded() }
      guard case .failure(let failure) = actual else { return "no error, instead of \(error)" }
      if case .invalidDeclaration(let problem)? = failure as? CollectionLayoutError,
        "\(problem.kind)" == error
      {
        return nil
      }
      return "the error is \(failure)"
    }
    try view.layoutIfNeeded()
    if let offset {
      var point = view.contentOffset
      point[configuration.scrollDirection] = offset
      try view.setContentOffset(point)
    }
    if preferredFormula == nil, let difference = differences(expect, layout, view) {
      return difference
    }
    try answer(view, layout, data)
    if preferredFormula != nil, let difference = differences(expect, layout, view) {
      return "answered: \(difference)"
    }
    if let expectAfter, let difference = differences(expectAfter, layout, view) {
      return "after: \(difference)"
    }
    if let expectOffset {
      let now = view.contentOffset[configuration.scrollDirection]
      if abs(now - expectOffset) > 1e-6 { return "the offset is \(now), not \(expectOffset)" }
    }
    for query in rectQueries ?? [] {
      let found = Set(
        layout.layoutAttributesForElements(in: query.layoutRect).compactMap {
          name(of: $0.element, layout)
        })
      if found != query.expected {
        return "in \(query.rect): \(found.symmetricDifference(query.expected).sorted())"
      }
    }
    return nil
  }

  /// Lets the cells answer.
  private func answer(_ view: CollectionView, _ layout: CompositionalLayout, _ data: CaseData)
    throws
  {
    var answers: [CollectionViewLayoutAttributes] = []
    for (key, size) in (preferred ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let element = element(key, layout),
        var attributes = layout.layoutAttributes(for: element)
      else { continue }
      attributes.frame.size.width = size.number(0) ?? attributes.frame.size.width
      attributes.frame.size.height = size.number(1) ?? attributes.frame.size.height
      answers.append(attributes)
    }
    if preferredFormula != nil {
      for (section, count) in sections.map(\.items).enumerated() {
        for item in 0..<count {
          guard section < layout.geometry.sections.count else { continue }
          // A million cells at once, past the pipeline.
          layout.geometry.sections[section].groups.setAnswer(
            CellAnswer(along: Double(40 + item * 7919 % 61)), ofItem: item)
        }
      }
    }
    if preferredFormula != nil {
      for (index, section) in layout.geometry.sections.enumerated() {
        layout.geometry.replaceSection(at: index, with: section)
      }
    }
    if !answers.isEmpty { try view.applyPreferredLayoutAttributes(answers) }
  }

  private func element(_ key: String, _ layout: CompositionalLayout) -> CollectionElement? {
    let parts = key.split(separator: ":").map(String.init)
    let section = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    switch parts.first {
    case "i":
      return .item(ItemIndexPath(item: parts.count > 2 ? Int(parts[2]) ?? 0 : 0, section: section))
    case "b": return boundary(parts.count > 1 ? parts[1] : "", nil, layout)
    default: return boundary(parts.count > 2 ? parts[2] : "", section, layout)
    }
  }

  private func boundary(_ kind: String, _ section: Int?, _ layout: CompositionalLayout)
    -> CollectionElement?
  {
    let path = ItemIndexPath(item: 0, section: section ?? 0)
    if section != nil, kind == "header" { return CollectionElement(kind: .header, indexPath: path) }
    if section != nil, kind == "footer" { return CollectionElement(kind: .footer, indexPath: path) }
    let use: ElementKinds.Use = section == nil ? .layout : .section
    guard let number = layout.kinds.names.firstIndex(of: .init(name: kind, use: use)) else {
      return nil
    }
    return CollectionElement(kind: .boundary(UInt8(number)), indexPath: path)
  }

  private func name(of element: CollectionElement, _ layout: CompositionalLayout) -> String? {
    let section = element.indexPath.section
    switch element.kind {
    case .item: return "i:\(section):\(element.indexPath.item)"
    case .header: return "s:\(section):header"
    case .footer: return "s:\(section):footer"
    case .background: return "d:\(section)"
    case .boundary(let number):
      let name = layout.kinds.names[Int(number)]
      return name.use == .layout ? "s:layout:\(name.name)" : "s:\(section):\(name.name)"
    case .supplementary: return nil
    }
  }
}

extension CompositionalCase {
  private var tolerance: Double { rule == "equal-rounding" ? 1.0 / (scale ?? 3) + 1e-6 : 1e-6 }

  /// Returns what differs from what is expected, first of all.
  private func differences(
    _ expected: Expectation, _ layout: CompositionalLayout, _ view: CollectionView
  ) -> String? {
    func differs(_ frame: LayoutRect?, _ numbers: [Double]?) -> Bool {
      guard let numbers else { return frame != nil }
      guard let frame else { return true }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      return zip(actual, numbers).contains { abs($0 - $1) > tolerance }
    }
    for (section, frames) in (expected.items ?? []).enumerated() {
      for (item, numbers) in (frames ?? []).enumerated() {
        let path = ItemIndexPath(item: item, section: section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame
        if let numbers, differs(frame, numbers) {
          return "item \(path) is \(frame.map { "\($0)" } ?? "not there"), not \(numbers)"
        }
      }
    }
    for (key, numbers) in (expected.probes ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let element = element(key, layout) else { return "no \(key)" }
      let frame = layout.layoutAttributes(for: element)?.frame
      if differs(frame, numbers) {
        return "\(key) is \(frame.map { "\($0)" } ?? "not there"), not \(numbers)"
      }
    }
    for (key, numbers) in (expected.boundary ?? [:]).sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ":").map(String.init)
      let element = boundary(parts.last ?? "", Int(parts.first ?? ""), layout)
      let frame = element.flatMap { layout.layoutAttributes(for: $0)?.frame }
      if differs(frame, numbers) {
        return
          "\(key) is \(frame.map { "\($0)" } ?? "not there"), not \(numbers.map { "\($0)" } ?? "absent")"
      }
    }
    for (section, numbers) in (expected.decorations ?? []).enumerated() {
      let frame = layout.layoutAttributes(for: .background(ofSection: section))?.frame
      if differs(frame, numbers) {
        return
          "decoration \(section) is \(frame.map { "\($0)" } ?? "not there"), not \(numbers ?? [])"
      }
    }
    if let size = expected.contentSize {
      let actual = view.contentSize
      if abs(actual.width - size.number(0)) > tolerance
        || abs(actual.height - size.number(1)) > tolerance
      {
        return "the content is \(actual), not \(size)"
      }
    }
    return supplementaryDifference(expected, layout, differs)
      ?? orthogonalDifference(expected, layout, differs)
  }

  private func supplementaryDifference(
    _ expected: Expectation, _ layout: CompositionalLayout,
    _ differs: (LayoutRect?, [Double]?) -> Bool
  ) -> String? {
    for (kind, frames) in (expected.supplementary ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard
        let number = layout.kinds.names.firstIndex(of: .init(name: kind, use: .anchored))
      else { return frames.isEmpty ? nil : "no kind \(kind)" }
      var actual: [LayoutRect] = []
      for (section, count) in sections.map(\.items).enumerated() {
        for item in 0..<count {
          let element = CollectionElement(
            kind: .supplementary(UInt8(number)),
            indexPath: ItemIndexPath(item: item, section: section))
          if let attributes = layout.layoutAttributes(for: element) {
            actual.append(attributes.frame)
          }
        }
      }
      guard actual.count == frames.count else {
        return "\(actual.count) of \(kind), not \(frames.count)"
      }
      for (frame, numbers) in zip(actual, frames) where differs(frame, numbers) {
        return "\(kind) is \(frame), not \(numbers ?? [])"
      }
    }
    return nil
  }

  private func orthogonalDifference(
    _ expected: Expectation, _ layout: CompositionalLayout,
    _ differs: (LayoutRect?, [Double]?) -> Bool
  ) -> String? {
    for (section, orthogonal) in (expected.orthogonal ?? []).enumerated() {
      let actual = layout.orthogonalScrolling(inSection: section)
      guard let orthogonal else {
        if actual != nil { return "section \(section) scrolls across" }
        continue
      }
      guard let actual else { return "section \(section) does not scroll across" }
      if let width = orthogonal.contentWidth, abs(actual.contentLength - width) > tolerance {
        return "section \(section) is \(actual.contentLength) long across, not \(width)"
      }
      if let frame = orthogonal.frame, differs(actual.frame, frame) {
        return "section \(section) scrolls across in \(actual.frame), not \(frame)"
      }
      if let rests = orthogonal.rests {
        let same =
          actual.rests.count == rests.count
          && zip(actual.rests, rests).allSatisfy { abs($0 - $1) <= tolerance }
        if !same { return "section \(section) rests at \(actual.rests), not \(rests)" }
      }
    }
    return nil
  }
}
