/// Where the items of a grid are: placed first-fit, without holes that an item could fill.
///
/// A line is as many divisions wide as the grid has; items cover squares of them. A cursor goes
/// through the divisions line by line. Each item takes the first free square that begins at the
/// cursor or after it; the cursor goes on only if the item was placed exactly there.
///
/// Free squares of one size only ever become fewer, and the cursor only moves on, so the first one
/// of a size is never before the last one found: each size searches every division at most once.
struct GridPacking {
  /// A division of a line.
  private struct Place: Comparable {
    var line = 0
    var division = 0

    static func < (first: Place, second: Place) -> Bool {
      (first.line, first.division) < (second.line, second.division)
    }
  }

  /// The line that each item begins in.
  private(set) var lines: [Int32] = []
  /// The division that each item begins at.
  private(set) var divisions: [UInt8] = []
  /// The number of lines that items reach into.
  private(set) var lineCount = 0

  /// Places items.
  /// - Parameters:
  ///   - scales: The number of divisions that each item covers in both directions, each in
  ///     1...divisionCount.
  ///   - divisionCount: The number of divisions of a line, in 1...64.
  ///   - operations: Counts the lines that are searched for a free square.
  /// - Complexity: O(items × scale + lines × scales in use).
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
