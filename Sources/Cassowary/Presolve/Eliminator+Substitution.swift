extension Eliminator {
  /// More new entries than this are not worth one row less.
  private static var fillLimit: Int { 20_000 }
  /// A substitution divides by a coefficient of at least this part of its row's greatest.
  private static var pivotRatio: Double { 0.05 }

  /// Short equalities come first.
  mutating func substituteRequiredEqualities(of group: Int, _ groups: Groups) {
    let range = groups.constraintRange(of: group)
    let isNeeded = range.contains { index in
      let row = rows[groups.constraints[index].member]
      return row.isLeft && row.isEquality && row.isRequired
    }
    guard isNeeded else { return }
    memory.prepare(columnCount: columns.count, linkCount: entries.count, in: block)
    for index in range.reversed() {
      let row = groups.constraints[index].member
      if !rows[row].isLeft { continue }
      for entry in rows[row].range { memory.link(row, to: entries[entry].variable.index) }
      enqueue(row)
    }
    isChanged = true
    while let row = dequeue() {
      substitute(row)
      peel()
    }
  }

  @inline(__always) private mutating func enqueue(_ row: Int) {
    guard rows[row].isEquality, rows[row].isRequired, !rows[row].isWaiting, rows[row].length > 0
    else { return }
    let list = SubstitutionMemory.list(ofLength: rows[row].length)
    rows[row].isWaiting = true
    rows[row].next = memory.waiting[list]
    memory.waiting[list] = row
    memory.waitingCount += 1
  }

  /// Of the shortest that are known to wait.
  private mutating func dequeue() -> Int? {
    if memory.waitingCount == 0 { return nil }
    for list in 1..<SubstitutionMemory.listCount {
      while memory.waiting[list] >= 0 {
        let row = memory.waiting[list]
        memory.waiting[list] = rows[row].next
        memory.waitingCount -= 1
        rows[row].isWaiting = false
        if !rows[row].isLeft || rows[row].length == 0 { continue }
        if SubstitutionMemory.list(ofLength: rows[row].length) <= list { return row }
        enqueue(row)
      }
    }
    return nil
  }

  /// Puts the variable that the fewest rows name into those rows.
  private mutating func substitute(_ row: Int) {
    guard let choice = pivot(of: row) else { return }
    let variable = entries[choice].variable.index
    let coefficient = entries[choice].coefficient
    let isAlone = rows[row].length == 1
    if !isAlone {
      memory.beginScattering()
      for entry in rows[row].range { memory.scatter(entries[entry]) }
    }
    var link = memory.columns[variable].head
    while link >= 0 {
      let other = memory.links[link].row
      link = memory.links[link].next
      if other == row || !rows[other].isLeft { continue }
      for entry in rows[other].range where entries[entry].variable.index == variable {
        let factor = entries[entry].coefficient / coefficient
        if isAlone {
          remove(entry, of: other)
        } else {
          add(-factor, times: row, to: other, without: variable)
        }
        transfers.append(Elimination.Transfer(target: other, source: row, factor: factor))
        enqueue(other)
        break
      }
    }
    takeOut(row, by: variable, coefficient: coefficient)
  }

  private mutating func remove(_ entry: Int, of row: Int) {
    forget(row, column: entries[entry].variable.index)
    rows[row].end -= 1
    entries[entry] = entries[rows[row].end]
  }

  /// The entry of the variable to take out; nil if it would fill the others too much.
  private mutating func pivot(of row: Int) -> Int? {
    if rows[row].length == 1 { return rows[row].start }
    var greatest = 0.0
    for entry in rows[row].range { greatest = max(greatest, entries[entry].coefficient.magnitude) }
    var choice = -1
    var least = (count: Int.max, length: Int.max)
    for entry in rows[row].range
    where entries[entry].coefficient.magnitude >= Self.pivotRatio * greatest {
      let column = columns[entries[entry].variable.index]
      if column.count > least.count { continue }
      // `rowXor` gives the other of two rows. A row joins its shorter neighbor: halves of a chain
      // meet, and none grows link by link.
      let length = column.count == 2 ? rows[column.rowXor ^ row].length : 0
      if column.count < least.count || length < least.length {
        (choice, least) = (entry, (column.count, length))
      }
    }
    return (rows[row].length - 1) * (least.count - 1) <= Self.fillLimit ? choice : nil
  }

  /// Adds a multiple of the scattered row to another one, which then lacks `variable`.
  private mutating func add(
    _ factor: Double, times source: Int, to row: Int, without variable: Int
  ) {
    memory.beginRow()
    let limit = rows[row].end
    var end = rows[row].start
    for entry in rows[row].range {
      var term = entries[entry]
      let column = term.variable.index
      if column == variable {
        forget(row, column: column)
        continue
      }
      if let scattered = memory.meet(column) {
        let change = factor * scattered
        let greater = max(term.coefficient.magnitude, change.magnitude)
        term.coefficient += change
        if term.coefficient.magnitude <= Tolerance.cancellation * greater {
          forget(row, column: column)
          continue
        }
      }
      entries[end] = term
      end += 1
    }
    rows[row].end = end
    for entry in rows[source].range {
      let term = entries[entry]
      let column = term.variable.index
      if column == variable || memory.isMet(column) { continue }
      append(LinearTerm(factor * term.coefficient, term.variable), to: row, limit: limit)
      columns[column].count += 1
      columns[column].rowXor ^= row
      memory.link(row, to: column)
    }
  }

  /// The row moves to the end of all entries where its room is used up.
  private mutating func append(_ term: LinearTerm, to row: Int, limit: Int) {
    if rows[row].end < limit {
      entries[rows[row].end] = term
    } else {
      if rows[row].end != entries.count {
        let start = entries.count
        for entry in rows[row].range { entries.append(entries[entry]) }
        rows[row].start = start
        rows[row].end = entries.count
      }
      entries.append(term)
    }
    rows[row].end += 1
  }
}
