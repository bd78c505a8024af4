import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A declared cell as an immutable value: the described layout, and how content and traits fill it.
struct CellLayout<Content>: Sendable {
  /// How a label gets its text.
  struct Label: Sendable {
    let element: Int
    let text: @Sendable (Content) -> String
    /// Whether the text depends on the content.
    let isBound: Bool
    var font: LabelFont
    var numberOfLines: Int
    let lineBreakMode: LineBreakMode
  }

  /// An item that measures the same whatever the content.
  struct FixedSize: Sendable {
    let element: Int
    var size: LayoutSize
  }

  /// When an item is hidden.
  struct Hiding: Sendable {
    let element: Int
    let isHidden: @Sendable (Content, TraitCollection) -> Bool
  }

  /// When a stack changes its arrangement.
  struct Reflow: Sendable {
    let stack: Int
    let change: StackReflow
    let isActive: @Sendable (TraitCollection) -> Bool
  }

  var description: LayoutDescription
  let kinds: [CellItemKind]
  var labels: [Label]
  var fixedSizes: [FixedSize]
  let hidings: [Hiding]
  let reflows: [Reflow]

  init(_ declaration: CellDeclaration<Content>) {
    let description = LayoutDescription(
      root: declaration.contentView.layoutItem, constraints: declaration.recorder.constraints)
    self.description = description
    var kinds = [CellItemKind](repeating: .view, count: description.elements.count)
    for (item, kind) in declaration.kinds where item.descriptionIndex >= 0 {
      kinds[item.descriptionIndex] = kind
    }
    self.kinds = kinds
    labels = declaration.labels.map { item in
      Label(
        element: item.layoutItem.descriptionIndex, text: item.text,
        isBound: item.isBound, font: item.font,
        numberOfLines: item.numberOfLines, lineBreakMode: item.lineBreakMode)
    }
    fixedSizes = declaration.fixedSizes.map { item, size in
      FixedSize(element: item.descriptionIndex, size: size)
    }
    hidings = declaration.hidings.map { item, isHidden in
      Hiding(element: item.descriptionIndex, isHidden: isHidden)
    }
    reflows = declaration.reflows.compactMap { item, change, isActive in
      description.stackIndex(ofElementAt: item.descriptionIndex).map {
        Reflow(stack: $0, change: change, isActive: isActive)
      }
    }
  }

  /// The variation in which a content is laid out under the given traits.
  func variation(
    for content: Content, traits: TraitCollection, priorities: FittingPriorities
  ) -> LayoutVariation {
    var variation = LayoutVariation(
      of: description,
      direction: traits.layoutDirection,
      fittingPriorities: AxisPriorities(
        horizontal: priorities.horizontal, vertical: priorities.vertical)
    )
    variation.hiddenElements = Set(
      hidings.lazy.filter { $0.isHidden(content, traits) }.map(\.element)
    ).sorted()
    for reflow in reflows where reflow.isActive(traits) {
      reflow.change.apply(to: &variation.arrangements[reflow.stack])
    }
    return variation
  }

  /// Whether the traits reflow the cell, which may make it shorter although its text is larger.
  func isReflowed(by traits: TraitCollection) -> Bool {
    reflows.contains { $0.isActive(traits) }
  }
}
