/// The questions of the method to its tableau, for a basis that is kept as factors.
extension LexicographicSimplex {
  /// Adds to the right side of the next transposed solution.
  @inline(__always) mutating func add(_ factor: Double, timesRowOf symbol: Int) {
    if symbol < columnCount {
      factors.add(factor, atColumn: symbol)
      return
    }
    for index in rows[symbol - columnCount].entries {
      let entry = coefficients[index]
      factors.add(factor * entry.coefficient, atColumn: entry.column)
    }
  }

  mutating func beginColumn() {
    if !factors.isCurrent { factor() }
    factors.beginColumn()
  }

  mutating func beginRow() {
    if !factors.isCurrent { factor() }
    factors.beginRow()
    computedRow = -1
  }

  mutating func computeRow(of symbol: Int) {
    if symbol == computedRow { return }
    beginRow()
    add(1, timesRowOf: symbol)
    factors.solveTransposed()
    computedRow = symbol
  }

  mutating func sum(ofRows parts: [(row: Int, factor: Double)]) -> [Core.Entry] {
    beginRow()
    for part in parts { add(part.factor, timesRowOf: tableau.basic(part.row)) }
    factors.solveTransposed()
    return (0..<factors.partCount).compactMap { index in
      let part = factors.part(index)
      return part.value == 0 ? nil : Core.Entry(column: part.position, coefficient: part.value)
    }
  }

  /// Computes a column of the tableau in `line`.
  mutating func computeColumn(_ column: Int) {
    beginColumn()
    factors.add(1, atPosition: column)
    factors.solve()
    rowSums.removeAll()
    for index in 0..<factors.variableCount {
      let (variable, value) = factors.variable(index)
      if value == 0 { continue }
      if !isNonbasic[variable] {
        line.append(ColumnEntry(symbol: variable, coefficient: value))
        lineMagnitude = max(lineMagnitude, value.magnitude)
      }
      for position in coreColumns.range(variable) {
        let entry = coreColumns[position]
        if entry.target >= freeRowStart { break }
        let symbol = symbol(ofRow: entry.target)
        if isNonbasic[symbol] || symbols[symbol].cost == .free { continue }
        rowSums.add(value * entry.coefficient, at: entry.target)
      }
    }
    lineVariableCount = line.count
    for index in 0..<rowSums.indices.count {
      let row = rowSums.indices[index]
      if rowSums[row] == 0 { continue }
      lineMagnitude = max(lineMagnitude, rowSums[row].magnitude)
      line.append(ColumnEntry(symbol: symbol(ofRow: row), coefficient: rowSums[row]))
    }
  }

  mutating func addMissingByFactors() {
    beginColumn()
    for column in 0..<columnCount where prices[column].missing != 0 {
      factors.add(prices[column].missing, atPosition: column)
    }
    factors.solve()
    for index in 0..<factors.variableCount {
      let (variable, value) = factors.variable(index)
      if symbols[variable].place >= 0 { symbols[variable].value += value }
    }
  }

  /// The entry of the column shows how precise both are.
  mutating func pivotByFactors(row: Int, column: Int) {
    load(column)
    let symbol = tableau.basic(row)
    var expected = 0.0
    let part = symbol < columnCount ? 0..<lineVariableCount : lineVariableCount..<line.count
    for index in part where line[index].symbol == symbol { expected = line[index].coefficient }
    computeRow(of: symbol)
    updatePrices(row: row, column: column)
    factors.replace(column, expected: expected)
    exchange(row: row, column: column)
  }

  mutating func exchange(row: Int, column: Int) {
    let (leaving, entering) = (tableau.basic(row), tableau.nonbasic(column))
    tableau.swap(row: row, column: column)
    symbols[entering].place = row
    symbols[leaving].place = -1 - column
    if isFactored {
      isNonbasic[entering] = false
      isNonbasic[leaving] = true
    }
    loadedColumn = -1
    computedRow = -1
  }

  /// Factors the matrix of the nonbasic symbols' rows. Where it is singular, a variable becomes
  /// nonbasic in the place of a row that depends on others; the caller checks the row's bound.
  mutating func factor() {
    loadedColumn = -1
    computedRow = -1
    pivotCountWhenRebuilt = pivotCount
    factors.removeAll()
    for _ in 0...columnCount {
      let elimination = BasisElimination(tableau, core)
      guard let left = elimination.firstLeft else {
        factors.take(elimination)
        return
      }
      let symbol = tableau.nonbasic(left.position)
      exchange(row: symbols[left.column].place, column: left.position)
      symbols[symbol].isAbove = symbols[symbol].distance > 0
      isEvaluated = false
      isPriced = false
    }
  }
}
