extension Workspace {
  /// Solves one group for the present constants.
  ///
  /// The region of the last solution is looked at first, then the others that are kept; only where
  /// none of them reaches is the core solved, from the last one's basis.
  mutating func solve(group: Int) {
    groups[group].isDirty = false
    if groups[group].isMapped {
      if groups[group].regions[0].map?.isStale == true {
        groups[group].regions[0].map?.evaluate(
          constants, constraints: program.constraintsByGroup[group])
      }
      if groups[group].regions[0].map?.isOptimal == true { return }
    }
    let wasMapped = groups[group].isMapped
    groups[group].isMapped = false
    if isMappable(group) && findMappedRegion(group, skippingFirst: wasMapped) { return }
    moveConstants(of: group)
    if groups[group].component == nil {
      if !groups[group].regions.isEmpty { groups[group].regions[0].isFamiliar = true }
    } else if !findBasis(group) {
      groups[group].isFeasible = solveCore(of: group)
      guard groups[group].isFeasible else { return }
    }
    groups[group].isFeasible = true
    recoverValues(of: group)
  }

  private func isMappable(_ group: Int) -> Bool {
    program.constraintsByGroup[group].count <= RegionMap.constraintLimit
  }

  /// Looks for a region, among those met twice, that reaches to the present constants.
  private mutating func findMappedRegion(_ group: Int, skippingFirst: Bool) -> Bool {
    for index in groups[group].regions.indices.dropFirst(skippingFirst ? 1 : 0) {
      guard groups[group].regions[index].isFamiliar else { continue }
      if groups[group].regions[index].map == nil {
        groups[group].regions[index].map = RegionMap(
          groups[group].regions[index].simplex, group: group, program: program,
          variables: program.variablesByGroup[group])
      }
      groups[group].regions[index].map?.evaluate(
        constants, constraints: program.constraintsByGroup[group])
      guard groups[group].regions[index].map?.isOptimal == true else { continue }
      groups[group].bringForward(index)
      groups[group].isMapped = true
      groups[group].isFeasible = true
      return true
    }
    return false
  }

  /// Looks for a region that has no maps and reaches to the present constants.
  private mutating func findBasis(_ group: Int) -> Bool {
    for index in groups[group].regions.indices where groups[group].regions[index].map == nil {
      guard groups[group].regions[index].simplex != nil else { continue }
      groups[group].regions[index].isFamiliar = true
      guard move(to: index, of: group) else { continue }
      groups[group].bringForward(index)
      return true
    }
    return false
  }

  /// Evaluates a region's basis at the present constants.
  private mutating func move(to index: Int, of group: Int) -> Bool {
    guard var simplex = groups[group].regions[index].simplex else { return false }
    groups[group].regions[index].simplex = nil
    program.elimination.setBreakpoints(of: &simplex, moved: moved, scratch: &values) {
      constants[$0]
    }
    let holds = simplex.holdsAtBreakpoints()
    groups[group].regions[index].simplex = simplex
    return holds
  }

  /// Solves a core, from the basis that was last optimal.
  ///
  /// - Returns: Whether the required constraints can hold.
  private mutating func solveCore(of group: Int) -> Bool {
    guard let component = groups[group].component else { return true }
    var simplex =
      groups[group].regions.first?.simplex ?? LexicographicSimplex(component)
    program.elimination.setBreakpoints(of: &simplex, moved: moved, scratch: &values) {
      constants[$0]
    }
    var end = simplex.solve()
    if end == .open {
      let tied = Component(
        tying: component, elimination: program.elimination, order: program.tieOrder,
        variableCount: program.variableCount)
      groups[group].component = tied
      groups[group].regions.removeAll()
      simplex = LexicographicSimplex(tied)
      program.elimination.setBreakpoints(of: &simplex, moved: moved, scratch: &values) {
        constants[$0]
      }
      end = simplex.solve()
    }
    guard end == .solved else { return false }
    groups[group].keep(simplex)
    return true
  }

  /// Moves the constants of a group as presolve did.
  private mutating func moveConstants(of group: Int) {
    for constraint in program.constraintsByGroup[group] {
      moved[constraint] = constants[constraint]
    }
    program.elimination.transfer(&moved, group: group)
  }

  /// Evaluates the basis of a mapped group itself, for what needs more than its maps.
  mutating func moveBasis(of group: Int) {
    guard groups[group].isMapped else { return }
    moveConstants(of: group)
    _ = move(to: 0, of: group)
  }

  /// Takes the values of a solved core, and computes those of the other variables.
  private mutating func recoverValues(of group: Int) {
    if let simplex = groups[group].regions.first?.simplex {
      for (column, variable) in simplex.component.variables.enumerated() {
        values[variable] = simplex.values[column]
      }
    }
    program.elimination.recover(&values, from: moved, group: group)
  }
}
