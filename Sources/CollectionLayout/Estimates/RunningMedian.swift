/// The median of the values observed last.
///
/// The values are kept in the order of their arrival and in ascending order, both bounded: an
/// observation costs O(log window) comparisons and moves less than 2 KB.
struct RunningMedian {
  /// The most values that are kept; odd, so that the median is one of them.
  static let window = 255
  private var ascending: [Double] = []
  private var arrivals: [Double] = []
  private var oldest = 0
  /// The number of values observed so far, those included that are no longer kept.
  private(set) var count = 0
  /// The median of the values kept, the lower one of two in the middle; nil without values.
  var median: Double? { ascending.isEmpty ? nil : ascending[(ascending.count - 1) / 2] }

  /// Takes a value; the oldest goes if there are too many.
  mutating func observe(_ value: Double) {
    count += 1
    if arrivals.count < Self.window {
      arrivals.append(value)
    } else {
      ascending.remove(at: place(of: arrivals[oldest]))
      arrivals[oldest] = value
      oldest = (oldest + 1) % Self.window
    }
    ascending.insert(value, at: place(of: value))
  }

  /// Where a value is in ascending order, or would be.
  private func place(of value: Double) -> Int {
    ascending.indices.partitioningIndex { ascending[$0] >= value }
  }
}
