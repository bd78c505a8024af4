extension LayoutDescription {
  /// The same tree and constraints with every constant and spacing at 0: layouts that share it
  /// differ in nothing else.
  package var withoutConstants: LayoutDescription {
    var description = self
    description.constraints = constraints.map { $0.withoutConstant }
    for index in stacks.indices { description.stacks[index].arrangement.spacing = 0 }
    return description
  }

  /// The spacings of the stacks, in points.
  package var spacings: [Double] { stacks.map { $0.arrangement.spacing } }
}

extension DescribedConstraint {
  package var withoutConstant: DescribedConstraint {
    var constraint = self
    constraint.constant = 0
    return constraint
  }
}
