/// A declared constraint as a value; elements are indices of a ``LayoutDescription``.
package struct DescribedConstraint: Hashable, Sendable {
  package let first: Int
  package let firstAttribute: LayoutAttribute
  package let relation: LayoutConstraint.Relation
  package let second: Int?
  package let secondAttribute: LayoutAttribute?
  package let multiplier: Double
  /// In points.
  package internal(set) var constant: Double
  /// The multiple of the system's spacing between baselines, where it depends on the texts.
  package let systemSpacing: Double?
  package internal(set) var priority: LayoutPriority
  package let identifier: String?
  package let site: DeclarationSite

  package var withoutConstant: DescribedConstraint {
    var constraint = self
    constraint.constant = 0
    return constraint
  }
}

extension LayoutDescription {
  /// A constraint in words: `title.top == margins.top + 11 @750 (Recipe.swift:31)`.
  package func text(of constraint: DescribedConstraint) -> String {
    var text = "\(elements[constraint.first].name).\(constraint.firstAttribute)"
    text += " \(constraint.relation.symbol) "
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.plain) × " }
      text += "\(elements[second].name).\(attribute)"
      if let spacing = constraint.systemSpacing { text += " + \(spacing.plain) × system spacing" }
      text += constraint.constant.summand(minus: "−")
    } else {
      text += constraint.constant.plain
    }
    if constraint.priority < .required { text += " @\(constraint.priority.rawValue.plain)" }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    return text + " (\(constraint.site))"
  }

  func invalidConstant(_ constant: Double, ofConstraintAt index: Int) -> LayoutError {
    .invalidNumber("the constant of \(text(of: constraints[index]))", constant)
  }
}
