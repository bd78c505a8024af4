/// The steps of the tie rule for every variable of a program, each variable once.
struct TieOrder {
  /// All other variables move near to zero.
  private let given: [TieBreak]
  /// By variable.
  let ranks: [Int]

  /// Throws ``SolverError/unknownSubject(_:)``, ``SolverError/repeatedTieBreak(_:)``.
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

  /// Adds steps for the variables that none names, as ``TieBreak`` documents.
  init(_ given: [TieBreak], _ system: borrowing LinearSystem, in block: ScratchBlock = .none) {
    var ranks = Scratch(repeating: -1, count: system.variableCount, in: block)
    var count = given.count
    for (rank, step) in given.enumerated() { ranks[step.variable.index] = rank }
    let terms = system.terms
    for row in system.rows {
      for index in row.range where ranks[terms[index].variable.index] < 0 {
        ranks[terms[index].variable.index] = count
        count += 1
      }
    }
    for index in 0..<ranks.count where ranks[index] < 0 {
      ranks[index] = count
      count += 1
    }
    self.given = given
    self.ranks = ranks.array
  }

  func direction(at rank: Int) -> TieBreak.Direction {
    rank < given.count ? given[rank].direction : .nearestZero
  }
}
