/// The solution of a declared system, kept up to date edit by edit.
///
/// Every group of constraints that share variables was compiled at some time: presolve took most of
/// it out and solved the rest. An edit notes how the group differs from what was compiled
/// (``EditSet``). Where that still serves it is solved with the differences, else the edit set is
/// compiled when one of its values is read next.
struct LiveSystem {
  /// The compiled snapshots; nil where nothing of one is left.
  var snapshots: [Snapshot?] = []
  /// The edits since then; nil where the number is free.
  var editSets: [EditSet?] = []
  /// The numbers of edit sets that are free.
  private var freeEditSets: [Int] = []
  /// Where each variable is.
  var variableHomes: [VariableHome] = []
  /// Where the constraint of each slot is, or was.
  var constraintHomes: [ConstraintHome] = []
  /// The number of states of edit sets so far.
  private(set) var epochCount = 0
  /// How many constraints have been compiled, ever.
  var compiledCount = 0

  /// Creates a system of which nothing is compiled yet.
  init(_ system: DeclaredSystem) {
    for _ in 0..<system.variableCount { addVariable() }
    for slot in system.constraints.indices {
      if system.isLive[slot] {
        add(slot: slot, of: system)
      } else {
        constraintHomes.append(.removed)
      }
    }
  }

  mutating func addVariable() { variableHomes.append(.unnamed) }

  mutating func removeLastVariable() { variableHomes.removeLast() }

  /// A number for a new state.
  mutating func nextEpoch() -> Int {
    epochCount += 1
    return epochCount
  }

  /// Whether the snapshots hold much more than the system still has.
  func isWasteful(for system: DeclaredSystem) -> Bool {
    if snapshots.count <= 64 { return false }
    let rowCount = snapshots.reduce(0) { $0 + ($1?.rows.count ?? 0) }
    return rowCount > 4 * system.count + 1_024 || snapshots.count > 4_096
  }

  // MARK: Edit sets

  /// The edit set that a variable is in; nil if it is in none.
  func editSet(of variable: Int) -> Int? {
    switch variableHomes[variable] {
    case .unnamed: nil
    case .compiled(let index, let local):
      snapshots[index].flatMap { $0.groupHomes[$0.group(ofVariable: local)].editSet }
    case .loose(let id): id
    }
  }

  /// Opens an empty edit set.
  mutating func makeEditSet() -> Int {
    if let id = freeEditSets.popLast() {
      editSets[id] = EditSet()
      return id
    }
    editSets.append(EditSet())
    return editSets.count - 1
  }

  /// The edit set that a group is in, which is opened if there is none.
  mutating func touch(_ group: Int, of index: Int, _ snapshot: Snapshot) -> Int {
    if let id = snapshot.groupHomes[group].editSet { return id }
    let id = makeEditSet()
    snapshot.groupHomes[group] = .edited(id)
    editSets[id]?.groups = [EditSet.Group(snapshot: index, group: group)]
    return id
  }

  /// The edit set that a variable is in, which is opened if there is none.
  mutating func touch(variable: Int) -> Int {
    switch variableHomes[variable] {
    case .loose(let id): return id
    case .compiled(let index, let local):
      if let snapshot = snapshots[index] {
        return touch(snapshot.group(ofVariable: local), of: index, snapshot)
      }
    case .unnamed: break
    }
    let id = makeEditSet()
    variableHomes[variable] = .loose(editSet: id)
    editSets[id]?.looseVariables = [variable]
    return id
  }

  /// Makes one edit set of two.
  ///
  /// - Returns: Its number.
  /// - Complexity: O(the smaller one).
  mutating func merge(_ one: Int, _ other: Int) -> Int {
    guard one != other, let first = editSets[one], let second = editSets[other] else { return one }
    let sizes = [first, second].map {
      $0.groups.count + $0.newRows.count + $0.looseVariables.count
    }
    if sizes[0] < sizes[1] { return merge(other, one) }
    for group in second.groups { snapshots[group.snapshot]?.groupHomes[group.group] = .edited(one) }
    for slot in second.newRows { constraintHomes[slot] = .new(editSet: one) }
    for variable in second.looseVariables { variableHomes[variable] = .loose(editSet: one) }
    closeShifts(of: first)
    closeShifts(of: second)
    first.absorb(second)
    free(other)
    return one
  }

  /// The row of a snapshot that a constraint is; nil if it is in none.
  func compiledRow(ofSlot slot: Int) -> (snapshot: Snapshot, reference: RowReference)? {
    guard case .compiled(let reference) = constraintHomes[slot],
      let snapshot = snapshots[reference.snapshot]
    else { return nil }
    return (snapshot, reference)
  }

  /// The index of a variable in the snapshot that has it; nil if none has.
  func compiledVariable(_ variable: Int) -> (snapshot: Snapshot, index: Int, variable: Int)? {
    guard case .compiled(let index, let local) = variableHomes[variable],
      let snapshot = snapshots[index]
    else { return nil }
    return (snapshot, index, local)
  }

  /// Gives an edit set's number back.
  mutating func free(_ id: Int) {
    editSets[id] = nil
    freeEditSets.append(id)
  }

  /// Leaves an edit set to the workspaces, if it does not differ from what was compiled.
  mutating func dissolveIfPristine(_ id: Int) {
    guard let editSet = editSets[id], editSet.isPristine else { return }
    closeShifts(of: editSet)
    for reference in editSet.changedConstants {
      guard let snapshot = snapshots[reference.snapshot] else { continue }
      snapshot.rows[reference.row].isChanged = false
      try? snapshot.workspace.setConstant(
        snapshot.rows[reference.row].constant, at: reference.row)
    }
    for group in editSet.groups {
      snapshots[group.snapshot]?.groupHomes[group.group] = .untouched
    }
    for variable in editSet.looseVariables { variableHomes[variable] = .unnamed }
    free(id)
  }

  /// Notes that another structure of an edit set is to be solved.
  func restructure(_ editSet: EditSet) {
    closeShifts(of: editSet)
    editSet.restructure()
  }

  /// Sets the shifts of an edit set's rows to 0.
  func closeShifts(of editSet: EditSet) {
    for reference in editSet.opened { setShift(0, of: reference) }
  }

  /// Sets by how much the left side of a row exceeds its constant.
  func setShift(_ shift: Double, of reference: RowReference) {
    snapshots[reference.snapshot]?.rows[reference.row].shift = shift
  }
}

extension EditSet {
  /// Takes over everything that another edit set has.
  func absorb(_ other: EditSet) {
    groups += other.groups
    opened += other.opened
    changedCoreRows += other.changedCoreRows
    changedConstants += other.changedConstants
    newRows += other.newRows
    looseVariables += other.looseVariables
    isReordered = isReordered || other.isReordered
    isStale = isStale || other.isStale
    restructure()
  }
}
