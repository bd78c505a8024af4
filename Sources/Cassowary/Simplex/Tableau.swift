/// Every basic symbol as a linear combination of the nonbasic ones, row by row, without zeros.
///
/// Most rows of a layout name one variable or two: there are as many entries as rows, not their
/// product. Rows move to the end of the pool when they outgrow their room. Each column lists the
/// rows that reach it. An entry that cancels stays as an exact 0: the pattern only grows.
/// - Source: Gustavson, Some Basic Techniques for Solving Sparse Systems of Linear Equations, in
///   Sparse Matrices and Their Applications, 1972, for sums of sparse rows in one dense row of
///   marks.
struct Tableau: ~Copyable {
  struct Place: BitwiseCopyable, Sendable {
    @Narrow var occupant: Int
    /// Of a row: where its entries start in the pool. Of a column: its first link; -1 if none.
    @Narrow var start = -1
    /// Of a row: where its entries and its room end.
    @Narrow var end = -1
    @Narrow var limit = -1
  }

  struct Link: BitwiseCopyable, Sendable {
    @Narrow var row: Int
    /// The entry's distance from the start of its row.
    @Narrow var offset: Int
    /// -1 at the end of the column.
    @Narrow var next: Int
  }

  /// Whether ``BasisFactors`` take the place of the entries.
  let isFactored: Bool
  private(set) var rowCount: Int
  let columnCount: Int
  /// The columns, and after them the rows.
  var places: ScratchList<Place>
  var entries: ScratchList<Core.Entry>
  private(set) var links: ScratchList<Link>

  /// So many entries fit into a row before it moves to the end of the pool.
  private static var room: Int { 4 }

  /// Without occupants all left sides are basic, and the entries are the core's coefficients.
  init(
    _ core: borrowing Core, _ occupants: KeptList<Int32>, _ starts: KeptList<Int32>,
    _ keptEntries: KeptList<Core.Entry>, isFactored: Bool, in block: ScratchBlock = .none
  ) {
    self.isFactored = isFactored
    rowCount = core.rows.count
    columnCount = core.columnCount
    places = ScratchList(capacity: rowCount + columnCount, in: block)
    let isNew = occupants.isEmpty
    let keptEntries = isNew ? core.entries : keptEntries
    let entryCount = isFactored ? 0 : keptEntries.count
    let roomCount = isFactored ? 0 : Self.room * rowCount
    entries = ScratchList(capacity: 2 * entryCount + roomCount, in: block)
    links = ScratchList(capacity: 2 * entryCount, in: block)
    for index in 0..<(rowCount + columnCount) {
      places.append(Place(occupant: isNew ? index : Int(occupants[index])))
    }
    if isFactored { return }
    // Each row gets room for more entries; backwards, so that links meet the rows in order.
    self.entries.appendRoom(entryCount + roomCount)
    self.links.appendRoom(entryCount)
    var (places, entries, links) = (places.borrowed, entries.borrowed, links.borrowed)
    var (end, link) = (0, 0)
    for index in (0..<rowCount).reversed() {
      let start = end
      let range = isNew ? core.rows[index].entries : Int(starts[index])..<Int(starts[index + 1])
      for position in range {
        let entry = keptEntries[position]
        entries[end] = entry
        links[link] = Link(row: index, offset: end - start, next: places[entry.column].start)
        places[entry.column].start = link
        link += 1
        end += 1
      }
      places[columnCount + index].start = start
      places[columnCount + index].end = end
      end += Self.room
      places[columnCount + index].limit = end
    }
  }

  @inline(__always) func basic(_ row: Int) -> Int { places[columnCount + row].occupant }

  @inline(__always) func nonbasic(_ column: Int) -> Int { places[column].occupant }

  @inline(__always) func range(ofRow row: Int) -> Range<Int> {
    let place = places[columnCount + row]
    return Range(uncheckedBounds: (place.start, place.end))
  }

  /// -1 if there is none.
  @inline(__always) func firstLink(ofColumn column: Int) -> Int { places[column].start }

  @inline(__always)
  func position(of link: Link) -> Int { places[columnCount + link.row].start + link.offset }

  @inline(__always) mutating func swap(row: Int, column: Int) {
    let symbol = basic(row)
    places[columnCount + row].occupant = nonbasic(column)
    places[column].occupant = symbol
  }

  /// After the present rows.
  mutating func addRow(of symbol: Int) {
    places.append(
      Place(occupant: symbol, start: entries.count, end: entries.count, limit: entries.count))
    rowCount += 1
  }

  /// The entry's column must not be there yet.
  @inline(__always) mutating func append(_ entry: Core.Entry, toRow row: Int) {
    if places[columnCount + row].end == places[columnCount + row].limit { makeRoom(inRow: row) }
    let place = places[columnCount + row]
    entries[place.end] = entry
    links.append(Link(row: row, offset: place.end - place.start, next: places[entry.column].start))
    places[entry.column].start = links.count - 1
    places[columnCount + row].end += 1
  }

  @inline(never) private mutating func makeRoom(inRow row: Int) {
    let range = range(ofRow: row)
    let start = entries.count
    for index in range { entries.append(entries[index]) }
    let end = entries.count
    entries.appendRoom(max(Self.room, range.count))
    places[columnCount + row].start = start
    places[columnCount + row].end = end
    places[columnCount + row].limit = entries.count
  }
}
