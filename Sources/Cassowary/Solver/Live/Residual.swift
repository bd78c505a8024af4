/// What may still move in an edit set, as a system of its own.
///
/// Its columns are the variables that presolve left, the shifts of opened rows, and variables that
/// no snapshot has. Its rows are the rows of the cores, the rows that were added, and for every
/// shift of a row that is merely optional now, `shift == 0` at the row's priority. It is an
/// ordinary ``Program``; its constants follow those of the edit set, so that a changed constant
/// leads to its regions.
struct Residual {
  /// What a column of the residual system stands for.
  enum Column: Hashable {
    /// A variable that presolve left.
    case core(snapshot: Int, variable: Int)
    /// By how much the left side of a row that presolve took out exceeds its constant.
    case shift(RowReference)
    /// A variable that no snapshot has.
    case loose(Int)
  }

  /// Where a row's constant comes from.
  enum Origin {
    /// A constraint that no snapshot has.
    case new(slot: Int)
    /// A row of a core.
    case core
    /// A shift that should be 0.
    case shift
    /// A variable that presolve took out, as a sum of columns.
    case follower
  }

  /// A row, before its constant is known.
  struct Row {
    var origin: Origin
    var terms: [(column: Int, factor: Double)]
    var relation: Relation
    var priority: Double
    /// The constants of snapshot rows that make up the row's left side (or, for a core row, its
    /// right one).
    var constants: [Constant]
  }

  var columns: [Column] = []
  var places: [Column: Int] = [:]
  var rows: [Row] = []
  /// The number of followers, which come after the columns.
  var followerCount = 0
  /// The columns that the followers determine.
  var settledColumns: Set<Int> = []
  /// The program's workspace; nil until the rows are complete.
  var workspace: Workspace?

  /// The place of a column, which is added if it is new.
  mutating func place(of column: Column) -> Int {
    if let place = places[column] { return place }
    places[column] = columns.count
    columns.append(column)
    return columns.count - 1
  }
}
