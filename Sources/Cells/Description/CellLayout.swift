import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A declared cell as an immutable value: the described layout, and where texts and states go.
package struct CellLayout: Hashable, Sendable {
  /// A label: an item that declares one fills this in, and the measurer reads it.
  package struct Label: Hashable, Sendable {
    /// The element's index; -1 as long as the label is being declared.
    package var element = -1
    /// The text if it does not depend on the content.
    package let fixedText: String?
    package var style: LabelStyle
    /// Where ``CellStates/fonts`` holds the font, if it is bound.
    package var boundFont: Int?
    /// Where ``CellStates/attributedTexts`` holds the text, if its parts differ in font.
    package let attributedText: Int?
    /// Where ``CellStates/lineLimits`` holds the number of lines, if it is bound.
    package var boundLineLimit: Int?
    /// Whether all lines are as high as the font makes them, and as far apart.
    package var isUniform = true

    package init(fixedText: String?, style: LabelStyle, attributedText: Int? = nil) {
      self.fixedText = fixedText
      self.style = style
      self.attributedText = attributedText
    }

    func style(_ states: CellStates) -> LabelStyle {
      var style = style
      if let boundLineLimit { style.numberOfLines = states.lineLimits[boundLineLimit] }
      if let boundFont { style.font = states.fonts[boundFont] }
      return style
    }

    /// Whether the text is one that the content puts into the label, in one look throughout.
    package var isTextBound: Bool { fixedText == nil && attributedText == nil }
    package var isMultiline: Bool { style.numberOfLines != 1 || boundLineLimit != nil }
  }

  package struct FixedSize: Hashable, Sendable {
    package let element: Int
    package var size: IntrinsicContentSize
    package init(element: Int, size: IntrinsicContentSize) {
      self.element = element
      self.size = size
    }
  }

  /// The decision that one of ``CellStates/flags`` makes.
  package enum Flag: Hashable, Sendable {
    case hides(element: Int)
    case reflows(stack: Int, StackReflow)
  }

  package var description: LayoutDescription
  package var kinds: [CellItemKind]
  package var labels: [Label] = []
  package var fixedSizes: [FixedSize] = []
  /// The elements of ``CellStates/sizes``.
  package var boundElements: [Int] = []
  /// The elements of ``CellStates/aspectRatios``.
  package var ratioElements: [Int] = []
  package var flags: [Flag] = []
  /// The stacks of ``CellStates/spacings``.
  package var boundStacks: [Int] = []
  /// The constraints of ``CellStates/constants``.
  package var boundConstraints: [Int] = []
  package var clipping: [Int: ViewClipping] = [:]
  package var backgrounds: [Int: CellColor] = [:]
  package var figures: [ItemFigure] = []
  /// The finding of a cell whose constraints give no height; nil for one that sizes itself.
  package var fixedHeight: CellFinding?
  /// The findings about the cell's file which make its height less than certain.
  package var fileFindings: [CellFinding] = []
  /// Whether anything optional has a priority of at most 250, as the usual fitting priorities have.
  package var dependsOnFitting: Bool
  package var hasStates = false

  package init(_ description: LayoutDescription) {
    self.description = description
    kinds = Array(repeating: .view, count: description.elements.count)
    dependsOnFitting = description.weakestPriority <= .defaultLow
  }

  func variation(_ states: CellStates, _ traits: TraitCollection, _ priorities: FittingPriorities)
    -> LayoutVariation
  {
    var variation = LayoutVariation(
      of: description, direction: traits.layoutDirection,
      fittingPriorities: AxisPriorities(
        horizontal: priorities.horizontal, vertical: priorities.vertical))
    var hidden: Set<Int> = []
    for (flag, isSet) in zip(flags, states.flags) where isSet {
      switch flag {
      case .hides(let element): hidden.insert(element)
      case .reflows(let stack, let change):
        guard variation.arrangements.indices.contains(stack) else { continue }
        change.apply(to: &variation.arrangements[stack])
      }
    }
    variation.hiddenElements = hidden.sorted()
    for (stack, spacing) in zip(boundStacks, states.spacings)
    where variation.arrangements.indices.contains(stack) {
      variation.arrangements[stack].spacing = spacing
    }
    return variation
  }

  /// Whether a stack is reflowed, which may make the cell shorter although its text is larger.
  func isReflowed(_ states: CellStates) -> Bool {
    zip(flags, states.flags).contains { flag, isSet in
      if case .reflows = flag { isSet } else { false }
    }
  }
}

/// The changes to a stack when a cell reflows.
package struct StackReflow: Hashable, Sendable {
  let axis: LayoutAxis
  let alignment: StackArrangement.Alignment?
  let spacing: Double?

  /// Creates changes; nil keeps what the stack has.
  package init(axis: LayoutAxis, alignment: StackArrangement.Alignment?, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  func apply(to arrangement: inout StackArrangement) {
    arrangement.axis = axis
    if let alignment { arrangement.alignment = alignment }
    if let spacing { arrangement.spacing = spacing }
  }
}
