import SelfSizingGeometry
import SelfSizingTypography

/// The traits that a reader of a living cell chooses; all others are as the cells were measured.
package struct CellConditions: Hashable, Sendable {
  package var category: DynamicTypeCategory
  package var direction: InterfaceDirection
  /// Whether the reader asks for bold text.
  package var isBold: Bool
  /// Pixels per point, in 1 ... 3.
  package var scale: Int

  package init(
    _ category: DynamicTypeCategory, _ direction: InterfaceDirection, isBold: Bool, scale: Int
  ) {
    self.category = category
    self.direction = direction
    self.isBold = isBold
    self.scale = min(max(scale, 1), 3)
  }

  /// All choices, in the order of their ``place``.
  package static let all: [CellConditions] = DynamicTypeCategory.allCases.flatMap { category in
    [InterfaceDirection.leftToRight, .rightToLeft].flatMap { direction in
      [false, true].flatMap { isBold in
        (1...3).map { CellConditions(category, direction, isBold: isBold, scale: $0) }
      }
    }
  }

  var place: Int {
    ((category.rawValue * 2 + (direction == .leftToRight ? 0 : 1)) * 2 + (isBold ? 1 : 0)) * 3
      + scale - 1
  }

  /// The traits under the choice.
  ///
  /// - Parameter others: Traits that are not chosen here.
  package func traits(_ others: TraitCollection) -> TraitCollection {
    var traits = others
    traits.contentSizeCategory = category
    traits.layoutDirection = direction
    traits.displayScale = Double(scale)
    if isBold {
      traits.legibilityWeight = .bold
    } else if traits.legibilityWeight == .bold {
      traits.legibilityWeight = .unspecified
    }
    return traits
  }
}
