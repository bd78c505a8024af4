/// A table that neither changes nor moves: a pointer into it is good as long as the table lives.
///
/// An array promises that within a closure only, and a kernel reads several at once
/// (`Benchmarks/compare cells`, cold). Elements are written before anyone else knows of them, and
/// never again, so any thread may read them.
final class FixedTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  let elements: UnsafeBufferPointer<Element>

  init(_ array: [Element]) {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = room.initialize(from: array)
    elements = UnsafeBufferPointer(room)
  }

  deinit { elements.deallocate() }

  /// - Precondition: The index is one of the table's.
  @inline(__always) subscript(index: Int) -> Element {
    precondition(index >= 0 && index < elements.count, "no such element of a table")
    return elements[index]
  }
}
