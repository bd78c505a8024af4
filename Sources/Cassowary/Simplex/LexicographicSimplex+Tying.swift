extension LexicographicSimplex {
  /// Goes on with the tied form of the core, of which all ranks are optimal. The further rows are
  /// sums of multiples of variables, so no pivot is repeated, and all bounds remain.
  mutating func withTies<Result>(of tied: Core, _ body: (inout Self) -> Result) -> Result {
    core = tied
    rows = tied.rows
    coefficients = tied.entries
    let first = tied.constraintCount
    if first < rows.count { addRows(from: first) }
    return body(&self)
  }

  private mutating func addRows(from first: Int) {
    // Doubling lists would take more than all the rest.
    symbols.reserve(rows.count - first)
    tableau.places.reserve(rows.count - first)
    for row in first..<rows.count {
      symbols.append(Symbol(place: row))
      tableau.addRow(of: symbol(ofRow: row))
    }
    prepareRows()
    if isFactored { return }
    var sums = Scratch(repeating: 0.0, count: columnCount, in: block)
    var magnitudes = Scratch(repeating: 0.0, count: columnCount, in: block)
    for row in first..<rows.count {
      for position in rows[row].entries {
        let term = coefficients[position]
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
      for column in 0..<columnCount where magnitudes[column] != 0 {
        if sums[column].magnitude > Tolerance.pivotCancellation * magnitudes[column] {
          tableau.append(Core.Entry(column: column, coefficient: sums[column]), toRow: row)
        }
        sums[column] = 0
        magnitudes[column] = 0
      }
    }
  }
}
