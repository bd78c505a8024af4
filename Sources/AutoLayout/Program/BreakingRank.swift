/// Where a constraint is in the order in which iOS picks the one to break.
struct BreakingRank: Comparable {
  private let relation: Int
  private let item: Int
  private let attribute: Int
  private let constant: Double

  init(_ constraint: DescribedConstraint) {
    relation =
      switch constraint.relation {
      case .equal: 0
      case .greaterThanOrEqual: 1
      case .lessThanOrEqual: 2
      }
    // The root counts after all of its descendants.
    item = constraint.first == 0 ? .max : constraint.first
    attribute = constraint.firstAttribute.rawValue
    constant = constraint.constant
  }

  static func < (first: BreakingRank, second: BreakingRank) -> Bool {
    (first.relation, first.item, first.attribute, first.constant)
      < (second.relation, second.item, second.attribute, second.constant)
  }

  func difference(from other: BreakingRank) -> BreakingRule {
    if relation != other.relation { return .relation }
    if item != other.item { return .item }
    if attribute != other.attribute { return .attribute }
    return constant != other.constant ? .constant : .order
  }
}
