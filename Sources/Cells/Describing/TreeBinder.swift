import SelfSizingAutoLayout
import SelfSizingTypography

/// Makes one layout of trees of one ``TreeShape``, in which is bound what differs among them.
struct TreeBinder {
  /// The layout.
  let layout: CellLayout
  private let hidden: [Int]
  private let fonts: [Int]
  private let lineLimits: [Int]
  private let sizes: [Int]
  private let stacks: [Int]

  /// - Precondition: There is a tree, and all have one shape.
  init(_ trees: [CellTree]) {
    let first = trees[0]
    /// The items of which trees say something different, by their places.
    func differing<Value: Equatable>(_ value: (CellTree.Item) -> Value) -> [Int] {
      first.items.indices.filter { place in
        trees.contains { value($0.items[place]) != value(first.items[place]) }
      }
    }
    let description = first.description
    hidden = first.items.indices.filter { place in trees.contains { $0.items[place].isHidden } }
    fonts = differing { $0.text?.style.font }
    lineLimits = differing { $0.text?.style.numberOfLines }
    let sizes = differing { $0.size }
    self.sizes = sizes
    let constraints = description.constraints.indices.filter { place in
      trees.contains {
        $0.description.constraints[place].constant != description.constraints[place].constant
      }
    }
    let spacings = trees.map { $0.description.spacings }
    let stacks = spacings[0].indices.filter { place in
      spacings.contains { $0[place] != spacings[0][place] }
    }
    self.stacks = stacks
    var labels: [CellLayout.Label] = []
    var attributedCount = 0
    for (place, item) in first.items.enumerated() {
      guard let text = item.text else { continue }
      labels.append(
        CellLayout.Label(
          element: item.element,
          fixedText: item.size != nil && text.attributed == nil ? text.text : nil,
          style: text.style, boundFont: fonts.firstIndex(of: place),
          attributedText: text.attributed == nil ? nil : attributedCount,
          boundLineLimit: lineLimits.firstIndex(of: place), isUniform: text.isUniform))
      if text.attributed != nil { attributedCount += 1 }
    }
    var kinds = [CellItemKind](repeating: .view, count: description.elements.count)
    for item in first.items { kinds[item.element] = item.kind }
    var fixedSizes: [CellLayout.FixedSize] = []
    for (place, item) in first.items.enumerated() where !sizes.contains(place) {
      guard let size = item.size else { continue }
      fixedSizes.append(CellLayout.FixedSize(element: item.element, size: size))
    }
    layout = CellLayout(
      description: description, kinds: kinds, labels: labels,
      fixedSizes: fixedSizes, boundElements: sizes.map { first.items[$0].element },
      ratioElements: [],
      flags: hidden.map { .hides(element: first.items[$0].element) }, boundStacks: stacks,
      boundConstraints: constraints,
      clipping: Dictionary(
        uniqueKeysWithValues: first.items.compactMap { item in
          item.clipping.map { (item.element, $0) }
        }),
      backgrounds: [:], figures: first.figures, fixedHeight: nil, dependsOnFitting: false,
      hasStates: true, areAxesIndependent: description.areAxesIndependent,
      isProportional: description.isProportional)
  }

  /// The states in which the layout is a tree of the shape.
  func states(of tree: CellTree) -> CellStates {
    var states = CellStates()
    let spacings = tree.description.spacings
    states.spacings = stacks.map { spacings[$0] }
    states.flags = hidden.map { tree.items[$0].isHidden }
    states.fonts = fonts.compactMap { tree.items[$0].text?.style.font }
    states.lineLimits = lineLimits.compactMap { tree.items[$0].text?.style.numberOfLines }
    states.attributedTexts = tree.items.compactMap { $0.text?.attributed }
    states.sizes = sizes.compactMap { tree.items[$0].size }
    states.constants = layout.boundConstraints.map { tree.description.constraints[$0].constant }
    return states
  }
}
