/// Groups of compiled systems to which something was done, and what that is.
///
/// An edit set is what may meet: groups, and new rows that tie them together. Everything that is
/// not in one is as it was compiled.
final class EditSet {
  /// A group of a snapshot.
  struct Group: Equatable {
    var snapshot: Int
    var group: Int
  }

  /// The groups of snapshots.
  var groups: [Group] = []
  /// Rows that presolve took out and that need not hold any more: they were removed, or were put
  /// into others and are no longer required.
  var opened: [RowReference] = []
  /// Rows of cores that were removed or have another priority than when they were compiled.
  var changedCoreRows: [RowReference] = []
  /// Rows whose constants the workspaces do not know.
  var changedConstants: [RowReference] = []
  /// The slots of the constraints that are in no snapshot.
  var newRows: [Int] = []
  /// The variables that are in no snapshot, named by new rows; they are 0 as long as these hold
  /// then.
  var looseVariables: [Int] = []

  /// Whether the order of ties is another one than when it was compiled, and matters.
  var isReordered = false
  /// Whether all of it is to be compiled before it is solved.
  var isStale = false
  /// Whether the solution is that of the present system.
  var isSolved = false
  /// The state of the solution.
  var epoch = Epoch()
  /// Beyond this number of differences an edit set is compiled.
  static let differenceLimit = 40

  /// Whether nothing differs from what was compiled, except for constants.
  var isPristine: Bool {
    opened.isEmpty && changedCoreRows.isEmpty && newRows.isEmpty && !isReordered
      && !isStale
  }

  /// Notes that another structure is to be solved.
  func restructure() {
    isSolved = false
    let count = opened.count + changedCoreRows.count + newRows.count
    if count > Self.differenceLimit { isStale = true }
  }
}
