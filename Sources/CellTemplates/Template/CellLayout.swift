import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// A declared cell as an immutable value: the described layout, and where texts and states go.
///
/// It does not know the type of the content; ``CellBindings`` does.
package struct CellLayout: Hashable, Sendable {
  /// A label.
  struct Label: Hashable, Sendable {
    let element: Int
    /// The text if it does not depend on the content.
    let fixedText: String?
    /// How the text is set, as it is declared.
    var style: LabelStyle
    /// Where ``CellStates/fonts`` holds the font, if it is bound.
    let boundFont: Int?
    /// Where ``CellStates/attributedTexts`` holds the text, if its parts differ in font.
    let attributedText: Int?
    /// Where ``CellStates/lineLimits`` holds the number of lines, if it is bound.
    let boundLineLimit: Int?
    /// Whether all lines are as high as the font makes them, and as far apart.
    let isUniform: Bool

    /// The style of the label in a cell with the given states.
    func style(_ states: CellStates) -> LabelStyle {
      var style = style
      if let boundLineLimit { style.numberOfLines = states.lineLimits[boundLineLimit] }
      if let boundFont { style.font = states.fonts[boundFont] }
      return style
    }

    /// Whether the text is one that the content puts into the label, in one look throughout.
    var isTextBound: Bool { fixedText == nil && attributedText == nil }

    /// Whether the label may show more than one line.
    var isMultiline: Bool { style.numberOfLines != 1 || boundLineLimit != nil }
  }

  /// An item that measures the same whatever the content.
  struct FixedSize: Hashable, Sendable {
    let element: Int
    var size: IntrinsicContentSize
  }

  /// The decision that one of ``CellStates/flags`` makes.
  enum Flag: Hashable, Sendable {
    /// Whether an element is hidden.
    case hides(element: Int)
    /// Whether a stack is arranged differently.
    case reflows(stack: Int, StackReflow)
  }

  var description: LayoutDescription
  let kinds: [CellItemKind]
  var labels: [Label]
  var fixedSizes: [FixedSize]
  /// The elements of ``CellStates/sizes``.
  let boundElements: [Int]
  /// The elements of ``CellStates/aspectRatios``.
  let ratioElements: [Int]
  let flags: [Flag]
  /// The stacks of ``CellStates/spacings``.
  let boundStacks: [Int]
  /// The constraints of ``CellStates/constants``.
  let boundConstraints: [Int]
  /// The elements that show nothing beyond their bounds, and whether it can be scrolled to.
  let clipping: [Int: ViewClipping]
  /// The stated fill colors of elements in drawings.
  let backgrounds: [Int: CellColor]
  /// Figures that are less than exact, and what they are about.
  let figures: [ItemFigure]
  /// The finding of a cell whose constraints give no height; nil for one that sizes itself.
  let fixedHeight: CellFinding?
  /// Whether anything optional insists as little as the fitting priorities in use do, 250 and 50,
  /// or less.
  let dependsOnFitting: Bool
  /// Whether content or traits decide anything besides texts.
  let hasStates: Bool
  /// Whether no constraint compares a width with a height.
  let areAxesIndependent: Bool
  /// Whether any stack divides its axis by intrinsic sizes, which are then part of the program.
  let isProportional: Bool
}

extension CellLayout {
  /// The constant that is declared for a constraint; 0 for one that is not active.
  func declaredConstant(at constraint: Int) -> Double {
    description.constraints.indices.contains(constraint)
      ? description.constraints[constraint].constant : 0
  }

  /// The variation in which a cell with the given states is laid out.
  func variation(_ states: CellStates, _ traits: TraitCollection, _ priorities: FittingPriorities)
    -> LayoutVariation
  {
    var variation = LayoutVariation(
      of: description,
      direction: traits.layoutDirection,
      fittingPriorities: AxisPriorities(
        horizontal: priorities.horizontal, vertical: priorities.vertical)
    )
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
