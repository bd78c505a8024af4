/// Items of a grid, each covering a square of divisions; nothing is stored where all cover one.
final class GridBody: SectionBody {
  /// The metrics of a grid's divisions, in points.
  struct Cells: Hashable {
    let divisionCount: Int
    let fixed: Double
    let flexible: Double
    let lineSpacing: Double
    let interitemSpacing: Double
    func start(ofLine line: Int) -> Double { Double(line) * (flexible + lineSpacing) }
    func length(_ count: Int) -> Double { Double(count) * (flexible + lineSpacing) - lineSpacing }
  }

  private let cells: Cells
  private let count: Int
  /// The scale of each item; empty if all are 1.
  let scales: [UInt8]
  private let packing: GridPacking?
  /// The items by the line that they begin in, and the first place of each line among them.
  private let itemsByLine: [Int32]
  private let lineStarts: [Int32]
  private let largestScale: Int
  let lineCount: Int

  init(_ cells: Cells, count: Int, scales: [UInt8], counting operations: OperationCount) {
    self.cells = cells
    self.count = count
    self.scales = scales
    guard !scales.isEmpty else {
      (packing, itemsByLine, lineStarts, largestScale) = (nil, [], [], 1)
      lineCount = (count + cells.divisionCount - 1) / cells.divisionCount
      return
    }
    let packing = GridPacking(
      scales: scales, divisionCount: cells.divisionCount, counting: operations)
    self.packing = packing
    lineCount = packing.lineCount
    largestScale = Int(scales.max() ?? 1)
    var starts = [Int32](repeating: 0, count: packing.lineCount + 1)
    for line in packing.lines { starts[Int(line) + 1] += 1 }
    for line in 0..<packing.lineCount { starts[line + 1] += starts[line] }
    lineStarts = starts
    var items = [Int32](repeating: 0, count: count)
    for (item, line) in packing.lines.enumerated() {
      items[Int(starts[Int(line)])] = Int32(item)
      starts[Int(line)] += 1
    }
    itemsByLine = items
  }

  override var itemCount: Int { count }
  override var length: Extent { lineCount == 0 ? .zero : Extent(points: cells.length(lineCount)) }

  override func place(ofItem item: Int) -> ItemPlace {
    let scale = scales.isEmpty ? 1 : Int(scales[item])
    let line = packing.map { Int($0.lines[item]) } ?? item / cells.divisionCount
    let division = packing.map { Int($0.divisions[item]) } ?? item % cells.divisionCount
    let pitch = cells.fixed + cells.interitemSpacing
    let x = Double(division) * pitch
    let width = Double(scale) * pitch - cells.interitemSpacing
    return ItemPlace(
      start: Extent(points: cells.start(ofLine: line)), length: Extent(points: cells.length(scale)),
      lane: SectionBlueprint.Lane(x: x, width: width), column: division)
  }

  override func find(_ search: inout ItemSearch) {
    let pitch = cells.flexible + cells.lineSpacing
    guard lineCount > 0, pitch > 0, search.start < search.end else { return }
    // A line more at both ends, and the exact places decide.
    func line(_ line: Double) -> Int { Int(max(0, min(line, Double(lineCount)))) }
    let first = line((search.start.points / pitch).rounded(.down) - 1)
    let last = line((search.end.points / pitch).rounded(.up) + 1)
    guard packing != nil else {
      let items = min(first * cells.divisionCount, count)..<min(last * cells.divisionCount, count)
      for item in items { search.appendIfMet(item, place(ofItem: item)) }
      return
    }
    // What begins in an earlier line may reach into the first one.
    let earliest = max(0, first - largestScale + 1)
    guard earliest < last else { return }
    let range = Int(lineStarts[earliest])..<Int(lineStarts[last])
    for item in itemsByLine[range].sorted() {
      search.appendIfMet(Int(item), place(ofItem: Int(item)))
    }
  }
}
