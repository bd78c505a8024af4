/// A table that neither changes nor moves: a pointer into it is good as long as the table lives.
///
/// An array promises that within a closure only, and a kernel reads several tables at once.
final class FixedTable<Element: BitwiseCopyable & Sendable>: Sendable {
  // Written before anyone else knows of the table, and never again; measuring words is what reads
  // them by pointers (`Benchmarks/compare cells`, cold).
  nonisolated(unsafe) let elements: UnsafeBufferPointer<Element>

  init(_ array: [Element]) {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = room.initialize(from: array)
    elements = UnsafeBufferPointer(room)
  }

  deinit { elements.deallocate() }

  /// - Precondition: The index is one of the table's.
  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < elements.count, "no such element of a table")
    return elements[index]
  }
}

// Embedded Swift has no mirrors.
#if !hasFeature(Embedded)
  extension FixedTable: CustomReflectable {
    /// The elements, as an array shows them: their address differs from run to run.
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
    }
  }
#endif
