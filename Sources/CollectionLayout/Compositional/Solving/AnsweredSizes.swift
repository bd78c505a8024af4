import SelfSizingGeometry

/// The answers of the cells of one group; NaN where there is none.
struct AnsweredSizes {
  var first = 0
  /// In points; empty where no cell answered.
  var widths: [Double] = [], heights: [Double] = []

  @inline(__always)
  func width(_ item: Int) -> Double { first + item < widths.count ? widths[first + item] : .nan }

  @inline(__always)
  func height(_ item: Int) -> Double { first + item < heights.count ? heights[first + item] : .nan }

  /// Sets what the cell of one item of a group answered along an axis and across it, in points.
  mutating func set(
    along: Double, across: Double, at item: Int, of count: Int, on axis: LayoutAxis
  ) {
    func set(_ extent: Double, _ list: inout [Double]) {
      if list.isEmpty {
        guard !extent.isNaN else { return }
        list = [Double](repeating: .nan, count: count)
      }
      // As it is remembered: in whole units.
      list[item] = extent.isNaN ? .nan : Extent(points: extent).points
    }
    set(axis == .vertical ? along : across, &heights)
    set(axis == .vertical ? across : along, &widths)
  }

  func isSame(as other: AnsweredSizes) -> Bool {
    func isSame(_ first: [Double], _ second: [Double]) -> Bool {
      first.elementsEqual(second) { $0.bitPattern == $1.bitPattern }
    }
    return first == other.first && isSame(widths, other.widths) && isSame(heights, other.heights)
  }
}
