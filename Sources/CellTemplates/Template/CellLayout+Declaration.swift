import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension CellLayout {
  /// Describes what a template's closure declared.
  init<Content>(_ declaration: CellDeclaration<Content>) {
    let constraints = declaration.recorder.constraints
    let description = LayoutDescription(
      root: (declaration.outerView ?? declaration.contentView).layoutItem, constraints: constraints)
    self.init(description)
    for (item, kind) in declaration.kinds where item.descriptionIndex >= 0 {
      kinds[item.descriptionIndex] = kind
    }
    labels = declaration.labels.map(\.described)
    hasStates = declaration.bindings.hasStates
    fixedSizes = declaration.fixedSizes.map { item, size in
      FixedSize(
        element: item.descriptionIndex,
        size: IntrinsicContentSize(width: size.width, height: size.height))
    }
    boundElements = declaration.boundSizes.map(\.descriptionIndex)
    ratioElements = declaration.boundRatios.map(\.descriptionIndex)
    flags = declaration.flags.map { flag in
      switch flag {
      case .hides(let item): .hides(element: item.descriptionIndex)
      case .reflows(let item, let change):
        .reflows(stack: description.stackIndex(ofElementAt: item.descriptionIndex) ?? -1, change)
      }
    }
    boundStacks = declaration.boundStacks.map {
      description.stackIndex(ofElementAt: $0.descriptionIndex) ?? -1
    }
    clipping = Dictionary(
      declaration.clipping.map { item, scrolls in
        (item.descriptionIndex, scrolls ? ViewClipping.scrolls : .clips)
      }, uniquingKeysWith: { $0 == .scrolls ? $0 : $1 })
    backgrounds = Dictionary(
      declaration.backgrounds.map { ($0.item.descriptionIndex, $0.color) },
      uniquingKeysWith: { $1 })
    figures = declaration.figures.map { figure in
      ItemFigure(
        element: figure.item.descriptionIndex, fidelity: figure.fidelity, text: figure.text,
        width: figure.width, category: figure.category)
    }
    fixedHeight = declaration.fixedHeight
    boundConstraints = Self.indices(of: declaration.boundConstraints, among: constraints)
  }

  /// The positions of bound constraints among the active ones; -1 for one that is not active.
  private static func indices(
    of bound: [LayoutConstraint], among constraints: [LayoutConstraint]
  ) -> [Int] {
    let active = constraints.filter(\.isActive)
    return bound.map { constraint in active.firstIndex { $0 === constraint } ?? -1 }
  }
}
