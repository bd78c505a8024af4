extension LayoutDescription {
  /// The same tree and constraints with all constants and spacings at 0.
  package var withoutConstants: LayoutDescription {
    var description = self
    description.constraints = constraints.map { $0.withoutConstant }
    for index in stacks.indices { description.stacks[index].arrangement.spacing = 0 }
    return description
  }

  package var spacings: [Double] { stacks.map { $0.arrangement.spacing } }
}

extension DescribedConstraint {
  package var withoutConstant: DescribedConstraint {
    var constraint = self
    constraint.constant = 0
    return constraint
  }
}
