import SelfSizingGeometry
import SelfSizingTypography

/// The traits that a reader of a living cell chooses; all others are as the cells were measured.
package struct CellConditions: Hashable, Sendable {
  package var category: DynamicTypeCategory
  package var direction: InterfaceDirection
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

  package static let all: [CellConditions] = DynamicTypeCategory.allCases.flatMap { category in
    [InterfaceDirection.leftToRight, .rightToLeft].flatMap { direction in
      [false, true].flatMap { isBold in
        (1...3).map { CellConditions(category, direction, isBold: isBold, scale: $0) }
      }
    }
  }

  var place: Int { Self.all.firstIndex(of: self) ?? 0 }

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
