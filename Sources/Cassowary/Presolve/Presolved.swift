/// A system after presolve: its groups and the tape.
struct Presolved: Sendable {
  /// The system, each variable at most once in a constraint.
  let system: LinearSystem
  /// The groups of constraints and variables.
  let groups: Groups
  /// What was taken out.
  let elimination: Elimination

  /// The system's own constants after the transfers.
  ///
  /// - Complexity: O(constraints + transfers).
  func movedConstants() -> Scratch<Elimination.Moved> {
    let rows = system.rows
    let moved = Scratch(count: rows.count) { Elimination.Moved(rows[$0].constant) }
    for group in 0..<groups.count { elimination.transfer(moved, group: group) }
    return moved
  }

  /// The constants of a group after the transfers; those of others are 0.
  ///
  /// - Complexity: O(constraints + transfers of the group).
  func movedConstants(_ constants: ArraySlice<Double>, group: Int) -> Scratch<Elimination.Moved> {
    let moved = Scratch(repeating: Elimination.Moved(0), count: constants.count)
    for position in groups.constraints(of: group) {
      moved[position] = Elimination.Moved(constants[position])
    }
    elimination.transfer(moved, group: group)
    return moved
  }
}
