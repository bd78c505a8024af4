/// Where elements are that neither change nor move.
///
/// They are written before anyone else knows of them, and never again, so any thread may read them.
/// Measuring words reads them by pointers (`Benchmarks/compare cells`, cold).
struct FixedElements<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  let buffer: UnsafeBufferPointer<Element>

  /// Makes room for elements that a closure writes.
  init(count: Int, _ write: (UnsafeMutableBufferPointer<Element>) -> Void) {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    write(room)
    buffer = UnsafeBufferPointer(room)
  }
}

/// A table that neither changes nor moves: a pointer into it is good as long as the table lives.
///
/// An array promises that within a closure only, and a kernel reads several tables at once.
final class FixedTable<Element: BitwiseCopyable & Sendable>: Sendable {
  private let fixed: FixedElements<Element>
  var elements: UnsafeBufferPointer<Element> { fixed.buffer }

  init(_ array: [Element]) {
    fixed = FixedElements(count: array.count) { _ = $0.initialize(from: array) }
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
