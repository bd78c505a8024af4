extension Workspace {
  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  /// Solves first if a constant has changed; empty if the program is unsatisfiable.
  /// - Complexity: At most two minimizations per variable of an ambiguous group.
  public mutating func ambiguousVariables() -> [Variable] {
    guard case .solved = solve() else { return [] }
    let tied = tiedGroups()
    var indices = compiled.presolved.looseVariables
    if tied.isEmpty { return indices.map { Variable($0) } }
    let reduced = compiled.presolved.reducedConstants(constants)
    var scratch = values
    for group in tied {
      guard let basis = currentBasis(of: group, reduced, scratch: &scratch) else { continue }
      indices += basis.ambiguousVariables()
    }
    return indices.sorted().map { Variable($0) }
  }

  private func tiedGroups() -> [Int] {
    groupStates.indices.filter { groupStates[$0].current >= 0 && groupStates[$0].isTied }
  }
}

extension Presolved {
  var looseVariables: [Int] {
    groups.isLastLoose ? Array(groups.variables(of: groups.count - 1)) : []
  }
}

extension Basis {
  /// Each variable that might move is driven both ways on the optimal face. Every variable that
  /// differs at the end of a drive is ambiguous, so most need no separate drive.
  fileprivate func ambiguousVariables() -> [Int] {
    let picked = symbols
    let subjects = core.subjects
    var isAmbiguous = [Bool](repeating: false, count: subjects.count)
    var subjectOfSymbol = [Int](repeating: -1, count: symbols.count)
    for (index, subject) in subjects.enumerated() { subjectOfSymbol[subject.symbol] = index }
    var face = self
    face.withSimplex { simplex in
      // This finds the bounds of the ranks without those of the ties.
      _ = simplex.optimizeRanks()
      simplex.closeBlockedColumns()
      if simplex.isFactored && simplex.hasOpenColumns() { simplex.computeOpenDirection() }
      for (index, subject) in subjects.enumerated() {
        let cost = simplex.symbols[subject.symbol].cost
        for upward in [true, false] where !isAmbiguous[index] && simplex.canMove(subject.symbol) {
          let end = simplex.drive(subject.symbol, upward: upward)
          simplex.symbols[subject.symbol].cost = cost
          if end == .unbounded {
            isAmbiguous[index] = true
            continue
          }
          simplex.forEachMovedSymbol { simplex, symbol in
            let other = subjectOfSymbol[symbol]
            if other < 0 || isAmbiguous[other] { return }
            isAmbiguous[other] = simplex.differs(symbol, from: picked)
          }
        }
      }
    }
    return subjects.indices.lazy.filter { isAmbiguous[$0] }.map { subjects[$0].variable }
  }
}

extension LexicographicSimplex {
  fileprivate func differs(_ symbol: Int, from picked: KeptList<Symbol>) -> Bool {
    let row = symbol - columnCount
    let scale = row < 0 ? 1 : rows[row].scale
    let span = (symbols[symbol].value - picked[symbol].value).magnitude
    return span > Tolerance.ambiguity * max(scale, picked[symbol].distance.magnitude)
  }
}
