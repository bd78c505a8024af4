extension Workspace {
  /// The number of regions of a group; the one that was met longest ago is dropped.
  private static var regionLimit: Int { 8 }

  /// The kept regions are looked at first, the one that was met last before the others; only where
  /// none reaches the constants is the core solved, from the last one's basis.
  mutating func solve(group: Int) {
    if regions.isEmpty { makeRoom() }
    if groupStates[group].isMappable && findRegion(of: group) { return }
    groupStates[group].leaveMap()
    groupStates[group].unsolvedPriority = nil
    let reduced = compiled.presolved.reducedConstants(constants, group: group)
    guard compiled.presolved.elimination.checksHold(at: reduced, group: group) else {
      groupStates[group].isFeasible = false
      return
    }
    if let core = core(of: group) {
      guard let basis = solve(core, of: group, reduced: reduced) else {
        groupStates[group].isFeasible = false
        return
      }
      basis.storeValues(in: &values)
    } else if groupStates[group].current < 0 {
      // Presolve solved the group, but the program's own constants did not pass its checks.
      groupStates[group].current = group
      groupStates[group].regionCount = 1
    }
    groupStates[group].isFeasible = true
    compiled.presolved.elimination.recover(&values, from: reduced, group: group)
  }

  /// Tied if a solution needed it; nil if there is no core.
  func core(of group: Int) -> Core? {
    let current = groupStates[group].current
    return bases[current < 0 ? group : current]?.core
  }

  /// Looks for a region with the present constants; one that is met a second time gets its maps.
  private mutating func findRegion(of group: Int) -> Bool {
    var previous = -1
    var index = groupStates[group].current
    if groupStates[group].isViolated {
      previous = index
      index = regions[index].next
    }
    while index >= 0 {
      if let map = map(ofRegion: index, group), reaches(map, of: group) {
        if previous >= 0 { moveToFront(index, after: previous, of: group) }
        groupStates[group].follow(map)
        return true
      }
      previous = index
      index = regions[index].next
    }
    return false
  }

  private mutating func moveToFront(_ index: Int, after previous: Int, of group: Int) {
    regions[previous].next = regions[index].next
    regions[index].next = groupStates[group].current
    groupStates[group].current = index
  }

  /// Nil if the region is not met.
  private mutating func map(ofRegion index: Int, _ group: Int) -> RegionMap? {
    if let map = regions[index].map { return map }
    let basis = bases[index]
    if let basis, !basis.holds(at: constants, compiled.presolved) { return nil }
    let map = RegionMap(basis, group: group, compiled.presolved, in: &factors)
    regions[index].map = map
    return map
  }

  /// Keeps a new region as the one that was met last, and drops the oldest of many.
  private mutating func keep(_ basis: Basis, of group: Int) {
    groupStates[group].isTied = basis.core.isTied
    let limit = groupStates[group].isMappable ? Self.regionLimit : 1
    guard groupStates[group].regionCount == limit else {
      regions.append(Region(next: groupStates[group].current))
      bases.append(basis)
      groupStates[group].current = regions.count - 1
      groupStates[group].regionCount += 1
      return
    }
    var previous = -1
    var last = groupStates[group].current
    while regions[last].next >= 0 {
      previous = last
      last = regions[last].next
    }
    bases[last] = basis
    if previous >= 0 { moveToFront(last, after: previous, of: group) }
    if regions[last].map != nil {
      regions[last].map = nil
      removeOldFactors()
    }
  }

  /// Drops unused maps once they are most of all.
  private mutating func removeOldFactors() {
    let used = regions.reduce(0) { $0 + ($1.map?.rows.count ?? 0) }
    guard factors.count > 2 * used + 64 else { return }
    var kept = SparseFactors()
    for index in regions.indices {
      guard let map = regions[index].map else { continue }
      regions[index].map = RegionMap(map, movedTo: kept.count)
      kept.append(map.rows, of: factors)
    }
    factors = kept
    for group in groupStates.indices where groupStates[group].isMapped {
      if let map = regions[groupStates[group].current].map { groupStates[group].moveMap(to: map) }
    }
  }

  /// Solves from the basis that was last optimal; nil if the required constraints cannot hold.
  private mutating func solve(
    _ core: Core, of group: Int, reduced: borrowing Scratch<Elimination.ReducedConstant>
  ) -> Basis? {
    let current = groupStates[group].current
    let known = current < 0 ? nil : bases[current]
    var basis = known ?? Basis(core)
    let presolved = compiled.presolved
    if !groupStates[group].isMappable && known != nil {
      let holds = basis.withSimplex { simplex in
        simplex.setConstants(reduced, presolved.elimination, scratch: &values)
        return simplex.holdsAtBreakpoints()
      }
      if holds { return basis }
    }
    let end = basis.solve(at: reduced, presolved, isNew: known == nil, scratch: &values) {
      compiled.tieOrder
    }
    if basis.core.isTied != core.isTied { forgetRegions(of: group) }
    if case .imprecise(let priority) = end { groupStates[group].unsolvedPriority = priority }
    guard end == .solved else { return nil }
    keep(basis, of: group)
    return basis
  }

  /// The basis that a new workspace would find; nil without a core, or if it cannot be solved.
  func basisWithoutPast(of group: Int) -> Basis? {
    guard let core = core(of: group) else { return nil }
    let reduced = compiled.presolved.reducedConstants(constants, group: group)
    var basis = Basis(core.untied)
    var scratch = values
    let end = basis.solve(at: reduced, compiled.presolved, isNew: true, scratch: &scratch) {
      compiled.tieOrder
    }
    return end == .solved ? basis : nil
  }

  /// Drops the regions that were solved without ties, once for each group.
  private mutating func forgetRegions(of group: Int) {
    var index = groupStates[group].current
    while index >= 0 {
      regions[index].map = nil
      index = regions[index].next
    }
    groupStates[group].current = -1
    groupStates[group].regionCount = 0
  }

  /// Nil if the group has no region with a basis.
  func currentBasis(of group: Int) -> Basis? {
    let current = groupStates[group].current
    guard current >= 0, var basis = bases[current] else { return nil }
    var scratch = values
    let reduced = compiled.presolved.reducedConstants(constants, group: group)
    basis.withSimplex { simplex in
      simplex.setConstants(reduced, compiled.presolved.elimination, scratch: &scratch)
      simplex.evaluate()
    }
    return basis
  }
}
