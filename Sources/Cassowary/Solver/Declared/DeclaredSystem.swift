/// The variables and constraints that a solver was given, apart from any solution.
///
/// A constraint keeps its *slot* from its addition on. Removing it leaves a dead slot, so
/// that nothing else moves; ``compact()`` closes the gaps once in a while.
struct DeclaredSystem: Sendable {
  /// The number of variables.
  private(set) var variableCount = 0
  /// The constraints by slot, the dead ones included.
  private(set) var constraints: [LinearConstraint] = []
  /// The idNumbers of the ids by slot, ascending.
  private(set) var idNumbers: [Int] = []
  /// Whether the constraint of a slot has not been removed.
  private(set) var isLive: [Bool] = []
  /// The number of constraints.
  private(set) var count = 0
  /// The number that the next constraint gets.
  private(set) var nextNumber = 0
  /// Where each variable is named.
  private(set) var mentions = Mentions()
  /// Whether a constraint ever named a variable in terms that add up to 0: they tie nothing
  /// together, but count as the first to name it.
  private(set) var hasVanishingTerms = false
  /// The steps of the tie rule.
  private(set) var tieBreak: [TieBreak] = []
  /// The place of each variable in `tieBreak`.
  private var ranksByVariable: [Int: Int] = [:]
  /// The constraint that holds each edit variable at its suggested value.
  private(set) var edits: [Variable: ConstraintID] = [:]
  /// The ids of the constraints that hold a variable at its last value, ascending.
  private(set) var stays: [ConstraintID] = []

  // MARK: Looking up

  /// The ids of all constraints, ascending.
  var ids: [ConstraintID] {
    idNumbers.indices.lazy.filter { isLive[$0] }.map { ConstraintID(number: idNumbers[$0]) }
  }

  /// The id of the constraint in a slot.
  func id(ofSlot slot: Int) -> ConstraintID { ConstraintID(number: idNumbers[slot]) }

  /// Where a constraint is; nil if it is not, or no longer, there.
  ///
  /// - Complexity: O(log constraints).
  func slot(of id: ConstraintID) -> Int? {
    var (low, high) = (0, idNumbers.count)
    while low < high {
      let middle = (low + high) / 2
      if idNumbers[middle] < id.number { low = middle + 1 } else { high = middle }
    }
    return low < idNumbers.count && idNumbers[low] == id.number && isLive[low] ? low : nil
  }

  /// Where a constraint is.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  func checkedSlot(of id: ConstraintID) throws(SolverError) -> Int {
    guard let slot = slot(of: id) else { throw .unknownConstraint(id.number) }
    return slot
  }

  /// Checks that a variable exists.
  func check(_ variable: Variable) throws(SolverError) {
    guard variable.index >= 0, variable.index < variableCount else {
      throw .unknownSubject(variable)
    }
  }

  // MARK: Ties

  /// When the tie rule comes to a variable: a lower number comes earlier.
  ///
  /// Steps of the user come first, then the variables by the first term that names them, then those
  /// that nothing names. While constraints come and go and the slots stay, a rank only moves back.
  func tieRank(of variable: Int) -> Int {
    if !ranksByVariable.isEmpty, let rank = ranksByVariable[variable] {
      return rank - ranksByVariable.count
    }
    return mentions.first(of: variable, among: isLive) ?? (Int.max / 2 + variable)
  }

  /// Which way the tie rule moves a variable.
  func direction(of variable: Int) -> TieBreak.Direction {
    ranksByVariable[variable].map { tieBreak[$0].direction } ?? .nearestZero
  }

  /// Whether every step moves its variable towards 0.
  var onlyNearestZero: Bool { tieBreak.allSatisfy { $0.direction == .nearestZero } }

  /// Replaces the steps of the tie rule by checked ones.
  mutating func setTieBreak(_ steps: [TieBreak]) {
    tieBreak = steps
    ranksByVariable = [:]
    for (rank, step) in steps.enumerated() { ranksByVariable[step.variable.index] = rank }
  }

  // MARK: Editing

  /// Adds a variable.
  mutating func addVariable() {
    variableCount += 1
    mentions.addVariable()
  }

  /// Takes the last variable back, which nothing names.
  mutating func removeLastVariable() {
    variableCount -= 1
    mentions.removeLastVariable()
  }

  /// Adds a valid constraint.
  ///
  /// - Returns: Its slot.
  mutating func append(_ constraint: LinearConstraint) -> Int {
    constraints.append(constraint)
    idNumbers.append(nextNumber)
    isLive.append(true)
    mentions.append(constraint, slot: idNumbers.count - 1)
    hasVanishingTerms = hasVanishingTerms || constraint.mayHaveVanishingTerms
    nextNumber += 1
    count += 1
    return idNumbers.count - 1
  }

  /// Takes the last constraint back, as if it had never been added.
  mutating func removeLast() {
    let constraint = constraints.removeLast()
    forget(ConstraintID(number: idNumbers.removeLast()), constraint)
    isLive.removeLast()
    mentions.removeLast(constraint)
    nextNumber -= 1
    count -= 1
  }

  /// Removes a constraint; its slot is dead from now on.
  mutating func remove(slot: Int) {
    isLive[slot] = false
    count -= 1
    mentions.remove(constraints[slot])
    forget(ConstraintID(number: idNumbers[slot]), constraints[slot])
  }

  /// Takes the removal of a constraint back.
  mutating func restore(slot: Int, role: Role) {
    isLive[slot] = true
    count += 1
    mentions.restore(constraints[slot])
    assign(role, to: slot)
  }

  /// Changes a constraint's right side to a valid one.
  mutating func setConstant(_ constant: Double, slot: Int) {
    constraints[slot].constant = constant
  }

  /// Changes a constraint's priority to a valid one.
  mutating func setPriority(_ priority: Double, slot: Int) {
    constraints[slot].priority = priority
  }

  // MARK: Roles

  /// A constraint's purpose, besides holding.
  enum Role: Sendable {
    case plain
    /// It holds a variable at its suggested value.
    case edit(Variable)
    /// It holds a variable at its last value.
    case stay
  }

  /// The purpose of a slot's constraint.
  func role(ofSlot slot: Int) -> Role {
    let id = ConstraintID(number: idNumbers[slot])
    if !edits.isEmpty, let variable = constraints[slot].terms.first?.variable,
      edits[variable] == id
    {
      return .edit(variable)
    }
    return stays.contains(id) ? .stay : .plain
  }

  /// Gives a constraint its role.
  mutating func assign(_ role: Role, to slot: Int) {
    let id = ConstraintID(number: idNumbers[slot])
    switch role {
    case .plain: break
    case .edit(let variable): edits[variable] = id
    case .stay:
      let place = stays.firstIndex { id < $0 } ?? stays.count
      stays.insert(id, at: place)
    }
  }

  private mutating func forget(_ id: ConstraintID, _ constraint: LinearConstraint) {
    if !stays.isEmpty { stays.removeAll { $0 == id } }
    if !edits.isEmpty, let variable = constraint.terms.first?.variable, edits[variable] == id {
      edits[variable] = nil
    }
  }

  // MARK: Dead slots

  /// Whether the dead slots outnumber the others.
  var isSparse: Bool { idNumbers.count > 2 * count + 64 }

  /// Notes for good that a removed constraint no longer names its variables first.
  mutating func settleRemoval(slot: Int) {
    for term in constraints[slot].terms {
      mentions.skipDead(of: term.variable.index, among: isLive)
    }
  }

  /// Closes the gaps that removed constraints left. All slots change.
  ///
  /// - Complexity: O(terms + variables).
  mutating func compact() {
    let live = idNumbers.indices.filter { isLive[$0] }
    constraints = live.map { constraints[$0] }
    idNumbers = live.map { idNumbers[$0] }
    isLive = Array(repeating: true, count: live.count)
    mentions = Mentions()
    for _ in 0..<variableCount { mentions.addVariable() }
    for slot in constraints.indices { mentions.append(constraints[slot], slot: slot) }
  }
}

extension LinearConstraint {
  /// Whether terms may add up to 0: one has the coefficient 0, or a variable is named twice.
  fileprivate var mayHaveVanishingTerms: Bool {
    // Nobody compares the terms of a long constraint with each other.
    if terms.count > 16 { return true }
    return terms.indices.contains { index in
      terms[index].coefficient == 0
        || terms[..<index].contains { $0.variable == terms[index].variable }
    }
  }
}
