/// A part of a solver's system that was compiled: a program in a workspace, and whose it is.
///
/// The constraints of a base stay where they are when they are removed from the system; what differs
/// from the system is noted by the ``Cluster`` that the group belongs to.
final class Base {
  /// Solves the groups to which nothing was done but changing constants.
  var workspace: Workspace
  /// The solver's variable by variable of the program, ascending.
  let variables: [Int]
  /// When the tie rule came to each variable of the program, at the time of compiling.
  let turns: [Int]
  /// The slot of the constraint at each position of the program; -1 where it was removed.
  var slots: [Int]
  /// The present right side at each position.
  var constants: [Double]
  /// Whether `constants` is not what the workspace has.
  var isChanged: [Bool]
  /// By how much the left side of a row that was taken out exceeds its right side.
  var shifts: [Double]
  /// The cluster that each group belongs to, ``untouched`` or ``gone``.
  var clusters: [Int]
  /// Untouched groups whose order of ties has changed; it matters as soon as they are tied.
  var reorderedGroups: [Int] = []
  /// How many residual systems each group took part in.
  var residualCounts: [Int]
  /// After this number of residual systems, a group that only grew is compiled anew.
  static let residualLimit = 8
  /// How many groups have not been compiled anew elsewhere.
  var groupCount: Int

  /// The group is as it was compiled.
  static let untouched = -1
  /// The group was compiled anew elsewhere.
  static let gone = -2

  /// The tape, to be followed from any variable or row; made when it is first needed.
  private(set) lazy var tape = Tape(workspace.compiled.presolved)
  /// The place of each row among those of its core, or -1.
  private(set) lazy var coreRows = makeCoreRows()
  /// The values while they are computed one by one.
  private(set) lazy var memory = TapeMemory(
    variableCount: variables.count, rowCount: slots.count)
  /// The earliest turn among each variable and those that depend on it, when compiled.
  private(set) lazy var earliestTurns = tape.earliestTurns(turns)

  /// The tape's dependents, those of each variable by their earliest turn.
  private(set) lazy var dependentsByTurn = sortedDependents()

  /// Creates a base from a solved workspace.
  init(_ workspace: Workspace, variables: [Int], turns: [Int], slots: [Int]) {
    self.workspace = workspace
    self.variables = variables
    self.turns = turns
    self.slots = slots
    constants = workspace.compiled.system.rows.map(\.constant)
    isChanged = Array(repeating: false, count: slots.count)
    shifts = Array(repeating: 0, count: slots.count)
    groupCount = workspace.compiled.presolved.groups.count
    clusters = Array(repeating: Self.untouched, count: groupCount)
    residualCounts = Array(repeating: 0, count: groupCount)
  }
}

/// Where a variable of the solver is.
struct VariableHome {
  /// The base that has it, or -1.
  var base = -1
  /// Its index there.
  var local = -1
  /// Where no base has it: the cluster that names it, or -1.
  var cluster = -1
}

/// Where a constraint of the solver is.
struct ConstraintHome {
  /// The base that has it, or -1.
  var base = -1
  /// Its position in the base, or its cluster.
  var index = -1
}

/// A row of a base.
struct RowReference: Equatable {
  var base: Int
  var row: Int
}
