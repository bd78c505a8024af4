extension LexicographicSimplex {
  /// Makes the tableau of the present basis from the core's coefficients. The basic variables enter
  /// in turn, the one with the fewest rows to choose from first; of its rows the shortest leaves
  /// whose entry is not much less than the greatest. A variable that finds no row becomes nonbasic,
  /// and a row that is left over basic; the caller checks their bounds.
  /// - Source: Markowitz, The Elimination Form of the Inverse and its Application to Linear
  ///   Programming, Management Science 3, 1957; Suhl, Suhl, Computing Sparse LU Factorizations for
  ///   Large-Scale Linear Programming Bases, ORSA Journal on Computing 2, 1990.
  /// - Complexity: O(basic variables × entries of their rows and columns).
  mutating func rebuild() {
    isEvaluated = false
    isPriced = false
    candidates.removeAll()
    if isFactored {
      factor()
      evaluate()
      return
    }
    let pivotCount = pivotCount
    var waiting = ScratchList<Int>(capacity: columnCount)
    for variable in 0..<columnCount where symbols[variable].place >= 0 { waiting.append(variable) }
    var leaves = Scratch(repeating: false, count: rows.count)
    for row in rows.indices { leaves[row] = symbols[symbol(ofRow: row)].place < 0 }
    tableau = Tableau(core, .empty, .empty, .empty, isFactored: false)
    for column in 0..<columnCount { symbols[column].place = -1 - column }
    for row in rows.indices { symbols[symbol(ofRow: row)].place = row }
    var counts = Scratch(repeating: 0, count: columnCount)
    for index in 0..<waiting.count {
      counts[waiting[index]] = choice(inColumn: waiting[index], leaves).count
    }
    while waiting.count > 0 {
      let place = leastPlace(of: waiting, counts)
      let column = waiting[place]
      let choice = choice(inColumn: column, leaves)
      if choice.count > counts[column] {
        // Filled in since it was counted.
        counts[column] = choice.count
        continue
      }
      let last = waiting.popLast() ?? column
      if last != column { waiting[place] = last }
      guard choice.row >= 0 else { continue }
      leaves[choice.row] = false
      pivot(row: choice.row, column: column)
    }
    // Pivots that only repeat others do not count.
    self.pivotCount = pivotCount
    pivotCountWhenRebuilt = pivotCount
    // A row that is left over counts on the side of its breakpoint that it is on.
    evaluate()
    for row in rows.indices where leaves[row] {
      let symbol = symbol(ofRow: row)
      symbols[symbol].isAbove = symbols[symbol].distance > 0
    }
  }

  private func leastPlace(of waiting: borrowing ScratchList<Int>, _ counts: borrowing Scratch<Int>)
    -> Int
  {
    var least = 0
    for place in 0..<waiting.count where counts[waiting[place]] < counts[waiting[least]] {
      least = place
    }
    return least
  }

  /// The row that leaves, of how many; -1 if none has an entry to divide by.
  private func choice(inColumn column: Int, _ leaves: borrowing Scratch<Bool>) -> (
    row: Int, count: Int
  ) {
    var greatest = 0.0
    var count = 0
    var next = tableau.firstLink(ofColumn: column)
    while next >= 0 {
      let link = tableau.links[next]
      next = link.next
      if !leaves[link.row] { continue }
      let entry = tableau.entries[tableau.position(of: link)].coefficient.magnitude
      if entry == 0 { continue }
      count += 1
      greatest = max(greatest, entry)
    }
    var row = -1
    guard greatest > Tolerance.singularity else { return (row, count) }
    next = tableau.firstLink(ofColumn: column)
    while next >= 0 {
      let link = tableau.links[next]
      next = link.next
      let entry = tableau.entries[tableau.position(of: link)].coefficient.magnitude
      guard leaves[link.row], entry >= Tolerance.rebuildThreshold * greatest else { continue }
      let (length, other) = (tableau.range(ofRow: link.row).count, row)
      if other < 0 || length < tableau.range(ofRow: other).count
        || (length == tableau.range(ofRow: other).count && link.row < other)
      {
        row = link.row
      }
    }
    return (row, count)
  }
}
