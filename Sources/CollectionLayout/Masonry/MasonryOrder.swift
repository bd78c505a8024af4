/// The rule by which a masonry fills its columns.
public enum MasonryOrder: Int, Hashable, Sendable, CaseIterable {
  /// Each item goes to the column that is shortest so far; of equal ones to the leftmost.
  case shortestFirst
  /// Round robin, from the left.
  case leftToRight
  /// Round robin, from the right.
  case rightToLeft
}

/// Whether items of a masonry change column when heights change.
public enum MasonryReflow: Int, Hashable, Sendable, CaseIterable {
  /// An item keeps the column that it got: nothing jumps aside while cells are measured.
  case sticky
  /// Every changed height fills all columns of its section again, as if known from the start.
  case strict
}

extension MasonryOrder {
  /// The column of each item, for heights and a spacing in units, in O(items × columns). An item
  /// stays in the column that it has had so far, if there is that column.
  func columns(heights: [Int64], spacing: Int64, count: Int, kept: ((Int) -> Int?)?) -> [UInt16] {
    var columns = [UInt16](repeating: 0, count: heights.count)
    var totals = [Int64](repeating: 0, count: count)
    totals.withUnsafeMutableBufferPointer { totals in
      for item in heights.indices {
        let former = kept?(item) ?? -1
        let column = former >= 0 && former < count ? former : next(item, totals)
        totals[column] += heights[item] + spacing
        columns[item] = UInt16(truncatingIfNeeded: column)
      }
    }
    return columns
  }

  @inline(__always)
  func next(_ item: Int, _ totals: UnsafeMutableBufferPointer<Int64>) -> Int {
    switch self {
    case .leftToRight: return item % totals.count
    case .rightToLeft: return totals.count - 1 - item % totals.count
    case .shortestFirst:
      var column = 0
      var least = totals[0]
      for other in 1..<totals.count {
        let isShorter = totals[other] < least
        column = isShorter ? other : column
        least = isShorter ? totals[other] : least
      }
      return column
    }
  }
}
