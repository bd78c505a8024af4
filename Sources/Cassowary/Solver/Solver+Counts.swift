extension Solver {
  /// How much work a solver has done, for tests.
  struct Work {
    /// The constraints that were compiled.
    var compiledCount: Int
    /// The values, constants and forms that were computed one by one.
    var visitCount: Int
  }

  /// How much a solver holds, for tests.
  struct Size {
    var slotCount: Int
    /// The rows of all snapshots.
    var rowCount: Int
    var editSetCount: Int
  }
}

extension SolverState {
  var work: Solver.Work {
    Solver.Work(
      compiledCount: live.compiledCount,
      visitCount: live.snapshots.reduce(0) { $0 + ($1?.memory.visitCount ?? 0) })
  }

  var size: Solver.Size {
    Solver.Size(
      slotCount: system.idNumbers.count,
      rowCount: live.snapshots.reduce(0) { $0 + ($1?.rows.count ?? 0) },
      editSetCount: live.editSets.count)
  }
}
