import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingTypography

extension CellPlan {
  /// The plan with its constraints as a person states them: those of an item together, in the order
  /// of the items, each about the item within and not about the view around it.
  ///
  /// Where constraints conflict or leave a size open, their order may decide; the file's is kept
  /// then.
  func written(file: String) -> CellPlan {
    var plan = self
    plan.constraints = constraints.map(turned)
    plan.constraints = plan.constraints.enumerated().sorted { one, other in
      let (first, second) = (rank(one.element), rank(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
    return plan.heights(file: file) == heights(file: file) ? plan : self
  }

  /// Constraints on the content view alone come last.
  private func rank(_ constraint: Constraint) -> Int {
    constraint.first.item == 0 ? items.count : constraint.first.item
  }

  /// The constraint about the item within, where it is one about the view around that item.
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
  private func contains(_ outer: Int, _ inner: Int) -> Bool {
    var view = outer
    if case .guide = items[outer].content { view = items[outer].parent ?? 0 }
    var around = items[inner].parent
    while let item = around {
      if item == view { return true }
      around = items[item].parent
    }
    return false
  }

  /// The heights of the cell as written in the file, at some text sizes and widths.
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
