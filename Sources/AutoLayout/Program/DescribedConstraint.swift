/// A declared constraint as a value; elements are indices of a ``LayoutDescription``.
public struct DescribedConstraint: Hashable, Sendable {
  /// The element on the left side.
  public let first: Int
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// How the two sides compare.
  public let relation: LayoutConstraint.Relation
  /// The element on the right side; nil for a plain constant.
  public let second: Int?
  /// The attribute on the right side; nil for a plain constant.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right side's attribute.
  public let multiplier: Double
  /// What is added to the right side, in points.
  public internal(set) var constant: Double
  /// How strongly the constraint insists.
  public internal(set) var priority: LayoutPriority
  /// The name given to the constraint, if any.
  public let identifier: String?
  /// Where the constraint was declared.
  public let site: DeclarationSite
}

extension LayoutDescription {
  /// A constraint in words: `title.top == margins.top + 11 @750 (Recipe.swift:31)`.
  public func text(of constraint: DescribedConstraint) -> String {
    var text = "\(elements[constraint.first].name).\(constraint.firstAttribute)"
    switch constraint.relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(plain(constraint.multiplier)) × " }
      text += "\(elements[second].name).\(attribute)"
      if constraint.constant > 0 { text += " + \(plain(constraint.constant))" }
      if constraint.constant < 0 { text += " − \(plain(-constraint.constant))" }
    } else {
      text += plain(constraint.constant)
    }
    if constraint.priority < .required { text += " @\(plain(constraint.priority.rawValue))" }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    return text + " (\(constraint.site))"
  }

  /// A number without a fraction that says nothing: 8 for 8.0.
  private func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
