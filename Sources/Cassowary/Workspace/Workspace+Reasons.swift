extension Workspace {
  /// Finds the constraints that fix a variable: those whose constants its value depends on.
  /// A variable's value is a sum of constants of rows that hold exactly, each times a factor; a
  /// change of one of them moves the variable by the factor, as long as no other row takes over.
  /// Constraints that merely allow the value are not among them. Solves first if a constant has
  /// changed; empty if the program is unsatisfiable, or the variable is 0 because nothing holds it
  /// elsewhere.
  /// - Precondition: The variable is the program's.
  /// - Complexity: O(entries of the variable's group).
  public mutating func reasons(for variable: Variable) -> [Reason] {
    guard case .solved = solve() else { return [] }
    let presolved = compiled.presolved
    let group = presolved.groups.variables[given: variable.index].group
    var gradient = RegionGradient(presolved)
    gradient.begin(group, presentBasis(of: group))
    return gradient.reasons(for: variable.index)
  }

  /// The reasons that a workspace without a past would give: the basis found last decides between
  /// equally true sums.
  package mutating func reasonsWithoutPast(for variables: [Variable]) -> [[Reason]] {
    guard case .solved = solve() else { return variables.map { _ in [] } }
    let presolved = compiled.presolved
    var gradient = RegionGradient(presolved)
    var latest = -1
    return variables.map { variable in
      let group = presolved.groups.variables[given: variable.index].group
      if group != latest {
        gradient.begin(group, basisWithoutPast(of: group) ?? presentBasis(of: group))
      }
      latest = group
      return gradient.reasons(for: variable.index)
    }
  }

  /// Nil if presolve left nothing of the group.
  private func presentBasis(of group: Int) -> Basis? {
    let current = groupStates[group].current
    return current < 0 ? nil : bases[current]
  }
}
