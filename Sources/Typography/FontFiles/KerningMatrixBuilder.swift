/// Looks the kerning of a face's common characters up once and keeps it as a matrix.
struct KerningMatrixBuilder {
  /// The most pairs that are looked at, all subtables together: about half a second. No real face comes
  /// near it.
  static let maximumWork = 64_000_000

  /// A sum of values: font units, and the number of the rows of variations that change it.
  private struct Sum: Hashable {
    var units = 0
    var rows = 0
  }

  /// The different values, 0 first.
  private(set) var values = [KerningValue(units: 0, rows: [])]
  private var numbers: [Sum: UInt16] = [Sum(): 0]
  /// The different combinations of rows, none first.
  private var rows: [[UInt32]] = [[]]
  private var rowNumbers: [[UInt32]: Int] = [[]: 0]
  private var work = 0

  /// The glyphs of common characters, each once.
  private var glyphs: [Int] = []
  private var positions: [Int: Int] = [:]

  /// Builds the matrix of a face.
  ///
  /// - Parameters:
  ///   - slotGlyphs: The glyph of each slot, 0 for none.
  ///   - advances: The advance of each slot in font units: no pair moves back beyond its first glyph.
  /// - Throws: `FontFileError.malformedTable` if the face would take unreasonably long.
  mutating func build(
    _ kerning: PairKerning, slotGlyphs: [Int], advances: [Int]
  ) throws(FontFileError) -> KerningMatrix {
    var glyphAdvances: [Int] = []
    for (slot, glyph) in slotGlyphs.enumerated() where glyph > 0 && positions[glyph] == nil {
      positions[glyph] = glyphs.count
      glyphs.append(glyph)
      glyphAdvances.append(advances[slot])
    }
    var table = [[Sum]](repeating: [], count: glyphs.count)
    for lookup in kerning.lookups { try add(lookup, to: &table) }

    // Equal rows and then equal columns are kept once; the first of each is all zeros.
    var distinctNumbers: [[UInt16]: Int] = [[UInt16](repeating: 0, count: glyphs.count): 0]
    var distinctRows = [[UInt16](repeating: 0, count: glyphs.count)]
    var rowOfGlyph = [Int](repeating: 0, count: glyphs.count)
    for (position, values) in table.enumerated() where !values.isEmpty {
      let row = values.map { sum in
        number(of: sum.rows > 0 ? sum : Sum(units: Swift.max(sum.units, -glyphAdvances[position])))
      }
      rowOfGlyph[position] = distinctNumbers[row] ?? distinctRows.count
      guard distinctNumbers[row] == nil else { continue }
      distinctNumbers[row] = distinctRows.count
      distinctRows.append(row)
    }
    var columnNumbers: [[UInt16]: Int] = [[UInt16](repeating: 0, count: distinctRows.count): 0]
    var distinctColumns = [[UInt16](repeating: 0, count: distinctRows.count)]
    var columnOfGlyph = [Int](repeating: 0, count: glyphs.count)
    for position in glyphs.indices {
      let column = distinctRows.map { $0[position] }
      columnOfGlyph[position] = columnNumbers[column] ?? distinctColumns.count
      guard columnNumbers[column] == nil else { continue }
      columnNumbers[column] = distinctColumns.count
      distinctColumns.append(column)
    }
    let width = distinctColumns.count
    var rows = [UInt32](repeating: 0, count: slotGlyphs.count)
    var columns = [UInt16](repeating: 0, count: slotGlyphs.count)
    for (slot, glyph) in slotGlyphs.enumerated() {
      guard let position = positions[glyph] else { continue }
      rows[slot] = UInt32(rowOfGlyph[position] * width)
      columns[slot] = UInt16(columnOfGlyph[position])
    }
    var cells: [UInt16] = []
    cells.reserveCapacity(distinctRows.count * width)
    for row in distinctRows.indices {
      for column in distinctColumns { cells.append(column[row]) }
    }
    return KerningMatrix(rows: rows, columns: columns, cells: cells, valueCount: values.count)
  }

  /// Adds a lookup: of each pair, the value of the first subtable that knows it.
  private mutating func add(
    _ lookup: [PairAdjustment], to table: inout [[Sum]]
  ) throws(FontFileError) {
    let secondClasses = lookup.map { subtable in
      if case .classes(_, _, let classes, _, _) = subtable { return glyphs.map(classes.classOf) }
      return []
    }
    for (position, glyph) in glyphs.enumerated() {
      var isKnown = [Bool](repeating: false, count: glyphs.count)
      for (subtable, classes) in zip(lookup, secondClasses) {
        guard work <= Self.maximumWork else { throw .malformedTable("GPOS") }
        work += 1
        guard subtable.covers(glyph) else { continue }
        if table[position].isEmpty {
          table[position] = Array(repeating: Sum(), count: glyphs.count)
        }
        work += glyphs.count
        if case .classes(_, let firstClasses, _, let values, let layout) = subtable {
          let row = firstClasses.classOf(glyph)
          guard row < layout.firstCount else { continue }
          for second in glyphs.indices
          where !isKnown[second] && classes[second] < layout.secondCount {
            let value = layout.values.value(
              values, 16 + (row * layout.secondCount + classes[second]) * layout.values.size)
            add(value, to: &table[position][second])
            isKnown[second] = true
          }
        } else {
          for (second, other) in glyphs.enumerated() where !isKnown[second] {
            guard let value = subtable.value(glyph, other) else { continue }
            add(value, to: &table[position][second])
            isKnown[second] = true
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func add(_ value: PairValue, to sum: inout Sum) {
    sum.units += value.units
    if value.first != PairValue.noRow || value.second != PairValue.noRow {
      sum.rows = number(ofRows: rows[sum.rows] + value.rows)
    }
  }

  private mutating func number(of sum: Sum) -> UInt16 {
    if let number = numbers[sum] { return number }
    guard values.count <= Int(UInt16.max) else { return 0 }
    let number = UInt16(values.count)
    values.append(KerningValue(units: sum.units, rows: rows[sum.rows]))
    numbers[sum] = number
    return number
  }

  /// The number of a combination of rows; none if there are too many, which no real face comes near.
  private mutating func number(ofRows combination: [UInt32]) -> Int {
    if let number = rowNumbers[combination] { return number }
    guard rows.count <= Int(UInt16.max), combination.count <= 16 else { return 0 }
    rows.append(combination)
    rowNumbers[combination] = rows.count - 1
    return rows.count - 1
  }
}

extension PairAdjustment {
  /// Whether the table may know pairs that begin with a glyph.
  fileprivate func covers(_ glyph: Int) -> Bool {
    switch self {
    case .pairs(let coverage, _, _), .classes(let coverage, _, _, _, _):
      coverage.index(of: glyph) != nil
    case .sorted: true
    }
  }
}
