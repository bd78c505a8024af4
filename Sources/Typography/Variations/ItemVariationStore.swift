/// Changes of a variable font's figures, and the regions of its design space where they apply.
///
/// - Source: ISO/IEC 14496-22, clause 7.2: item variation store.
struct ItemVariationStore: Sendable {
  /// In all parts together, so that a small file cannot ask for much memory.
  private static let maximumRegionNumbers = 1 << 18

  /// Rows of changes that apply in the same regions.
  private struct Part {
    let rows: FontTable
    let rowCount, rowSize: Int
    /// The changes of a row that come first and take twice the bytes of the others: 2 or 4.
    let longCount, longSize: Int
    let regions: [Int]
    /// The changes in the order in which they are added up, which is that of their regions.
    let order: [Int]

    @inline(__always) func change(_ row: Int, _ number: Int) -> Int {
      let start = row * rowSize
      let change =
        if number < longCount {
          longSize == 4 ? rows.int32(start + 4 * number) : rows.int16(start + 2 * number)
        } else {
          longSize == 4
            ? rows.int16(start + 2 * (number + longCount)) : rows.int8(start + number + longCount)
        }
      return change ?? 0
    }
  }

  private let axisCount, regionCount: Int
  private let bounds: [Double]
  private let parts: [Part]

  init(_ table: FontTable, axisCount: Int, name: String) throws(FontFinding) {
    self.axisCount = axisCount
    guard table.uint16(0) == 1, let regionOffset = table.uint32(2), let partCount = table.uint16(6)
    else { throw table.finding(name, "its variations are cut off or of no known format") }
    guard let list = table.dropping(regionOffset), list.uint16(0) == axisCount,
      let count = list.uint16(2), count * axisCount * 6 <= list.count - 4
    else {
      throw table.finding(
        name, "the regions of its variations are outside it or have other axes", at: regionOffset)
    }
    regionCount = count
    bounds = (0..<3 * count * axisCount).map { list.fraction(4 + 2 * $0) ?? 0 }
    var parts: [Part] = []
    var total = 0
    for index in 0..<partCount {
      guard let offset = table.uint32(8 + 4 * index), let part = table.dropping(offset) else {
        throw table.finding(name, "a part of its variations is outside it", at: 8 + 4 * index)
      }
      parts.append(try Self.part(part, regionCount: count, name: name))
      total += parts[index].regions.count
      guard total <= Self.maximumRegionNumbers else {
        throw part.finding(name, "its variations name more than \(total) regions")
      }
    }
    self.parts = parts
  }

  private static func part(
    _ table: FontTable, regionCount: Int, name: String
  ) throws(FontFinding) -> Part {
    guard let rowCount = table.uint16(0), let words = table.uint16(2), let used = table.uint16(4)
    else { throw table.finding(name, "a part of its variations is cut off") }
    let isLong = words & 0x8000 != 0
    let longCount = words & 0x7FFF
    let rowSize = (longCount + used) * (isLong ? 2 : 1)
    guard longCount <= used, let rows = table.slice(6 + 2 * used, count: rowCount * rowSize) else {
      throw table.finding(name, "\(rowCount) rows of variations reach beyond it")
    }
    let regions = (0..<used).map { table.uint16(6 + 2 * $0) ?? .max }
    if let number = regions.firstIndex(where: { $0 >= regionCount }) {
      throw table.finding(name, "variations of a region that is not there", at: 6 + 2 * number)
    }
    return Part(
      rows: rows, rowCount: rowCount, rowSize: rowSize, longCount: longCount,
      longSize: isLong ? 4 : 2, regions: regions,
      order: regions.indices.sorted { (regions[$0], $0) < (regions[$1], $1) })
  }

  func holds(_ outer: Int, _ inner: Int) -> Bool {
    parts.indices.contains(outer) && inner < parts[outer].rowCount
  }

  func scalars(at coordinates: [Double]) -> [Double] {
    (0..<regionCount).map { scalar(of: $0, at: coordinates) }
  }

  @inline(__always) private func scalar(of region: Int, at coordinates: [Double]) -> Double {
    var scalar = 1.0
    for axis in 0..<axisCount where scalar != 0 {
      let first = 3 * (region * axisCount + axis)
      scalar *= Self.scalar(
        coordinates[axis], start: bounds[first], peak: bounds[first + 1], end: bounds[first + 2])
    }
    return scalar
  }

  /// All of a change applies at the peak, nothing from the ends on.
  private static func scalar(_ value: Double, start: Double, peak: Double, end: Double) -> Double {
    if start > peak || peak > end || start < 0 && end > 0 || peak == 0 || value == peak { return 1 }
    if value <= start || value >= end { return 0 }
    return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
  }

  /// The change of a figure at a position's scalars; 0 for one that the store does not hold.
  func delta(_ outer: Int, _ inner: Int, _ scalars: [Double]) -> Double {
    delta(outer, inner) { scalars[$0] }
  }

  /// The same at a position, where few are asked for.
  func delta(_ outer: Int, _ inner: Int, at coordinates: [Double]) -> Double {
    delta(outer, inner) { scalar(of: $0, at: coordinates) }
  }

  @inline(__always)
  private func delta(_ outer: Int, _ inner: Int, scalarOf: (_ region: Int) -> Double) -> Double {
    guard holds(outer, inner) else { return 0 }
    let part = parts[outer]
    var sum = 0.0
    for number in part.order {
      let scalar = scalarOf(part.regions[number])
      if scalar != 0 { sum += scalar * Double(part.change(inner, number)) }
    }
    return sum
  }
}
