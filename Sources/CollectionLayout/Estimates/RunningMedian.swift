/// The median of the values observed last.
///
/// The values are kept in the order of their arrival and in ascending order. Both are bounded, so
/// that an observation costs O(log window) comparisons and moves less than 2 KB, and the memory is
/// that of the window, however many values come.
struct RunningMedian {
  /// The most values that are kept; odd, so that the median is one of them.
  static let window = 255
  private var ascending: [Double] = []
  private var arrivals: [Double] = []
  private var oldest = 0
  /// The number of values observed so far, those included that are not kept any more.
  private(set) var count = 0

  /// The median of the values kept: the lower one of the two in the middle if their number is even;
  /// nil without values.
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

  mutating func removeAll() { self = RunningMedian() }

  /// Returns where a value is in ascending order, or would be.
  private func place(of value: Double) -> Int {
    ascending.indices.partitioningIndex { ascending[$0] >= value }
  }
}
