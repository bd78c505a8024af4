/// Rows of characters that kern alike as the first of a pair, columns of such second ones.
final class KerningMatrix: Sendable {
  static let none = KerningMatrix(
    rows: [UInt32](repeating: 0, count: CommonCharacters.count),
    columns: [UInt16](repeating: 0, count: CommonCharacters.count), cells: [0], valueCount: 1)

  /// Where the row of a first character begins among the cells, by its slot.
  let rows: FixedTable<UInt32>
  /// The column of a second character, by its slot.
  let columns: FixedTable<UInt16>
  /// The number of each pair's value; 0 for pairs that are not kerned.
  let cells: FixedTable<UInt16>

  /// - Precondition: `rows` and `columns` hold a number for each slot; the sum of any two of them
  ///   is the index of a cell; the numbers in the cells are below `valueCount`.
  init(rows: [UInt32], columns: [UInt16], cells: [UInt16], valueCount: Int) {
    precondition(rows.count == CommonCharacters.count && columns.count == rows.count)
    precondition(Int(rows.max() ?? 0) + Int(columns.max() ?? 0) < cells.count)
    precondition(Int(cells.max() ?? 0) < valueCount)
    self.rows = FixedTable(rows)
    self.columns = FixedTable(columns)
    self.cells = FixedTable(cells)
  }

  func withoutKerning(of slots: ClosedRange<Int>, valueCount: Int) -> KerningMatrix {
    var rows = Array(rows.elements)
    var columns = Array(columns.elements)
    for slot in slots {
      rows[slot] = rows[0]
      columns[slot] = columns[0]
    }
    return KerningMatrix(
      rows: rows, columns: columns, cells: Array(cells.elements), valueCount: valueCount)
  }

  /// The number of the value of a pair of slots.
  @inline(__always) func cell(_ first: Int, _ second: Int) -> Int {
    Int(cells[Int(rows[first]) + Int(columns[second])])
  }
}
