import SelfSizingAutoLayout

extension TemplateWriter {
  func statement(_ constraint: CellPlan.Constraint) -> [String] {
    guard let large = constraint.accessibilityConstant else { return plainStatement(constraint) }
    var stated = constraint
    let ordinary = stated.constant
    stated.constant = 0
    stated.accessibilityConstant = nil
    let inner = plainStatement(stated)
    return ["cell.constant("]
      + inner.enumerated().map {
        ($0 == 0 ? "  of: " : "  ") + $1 + ($0 == inner.count - 1 ? "," : "")
      }
      + [
        "  when: { $0.contentSizeCategory.isAccessibilityCategory ? \(large.plain) : \(ordinary.plain) })"
      ]
  }

  private func plainStatement(_ constraint: CellPlan.Constraint) -> [String] {
    var chained = ""
    if constraint.priority != 1000 { chained += ".priority(\(constraint.priority.plain))" }
    if let identifier = constraint.identifier {
      chained += ".identifier(\(identifier.swiftLiteral))"
    }
    // Anchors have no multiplier for locations.
    if !constraint.first.attribute.isSize, constraint.multiplier != 1 {
      return wrapped("LayoutConstraint", initializerArguments(constraint), chained: chained)
    }
    return wrapped(
      anchor(constraint.first) + ".constraint", arguments(constraint), chained: chained)
  }

  private func arguments(_ constraint: CellPlan.Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let second = constraint.second else {
      return "\(relation)Constant: \(constraint.constant.plain)"
    }
    let multiplier =
      constraint.multiplier == 1 ? "" : ", multiplier: \(constraint.multiplier.plain)"
    let constant = constraint.constant == 0 ? "" : ", constant: \(constraint.constant.plain)"
    return "\(relation): \(anchor(second))\(multiplier)\(constant)"
  }

  private func initializerArguments(_ constraint: CellPlan.Constraint) -> String {
    let second = constraint.second.map { ("\(element($0))", ".\($0.attribute)") } ?? ("nil", "nil")
    return "item: \(element(constraint.first)), "
      + "attribute: .\(constraint.first.attribute), relatedBy: .\(constraint.relation), "
      + "toItem: \(second.0), attribute: \(second.1), "
      + "multiplier: \(constraint.multiplier.plain), constant: \(constraint.constant.plain)"
  }

  private func anchor(_ anchor: CellPlan.Anchor) -> String {
    "\(holder(anchor)).\(anchor.attribute)Anchor"
  }

  /// The holder of the anchors: the item, or its margins.
  func holder(_ anchor: CellPlan.Anchor) -> String {
    guard anchor.isMargin, !isGuide(anchor.item) else { return identifiers[anchor.item] }
    return anchor.item == 0 ? "margins" : "\(identifiers[anchor.item]).layoutMarginsGuide"
  }

  private func element(_ anchor: CellPlan.Anchor) -> String {
    let name = holder(anchor)
    return anchor.isMargin || isGuide(anchor.item) ? name : "\(name).layoutElement"
  }
}
