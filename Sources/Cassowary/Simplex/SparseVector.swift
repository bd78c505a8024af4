/// Numbers by index, most of which are 0, with a list of those that may not be.
struct SparseVector: ~Copyable {
  /// All numbers.
  private(set) var values: Scratch<Double>
  private var isListed: Scratch<Bool>
  /// The indices of the numbers that may not be 0, each once.
  private(set) var indices: ScratchList<Int>

  /// Creates a vector of zeros.
  @inline(__always) init(count: Int) {
    values = Scratch(repeating: 0, count: count)
    isListed = Scratch(repeating: false, count: count)
    indices = ScratchList(capacity: min(count, 256))
  }

  /// The number at an index.
  @inline(__always) subscript(index: Int) -> Double { values[index] }

  /// Sets a number.
  @inline(__always) mutating func set(_ index: Int, to number: Double) {
    list(index)
    values[index] = number
  }

  /// Adds to a number; what rounding leaves of a cancellation becomes an exact 0.
  @inline(__always) mutating func add(_ change: Double, at index: Int) {
    list(index)
    values[index] = Self.sum(values[index], change)
  }

  /// The sum of a number and its change; what rounding leaves of a cancellation becomes an exact 0.
  @inline(__always) static func sum(_ number: Double, _ change: Double) -> Double {
    let sum = number + change
    return _slowPath(sum.magnitude <= Tolerance.pivotCancellation * change.magnitude) ? 0 : sum
  }

  /// All numbers, to be changed in place for as long as a call lasts; those that are not 0 have to
  /// be listed afterwards.
  var borrowed: BorrowedElements<Double> { mutating get { values.elements } }

  /// Notes that a number may not be 0.
  @inline(__always) mutating func list(_ index: Int) {
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
