import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension DescribedCells {
  /// Describes cells of an app's classes, of each content under each of ``CellConditions/all``; nil
  /// if a font is from a file, or if a label shows another text under other conditions.
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
    guard different.allSatisfy({ $0.values.states.isBuiltIn }) else { return nil }

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
  fileprivate var labels: [NumberedLabel] {
    var counts: [String: Int] = [:]
    return layout.labels.filter { $0.isTextBound }.map { label in
      let name = layout.description.elements[label.element].name
      counts[name, default: 0] += 1
      return NumberedLabel(name: name, number: counts[name] ?? 0)
    }
  }
}

extension DescribedCells {
  /// Adds the same contents on another system; returns false where labels or texts differ.
  @discardableResult
  package mutating func addSystem(_ other: DescribedCells) -> Bool {
    guard other.labelNames == labelNames, other.texts == texts, other.site == site else {
      return false
    }
    systems += other.systems
    let layoutPlaces = Self.places(of: other.layouts, among: &layouts) { $0.bytes }
    let statePlaces = Self.places(of: other.states, among: &states) { $0 }
    let mapped = other.looks.map { look in
      Look(
        layout: layoutPlaces[look.layout], states: statePlaces[look.states],
        trailingRoom: look.trailingRoom)
    }
    let lookPlaces = Self.places(of: mapped, among: &looks) { $0 }
    for (index, content) in other.contents.enumerated() {
      contents[index].looks += content.looks.map { lookPlaces[$0] }
    }
    return true
  }

  private static func places<Value, Key: Hashable>(
    of values: [Value], among list: inout [Value], by key: (Value) -> Key
  ) -> [Int] {
    var known: [Key: Int] = [:]
    for (place, value) in list.enumerated() { known[key(value)] = place }
    return values.map { value in
      let key = key(value)
      if let place = known[key] { return place }
      known[key] = list.count
      list.append(value)
      return list.count - 1
    }
  }
}

extension DescribedCells.Layout {
  fileprivate var bytes: [UInt8] {
    var writer = PackedWriter()
    layout.write(to: &writer)
    for place in texts { writer.write(count: place) }
    return writer.bytes
  }
}

/// One layout for cells of one ``DescribedCell/shape``, in which only what differs is bound.
struct SharedLayout {
  private(set) var layout: CellLayout
  private let flags: [Int], fonts: [Int], lineLimits: [Int], sizes: [Int]

  /// - Precondition: There is a cell, and all have one shape.
  init(_ cells: [DescribedCell]) {
    let first = cells[0]
    func differing<Value: Equatable>(_ values: (DescribedCell) -> [Value]) -> [Int] {
      let all = cells.map(values)
      return all[0].indices.filter { place in all.contains { $0[place] != all[0][place] } }
    }
    flags = first.values.states.flags.indices.filter { place in
      cells.contains { $0.values.states.flags[place] }
    }
    fonts = differing { $0.values.states.fonts }
    lineLimits = differing { $0.values.states.lineLimits }
    sizes = differing { $0.values.states.sizes }
    layout = first.layout
    layout.boundConstraints = differing { $0.layout.description.constraints.map { $0.constant } }
    layout.boundStacks = differing { $0.layout.description.spacings }
    layout.flags = flags.map { first.layout.flags[$0] }
    layout.boundElements = sizes.map { first.layout.boundElements[$0] }
    layout.fixedSizes += first.layout.boundElements.indices.filter { !sizes.contains($0) }.map {
      CellLayout.FixedSize(
        element: first.layout.boundElements[$0], size: first.values.states.sizes[$0])
    }
    // Cells are described with all fonts and line limits bound, label by label.
    for place in layout.labels.indices {
      layout.labels[place].style.font = first.values.states.fonts[place]
      layout.labels[place].style.numberOfLines = first.values.states.lineLimits[place]
      layout.labels[place].boundFont = fonts.firstIndex(of: place)
      layout.labels[place].boundLineLimit = lineLimits.firstIndex(of: place)
    }
  }

  func states(of cell: DescribedCell) -> CellStates {
    let (description, spacings) = (cell.layout.description, cell.layout.description.spacings)
    var states = cell.values.states
    states.flags = flags.map { states.flags[$0] }
    states.fonts = fonts.map { states.fonts[$0] }
    states.lineLimits = lineLimits.map { states.lineLimits[$0] }
    states.sizes = sizes.map { states.sizes[$0] }
    states.spacings = layout.boundStacks.map { spacings[$0] }
    states.constants = layout.boundConstraints.map { description.constraints[$0].constant }
    return states
  }
}
