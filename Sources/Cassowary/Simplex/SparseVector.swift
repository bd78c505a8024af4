/// Numbers by index, mostly 0, with a list of those that may not be.
struct SparseVector: ~Copyable {
  private(set) var values: Scratch<Double>
  private var isListed: Scratch<Bool>
  /// Of the numbers that may not be 0, each once.
  private(set) var indices: ScratchList<Int>

  @inline(__always) init(count: Int) {
    values = Scratch(repeating: 0, count: count)
    isListed = Scratch(repeating: false, count: count)
    indices = ScratchList(capacity: min(count, 256))
  }

  @inline(__always) subscript(index: Int) -> Double { values[index] }

  @inline(__always) mutating func set(_ index: Int, to number: Double) {
    list(index)
    values[index] = number
  }

  /// A cancellation becomes an exact 0, whatever rounding leaves.
  @inline(__always) mutating func add(_ change: Double, at index: Int) {
    list(index)
    values[index] = Self.sum(values[index], change)
  }

  @inline(__always) static func sum(_ number: Double, _ change: Double) -> Double {
    let sum = number + change
    return _slowPath(sum.magnitude <= Tolerance.pivotCancellation * change.magnitude) ? 0 : sum
  }

  /// Numbers that are changed and not 0 have to be listed afterwards.
  var borrowed: BorrowedElements<Double> { mutating get { values.elements } }

  @inline(__always) mutating func list(_ index: Int) {
    if isListed[index] { return }
    isListed[index] = true
    indices.append(index)
  }

  mutating func removeAll() {
    for place in 0..<indices.count {
      values[indices[place]] = 0
      isListed[indices[place]] = false
    }
    indices.removeAll()
  }
}
