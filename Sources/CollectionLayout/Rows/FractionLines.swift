import SelfSizingGeometry

/// Lines of items that share the width in equal parts; another width of items begins a new line.
final class FractionLines: LineBody {
  /// The number of equal parts of each item's line; 0 for an item across the section.
  private let divisors: [UInt16]
  private let grid: PixelGrid

  init(
    _ blueprint: SharedBlueprint, lengths: [Int64], divisors: [UInt16], grid: PixelGrid,
    counting operations: OperationCount
  ) {
    self.divisors = divisors
    self.grid = grid
    super.init(blueprint, lengths: lengths, counting: operations)
  }

  override func endOfLine(from item: Int) -> Int {
    let divisor = divisors[item]
    var end = item + 1
    while end < divisors.count, end - item < Int(divisor), divisors[end] == divisor { end += 1 }
    return end
  }

  override func lane(ofItem item: Int, inLine line: Range<Int>) -> SectionBlueprint.Lane {
    let divisor = divisors[item]
    if divisor == 0 { return blueprint.value.headerLane }
    let full = blueprint.value.firstLane
    if divisor == 1 { return full }
    let spacing = blueprint.value.columnSpacing
    let share = (full.width - Double(divisor - 1) * spacing) / Double(divisor)
    let width = max(0, (share * grid.scale).rounded() / grid.scale)
    let position = Double(item - line.lowerBound)
    return SectionBlueprint.Lane(x: full.x + position * (width + spacing), width: width)
  }
}
