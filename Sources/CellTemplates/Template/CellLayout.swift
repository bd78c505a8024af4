import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A declared cell as an immutable value: the described layout, and how content and traits fill it.
struct CellLayout<Content>: Sendable {
  /// How a label gets its text.
  struct Label: Sendable {
    let element: Int
    let text: @Sendable (Content) -> String
    /// The text if it does not depend on the content.
    let fixedText: String?
    let font: LabelFont
    let numberOfLines: Int
    /// The most lines, where content or traits decide.
    let boundNumberOfLines: (@Sendable (Content, TraitCollection) -> Int)?
    let lineBreakMode: LineBreakMode

    /// The most lines for a content; 0 for any number.
    func lineLimit(_ content: Content, _ traits: TraitCollection) -> Int {
      guard let boundNumberOfLines else { return numberOfLines }
      return max(boundNumberOfLines(content, traits), 0)
    }

    /// Whether the label may show more than one line.
    var isMultiline: Bool { numberOfLines != 1 || boundNumberOfLines != nil }
  }

  /// An item that measures the same whatever the content.
  struct FixedSize: Sendable {
    let element: Int
    let size: LayoutSize
  }

  /// An item whose size depends on content or traits.
  struct BoundSize: Sendable {
    let element: Int
    let size: @Sendable (Content, TraitCollection) -> LayoutSize

    func intrinsicContentSize(for content: Content, _ traits: TraitCollection)
      -> IntrinsicContentSize
    {
      let size = size(content, traits)
      return IntrinsicContentSize(width: size.width, height: size.height)
    }
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

  let description: LayoutDescription
  let kinds: [CellItemKind]
  let labels: [Label]
  let fixedSizes: [FixedSize]
  let boundSizes: [BoundSize]
  let hidings: [Hiding]
  let reflows: [Reflow]
  /// Whether no constraint compares a width with a height.
  let areAxesIndependent: Bool
  /// Whether heights can be found by ``HeightSolver``.
  let hasShortWay: Bool

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
        element: item.layoutItem.descriptionIndex, text: item.text, fixedText: item.fixedText,
        font: item.font, numberOfLines: item.numberOfLines,
        boundNumberOfLines: item.boundNumberOfLines, lineBreakMode: item.lineBreakMode)
    }
    fixedSizes = declaration.fixedSizes.map { item, size in
      FixedSize(element: item.descriptionIndex, size: size)
    }
    boundSizes = declaration.boundSizes.map { item, size in
      BoundSize(element: item.descriptionIndex, size: size)
    }
    hidings = declaration.hidings.map { item, isHidden in
      Hiding(element: item.descriptionIndex, isHidden: isHidden)
    }
    reflows = declaration.reflows.compactMap { item, change, isActive in
      description.stackIndex(ofElementAt: item.descriptionIndex).map {
        Reflow(stack: $0, change: change, isActive: isActive)
      }
    }
    areAxesIndependent = description.constraints.allSatisfy { constraint in
      constraint.secondAttribute.map { $0.axis == constraint.firstAttribute.axis } ?? true
    }
    let isProportional = LayoutVariation(of: description).arrangements.contains {
      $0.distribution == .fillProportionally
    }
    hasShortWay = !isProportional && hidings.count <= UInt64.bitWidth
  }

  /// The variation in which a content is laid out under the given traits.
  func variation(
    for content: Content, traits: TraitCollection, priorities: FittingPriorities
  ) -> LayoutVariation {
    variation(
      hidden: Set(hidings.lazy.filter { $0.isHidden(content, traits) }.map(\.element)).sorted(),
      traits: traits, priorities: priorities)
  }

  /// The variation in which the given elements, ascending, are hidden.
  func variation(hidden: [Int], traits: TraitCollection, priorities: FittingPriorities)
    -> LayoutVariation
  {
    var variation = LayoutVariation(
      of: description,
      direction: traits.layoutDirection,
      fittingPriorities: AxisPriorities(
        horizontal: priorities.horizontal, vertical: priorities.vertical)
    )
    variation.hiddenElements = hidden
    for reflow in reflows where reflow.isActive(traits) {
      reflow.change.apply(to: &variation.arrangements[reflow.stack])
    }
    return variation
  }

  /// The elements, ascending, that some of the hidings hide; each is a bit by its position.
  func hiddenElements(in hidden: UInt64) -> [Int] {
    let elements = hidings.indices.lazy.filter { hidden & 1 << UInt64($0) != 0 }
      .map { hidings[$0].element }
    return Set(elements).sorted()
  }

  /// Whether the traits reflow the cell, which may make it shorter although its text is larger.
  func isReflowed(by traits: TraitCollection) -> Bool {
    reflows.contains { $0.isActive(traits) }
  }
}
