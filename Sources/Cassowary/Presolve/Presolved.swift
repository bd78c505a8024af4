/// A system after presolve: its groups, the tape, and what is left of each group.
struct Presolved: Sendable {
  /// The system, each variable at most once in a constraint.
  let system: LinearSystem
  /// The groups of constraints and variables.
  let groups: Groups
  /// What was taken out.
  let elimination: Elimination
  /// The core of each group; nil if nothing was left of it.
  let cores: [Core?]

  /// Presolves a system.
  ///
  /// - Precondition: The system is valid.
  /// - Complexity: O(terms) where everything peels; substitutions cost the entries they change.
  init(_ given: LinearSystem) {
    let survey = Survey(given)
    if survey.isPlain {
      self.init(given, survey)
    } else {
      let merged = given.merged()
      self.init(merged, Survey(merged))
    }
  }

  private init(_ system: LinearSystem, _ survey: consuming Survey) {
    self.system = system
    var groups = Groups(system, survey)
    var eliminator = Eliminator(system, survey)
    let places = Scratch<Int>(repeating: 0, count: system.variableCount)
    var cores: [Core?] = []
    cores.reserveCapacity(groups.count)
    var stepStarts = [0]
    var transferStarts = [0]
    stepStarts.reserveCapacity(groups.count + 1)
    transferStarts.reserveCapacity(groups.count + 1)
    for group in 0..<groups.count {
      eliminator.eliminate(
        constraints: groups.constraints(of: group), variables: groups.variables(of: group))
      stepStarts.append(eliminator.steps.count)
      transferStarts.append(eliminator.transfers.count)
      cores.append(Core(group: group, eliminator, groups, of: system, places: places))
    }
    for index in 0..<eliminator.steps.count {
      groups.markEliminated(constraint: eliminator.steps[index].row)
    }
    self.groups = groups
    self.cores = cores
    elimination = Elimination(
      steps: eliminator.steps.array, stepStarts: stepStarts,
      transfers: eliminator.transfers.array, transferStarts: transferStarts,
      entries: eliminator.isChanged ? eliminator.entries.array : system.terms)
  }

  /// The constants of all groups after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func movedConstants(_ constants: [Double]) -> Scratch<Elimination.Moved> {
    let moved = Scratch(repeating: Elimination.Moved(0), count: constants.count)
    for (position, constant) in constants.enumerated() {
      moved[position] = Elimination.Moved(constant)
    }
    for group in 0..<groups.count { elimination.transfer(moved, group: group) }
    return moved
  }

  /// The constants of a group after the transfers; those of others are 0.
  ///
  /// - Complexity: O(constraints + transfers of the group).
  func movedConstants(_ constants: [Double], group: Int) -> Scratch<Elimination.Moved> {
    let moved = Scratch(repeating: Elimination.Moved(0), count: constants.count)
    for position in groups.constraints(of: group) {
      moved[position] = Elimination.Moved(constants[position])
    }
    elimination.transfer(moved, group: group)
    return moved
  }
}
