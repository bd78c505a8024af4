/// Where the items of a grid are: placed first-fit, without holes that an item could fill.
///
/// A line is as many divisions wide as the grid has. A cursor visits the divisions line by line;
/// each item takes the first free square at the cursor or after it, and the cursor moves on only if
/// the item was placed exactly there. Free squares of one size only become fewer, so the first one
/// of a size is never before the last one found: each size searches every division at most once.
struct GridPacking {
  private struct Place: Comparable {
    var line = 0
    var division = 0

    static func < (first: Place, second: Place) -> Bool {
      (first.line, first.division) < (second.line, second.division)
    }
  }

  /// The line and the division that each item begins in.
  private(set) var lines: [Int32] = []
  private(set) var divisions: [UInt8] = []
  private(set) var lineCount = 0

  /// Places items that cover a number of divisions each in both directions, 1...divisionCount,
  /// which is at most 64. The lines that are searched count as operations. Complexity: O(items ×
  /// scale + lines × scales in use).
  init(scales: [UInt8], divisionCount: Int, counting operations: OperationCount) {
    var searched = 0
    defer { operations.nodes += searched }
    lines.reserveCapacity(scales.count)
    divisions.reserveCapacity(scales.count)
    // The free divisions of each line, a bit for each.
    let empty = divisionCount == 64 ? UInt64.max : (1 << UInt64(divisionCount)) - 1
    var free: [UInt64] = []
    var cursor = Place()
    var found = [Place](repeating: Place(), count: divisionCount + 1)
    for scale in scales.lazy.map(Int.init) {
      var place = max(cursor, found[scale])
      while true {
        searched += 1
        while free.count < place.line + scale { free.append(empty) }
        // A bit stays if it and the ones after it are free in all lines that the item covers.
        var starts = free[place.line]
        for line in place.line + 1..<place.line + scale { starts &= free[line] }
        for _ in 1..<scale { starts &= starts >> 1 }
        starts &= UInt64.max << UInt64(place.division)
        if starts != 0 {
          place.division = starts.trailingZeroBitCount
          break
        }
        place = Place(line: place.line + 1)
      }
      found[scale] = place
      let square = (scale == 64 ? UInt64.max : (1 << UInt64(scale)) - 1) << UInt64(place.division)
      for line in place.line..<place.line + scale { free[line] &= ~square }
      lines.append(Int32(place.line))
      divisions.append(UInt8(place.division))
      lineCount = max(lineCount, place.line + scale)
      if place == cursor {
        cursor.division += scale
        if cursor.division >= divisionCount { cursor = Place(line: cursor.line + 1) }
      }
    }
  }
}
