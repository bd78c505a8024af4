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
struct Tableau: ~Copyable {
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
  /// The columns, and after them the rows.
  var places: ScratchList<Place>
  /// The pool of entries.
  var entries: ScratchList<Core.Entry>
  /// The links of all columns.
  private(set) var links: ScratchList<Link>

  /// A row may take in so many entries before it moves to the end of the pool.
  private static var room: Int { 4 }

  /// The tableau of a basis.
  ///
  /// - Parameters:
  ///   - occupants: The symbols of columns and rows; if empty, all left sides are basic, so the
  ///     entries are the core's coefficients.
  ///   - starts: Where the entries of each row start, unless they are the core's.
  ///   - keptEntries: The entries, unless they are the core's.
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
    let rows = core.rows
    addRows(keptEntries) { row in
      isNew ? rows[row].entries : Int(starts[row])..<Int(starts[row + 1])
    }
  }

  /// Adds all rows, each with room for more entries.
  ///
  /// Backwards, so that the links of each column meet its rows in order.
  ///
  /// - Parameters:
  ///   - kept: The entries of all rows.
  ///   - range: Gives the positions of a row's entries among those.
  @inline(__always)
  private mutating func addRows(_ kept: KeptList<Core.Entry>, _ range: (Int) -> Range<Int>) {
    entries.appendRoom(kept.count + Self.room * rowCount)
    links.appendRoom(kept.count)
    var (places, entries, links) = (places.borrowed, entries.borrowed, links.borrowed)
    var (end, link) = (0, 0)
    for index in (0..<rowCount).reversed() {
      let start = end
      for position in range(index) {
        let entry = kept[position]
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

  /// The symbol that is basic in a row.
  @inline(__always) func basic(_ row: Int) -> Int { places[columnCount + row].occupant }

  /// The symbol that is nonbasic in a column.
  @inline(__always) func nonbasic(_ column: Int) -> Int { places[column].occupant }

  /// The positions of a row's entries in the pool.
  @inline(__always) func range(ofRow row: Int) -> Range<Int> {
    let place = places[columnCount + row]
    return Range(uncheckedBounds: (place.start, place.end))
  }

  /// The first link of a column; -1 if there is none.
  @inline(__always) func firstLink(ofColumn column: Int) -> Int { places[column].start }

  /// The position in the pool of the entry that a link stands for.
  @inline(__always)
  func position(of link: Link) -> Int { places[columnCount + link.row].start + link.offset }

  /// Swaps the symbols of a row and a column.
  @inline(__always) mutating func swap(row: Int, column: Int) {
    let symbol = basic(row)
    places[columnCount + row].occupant = nonbasic(column)
    places[column].occupant = symbol
  }

  /// Adds an empty row after the present ones, in which a symbol is basic.
  mutating func addRow(of symbol: Int) {
    places.append(
      Place(occupant: symbol, start: entries.count, end: entries.count, limit: entries.count))
    rowCount += 1
  }

  /// Adds an entry to a row; its column must not be there yet.
  @inline(__always) mutating func append(_ entry: Core.Entry, toRow row: Int) {
    if places[columnCount + row].end == places[columnCount + row].limit { makeRoom(inRow: row) }
    let place = places[columnCount + row]
    entries[place.end] = entry
    links.append(Link(row: row, offset: place.end - place.start, next: places[entry.column].start))
    places[entry.column].start = links.count - 1
    places[columnCount + row].end += 1
  }

  /// Moves a row to the end of the pool, with as much room again.
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
