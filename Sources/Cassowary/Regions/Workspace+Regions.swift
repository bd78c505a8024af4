extension Workspace {
  /// How many regions of a group are kept; the one that was met longest ago is dropped.
  private static var regionLimit: Int { 8 }

  /// Solves one group for the present constants.
  ///
  /// The regions that are kept are looked at first, the one that was met last before the others; only
  /// where none of them reaches is the core solved, from the last one's basis.
  mutating func solve(group: Int) {
    if links.isEmpty { makeRoom() }
    if tracks[group].isMappable && findRegion(of: group) { return }
    tracks[group].isMapped = false
    let moved = compiled.presolved.movedConstants(constants, group: group)
    if let core = core(of: group) {
      guard let basis = solve(core, of: group, moved: moved) else {
        tracks[group].isFeasible = false
        return
      }
      basis.storeValues(in: &values)
    }
    tracks[group].isFeasible = true
    compiled.presolved.elimination.recover(&values, from: moved, group: group)
  }

  /// Makes room for what is needed from the first change on.
  private mutating func makeRoom() {
    links = Array(repeating: RegionLink(), count: regions.count)
    slacks = Array(repeating: 0, count: compiled.slackCount)
  }

  /// The core of a group, tied if a solution needed it; nil if there is none.
  private func core(of group: Int) -> Core? {
    let current = tracks[group].current
    return current < 0 ? compiled.presolved.cores[group] : regions[current].basis?.core
  }

  // MARK: Known regions

  /// Looks for a region that reaches to the present constants.
  ///
  /// A region that is met a second time gets its maps.
  private mutating func findRegion(of group: Int) -> Bool {
    var previous = -1
    var index = tracks[group].current
    while index >= 0 {
      if reaches(index, group) {
        if previous >= 0 {
          links[previous].next = links[index].next
          links[index].next = tracks[group].current
          tracks[group].current = index
        }
        tracks[group].follow()
        return true
      }
      previous = index
      index = links[index].next
    }
    return false
  }

  /// Whether a region reaches to the present constants; its slacks are then in place.
  private mutating func reaches(_ index: Int, _ group: Int) -> Bool {
    if let map = regions[index].map {
      return map.reaches(constants, &slacks, from: tracks[group].firstSlack)
    }
    let basis = regions[index].basis
    if let basis, !basis.holds(at: constants, compiled.presolved) { return false }
    let map = RegionMap(basis, group: group, compiled.presolved)
    regions[index] = Region(basis: basis, map: map)
    return map.reaches(constants, &slacks, from: tracks[group].firstSlack)
  }

  /// Keeps a new region as the one that was met last, in the place of the one that was met longest ago
  /// if there are many.
  private mutating func keep(_ basis: Basis, of group: Int) {
    let region = Region(basis: basis)
    let limit = tracks[group].isMappable ? Self.regionLimit : 1
    guard tracks[group].regionCount == limit else {
      regions.append(region)
      links.append(RegionLink(next: tracks[group].current))
      tracks[group].current = regions.count - 1
      tracks[group].regionCount += 1
      return
    }
    var previous = -1
    var last = tracks[group].current
    while links[last].next >= 0 {
      previous = last
      last = links[last].next
    }
    regions[last] = region
    guard previous >= 0 else { return }
    links[previous].next = -1
    links[last].next = tracks[group].current
    tracks[group].current = last
  }

  // MARK: New regions

  /// Solves a core from the basis that was last optimal, and keeps the region.
  ///
  /// - Returns: The basis; nil if the required constraints cannot hold.
  private mutating func solve(
    _ core: Core, of group: Int, moved: borrowing Scratch<Elimination.Moved>
  ) -> Basis? {
    let current = tracks[group].current
    var basis = (current < 0 ? nil : regions[current].basis) ?? Basis(core)
    let elimination = compiled.presolved.elimination
    basis.setConstants(moved, elimination, scratch: &values)
    if !tracks[group].isMappable && current >= 0 && basis.withSimplex({ $0.holdsAtBreakpoints() }) {
      return basis
    }
    var end = basis.withSimplex { $0.solve() }
    if end == .open {
      let tied = Core(
        tying: core, elimination: elimination, order: compiled.tieOrder,
        variableCount: compiled.system.variableCount)
      forgetRegions(of: group)
      basis = Basis(tied)
      basis.setConstants(moved, elimination, scratch: &values)
      end = basis.withSimplex { $0.solve() }
    }
    guard end == .solved else { return nil }
    keep(basis, of: group)
    return basis
  }

  /// Drops what was solved without ties: from now on they matter.
  private mutating func forgetRegions(of group: Int) {
    // All but one of the list's places are lost; this happens once per group.
    tracks[group].current = -1
    tracks[group].regionCount = 0
  }

  /// The basis of a group's present region, at the present constants; nil if there is none.
  func currentBasis(of group: Int) -> Basis? {
    let current = tracks[group].current
    guard current >= 0, var basis = regions[current].basis else { return nil }
    let moved = compiled.presolved.movedConstants(constants, group: group)
    var scratch = values
    basis.setConstants(moved, compiled.presolved.elimination, scratch: &scratch)
    basis.withSimplex { $0.evaluate() }
    return basis
  }
}
