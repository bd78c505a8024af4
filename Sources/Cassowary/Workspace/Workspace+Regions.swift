extension Workspace {
  /// How many regions of a group are kept; the one that was met longest ago is dropped.
  private static var regionLimit: Int { 8 }

  /// Solves one group for the present constants.
  ///
  /// The regions that are kept are looked at first, the one that was met last before the others; only
  /// where none of them reaches is the core solved, from the last one's basis.
  mutating func solve(group: Int) {
    if regions.isEmpty { makeRoom() }
    if tracks[group].isMappable && findRegion(of: group) { return }
    tracks[group].leaveMap()
    let moved = compiled.presolved.movedConstants(constants, group: group)
    guard compiled.presolved.elimination.checksHold(at: moved, group: group) else {
      tracks[group].isFeasible = false
      return
    }
    if let core = core(of: group) {
      guard let basis = solve(core, of: group, moved: moved) else {
        tracks[group].isFeasible = false
        return
      }
      basis.storeValues(in: &values)
    } else if tracks[group].current < 0 {
      // Of a group that presolve solved all constants that pass its checks are one region; the program's
      // own did not.
      tracks[group].current = group
      tracks[group].regionCount = 1
    }
    tracks[group].isFeasible = true
    compiled.presolved.elimination.recover(&values, from: moved, group: group)
  }

  /// The core of a group, tied if a solution needed it; nil if there is none.
  private func core(of group: Int) -> Core? {
    let current = tracks[group].current
    return bases[current < 0 ? group : current]?.core
  }

  // MARK: Known regions

  /// Looks for a region that reaches to the present constants.
  ///
  /// A region that is met a second time gets its maps.
  private mutating func findRegion(of group: Int) -> Bool {
    var previous = -1
    var index = tracks[group].current
    if tracks[group].isViolated {
      previous = index
      index = regions[index].next
    }
    while index >= 0 {
      if let map = map(ofRegion: index, group), reaches(map, of: group) {
        if previous >= 0 { moveToFront(index, after: previous, of: group) }
        tracks[group].follow(map)
        return true
      }
      previous = index
      index = regions[index].next
    }
    return false
  }

  /// Makes a region the one that was met last.
  private mutating func moveToFront(_ index: Int, after previous: Int, of group: Int) {
    regions[previous].next = regions[index].next
    regions[index].next = tracks[group].current
    tracks[group].current = index
  }

  /// The maps of a region, which are made where it is met a second time; nil if it is not.
  private mutating func map(ofRegion index: Int, _ group: Int) -> RegionMap? {
    if let map = regions[index].map { return map }
    let basis = bases[index]
    if let basis, !basis.holds(at: constants, compiled.presolved) { return nil }
    let map = RegionMap(basis, group: group, compiled.presolved, in: &factors)
    regions[index].map = map
    return map
  }

  /// Keeps a new region as the one that was met last, in the place of the one that was met longest ago
  /// if there are many.
  private mutating func keep(_ basis: Basis, of group: Int) {
    let limit = tracks[group].isMappable ? Self.regionLimit : 1
    guard tracks[group].regionCount == limit else {
      regions.append(Region(next: tracks[group].current))
      bases.append(basis)
      tracks[group].current = regions.count - 1
      tracks[group].regionCount += 1
      return
    }
    var previous = -1
    var last = tracks[group].current
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

  /// Drops the maps of regions that are kept no longer, once they are most of all.
  ///
  /// - Complexity: O(factors), after as many have been added.
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
    for group in tracks.indices where tracks[group].isMapped {
      if let map = regions[tracks[group].current].map { tracks[group].moveMap(to: map) }
    }
  }

  // MARK: New regions

  /// Solves a core from the basis that was last optimal, and keeps the region.
  ///
  /// - Returns: The basis; nil if the required constraints cannot hold.
  private mutating func solve(
    _ core: Core, of group: Int, moved: borrowing Scratch<Elimination.Moved>
  ) -> Basis? {
    let current = tracks[group].current
    let known = current < 0 ? nil : bases[current]
    var basis = known ?? Basis(core)
    let elimination = compiled.presolved.elimination
    basis.setConstants(moved, elimination, scratch: &values)
    basis.compact()
    if !tracks[group].isMappable && current >= 0 && basis.withSimplex({ $0.holdsAtBreakpoints() }) {
      return basis
    }
    var end = basis.withSimplex { simplex in
      if known == nil { simplex.startAtOwnRows() }
      return simplex.solve()
    }
    if end == .open {
      let tied = Core(
        tying: core, elimination: elimination, order: compiled.tieOrder,
        variableCount: compiled.system.variableCount)
      forgetRegions(of: group)
      basis = Basis(tied)
      basis.setConstants(moved, elimination, scratch: &values)
      end = basis.withSimplex { simplex in
        simplex.startAtOwnRows()
        return simplex.solve()
      }
    }
    guard end == .solved else { return nil }
    keep(basis, of: group)
    return basis
  }

  /// Drops the regions of a group that were solved without ties: from now on they matter.
  ///
  /// Their places are lost, which happens to a group once.
  private mutating func forgetRegions(of group: Int) {
    var index = tracks[group].current
    while index >= 0 {
      regions[index].map = nil
      index = regions[index].next
    }
    tracks[group].current = -1
    tracks[group].regionCount = 0
  }

  /// The basis of a group's present region, at the present constants; nil if there is none.
  func currentBasis(of group: Int) -> Basis? {
    let current = tracks[group].current
    guard current >= 0, var basis = bases[current] else { return nil }
    let moved = compiled.presolved.movedConstants(constants, group: group)
    var scratch = values
    basis.setConstants(moved, compiled.presolved.elimination, scratch: &scratch)
    basis.withSimplex { $0.evaluate() }
    return basis
  }
}
