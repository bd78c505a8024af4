/// Numbers or marks for the length of one piece of work.
///
/// An array knows who else holds it and checks each access. Scratch has one owner, a fixed size and
/// elements that need no clean-up, so it costs one allocation and plain memory accesses; builds for
/// debugging check indices all the same.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// The elements.
  let elements: UnsafeMutableBufferPointer<Element>

  /// Makes room for elements that are all the same at first.
  init(repeating element: Element, count: Int) {
    elements = .allocate(capacity: count)
    elements.initialize(repeating: element)
  }

  deinit {
    elements.deallocate()
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// The elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(elements)) }

  /// The element at an index.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating _modify { yield &elements[index] }
  }
}
