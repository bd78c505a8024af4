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
  /// Every changed height fills all columns of its section anew, as if it had been known from the
  /// start.
  case strict
}

extension MasonryOrder {
  /// Returns the column of each item.
  ///
  /// - Parameters:
  ///   - heights: The heights in units.
  ///   - spacing: The line spacing in units.
  ///   - kept: The column that an item has had so far, or nil; it stays there if there is that column.
  /// - Complexity: O(items × columns).
  func columns(
    heights: [Int64], spacing: Int64, count: Int, kept: (_ item: Int) -> Int?
  ) -> [Int32] {
    var totals = [Int64](repeating: 0, count: count)
    var columns: [Int32] = []
    columns.reserveCapacity(heights.count)
    for (item, height) in heights.enumerated() {
      var column = 0
      if let former = kept(item), former >= 0, former < count {
        column = former
      } else {
        switch self {
        case .leftToRight: column = item % count
        case .rightToLeft: column = count - 1 - item % count
        case .shortestFirst:
          for other in 1..<count where totals[other] < totals[column] { column = other }
        }
      }
      totals[column] += height + spacing
      columns.append(Int32(column))
    }
    return columns
  }
}
