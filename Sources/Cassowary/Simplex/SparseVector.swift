/// Numbers by index, most of which are 0, with a list of those that may not be.
struct SparseVector: ~Copyable {
  /// All numbers.
  private(set) var values: Scratch<Double>
  private var isListed: Scratch<Bool>
  /// The indices of the numbers that may not be 0, each once.
  private(set) var indices: ScratchList<Int>

  /// Creates a vector of zeros.
  init(count: Int) {
    values = Scratch(repeating: 0, count: count)
    isListed = Scratch(repeating: false, count: count)
    indices = ScratchList(capacity: min(count, 64))
  }

  /// The number at an index.
  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  /// Sets a number.
  @inline(__always)
  mutating func set(_ index: Int, to number: Double) {
    list(index)
    values[index] = number
  }

  /// Adds to a number; what rounding leaves of a cancellation becomes an exact 0.
  @inline(__always)
  mutating func add(_ change: Double, at index: Int) {
    list(index)
    let sum = values[index] + change
    values[index] = sum
    if _slowPath(sum.magnitude <= Tolerance.pivotCancellation * change.magnitude) {
      values[index] = 0
    }
  }

  /// Notes that a number may not be 0.
  @inline(__always)
  mutating func list(_ index: Int) {
    if isListed[index] { return }
    isListed[index] = true
    indices.append(index)
  }

  /// Makes all numbers 0.
  mutating func removeAll() {
    for place in 0..<indices.count {
      values[indices[place]] = 0
      isListed[indices[place]] = false
    }
    indices.removeAll()
  }
}
