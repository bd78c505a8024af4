import SelfSizingAutoLayout

extension TemplateWriter {
  /// The statement of a constraint.
  func statement(_ constraint: CellPlan.Constraint) -> String {
    var statement = expression(constraint)
    if constraint.priority != 1000 { statement += ".priority(\(constraint.priority.plain))" }
    if let identifier = constraint.identifier {
      statement += ".identifier(\(identifier.swiftLiteral))"
    }
    return statement
  }

  private func expression(_ constraint: CellPlan.Constraint) -> String {
    let isLocation = !constraint.first.attribute.isSize
    if isLocation, constraint.multiplier != 1 { return initializer(constraint) }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let first = anchor(constraint.first)
    guard let second = constraint.second else {
      return "\(first).constraint(\(relation)Constant: \(constraint.constant.plain))"
    }
    let multiplier =
      constraint.multiplier == 1 ? "" : ", multiplier: \(constraint.multiplier.plain)"
    let constant = constraint.constant == 0 ? "" : ", constant: \(constraint.constant.plain)"
    return "\(first).constraint(\(relation): \(anchor(second))\(multiplier)\(constant))"
  }

  /// Anchors have no multiplier for locations.
  private func initializer(_ constraint: CellPlan.Constraint) -> String {
    let second = constraint.second.map { ("\(element($0))", ".\($0.attribute)") } ?? ("nil", "nil")
    return "LayoutConstraint(item: \(element(constraint.first)), "
      + "attribute: .\(constraint.first.attribute), relatedBy: .\(constraint.relation), "
      + "toItem: \(second.0), attribute: \(second.1), "
      + "multiplier: \(constraint.multiplier.plain), constant: \(constraint.constant.plain))"
  }

  private func anchor(_ anchor: CellPlan.Anchor) -> String {
    "\(holder(anchor)).\(anchor.attribute)Anchor"
  }

  /// What offers the anchors: the item, or its margins.
  private func holder(_ anchor: CellPlan.Anchor) -> String {
    guard anchor.isMargin, !isGuide(anchor.item) else { return identifiers[anchor.item] }
    return anchor.item == 0 ? "margins" : "\(identifiers[anchor.item]).layoutMarginsGuide"
  }

  private func element(_ anchor: CellPlan.Anchor) -> String {
    let name = holder(anchor)
    return anchor.isMargin || isGuide(anchor.item) ? name : "\(name).layoutItem"
  }
}
