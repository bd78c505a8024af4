/// Counts the nodes of trees that were read or written, for tests of complexity.
///
/// All trees of a layout share it, copies included; each adds to it once for each operation.
final class OperationCount {
  /// Separate memory: a stored property would have its exclusive access checked at every addition,
  /// which costs more than the addition.
  private let counter: UnsafeMutablePointer<Int>

  init() {
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
  }

  deinit { counter.deallocate() }

  var nodes: Int {
    get { counter.pointee }
    set { counter.pointee = newValue }
  }
}
