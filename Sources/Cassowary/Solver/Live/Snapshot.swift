/// A part of a solver's system as it was compiled: a program in a workspace, and whose it is.
///
/// The constraints of a snapshot stay where they are when they are removed from the system; what
/// differs from the system is noted by the ``EditSet`` that the group belongs to.
final class Snapshot {
  /// A row of the program.
  struct Row: BitwiseCopyable {
    /// The slot of its constraint; nil where that was removed.
    var slot: Int?
    /// The present right side.
    var constant: Double
    /// By how much the left side exceeds the constant, if presolve took the row out.
    var shift = 0.0
    /// Whether the workspace does not know the constant.
    var isChanged = false

    /// The value of the left side, if presolve eliminated the row.
    var rightSide: Double { constant + shift }
  }

  /// Whom a group belongs to.
  enum GroupHome: Hashable {
    /// Nobody: it is as it was compiled.
    case untouched
    /// The edit set of a number.
    case edited(Int)
    /// Another snapshot, in which it was compiled anew.
    case gone

    /// The number of the edit set, if there is one.
    var editSet: Int? {
      if case .edited(let id) = self { id } else { nil }
    }
  }

  /// Solves the groups to which nothing was done but changing constants.
  var workspace: Workspace
  /// The solver's variable by variable of the program, ascending.
  let variables: [Int]
  /// When the tie rule came to each variable of the program, at the time of compiling.
  let tieRanks: [Int]
  /// By position in the program.
  var rows: Scratch<Row>
  /// By group.
  var groupHomes: [GroupHome]
  /// Untouched groups whose order of ties has changed; it matters as soon as they are tied.
  var reorderedGroups: [Int] = []
  /// How many groups have not been compiled anew elsewhere.
  var groupCount: Int

  /// The tape, to be followed from any variable or row; made when it is first needed.
  private(set) lazy var tape = TapeIndex(workspace.compiled.presolved)
  /// The values while they are computed one by one; without room until then.
  var memory = ReplayMemory(variableCount: 0, rowCount: 0)
  /// The earliest tie rank among each variable and those that depend on it, when compiled.
  private(set) lazy var earliestTieRanks = tape.earliestTieRanks(tieRanks)
  /// The tape's dependents, those of each variable by their earliest tie rank.
  private(set) lazy var dependentsByTieRank = sortedDependents()

  /// Creates a snapshot from a solved workspace.
  init(_ workspace: Workspace, variables: [Int], tieRanks: [Int], slots: [Int]) {
    self.workspace = workspace
    self.variables = variables
    self.tieRanks = tieRanks
    let compiled = workspace.compiled
    let given = compiled.system.rows
    rows = Scratch(count: slots.count) { Row(slot: slots[$0], constant: given[$0].constant) }
    groupCount = compiled.presolved.groups.count
    groupHomes = Array(repeating: .untouched, count: groupCount)
  }
}

/// Where a variable of the solver is.
enum VariableHome: Hashable {
  /// Nowhere: no constraint names it.
  case unnamed
  /// In a snapshot, where it has another index.
  case compiled(snapshot: Int, variable: Int)
  /// In no snapshot; new rows of an edit set name it.
  case loose(editSet: Int)
}

/// Where a constraint of the solver is.
enum ConstraintHome: Hashable {
  /// Nowhere: it was removed before anything was compiled.
  case removed
  /// In a snapshot.
  case compiled(RowReference)
  /// A new row of an edit set.
  case new(editSet: Int)
}

/// A row of a snapshot.
struct RowReference: Hashable {
  var snapshot: Int
  var row: Int
}
