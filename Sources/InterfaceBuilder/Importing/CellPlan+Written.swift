import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingTypography

extension CellPlan {
  /// The plan with its constraints as a person states them: those of an item together, in the order
  /// of the items, each about the item within and not about the view around it. Where that changes
  /// a height, as constraints conflict or leave a size open, the file's order is kept.
  func written(file: String) -> CellPlan {
    var plan = self
    plan.constraints = constraints.map(turned)
    plan.constraints = plan.constraints.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    return plan.heights(file: file) == heights(file: file) ? plan : self
  }

  /// Constraints on the content view alone come last.
  private func rank(_ constraint: Constraint) -> Int {
    constraint.first.item == 0 ? items.count : constraint.first.item
  }

  private func turned(_ constraint: Constraint) -> Constraint {
    guard let second = constraint.second, constraint.multiplier == 1,
      contains(constraint.first.item, second.item)
    else { return constraint }
    var turned = constraint
    turned.first = second
    turned.second = constraint.first
    turned.constant = 0 - constraint.constant
    turned.accessibilityConstant = constraint.accessibilityConstant.map { 0 - $0 }
    turned.relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return turned
  }

  /// Whether an item is within another one, or within the view that a guide belongs to.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    let view = items[outer].isGuide ? items[outer].parent ?? 0 : outer
    let around = sequence(first: inner) { items[$0].parent }
    return around.dropFirst().contains(view)
  }

  private func heights(file: String) -> [Double?] {
    let measurer = Measurer(template(file: file))
    return [DynamicTypeCategory.small, .large, .accessibilityLarge].flatMap { category in
      [320.0, 430].map { width in
        try? measurer.measure(
          .asInFile, width: width, traits: TraitCollection(contentSizeCategory: category)
        ).size.height
      }
    }
  }
}
