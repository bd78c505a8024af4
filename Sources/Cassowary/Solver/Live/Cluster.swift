/// Groups of compiled systems to which something was done, and what that is.
///
/// A cluster is what may meet: groups, and new rows that tie them together. Everything that is not in
/// a cluster is as it was compiled.
final class Cluster {
  /// A group of a base.
  struct Group: Equatable {
    var base: Int
    var group: Int
  }

  /// The groups of bases.
  var groups: [Group] = []
  /// Rows that presolve took out and that need not hold any more: they were removed, or were put into
  /// others and are no longer required.
  var opened: [RowReference] = []
  /// Rows of cores that were removed or have another priority than when they were compiled.
  var changedCoreRows: [RowReference] = []
  /// Rows whose constants the workspaces do not know.
  var changedConstants: [RowReference] = []
  /// The slots of the constraints that are in no base.
  var newRows: [Int] = []
  /// Whether each new row takes part; one that holds anyway need not.
  var isActive: [Bool] = []
  /// The variables that are in no base, named by new rows.
  var looseVariables: [Int] = []
  /// Their values.
  var looseValues: [Double] = []

  /// Whether the order of ties is another one than when it was compiled, and matters.
  var isReordered = false
  /// Whether all of it is to be compiled before it is solved.
  var isStale = false
  /// Whether the solution is that of the present system.
  var isSolved = false
  /// The system of what may still move; nil if it is to be made.
  var residual: Residual?
  /// The state of the solution.
  var epoch = Epoch()
  /// Beyond this number of differences a cluster is compiled.
  static let differenceLimit = 40

  /// Whether nothing differs from what was compiled, except for constants.
  var isPristine: Bool {
    opened.isEmpty && changedCoreRows.isEmpty && newRows.isEmpty && !isReordered
      && !isStale
  }

  /// Notes that another structure is to be solved.
  func restructure() {
    isSolved = false
    residual = nil
    let count = opened.count + changedCoreRows.count + newRows.count
    if count > Self.differenceLimit { isStale = true }
  }
}
