extension Workspace {
  /// Finds the constraints that fix a variable: those whose constants its value depends on.
  ///
  /// Every solution rests on as many rows that hold exactly as it has variables. A variable's value
  /// is a sum of some of their constants, each times a factor; a change of one of these constants
  /// moves the variable by the factor, as long as no other row takes over. This is what explains a
  /// height: the texts and distances that add up to it, and none that merely allow it.
  ///
  /// Solves first if a constant has changed; empty if the program is unsatisfiable, or the variable
  /// is 0 because nothing holds it elsewhere.
  ///
  /// - Returns: The constraints by position, ascending.
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

  /// Finds the constraints that fix some variables, as ``reasons(for:)`` does in a workspace that
  /// has solved nothing before.
  ///
  /// Several sums may be equally true, and the basis that was found last decides which one is
  /// given. This one depends on the program and the present constants alone.
  ///
  /// - Returns: For each variable the constraints by position, ascending.
  /// - Precondition: The variables are the program's.
  /// - Complexity: That of solving the cores of the variables' groups from their start, and
  ///   O(entries of its group) for each variable.
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

  /// The basis that a group was solved with last; nil if presolve left nothing of it.
  private func presentBasis(of group: Int) -> Basis? {
    let current = groupStates[group].current
    return current < 0 ? nil : bases[current]
  }
}
