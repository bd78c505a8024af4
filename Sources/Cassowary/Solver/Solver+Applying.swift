/// A change that was applied, and what is needed to take it back.
private enum AppliedChange {
  case addedVariable
  case added
  case removed(slot: Int, DeclaredSystem.Role)
  case setConstant(old: Double, slot: Int)
  case setPriority(old: Double, slot: Int)
  case setTieBreak(old: [TieBreak])
}

/// A declared system and its solution.
struct SolverState {
  /// The system that was given.
  private(set) var system = DeclaredSystem()
  /// The live system that follows from it.
  var live = LiveSystem(DeclaredSystem())

  /// Adds a variable.
  mutating func addVariable() {
    system.addVariable()
    live.addVariable()
  }

  /// Applies changes, unless they make the required constraints contradict each other.
  ///
  /// - Throws: ``SolverError/conflict(_:)``, ``SolverError/unknownConstraint(_:)``; all changes are
  ///   then taken back.
  /// - Complexity: That of what the changes touch.
  mutating func apply(_ changes: [Solver.Edits.Change]) throws(SolverError) {
    var journal: [AppliedChange] = []
    var risks: [Int] = []
    do throws(SolverError) {
      for change in changes { try apply(change, &journal, &risks) }
      let broken = risks.filter { system.isLive[$0] && !live.canHold(slot: $0, of: system) }
      if !broken.isEmpty {
        throw SolverError.conflict(live.conflict(of: broken, in: system))
      }
    } catch {
      for change in journal.reversed() { takeBack(change) }
      throw error
    }
    for case .removed(let slot, _) in journal { system.settleRemoval(slot: slot) }
    if system.isSparse {
      system.compact()
      live = LiveSystem(system)
    } else if live.isWasteful(for: system) {
      live = LiveSystem(system)
    }
  }

  /// - Parameter risks: The slots of constraints that might contradict others now.
  private mutating func apply(
    _ change: Solver.Edits.Change, _ journal: inout [AppliedChange], _ risks: inout [Int]
  ) throws(SolverError) {
    switch change {
    case .addVariable:
      addVariable()
      journal.append(.addedVariable)
    case .add(let constraint, let role):
      let slot = system.append(constraint)
      system.assign(role, to: slot)
      live.add(slot: slot, of: system)
      journal.append(.added)
      if constraint.isRequired { risks.append(slot) }
    case .remove(let id):
      let slot = try system.checkedSlot(of: id)
      journal.append(.removed(slot: slot, system.role(ofSlot: slot)))
      system.remove(slot: slot)
      live.remove(slot: slot, of: system)
    case .setConstant(let constant, let id):
      let slot = try system.checkedSlot(of: id)
      journal.append(.setConstant(old: system.constraints[slot].constant, slot: slot))
      system.setConstant(constant, slot: slot)
      live.changeConstant(slot: slot, of: system)
      if system.constraints[slot].isRequired { risks.append(slot) }
    case .setPriority(let priority, let id):
      let slot = try system.checkedSlot(of: id)
      journal.append(.setPriority(old: system.constraints[slot].priority, slot: slot))
      system.setPriority(priority, slot: slot)
      live.changePriority(slot: slot, of: system)
      if system.constraints[slot].isRequired { risks.append(slot) }
    case .setTieBreak(let steps):
      journal.append(.setTieBreak(old: system.tieBreak))
      system.setTieBreak(steps)
      live = LiveSystem(system)
    }
  }

  private mutating func takeBack(_ change: AppliedChange) {
    switch change {
    case .addedVariable:
      live.removeLastVariable()
      system.removeLastVariable()
    case .added:
      live.removeLast(of: system)
      system.removeLast()
    case .removed(let slot, let role):
      system.restore(slot: slot, role: role)
      live.restore(slot: slot, of: system)
    case .setConstant(let old, let slot):
      system.setConstant(old, slot: slot)
      live.changeConstant(slot: slot, of: system)
    case .setPriority(let old, let slot):
      system.setPriority(old, slot: slot)
      live.changePriority(slot: slot, of: system)
    case .setTieBreak(let old):
      system.setTieBreak(old)
      live = LiveSystem(system)
    }
  }

  // MARK: The solution

  /// Runs a query that is answered unless the required constraints contradict each other.
  ///
  /// - Throws: ``SolverError/conflict(_:)``.
  mutating func query<Answer>(
    _ body: (inout LiveSystem, DeclaredSystem) -> Answer?
  ) throws(SolverError) -> Answer {
    if let answer = body(&live, system) { return answer }
    // Every change was checked, so only rounding leads here: what compiling says now is what
    // counts.
    live = LiveSystem(system)
    if let answer = body(&live, system) { return answer }
    throw .conflict(
      live.conflict(of: system.isLive.indices.filter { system.isLive[$0] }, in: system))
  }
}
