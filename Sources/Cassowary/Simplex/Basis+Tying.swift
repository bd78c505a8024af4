extension Basis {
  /// Creates the basis of a tied core from a solved one of the core without ties.
  ///
  /// The further rows are sums of multiples of variables, so their places in the tableau are the
  /// same sums of the variables' rows: no pivot is repeated, and all bounds that the levels left
  /// remain.
  ///
  /// - Precondition: `core` is the tied form of the basis's core.
  /// - Complexity: O(entries of the tableau, and of the variables' rows for each further row).
  init(tying solved: Basis, _ core: Core) {
    let added = core.rows.count - core.constraintCount
    var symbols = solved.symbols
    for row in 0..<added { symbols.append(Symbol(place: core.constraintCount + row)) }
    var tableau = solved.tableau
    tableau.addRows(added, firstSymbol: core.columnCount + core.constraintCount)
    if tableau.isFactored {
      self.init(core, symbols, tableau)
      return
    }
    var sums = Scratch(repeating: 0.0, count: core.columnCount)
    var magnitudes = Scratch(repeating: 0.0, count: core.columnCount)
    for row in core.constraintCount..<core.rows.count {
      for term in core.entries[core.rows[row].entries] {
        let place = symbols[term.column].place
        if place < 0 {
          sums[-1 - place] += term.coefficient
          magnitudes[-1 - place] += term.coefficient.magnitude
          continue
        }
        for index in tableau.range(ofRow: place) {
          let entry = tableau.entries[index]
          let part = term.coefficient * entry.coefficient
          sums[entry.column] += part
          magnitudes[entry.column] += part.magnitude
        }
      }
      for column in 0..<core.columnCount where magnitudes[column] != 0 {
        if sums[column].magnitude > Tolerance.pivotCancellation * magnitudes[column] {
          tableau.append(Core.Entry(column: column, coefficient: sums[column]), toRow: row)
        }
        sums[column] = 0
        magnitudes[column] = 0
      }
    }
    self.init(core, symbols, tableau)
  }
}
