import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension DescribedCells {
  /// Describes cells by their trees; nil if a font comes from a file, or if a label shows another
  /// text under other conditions, so that a reader's could not take its place.
  ///
  /// - Parameters:
  ///   - trees: Of each content, under each of ``CellConditions/all``.
  ///   - site: Where the cells are declared.
  ///   - system: The name of the system whose figures they took.
  package init?(
    _ trees: [[CellTree]], _ site: DeclarationSite, on system: String, _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) {
    guard traits.systemFont == nil, traits.fallbackFonts == nil,
      trees.allSatisfy({ $0.count == CellConditions.all.count })
    else { return nil }
    self.init(site: site, traits: traits, priorities: priorities)
    systems = [system]
    isFilledByCode = true
    let different = Self.firstOfEach(trees.joined())
    guard different.allSatisfy({ $0.isBuiltIn }) else { return nil }

    var labels: [CellTree.Label: Int] = [:]
    for tree in different {
      for (label, _) in tree.texts where labels[label] == nil { labels[label] = labels.count }
    }
    let shapes = Dictionary(grouping: different, by: TreeShape.init)
    var looksOfTrees: [CellTree: Int] = [:]
    for first in different {
      guard looksOfTrees[first] == nil, let alike = shapes[TreeShape(first)] else { continue }
      let binder = TreeBinder(alike)
      let layout = layouts.count
      layouts.append(
        Layout(layout: binder.layout, texts: first.texts.compactMap { labels[$0.label] }))
      for tree in alike {
        looksOfTrees[tree] = looks.count
        looks.append(
          Look(layout: layout, states: states.count, trailingRoom: tree.trailingRoom))
        states.append(binder.states(of: tree))
      }
    }
    for content in trees {
      guard let texts = Self.texts(of: content, labels) else { return nil }
      contents.append(Content(texts: texts, looks: content.compactMap { looksOfTrees[$0] }))
    }
  }

  /// The texts of a content by the places of its labels; nil if one has several.
  private static func texts(of trees: [CellTree], _ places: [CellTree.Label: Int]) -> [String?]? {
    var texts = [String?](repeating: nil, count: places.count)
    for tree in firstOfEach(trees) {
      for (label, text) in tree.texts {
        guard let place = places[label] else { continue }
        if let known = texts[place], known != text { return nil }
        texts[place] = text
      }
    }
    return texts
  }

  /// The trees that differ, in their order.
  private static func firstOfEach(_ trees: some Sequence<CellTree>) -> [CellTree] {
    var seen: Set<CellTree> = []
    return trees.filter { seen.insert($0).inserted }
  }
}

extension CellTree {
  /// Whether all fonts are built in.
  fileprivate var isBuiltIn: Bool { items.allSatisfy { $0.text?.isBuiltIn ?? true } }
}
