struct KerningMatrixBuilder {
  /// The maximum number of pairs in all subtables: half a second. No real face comes near it.
  static let maximumWork = 256_000_000
  /// A glyph with more pairs than this many times the common glyphs is looked up pair by pair.
  private static let maximumShare = 4

  private struct Sum: Hashable {
    static let zero = Sum()
    var units = 0
    var rows = 0
  }

  /// Different elements, numbered as they come.
  private struct Numbered<Element: Hashable> {
    private(set) var elements: [Element] = []
    private var numbers: [Element: Int] = [:]

    mutating func number(of element: Element) -> Int {
      if let number = numbers[element] { return number }
      numbers[element] = elements.count
      elements.append(element)
      return elements.count - 1
    }
  }

  /// The different values, 0 first.
  private(set) var values = [KerningValue(units: 0, rows: [])]
  private var numbers: [Sum: UInt16] = [Sum(): 0]
  private var rows: [[UInt32]] = [[]]
  private var rowNumbers: [[UInt32]: Int] = [[]: 0]
  private var valueRowNumbers: [UInt64: Int] = [:]
  private var work = 0
  private var glyphs: [Int] = []
  /// The index of each glyph among them; -1 for others.
  private var positions = [Int32](repeating: -1, count: 1 << 16)

  private struct SecondClasses {
    let distinct: [Int]
    /// The index of the class of each glyph among them.
    let places: [Int]
    /// The sums of each class as the first of a pair, by the second's place, as far as requested.
    var rows: [Int: [Sum?]] = [:]
    /// Whether the pairs of a table without classes can be passed in their order.
    let isInOrder: Bool

    init(_ subtable: PairAdjustment, _ glyphs: [Int]) {
      isInOrder = subtable.isInOrder
      guard case .classes(_, _, let classes, _, _) = subtable else {
        distinct = []
        places = []
        return
      }
      var found = Numbered<Int>()
      places = glyphs.map { found.number(of: classes.classOf($0)) }
      distinct = found.elements
    }
  }

  private struct SharedRow {
    let number: Int
    /// The lowest value that does not vary: narrower glyphs have their own rows.
    let least: Int
  }

  /// Whether a face's subtables are so many that building may take unreasonably long.
  static func mayTakeLong(_ kerning: PairKerning) -> Bool {
    let count = CommonCharacters.count
    let subtables = kerning.lookups.reduce(0) { $0 + $1.count }
    return subtables * count * (maximumShare * count + 1) > maximumWork
  }

  /// Builds a matrix; no pair moves back beyond its first glyph's advance in font units.
  ///
  /// - Throws: `FontFileError.malformedTable` if the face would take unreasonably long.
  mutating func build(
    _ kerning: PairKerning, slotGlyphs: [Int], advances: [Int]
  ) throws(FontFileError) -> KerningMatrix {
    var glyphAdvances: [Int] = []
    for (slot, glyph) in slotGlyphs.enumerated() where glyph > 0 && positions[glyph] < 0 {
      positions[glyph] = Int32(glyphs.count)
      glyphs.append(glyph)
      glyphAdvances.append(advances[slot])
    }
    var columns = kerning.lookups.map { lookup in lookup.map { SecondClasses($0, glyphs) } }
    // Equal rows and then equal columns are kept once; the first of each is all zeros.
    var distinct = Numbered<[UInt16]>()
    _ = distinct.number(of: [UInt16](repeating: 0, count: glyphs.count))
    var rowOfGlyph = [Int](repeating: 0, count: glyphs.count)
    var shared: [[Int]: SharedRow] = [:]
    for (position, glyph) in glyphs.enumerated() {
      let signature = signature(of: glyph, kerning)
      if let signature {
        if signature.allSatisfy({ $0 == 0 }) { continue }
        if let known = shared[signature], known.least >= -glyphAdvances[position] {
          rowOfGlyph[position] = known.number
          continue
        }
      }
      let sums = try sums(of: glyph, kerning, &columns)
      guard !sums.isEmpty else { continue }
      let row = sums.map { sum in
        number(of: sum.rows > 0 ? sum : Sum(units: Swift.max(sum.units, -glyphAdvances[position])))
      }
      let place = distinct.number(of: row)
      rowOfGlyph[position] = place
      let least = sums.lazy.filter { $0.rows == 0 }.map { $0.units }.min() ?? 0
      if let signature, least >= -glyphAdvances[position] {
        shared[signature] = SharedRow(number: place, least: least)
      }
    }
    return matrix(distinct.elements, rowOfGlyph, slotGlyphs: slotGlyphs)
  }

  private func matrix(
    _ distinctRows: [[UInt16]], _ rowOfGlyph: [Int], slotGlyphs: [Int]
  ) -> KerningMatrix {
    var distinct = Numbered<[UInt16]>()
    _ = distinct.number(of: [UInt16](repeating: 0, count: distinctRows.count))
    let columnOfGlyph = glyphs.indices.map { position in
      distinct.number(of: distinctRows.map { $0[position] })
    }
    let width = distinct.elements.count
    var rows = [UInt32](repeating: 0, count: slotGlyphs.count)
    var columns = [UInt16](repeating: 0, count: slotGlyphs.count)
    for (slot, glyph) in slotGlyphs.enumerated() where glyph > 0 {
      let position = Int(positions[glyph])
      rows[slot] = UInt32(rowOfGlyph[position] * width)
      columns[slot] = UInt16(columnOfGlyph[position])
    }
    let cells = distinctRows.indices.flatMap { row in distinct.elements.map { $0[row] } }
    return KerningMatrix(rows: rows, columns: columns, cells: cells, valueCount: values.count)
  }

  /// A glyph's class in each table as the first of a pair, plus one, or 0; nil if one names it.
  private func signature(of glyph: Int, _ kerning: PairKerning) -> [Int]? {
    var signature: [Int] = []
    for subtable in kerning.lookups.joined() {
      switch subtable {
      case .classes(let coverage, let classes, _, _, _):
        signature.append(coverage.index(of: glyph) == nil ? 0 : classes.classOf(glyph) + 1)
      case .pairs(let coverage, _, _): guard coverage.index(of: glyph) == nil else { return nil }
      case .sorted: return nil
      }
    }
    return signature
  }

  /// The values of all pairs that start with a glyph: of each lookup the first subtable's that
  /// knows the pair, added up. Empty if no table knows the glyph.
  private mutating func sums(
    of glyph: Int, _ kerning: PairKerning, _ columns: inout [[SecondClasses]]
  ) throws(FontFileError) -> [Sum] {
    var sums: [Sum] = []
    for (number, lookup) in kerning.lookups.enumerated() {
      var isKnown: [Bool] = []
      for (place, subtable) in lookup.enumerated() {
        guard work <= Self.maximumWork else { throw .malformedTable("GPOS") }
        work += 1
        guard subtable.covers(glyph) else { continue }
        if sums.isEmpty { sums = Array(repeating: .zero, count: glyphs.count) }
        if isKnown.isEmpty { isKnown = Array(repeating: false, count: glyphs.count) }
        if case .classes = subtable {
          add(subtable, of: glyph, &columns[number][place], to: &sums, &isKnown)
        } else {
          add(subtable, of: glyph, isInOrder: columns[number][place].isInOrder, to: &sums, &isKnown)
        }
      }
    }
    return sums
  }

  private mutating func add(
    _ subtable: PairAdjustment, of glyph: Int, _ classes: inout SecondClasses,
    to sums: inout [Sum], _ isKnown: inout [Bool]
  ) {
    guard case .classes(_, let firsts, _, let values, let layout) = subtable else { return }
    work += glyphs.count
    let row = firsts.classOf(glyph)
    guard row < layout.firstCount else { return }
    if classes.rows[row] == nil {
      work += classes.distinct.count
      classes.rows[row] = classes.distinct.map { second -> Sum? in
        guard second < layout.secondCount else { return nil }
        return sum(
          layout.values.value(
            values, 16 + (row * layout.secondCount + second) * layout.values.size))
      }
    }
    let byClass = classes.rows[row] ?? []
    for second in glyphs.indices where !isKnown[second] {
      guard let value = byClass[classes.places[second]] else { continue }
      add(value, to: &sums[second])
      isKnown[second] = true
    }
  }

  private mutating func add(
    _ subtable: PairAdjustment, of glyph: Int, isInOrder: Bool, to sums: inout [Sum],
    _ isKnown: inout [Bool]
  ) {
    let limit = Self.maximumShare * glyphs.count
    if isInOrder, let pairs = subtable.pairs(from: glyph, limit: limit) {
      work += pairs.count
      for index in 0..<pairs.count {
        let second = Int(positions[pairs.second(index)])
        guard second >= 0, !isKnown[second] else { continue }
        add(sum(pairs.value(index)), to: &sums[second])
        isKnown[second] = true
      }
      return
    }
    work += limit
    for (second, other) in glyphs.enumerated() where !isKnown[second] {
      guard let value = subtable.value(glyph, other) else { continue }
      add(sum(value), to: &sums[second])
      isKnown[second] = true
    }
  }

  private mutating func sum(_ value: PairValue) -> Sum {
    guard value.first != PairValue.noRow || value.second != PairValue.noRow else {
      return Sum(units: value.units, rows: 0)
    }
    let key = UInt64(value.first) << 32 | UInt64(value.second)
    if let rows = valueRowNumbers[key] { return Sum(units: value.units, rows: rows) }
    let rows = number(ofRows: value.rows)
    valueRowNumbers[key] = rows
    return Sum(units: value.units, rows: rows)
  }

  @inline(__always) private mutating func add(_ value: Sum, to sum: inout Sum) {
    sum.units += value.units
    guard value.rows > 0 else { return }
    sum.rows = sum.rows == 0 ? value.rows : number(ofRows: rows[sum.rows] + rows[value.rows])
  }

  private mutating func number(of sum: Sum) -> UInt16 {
    if sum == .zero { return 0 }
    if let number = numbers[sum] { return number }
    guard values.count <= Int(UInt16.max) else { return 0 }
    let number = UInt16(values.count)
    values.append(KerningValue(units: sum.units, rows: rows[sum.rows]))
    numbers[sum] = number
    return number
  }

  /// The number of a combination of rows; 0 if there are too many, which no real face has.
  private mutating func number(ofRows combination: [UInt32]) -> Int {
    if let number = rowNumbers[combination] { return number }
    guard rows.count <= Int(UInt16.max), combination.count <= 16 else { return 0 }
    rows.append(combination)
    rowNumbers[combination] = rows.count - 1
    return rows.count - 1
  }
}

extension PairAdjustment {
  fileprivate func covers(_ glyph: Int) -> Bool {
    switch self {
    case .pairs(let coverage, _, _), .classes(let coverage, _, _, _, _):
      coverage.index(of: glyph) != nil
    case .sorted: true
    }
  }
}
