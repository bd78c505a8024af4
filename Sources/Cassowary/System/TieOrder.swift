/// The steps of the tie rule for every variable of a program, each variable once.
struct TieOrder {
  /// All steps, in order.
  let steps: [TieBreak]
  /// The position of each variable's step, by variable.
  let ranks: [Int]

  /// Checks that steps name existing variables, each once.
  ///
  /// - Throws: ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
  static func check(_ steps: [TieBreak], variableCount: Int) throws(SolverError) {
    if steps.isEmpty { return }
    var isOrdered = [Bool](repeating: false, count: variableCount)
    for step in steps {
      let index = step.variable.index
      guard index >= 0, index < variableCount else { throw .unknownSubject(step.variable) }
      guard !isOrdered[index] else { throw .repeatedTieBreak(step.variable) }
      isOrdered[index] = true
    }
  }

  /// Completes the given steps by the variables they do not name, as ``TieBreak`` documents.
  ///
  /// - Precondition: The steps are checked.
  /// - Complexity: O(steps + terms + variables).
  init(_ given: [TieBreak], _ system: LinearSystem) {
    var isOrdered = [Bool](repeating: false, count: system.variableCount)
    for step in given { isOrdered[step.variable.index] = true }
    var steps = given
    for row in system.rows {
      for term in system.terms[row.range] where !isOrdered[term.variable.index] {
        isOrdered[term.variable.index] = true
        steps.append(TieBreak(term.variable, .nearestZero))
      }
    }
    for index in isOrdered.indices where !isOrdered[index] {
      steps.append(TieBreak(Variable(index), .nearestZero))
    }
    self.steps = steps
    var ranks = [Int](repeating: 0, count: system.variableCount)
    for (rank, step) in steps.enumerated() { ranks[step.variable.index] = rank }
    self.ranks = ranks
  }
}
