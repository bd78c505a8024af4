extension LiveSystem {
  /// A variable's value before it is snapped; nil if the required constraints cannot hold.
  mutating func exactValue(of variable: Int, in system: DeclaredSystem) -> Double? {
    let id = cluster(of: variable)
    if id >= 0, let cluster = clusters[id], !cluster.isSolved {
      // Compiling moves it.
      guard solve(id, system) else { return nil }
      return exactValue(of: variable, in: system)
    }
    let home = variableHomes[variable]
    if id < 0, home.base >= 0, let base = bases[home.base] {
      guard solveUntouched(home.base) else { return nil }
      let touched = base.clusters[base.group(ofVariable: home.local)]
      if touched >= 0 { return exactValue(of: variable, in: system) }
      return base.workspace.exactValue(of: home.local)
    }
    return id < 0 ? 0 : solvedValue(of: variable, in: clusters[id])
  }

  /// A variable's value in a solution.
  ///
  /// - Parameter cluster: Its cluster, which is solved; nil if it is in none.
  func solvedValue(of variable: Int, in cluster: Cluster?) -> Double {
    let home = variableHomes[variable]
    guard home.base >= 0, let base = bases[home.base] else {
      guard let cluster,
        let place = cluster.looseVariables.firstIndex(of: variable)
      else { return 0 }
      return cluster.looseValues[place]
    }
    if let cluster { return base.value(of: home.local, in: cluster.epoch) }
    return base.workspace.exactValue(of: home.local)
  }

  /// Solves the groups of a base that only constants were changed of.
  ///
  /// - Returns: Whether their required constraints can hold.
  mutating func solveUntouched(_ index: Int) -> Bool {
    guard let base = bases[index] else { return true }
    guard case .solved = base.workspace.solve() else { return false }
    if base.reorderedGroups.isEmpty { return true }
    // As soon as ties matter, so does their new order.
    for group in base.reorderedGroups where base.clusters[group] == Base.untouched {
      guard base.core(of: group)?.isTied == true else { continue }
      let id = touch(group, of: index)
      clusters[id]?.isReordered = true
    }
    base.reorderedGroups.removeAll { base.core(of: $0)?.isTied == true }
    return true
  }

  /// By how much a constraint is violated; nil if the required constraints cannot hold.
  mutating func violation(ofSlot slot: Int, in system: DeclaredSystem) -> Double? {
    let constraint = system.constraints[slot]
    for term in constraint.terms {
      guard exactValue(of: term.variable.index, in: system) != nil else { return nil }
    }
    let home = constraintHomes[slot]
    if home.base >= 0, let base = bases[home.base] {
      let id = base.clusters[base.group(ofRow: home.index)]
      if id < 0 {
        guard solveUntouched(home.base) else { return nil }
        return base.workspace.violation(ofConstraintAt: home.index)
      }
      // A row that presolve took out, and whose shift is closed, holds.
      if base.isEliminated(home.index), base.shifts[home.index] == 0 { return 0 }
    } else if constraint.terms.isEmpty {
      return constraint.violation { _ in 0 }
    }
    return constraint.violation { exactValue(of: $0, in: system) ?? 0 }
  }

  /// Whether a constraint holds in the solution of its cluster.
  func holds(slot: Int, of system: DeclaredSystem, in cluster: Cluster) -> Bool {
    system.constraints[slot].violation { solvedValue(of: $0, in: cluster) } == 0
  }
}

extension LinearConstraint {
  /// By how much it is violated, in units of its constant; 0 if it holds.
  ///
  /// - Parameter value: Gives the value of a variable.
  func violation(_ value: (Int) -> Double) -> Double {
    var distance = -constant
    var magnitude = distance.magnitude
    var greatest = 0.0
    for term in terms {
      let product = term.coefficient * value(term.variable.index)
      distance += product
      magnitude += product.magnitude
      greatest = max(greatest, term.coefficient.magnitude)
    }
    // A violation is a distance in points once the greatest coefficient is about 1.
    let unit = greatest == 0 ? 1 : greatest.binade
    if distance.magnitude <= unit * Tolerance.violation(magnitude: magnitude / unit) { return 0 }
    distance = Tolerance.snapped(distance, to: Tolerance.violationUnit)
    switch relation {
    case .lessThanOrEqual: return max(0, distance)
    case .equal: return distance.magnitude
    case .greaterThanOrEqual: return max(0, -distance)
    }
  }
}
