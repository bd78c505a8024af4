final class FlowLines: LineBody {
  /// The items' extents across in points; a single one if all are alike.
  private var widths: [Double]
  /// How many items have each size.
  private var sizes: [Size: Int]
  private let count: Int

  private struct Size: Hashable {
    let length: Int64
    let width: Double
  }

  /// Whether all items have one size: then every line spreads as a full one does.
  private var isUniform: Bool { sizes.count == 1 }
  /// A surplus that is no more than the error of a sum of Doubles.
  static let tolerance = 1e-6

  /// Creates the lines of a section; `widths` are the items' extents across in points, a single one
  /// if all items have one size.
  init(_ blueprint: SharedBlueprint, lengths: [Int64], widths: [Double], counting: OperationCount) {
    count = lengths.count
    self.widths = widths
    sizes = [:]
    if widths.count == 1, let length = lengths.first, lengths.allSatisfy({ $0 == length }) {
      sizes[Size(length: length, width: widths[0])] = lengths.count
    } else {
      for (item, length) in lengths.enumerated() {
        sizes[Size(length: length, width: widths[widths.count == 1 ? 0 : item]), default: 0] += 1
      }
    }
    super.init(blueprint, lengths: lengths, counting: counting)
  }

  override var centersItems: Bool { true }
  private func width(ofItem item: Int) -> Double { widths.count == 1 ? widths[0] : widths[item] }

  private func fittingCount(_ width: Double) -> Int {
    let available = blueprint.value.firstLane.width
    let spacing = blueprint.value.columnSpacing
    let fitting = ((available + spacing + Self.tolerance) / (width + spacing)).rounded(.down)
    return width + spacing > 0 ? Int(max(1, min(fitting, 1e9))) : Int.max
  }

  override func endOfLine(from item: Int) -> Int {
    if isUniform {
      let (end, isTooFar) = item.addingReportingOverflow(fittingCount(width(ofItem: item)))
      return isTooFar ? count : min(end, count)
    }
    let available = blueprint.value.firstLane.width + Self.tolerance
    let spacing = blueprint.value.columnSpacing
    var used = width(ofItem: item)
    var end = item + 1
    while end < count, used + spacing + width(ofItem: end) <= available {
      used += spacing + width(ofItem: end)
      end += 1
    }
    return end
  }

  /// Where the first item of a line begins across, and the distance between two items. A full line
  /// of one item has it in the middle; that is assumed of UIKit, not measured.
  private func spread(_ line: Range<Int>) -> (start: Double, gap: Double) {
    let room = blueprint.value.firstLane
    let spacing = blueprint.value.columnSpacing
    var (items, used) = (line.count, 0.0)
    if isUniform {
      let width = width(ofItem: line.lowerBound)
      items = fittingCount(width)
      used = Double(items) * width
    } else {
      for item in line { used += width(ofItem: item) }
      if line.upperBound == count { return (room.x, spacing) }
    }
    let rest = max(room.width - used, 0)
    return items == 1 ? (room.x + rest / 2, spacing) : (room.x, rest / Double(items - 1))
  }

  override func lane(ofItem item: Int, inLine line: Range<Int>) -> SectionBlueprint.Lane {
    var found = SectionBlueprint.Lane(x: 0, width: 0)
    forEachLane(inLine: line) { other, lane in if other == item { found = lane } }
    return found
  }

  override func forEachLane(inLine line: Range<Int>, _ body: (Int, SectionBlueprint.Lane) -> Void) {
    let (start, gap) = spread(line)
    var x = start
    for item in line {
      let width = width(ofItem: item)
      body(item, SectionBlueprint.Lane(x: x, width: width))
      x += width + gap
    }
  }

  override func replaceSize(ofItem item: Int, length: Extent, width: Double?) {
    let wasUniform = isUniform
    if widths.count == 1, count > 1 { widths = [Double](repeating: widths[0], count: count) }
    let former = Size(length: lengths[item], width: widths[item])
    let current = Size(length: length.units, width: width ?? widths[item])
    sizes[former, default: 0] -= 1
    if sizes[former] == 0 { sizes[former] = nil }
    sizes[current, default: 0] += 1
    super.replaceSize(ofItem: item, length: length, width: width)
    // Spreading all lines alike, or no longer, may break them elsewhere.
    if wasUniform != isUniform { breakLines() }
  }

  override func replaceWidth(ofItem item: Int, with width: Double) -> Bool {
    defer { widths[item] = width }
    return widths[item] != width
  }
}
