/// Finds the variables that depend on what may move, in the order of the tie rule, the earliest
/// first.
///
/// Every variable is entered with a bound, the earliest tie rank among it and all that depend on
/// it, and followed only when its bound is the least. So the search goes straight to the variable
/// that comes next, however many there are.
struct TieSearch {
  /// A variable of a snapshot, by its index there.
  struct Subject: Hashable {
    var snapshot: Int
    var variable: Int
  }

  /// A candidate that waits for its tie rank.
  private struct Item {
    var subject: Subject
    /// Whether the variable itself waits; otherwise also all that depend on it.
    var isAlone: Bool
    /// Those that come after it among the dependents of a variable, the earliest first.
    var siblings: ArraySlice<Int32>
  }

  private var waiting = IndexHeap()
  private var items: [Item] = []
  private var met: Set<Subject> = []

  /// Enters a variable and all that depend on it.
  mutating func enter(_ subject: Subject, in live: LiveSystem) {
    guard let snapshot = live.snapshots[subject.snapshot] else { return }
    wait(
      Item(subject: subject, isAlone: false, siblings: []),
      snapshot.earliestTieRanks[subject.variable])
  }

  private mutating func wait(_ item: Item, _ bound: Int) {
    items.append(item)
    waiting.push(bound, items.count - 1)
  }

  /// Lets the first of some dependents wait, which knows the others.
  private mutating func waitFirst(
    of dependents: ArraySlice<Int32>, index: Int, _ snapshot: Snapshot
  ) {
    guard let first = dependents.first else { return }
    wait(
      Item(
        subject: Subject(snapshot: index, variable: Int(first)), isAlone: false,
        siblings: dependents.dropFirst()),
      snapshot.earliestTieRanks[Int(first)])
  }

  /// The next variable; nil if there are no more.
  mutating func next(in live: LiveSystem, _ system: DeclaredSystem) -> Subject? {
    while let (_, index) = waiting.pop() {
      let item = items[index]
      let subject = item.subject
      if item.isAlone { return subject }
      guard let snapshot = live.snapshots[subject.snapshot] else { continue }
      waitFirst(of: item.siblings, index: subject.snapshot, snapshot)
      guard met.insert(subject).inserted else { continue }
      wait(
        Item(subject: subject, isAlone: true, siblings: []),
        system.tieRank(of: snapshot.variables[subject.variable]))
      waitFirst(
        of: snapshot.dependentsByTieRank[subject.variable], index: subject.snapshot, snapshot)
    }
    return nil
  }
}

/// A set of rows of which each adds a direction to those before.
struct IndependentRows {
  /// The rows as they came.
  private(set) var rows: [[Double]] = []
  /// The rows without what the ones before cover, and the place of the greatest entry that is left.
  private var reduced: [(row: [Double], pivot: Int)] = []

  /// Adds a row if it is independent of the others.
  mutating func insert(_ row: [Double]) -> Bool {
    var rest = row
    for (other, pivot) in reduced where rest[pivot] != 0 {
      let factor = rest[pivot] / other[pivot]
      for index in rest.indices { rest[index] -= factor * other[index] }
      rest[pivot] = 0
    }
    let greatest = rest.indices.max { rest[$0].magnitude < rest[$1].magnitude }
    let magnitude = row.reduce(0) { max($0, $1.magnitude) }
    guard let greatest, rest[greatest].magnitude > Tolerance.reducedCost * magnitude else {
      return false
    }
    rows.append(row)
    reduced.append((rest, greatest))
    return true
  }

  /// Solves for the columns where each row adds up to a given number.
  ///
  /// - Precondition: There are as many rows as columns.
  func solution(for sums: [Double]) -> [Double] {
    // Gauss–Jordan on the rows as they came, by greatest pivots.
    var matrix = rows.indices.map { rows[$0] + [sums[$0]] }
    let count = rows.count
    for column in 0..<count {
      let pivot =
        (column..<count).max {
          matrix[$0][column].magnitude < matrix[$1][column].magnitude
        } ?? column
      matrix.swapAt(column, pivot)
      let divisor = matrix[column][column]
      for index in column...count { matrix[column][index] /= divisor }
      for row in 0..<count where row != column && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] }
  }
}
