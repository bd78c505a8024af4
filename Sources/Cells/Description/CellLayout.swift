import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A declared cell as an immutable value: the described layout, and where texts and states go.
///
/// It does not know the type of the content; a template's bindings do.
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

  /// An item that measures the same whatever the content.
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
    /// Whether an element is hidden.
    case hides(element: Int)
    /// Whether a stack is arranged differently.
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
  /// The elements that show nothing beyond their bounds, and whether it can be scrolled to.
  package var clipping: [Int: ViewClipping] = [:]
  /// The stated fill colors of elements in drawings.
  package var backgrounds: [Int: CellColor] = [:]
  /// Figures that are less than exact, and what they are about.
  package var figures: [ItemFigure] = []
  /// The finding of a cell whose constraints give no height; nil for one that sizes itself.
  package var fixedHeight: CellFinding?
  /// The findings about the file that the cell was read from which make its height less than
  /// certain: something in it is assumed, or was not understood.
  package var fileFindings: [CellFinding] = []
  /// Whether anything optional insists as little as the fitting priorities in use do, 250 and 50,
  /// or less.
  package var dependsOnFitting: Bool
  /// Whether content or traits decide anything apart from texts.
  package var hasStates = false

  /// Creates a layout of plain views, which content and traits do not change.
  package init(_ description: LayoutDescription) {
    self.description = description
    kinds = Array(repeating: .view, count: description.elements.count)
    dependsOnFitting = description.weakestPriority <= .defaultLow
  }
}

extension CellLayout {
  /// The constant that is declared for a constraint; 0 for one that is not active.
  func declaredConstant(at constraint: Int) -> Double {
    description.constraints.indices.contains(constraint)
      ? description.constraints[constraint].constant : 0
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
