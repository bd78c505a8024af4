/// Counts the nodes of trees that were read or written, for tests of complexity.
///
/// Shared by all trees of a layout, copies included; a tree adds to it once for each operation.
final class OperationCount {
  /// Separate memory: a stored property would have its exclusive access checked at every addition,
  /// which costs more than the addition.
  private let counter: UnsafeMutablePointer<Int>

  init() {
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
  }

  deinit { counter.deallocate() }

  /// Nodes touched so far.
  var nodes: Int {
    get { counter.pointee }
    set { counter.pointee = newValue }
  }
}
