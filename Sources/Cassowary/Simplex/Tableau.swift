/// Every basic symbol as a linear combination of the nonbasic ones, row by row, without zeros.
///
/// Most rows of a layout name one variable or two, and a thousand items beside each other hardly
/// meet: their tableau has as many entries as it has rows, not their product. Rows are in one
/// pool and move to its end when they outgrow their room. Each column has a list of the rows that
/// reach it. An entry that cancels stays as an exact 0, so that a place once known remains: the
/// pattern only grows.
///
/// - Source: Gustavson, Some Basic Techniques for Solving Sparse Systems of Linear Equations, in
///   Sparse Matrices and Their Applications, 1972, for sums of sparse rows in one dense row of
///   marks.
struct Tableau: Sendable {
  /// A row or a column, and the symbol that is basic or nonbasic there.
  struct Place: BitwiseCopyable, Sendable {
    /// The symbol.
    @Narrow var occupant: Int
    /// Of a row: where its entries start in the pool. Of a column: its first link; -1 if none.
    @Narrow var start = -1
    /// Of a row: where its entries and its room end.
    @Narrow var end = -1
    @Narrow var limit = -1
  }

  /// An entry as its column knows it.
  struct Link: BitwiseCopyable, Sendable {
    @Narrow var row: Int
    /// The entry's distance from the start of its row.
    @Narrow var offset: Int
    /// The next link of the column; -1 at the end.
    @Narrow var next: Int
  }

  /// Whether there are no entries: only the places are kept, and ``BasisFactors`` give the rest.
  let isFactored: Bool
  /// The number of basic symbols.
  private(set) var rowCount: Int
  /// The number of nonbasic symbols.
  let columnCount: Int
  /// The rows, and after them the columns.
  var places: [Place]
  /// The pool of entries.
  var entries: [Core.Entry]
  /// The links of all columns.
  var links: [Link]

  /// A tableau of nothing.
  static let empty = Tableau(
    isFactored: false, rowCount: 0, columnCount: 0, places: [], entries: [], links: [])

  private init(
    isFactored: Bool, rowCount: Int, columnCount: Int, places: [Place], entries: [Core.Entry],
    links: [Link]
  ) {
    self.isFactored = isFactored
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.places = places
    self.entries = entries
    self.links = links
  }

  /// The tableau in which all left sides are basic: its entries are the core's coefficients.
  init(_ core: Core, isFactored: Bool) {
    let (rows, columnCount) = (core.rows, core.columnCount)
    if isFactored {
      self.init(
        isFactored: true, rowCount: rows.count, columnCount: columnCount,
        places: (0..<(rows.count + columnCount)).map {
          Place(occupant: $0 < rows.count ? columnCount + $0 : $0 - rows.count)
        }, entries: [], links: [])
      return
    }
    var places = Scratch(count: rows.count + columnCount) { index in
      guard index < rows.count else { return Place(occupant: index - rows.count) }
      let row = rows[index]
      return Place(
        occupant: columnCount + index, start: row.start, end: row.end, limit: row.end)
    }
    // Backwards, so that each column meets its rows in order.
    var next = 0
    var links = Scratch(count: core.entries.count) { _ in Link(row: 0, offset: 0, next: -1) }
    for row in rows.indices.reversed() {
      for index in rows[row].entries {
        let column = rows.count + core.entries[index].column
        links[next] = Link(row: row, offset: index - rows[row].start, next: places[column].start)
        places[column].start = next
        next += 1
      }
    }
    self.init(
      isFactored: false, rowCount: rows.count, columnCount: columnCount, places: places.array,
      entries: core.entries, links: links.array)
  }

  /// The symbol that is basic in a row.
  @inline(__always)
  func basic(_ row: Int) -> Int { places[row].occupant }

  /// The symbol that is nonbasic in a column.
  @inline(__always)
  func nonbasic(_ column: Int) -> Int { places[rowCount + column].occupant }

  /// The positions of a row's entries in the pool.
  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> {
    Range(uncheckedBounds: (places[row].start, places[row].end))
  }

  /// The first link of a column; -1 if there is none.
  @inline(__always)
  func firstLink(ofColumn column: Int) -> Int { places[rowCount + column].start }

  /// The position in the pool of the entry that a link stands for.
  @inline(__always)
  func position(of link: Link) -> Int { places[link.row].start + link.offset }

  /// Swaps the symbols of a row and a column.
  @inline(__always)
  mutating func swap(row: Int, column: Int) {
    let symbol = places[row].occupant
    places[row].occupant = places[rowCount + column].occupant
    places[rowCount + column].occupant = symbol
  }

  /// Adds empty rows after the present ones.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - symbol: The symbol that is basic in the first of them; those of the others follow it.
  /// - Complexity: O(rows + columns).
  mutating func addRows(_ count: Int, firstSymbol symbol: Int) {
    let end = entries.count
    places.insert(
      contentsOf: (0..<count).lazy.map {
        Place(occupant: symbol + $0, start: end, end: end, limit: end)
      }, at: rowCount)
    rowCount += count
  }

  /// Adds an entry to a row; its column must not be there yet.
  mutating func append(_ entry: Core.Entry, toRow row: Int) {
    if places[row].end == places[row].limit { makeRoom(inRow: row) }
    entries[places[row].end] = entry
    let column = rowCount + entry.column
    links.append(
      Link(row: row, offset: places[row].end - places[row].start, next: places[column].start))
    places[column].start = links.count - 1
    places[row].end += 1
  }

  /// Moves a row to the end of the pool, with as much room again.
  private mutating func makeRoom(inRow row: Int) {
    let range = range(ofRow: row)
    places[row].start = entries.count
    for index in range { entries.append(entries[index]) }
    places[row].end = entries.count
    for _ in 0..<max(4, range.count) { entries.append(Core.Entry(column: 0, coefficient: 0)) }
    places[row].limit = entries.count
  }

  /// Leaves the zeros out that cancellations left, and the room of rows that have moved.
  ///
  /// - Complexity: O(entries).
  mutating func compact() {
    var kept: [Core.Entry] = []
    kept.reserveCapacity(entries.count / 2)
    for row in 0..<rowCount {
      let range = range(ofRow: row)
      places[row].start = kept.count
      for index in range where entries[index].coefficient != 0 { kept.append(entries[index]) }
      places[row].end = kept.count
      places[row].limit = kept.count
    }
    entries = kept
    links.removeAll(keepingCapacity: true)
    for column in 0..<columnCount { places[rowCount + column].start = -1 }
    for row in (0..<rowCount).reversed() {
      let range = range(ofRow: row)
      for index in range {
        let column = rowCount + entries[index].column
        links.append(
          Link(row: row, offset: index - range.lowerBound, next: places[column].start))
        places[column].start = links.count - 1
      }
    }
  }
}
