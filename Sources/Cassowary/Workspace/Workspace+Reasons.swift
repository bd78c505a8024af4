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
    let group = presolved.groups.variables[variable.index].group
    let current = groupStates[group].current
    let basis = current < 0 ? nil : bases[current]
    var gradient = RegionGradient(presolved)
    gradient.begin(group, basis)
    return gradient.reasons(for: variable.index)
  }
}
