/// A declared constraint as a value; elements are indices of a ``LayoutDescription``.
package struct DescribedConstraint: Hashable, Sendable {
  package let first: Int
  package let firstAttribute: LayoutAttribute
  package let relation: LayoutConstraint.Relation
  /// The element on the right side; nil for a plain constant.
  package let second: Int?
  /// The attribute on the right side; nil for a plain constant.
  package let secondAttribute: LayoutAttribute?
  /// The factor of the right side's attribute.
  package let multiplier: Double
  /// The constant added to the right side, in points.
  package internal(set) var constant: Double
  /// How many times the system's spacing is added to the right side between baselines, where it
  /// depends on the texts; nil for all other constraints.
  package let systemSpacing: Double?
  package internal(set) var priority: LayoutPriority
  package let identifier: String?
  package let site: DeclarationSite
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
      if constraint.constant > 0 { text += " + \(constraint.constant.plain)" }
      if constraint.constant < 0 { text += " − \((-constraint.constant).plain)" }
    } else {
      text += constraint.constant.plain
    }
    if constraint.priority < .required { text += " @\(constraint.priority.rawValue.plain)" }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    return text + " (\(constraint.site))"
  }
}

extension LayoutDescription {
  /// The error that a constant is none, which names the constraint.
  func invalidConstant(_ constant: Double, ofConstraintAt index: Int) -> LayoutError {
    .invalidNumber("the constant of \(text(of: constraints[index]))", constant)
  }
}
