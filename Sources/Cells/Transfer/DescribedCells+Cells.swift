import SelfSizingAutoLayout
import SelfSizingTypography

extension DescribedCells {
  /// Describes cells of an app's classes; nil if a font comes from a file, or if a label shows
  /// another text under other conditions, so that a reader's could not take its place.
  ///
  /// - Parameters:
  ///   - cells: Cells that are measured without their code: of each content, under each of
  ///     ``CellConditions/all``.
  ///   - site: Where the cells are declared.
  ///   - system: The name of the system whose figures they took.
  package init?(
    _ cells: [[DescribedCell]], _ site: DeclarationSite, on system: String,
    _ traits: TraitCollection, _ priorities: FittingPriorities
  ) {
    guard traits.systemFont == nil, traits.fallbackFonts == nil,
      cells.allSatisfy({ $0.count == CellConditions.all.count })
    else { return nil }
    self.init(site: site, traits: traits, priorities: priorities)
    systems = [system]
    isFilledByCode = true
    let different = Self.firstOfEach(cells.joined())
    guard different.allSatisfy({ $0.isBuiltIn }) else { return nil }

    var labels: [NumberedLabel: Int] = [:]
    for label in different.flatMap({ $0.labels }) where labels[label] == nil {
      labels[label] = labels.count
    }
    let shapes = Dictionary(grouping: different) { $0.shape }
    var looksOfCells: [DescribedCell: Int] = [:]
    for first in different {
      guard looksOfCells[first] == nil, let alike = shapes[first.shape] else { continue }
      let shared = SharedLayout(alike)
      let place = layouts.count
      layouts.append(Layout(layout: shared.layout, texts: first.labels.compactMap { labels[$0] }))
      for cell in alike {
        looksOfCells[cell] = looks.count
        looks.append(Look(layout: place, states: states.count, trailingRoom: cell.trailingRoom))
        states.append(shared.states(of: cell))
      }
    }
    for content in cells {
      guard let texts = Self.texts(of: content, labels) else { return nil }
      contents.append(Content(texts: texts, looks: content.compactMap { looksOfCells[$0] }))
    }
  }

  /// The texts of a content by the places of its labels; nil if one has several.
  private static func texts(of cells: [DescribedCell], _ places: [NumberedLabel: Int]) -> [String?]?
  {
    var texts = [String?](repeating: nil, count: places.count)
    for cell in firstOfEach(cells) {
      for (label, text) in zip(cell.labels, cell.values.texts) {
        guard let place = places[label] else { continue }
        if let known = texts[place], known != text { return nil }
        texts[place] = text
      }
    }
    return texts
  }

  /// The cells that differ, in their order.
  private static func firstOfEach(_ cells: some Sequence<DescribedCell>) -> [DescribedCell] {
    var seen: Set<DescribedCell> = []
    return cells.filter { seen.insert($0).inserted }
  }
}

/// A label whose text a reader may choose; labels of one name are numbered.
private struct NumberedLabel: Hashable {
  let name: String
  let number: Int
}

extension DescribedCell {
  /// The labels whose texts a reader may choose, in the order of the cell's texts.
  fileprivate var labels: [NumberedLabel] {
    var counts: [String: Int] = [:]
    return layout.labels.filter { $0.isTextBound }.map { label in
      let name = layout.description.elements[label.element].name
      counts[name, default: 0] += 1
      return NumberedLabel(name: name, number: counts[name] ?? 0)
    }
  }
}
