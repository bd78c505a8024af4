/// What a ``Program`` knows: the presolved system, and its solution for its own constants.
final class CompiledProgram: Sendable {
  /// The system as it was given.
  let system: LinearSystem
  /// The steps of the tie rule as they were given.
  let tieBreak: [TieBreak]
  /// The system after presolve.
  let presolved: Presolved
  /// The constants by constraint.
  let constants: [Double]
  /// The solution for the program's constants, by variable; of use if it is feasible.
  let values: [Double]
  /// Whether the required constraints hold for the program's constants.
  let isFeasible: Bool
  /// What a new workspace knows of each group.
  let tracks: [Track]
  /// The regions that a new workspace knows: those of the program's constants.
  let regions: [Region]
  /// The room that a workspace needs for slacks.
  let slackCount: Int

  /// Prepares and solves a system.
  ///
  /// - Precondition: The system and the steps are valid.
  init(_ system: LinearSystem, tieBreak: [TieBreak]) {
    self.system = system
    self.tieBreak = tieBreak
    presolved = Presolved(system)
    constants = system.rows.map(\.constant)
    var home = HomeSolution(presolved)
    home.solve(constants) {
      TieOrder(tieBreak, system)
    }
    values = home.values
    isFeasible = home.isFeasible
    tracks = home.tracks
    regions = home.regions
    slackCount = home.slackCount
  }

  /// The steps of the tie rule for all variables.
  ///
  /// - Complexity: O(terms + variables).
  var tieOrder: TieOrder { TieOrder(tieBreak, system) }
}

/// The solution of a program for its own constants, while it is being made.
struct HomeSolution {
  private let presolved: Presolved
  /// By variable.
  private(set) var values: [Double]
  /// Whether the required constraints hold.
  private(set) var isFeasible = true
  /// By group.
  private(set) var tracks: [Track]
  /// Those of the groups that could be solved.
  private(set) var regions: [Region]
  /// The room that all groups need for slacks.
  private(set) var slackCount = 0

  /// Begins with nothing.
  init(_ presolved: Presolved) {
    self.presolved = presolved
    values = Array(repeating: 0, count: presolved.system.variableCount)
    tracks = []
    tracks.reserveCapacity(presolved.groups.count)
    regions = []
    regions.reserveCapacity(presolved.groups.count)
  }

  /// Solves every group.
  ///
  /// - Parameter order: Makes the steps of the tie rule; asked only where something is left open.
  mutating func solve(_ constants: [Double], order: () -> TieOrder) {
    let moved = presolved.movedConstants(constants)
    var steps: TieOrder?
    for group in 0..<presolved.groups.count {
      var track = Track(firstSlack: -1)
      if presolved.groups.constraints(of: group).count <= RegionMap.constraintLimit {
        track = Track(firstSlack: slackCount)
        slackCount += presolved.slackLimit(of: group)
      }
      let basis = presolved.cores[group].map { core in
        solve(core, moved: moved, track: &track) {
          let known = steps ?? order()
          steps = known
          return known
        }
      }
      if track.isFeasible {
        presolved.elimination.recover(&values, from: moved, group: group)
        track.current = regions.count
        regions.append(Region(basis: basis))
        track.regionCount = 1
      } else {
        isFeasible = false
      }
      tracks.append(track)
    }
  }

  /// Solves one core, tied if need be.
  private mutating func solve(
    _ core: Core, moved: borrowing Scratch<Elimination.Moved>, track: inout Track,
    order: () -> TieOrder
  ) -> Basis {
    var basis = Basis(core)
    basis.setConstants(moved, presolved.elimination, scratch: &values)
    var end = basis.withSimplex { $0.solve() }
    if end == .open {
      basis = Basis(
        Core(
          tying: core, elimination: presolved.elimination, order: order(),
          variableCount: presolved.system.variableCount))
      basis.setConstants(moved, presolved.elimination, scratch: &values)
      end = basis.withSimplex { $0.solve() }
    }
    track.isFeasible = end == .solved
    basis.storeValues(in: &values)
    return basis
  }
}

extension Presolved {
  /// The greatest number of slacks of a region of a group: a basic symbol has at most two bounds.
  func slackLimit(of group: Int) -> Int {
    2 * (groups.constraints(of: group).count + groups.variables(of: group).count)
  }
}
