extension Workspace {
  /// Finds the variables that have more than one value among the optimal solutions, ascending.
  /// Solves first if a constant has changed; empty if the program is unsatisfiable.
  /// - Complexity: At most two minimizations per variable of an ambiguous group.
  public mutating func ambiguousVariables() -> [Variable] { ambiguousVariables { _ in true } }

  /// Finds those that are asked for; groups without any are left alone.
  package mutating func ambiguousVariables(where isAsked: (Variable) -> Bool) -> [Variable] {
    guard case .solved = solve() else { return [] }
    var indices = compiled.presolved.looseVariables.filter { isAsked(Variable($0)) }
    let tied = tiedGroups(where: isAsked)
    if tied.isEmpty { return indices.map { Variable($0) } }
    let elimination = compiled.presolved.elimination
    let reduced = compiled.presolved.reducedConstants(constants)
    var scratch = values
    for group in tied {
      guard let basis = bases[groupStates[group].current] else { continue }
      indices += basis.examine { simplex in
        simplex.setConstants(reduced, elimination, scratch: &scratch)
        simplex.evaluate()
        return simplex.ambiguousVariables(where: isAsked)
      }
    }
    return indices.sorted().map { Variable($0) }
  }

  private func tiedGroups(where isAsked: (Variable) -> Bool) -> [Int] {
    groupStates.indices.filter { group in
      groupStates[group].current >= 0 && groupStates[group].isTied
        && compiled.presolved.groups.variables(of: group).contains { isAsked(Variable($0)) }
    }
  }
}

extension Presolved {
  var looseVariables: [Int] {
    groups.isLastLoose ? Array(groups.variables(of: groups.count - 1)) : []
  }
}

extension LexicographicSimplex {
  /// Each variable that might move is driven both ways on the optimal face. Every variable that
  /// differs at the end of a drive is ambiguous, so most need no separate drive.
  fileprivate mutating func ambiguousVariables(where isAsked: (Variable) -> Bool) -> [Int] {
    let picked = symbols.indices.map { symbols[$0] }
    let subjects = core.subjects
    var isAmbiguous = [Bool](repeating: false, count: subjects.count)
    var subjectOfSymbol = [Int](repeating: -1, count: symbols.count)
    for (index, subject) in subjects.enumerated() { subjectOfSymbol[subject.symbol] = index }
    // This finds the bounds of the ranks without those of the ties.
    _ = optimizeRanks()
    closeBlockedColumns()
    if isFactored && hasOpenColumns() { computeOpenDirection() }
    for (index, subject) in subjects.enumerated() where isAsked(Variable(subject.variable)) {
      let cost = symbols[subject.symbol].cost
      for upward in [true, false] where !isAmbiguous[index] && canMove(subject.symbol) {
        let end = drive(subject.symbol, upward: upward)
        symbols[subject.symbol].cost = cost
        if end == .unbounded {
          isAmbiguous[index] = true
          continue
        }
        forEachMovedSymbol { simplex, symbol in
          let other = subjectOfSymbol[symbol]
          if other < 0 || isAmbiguous[other] { return }
          isAmbiguous[other] = simplex.differs(symbol, from: picked)
        }
      }
    }
    return subjects.indices.lazy.filter { isAmbiguous[$0] }.map { subjects[$0].variable }
      .filter { isAsked(Variable($0)) }
  }

  fileprivate func differs(_ symbol: Int, from picked: [Symbol]) -> Bool {
    let row = symbol - columnCount
    let scale = row < 0 ? 1 : rows[row].scale
    let span = (symbols[symbol].value - picked[symbol].value).magnitude
    return span > Tolerance.ambiguity * max(scale, picked[symbol].distance.magnitude)
  }
}
